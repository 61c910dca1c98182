#ifndef SAMPLE_TEXTS_H
#define SAMPLE_TEXTS_H

#include <stddef.h>
#include <stdint.h>

/// The UTF-8 text of a sample document; it is there as long as the process is.
typedef struct {
  /// `NULL` if there is no such document.
  const uint8_t *_Nullable bytes;
  size_t count;
} SampleText;

/// The sample records of the product with this module.
SampleText samplePortfolio(const char *_Nonnull module);

/// The sample tariff of the product with this module.
SampleText sampleTariff(const char *_Nonnull module);

/// The JSON Schema of the specifics of the product with this module.
SampleText specificsSchema(const char *_Nonnull module);

#endif
