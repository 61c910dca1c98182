#ifndef PROGRAM_TEXTS_H
#define PROGRAM_TEXTS_H

#include <stddef.h>
#include <stdint.h>

/// The texts by the folder of their source files, as JSON in UTF-8; they are there as long as the process is.
typedef struct __attribute__((swift_attr("safe"))) {
  const uint8_t *_Nonnull bytes;
  size_t count;
} ProgramTexts;

ProgramTexts programTexts(void);

#endif
