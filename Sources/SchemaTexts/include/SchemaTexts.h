#ifndef SCHEMA_TEXTS_H
#define SCHEMA_TEXTS_H

#include <stddef.h>
#include <stdint.h>

/// The UTF-8 text of a schema; it is there as long as the process is.
typedef struct __attribute__((swift_attr("safe"))) {
  const uint8_t *_Nonnull bytes;
  size_t count;
} SchemaText;

SchemaText batchFaultSchema(void);
SchemaText batchSummarySchema(void);
SchemaText exchangeRatesSchema(void);
SchemaText explanationSchema(void);
SchemaText patchSchema(void);
SchemaText portfolioSchema(void);
SchemaText productListSchema(void);
SchemaText productTypesSchema(void);
SchemaText publishedPortfolio1Schema(void);
SchemaText publishedScreen1Schema(void);
SchemaText publishedScreen2Schema(void);
SchemaText serveAnswerSchema(void);
SchemaText serveRequestSchema(void);
SchemaText tariffSchema(void);
SchemaText wordsSchema(void);

#endif
