#ifndef STYLE_SHEET_TEXT_H
#define STYLE_SHEET_TEXT_H

#include <stddef.h>
#include <stdint.h>

/// The style sheet in UTF-8; it is there as long as the process is.
typedef struct __attribute__((swift_attr("safe"))) {
  const uint8_t *_Nonnull bytes;
  size_t count;
} StyleSheetText;

StyleSheetText styleSheetText(void);

#endif
