// The samples of the installed products, built in from their JSON files. It is C for the reason that SchemaTexts.c gives.
#include "SampleTexts.h"
#include <string.h>

#ifndef __has_embed
#error "#embed needs Clang 19 or later, which Swift 6.2 and Xcode 26 have."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

typedef enum { PORTFOLIO_TEXT, TARIFF_TEXT, SPECIFICS_TEXT } Kind;

typedef struct {
  const char *module;
  Kind kind;
  /// The text, with a zero at its end.
  const uint8_t *bytes;
} Sample;

// What a product's Samples.h consists of: each document begins with one of the first three and ends with the last.
#define PORTFOLIO(module) {#module, PORTFOLIO_TEXT, (const uint8_t[]){
#define TARIFF(module) {#module, TARIFF_TEXT, (const uint8_t[]){
#define SPECIFICS(module) {#module, SPECIFICS_TEXT, (const uint8_t[]){
#define END , 0}},

// A line for each product. The command plugins add-product and remove-product edit this list.
static const Sample samples[] = {
#include "../../ProductPlugins/ConsumerLoan/Samples/Samples.h"
#include "../../ProductPlugins/Mortgage/Samples/Samples.h"
#include "../../ProductPlugins/CarLoan/Samples/Samples.h"
#include "../../ProductPlugins/CreditCard/Samples/Samples.h"
#include "../../ProductPlugins/EducationLoan/Samples/Samples.h"
#include "../../ProductPlugins/Instalment/Samples/Samples.h"
#include "../../ProductPlugins/Overdraft/Samples/Samples.h"
#include "../../ProductPlugins/MicroLoan/Samples/Samples.h"
};

static SampleText sampleText(const char *module, Kind kind) {
  for (size_t index = 0; index < sizeof samples / sizeof samples[0]; index++) {
    const Sample *sample = &samples[index];
    if (sample->kind == kind && strcmp(sample->module, module) == 0) {
      return (SampleText){sample->bytes, strlen((const char *)sample->bytes)};
    }
  }
  return (SampleText){NULL, 0};
}

SampleText samplePortfolio(const char *module) { return sampleText(module, PORTFOLIO_TEXT); }

SampleText sampleTariff(const char *module) { return sampleText(module, TARIFF_TEXT); }

SampleText specificsSchema(const char *module) { return sampleText(module, SPECIFICS_TEXT); }
