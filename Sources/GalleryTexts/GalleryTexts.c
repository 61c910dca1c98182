// The style and the script of the gallery, built in from their files. It is C for the reason that SchemaTexts.c gives.
#include "GalleryTexts.h"

#ifndef __has_embed
#error "#embed needs Clang 19 or later, which Swift 6.2 and Xcode 26 have."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t style[] = {
#embed "gallery.css"
};
static const uint8_t script[] = {
#embed "gallery.js"
};

GalleryText galleryStyle(void) { return (GalleryText){style, sizeof style}; }
GalleryText galleryScript(void) { return (GalleryText){script, sizeof script}; }
