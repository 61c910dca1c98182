#ifndef LOCALE_DATA_H
#define LOCALE_DATA_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of the table; they are there as long as the process is.
typedef struct __attribute__((swift_attr("safe"))) {
  const uint8_t *_Nonnull bytes;
  size_t count;
} LocaleBytes;

LocaleBytes localeBytes(void);

#endif
