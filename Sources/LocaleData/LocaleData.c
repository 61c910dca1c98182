// The table of locales, built in from its file: see LocaleTable.swift in Localization. Run .ci/locale-table/make to
// make the file anew.
#include "LocaleData.h"

#ifndef __has_embed
#error "#embed needs Clang 19 or later, which Swift 6.2 and Xcode 26 have."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t table[] = {
#embed "locales.table"
};

LocaleBytes localeBytes(void) { return (LocaleBytes){table, sizeof table}; }
