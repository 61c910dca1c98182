#ifndef GALLERY_TEXTS_H
#define GALLERY_TEXTS_H

#include <stddef.h>
#include <stdint.h>

/// A text in UTF-8; it is there as long as the process is.
typedef struct __attribute__((swift_attr("safe"))) {
  const uint8_t *_Nonnull bytes;
  size_t count;
} GalleryText;

GalleryText galleryStyle(void);
GalleryText galleryScript(void);

#endif
