// The schemas that are written by hand, and the published ones of screens and portfolios, built in from their files.
//
// The module is C because Swift cannot embed a file: SwiftPM's embedInCode makes Swift array literals of the bytes, which
// compile ten times slower, and a build tool plugin runs at every build.
#include "SchemaTexts.h"

#ifndef __has_embed
#error "#embed needs Clang 19 or later, which Swift 6.2 and Xcode 26 have."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

#define SCHEMA(name) \
  SchemaText name##Schema(void) { return (SchemaText){name, sizeof name}; }

static const uint8_t batchFault[] = {
#embed "../../Schemas/batch-fault.schema.json"
};
SCHEMA(batchFault)

static const uint8_t batchSummary[] = {
#embed "../../Schemas/batch-summary.schema.json"
};
SCHEMA(batchSummary)

static const uint8_t exchangeRates[] = {
#embed "../../Schemas/exchange-rates.schema.json"
};
SCHEMA(exchangeRates)

static const uint8_t explanation[] = {
#embed "../../Schemas/explanation.schema.json"
};
SCHEMA(explanation)

static const uint8_t patch[] = {
#embed "../../Schemas/patch.schema.json"
};
SCHEMA(patch)

static const uint8_t portfolio[] = {
#embed "../../Schemas/portfolio.schema.json"
};
SCHEMA(portfolio)

static const uint8_t productList[] = {
#embed "../../Schemas/product-list.schema.json"
};
SCHEMA(productList)

static const uint8_t productTypes[] = {
#embed "../../Schemas/product-types.schema.json"
};
SCHEMA(productTypes)

static const uint8_t publishedPortfolio1[] = {
#embed "../../Schemas/Published/portfolio.1.schema.json"
};
SCHEMA(publishedPortfolio1)

static const uint8_t publishedScreen1[] = {
#embed "../../Schemas/Published/loan-detail.1.schema.json"
};
SCHEMA(publishedScreen1)

static const uint8_t publishedScreen2[] = {
#embed "../../Schemas/Published/loan-detail.2.schema.json"
};
SCHEMA(publishedScreen2)

static const uint8_t serveAnswer[] = {
#embed "../../Schemas/serve-answer.schema.json"
};
SCHEMA(serveAnswer)

static const uint8_t serveRequest[] = {
#embed "../../Schemas/serve-request.schema.json"
};
SCHEMA(serveRequest)

static const uint8_t tariff[] = {
#embed "../../Schemas/tariff.schema.json"
};
SCHEMA(tariff)

static const uint8_t words[] = {
#embed "../../Schemas/words.schema.json"
};
SCHEMA(words)
