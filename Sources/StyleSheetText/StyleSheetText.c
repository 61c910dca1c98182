// The style sheet of a screen, built in from its file in the kit for client teams, so that there is one copy. It is C for the
// reason that SchemaTexts.c gives.
#include "StyleSheetText.h"

#ifndef __has_embed
#error "#embed needs Clang 19 or later, which Swift 6.2 and Xcode 26 have."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t text[] = {
#embed "../../Schemas/Clients/reference-client/loan-detail.css"
};

StyleSheetText styleSheetText(void) { return (StyleSheetText){text, sizeof text}; }
