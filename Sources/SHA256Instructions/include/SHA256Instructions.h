#ifndef SHA256_INSTRUCTIONS_H
#define SHA256_INSTRUCTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256. Asking it is slow, so ask once.
bool sha256InstructionsExist(void);

/// Adds blocks of 64 bytes to the eight words of a digest, of 32 bits each. Call it only if the instructions exist.
///
/// - Parameter constants: the 64 constants of FIPS 180-4, section 4.2.2.
void sha256AddBlocks(
  void *_Nonnull words, const void *_Nonnull message, size_t blocks, const uint32_t *_Nonnull constants);

#endif
