// The texts of the program in English and Russian, built in for "words", which works without the sources. It is C for the
// reason that SchemaTexts.c gives. WordsCommandTests hold texts.json to the sources and write it anew.
#include "ProgramTexts.h"

#ifndef __has_embed
#error "#embed needs Clang 19 or later, which Swift 6.2 and Xcode 26 have."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t texts[] = {
#embed "texts.json"
};

ProgramTexts programTexts(void) { return (ProgramTexts){texts, sizeof texts}; }
