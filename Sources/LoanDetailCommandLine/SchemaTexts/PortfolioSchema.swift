extension SchemaTexts {
  /// `Schemas/portfolio.schema.json`.
  static let portfolio = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:loan-detail:portfolio:1",
      "title": "Portfolio",
      "description": "Loans with everything a bank's systems know of them.",
      "$comment": "A field may be added without a new version: a reader reports a field it does not know, and reads the rest.",
      "type": "object",
      "required": ["schemaVersion", "loans"],
      "properties": {
        "schemaVersion": {"const": 1},
        "asOf": {
          "description": "The day everything in the document is true for.",
          "anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]
        },
        "loans": {"type": "array", "items": {"$ref": "#/$defs/loan"}}
      },
      "additionalProperties": false,
      "$defs": {
        "absence": {
          "description": "A value that is not there: null says no more than leaving it out, the object says why.",
          "anyOf": [
            {"type": "null"},
            {
              "type": "object",
              "required": ["absent"],
              "properties": {"absent": {"$ref": "#/$defs/absenceReason"}},
              "additionalProperties": false
            }
          ]
        },
        "absenceReason": {"enum": ["withheld", "notApplicable", "notProvided"]},
        "action": {
          "description": "Something the customer may ask for, and whether it is allowed now.",
          "type": "object",
          "required": ["kind", "state"],
          "properties": {
            "kind": {"$ref": "#/$defs/actionKind"},
            "title": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/absence"}]},
            "state": {"$ref": "#/$defs/actionState"},
            "minimum": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "maximum": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "cutOff": {"anyOf": [{"$ref": "#/$defs/timeOfDay"}, {"$ref": "#/$defs/absence"}]},
            "fee": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "reason": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/absence"}]},
            "until": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "request": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/absence"}]},
            "since": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false,
          "allOf": [
            {
              "if": {"properties": {"state": {"const": "available"}}, "required": ["state"]},
              "then": {
                "properties": {"reason": false, "until": false, "request": false, "since": false}
              }
            },
            {
              "if": {"properties": {"state": {"const": "hidden"}}, "required": ["state"]},
              "then": {
                "properties": {"reason": false, "until": false, "request": false, "since": false}
              }
            },
            {
              "if": {"properties": {"state": {"const": "unavailable"}}, "required": ["state"]},
              "then": {
                "required": ["reason"],
                "properties": {"reason": {"$ref": "#/$defs/text"}, "request": false, "since": false}
              }
            },
            {
              "if": {"properties": {"state": {"const": "pending"}}, "required": ["state"]},
              "then": {
                "required": ["request"],
                "properties": {"request": {"$ref": "#/$defs/text"}, "reason": false, "until": false}
              }
            }
          ]
        },
        "actionKind": {
          "enum": [
            "pay", "repayPart", "repayFull", "changePaymentDate", "setUpAutopay", "takePaymentHoliday",
            "orderStatement"
          ]
        },
        "actionState": {"enum": ["available", "unavailable", "pending", "hidden"]},
        "amortisation": {"enum": ["annuity", "equalPrincipal", "mixed", "interestOnly", "bullet", "none"]},
        "interestAccrual": {
          "description": "How the interest of a period is measured: equal parts of a year, or its days by a convention. With it and the other terms a schedule can be worked out, and one that is given can be held to them.",
          "enum": [
            "equal-periods", "ACT/ACT ISDA", "ACT/ACT RU", "ACT/ACT AFB", "ACT/ACT Year", "ACT/360", "ACT/364", "ACT/365F",
            "ACT/365.25", "ACT/365 Actual", "30/360 Bond Basis", "30/360 US", "30/360 PSA", "30E/360", "30E/360 ISDA",
            "30E+/360", "30E/365", "NL/360", "NL/365", "EU months"
          ]
        },
        "count": {"type": "integer", "minimum": 0, "maximum": 120000},
        "currency": {
          "description": "A code of ISO 4217, with the decimals its amounts carry where they are not ISO 4217's.",
          "anyOf": [
            {"$ref": "#/$defs/currencyCode"},
            {
              "type": "object",
              "required": ["code", "decimals"],
              "properties": {
                "code": {"$ref": "#/$defs/currencyCode"},
                "decimals": {"type": "integer", "minimum": 0, "maximum": 6}
              },
              "additionalProperties": false
            }
          ]
        },
        "currencyCode": {"type": "string", "pattern": "^[A-Z]{3}$"},
        "date": {
          "description": "A day of the calendar.",
          "type": "string",
          "format": "date",
          "pattern": "^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
        },
        "debt": {
          "description": "What is owed on the document's day; the parts make up the total.",
          "type": "object",
          "properties": {
            "total": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "principal": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "interest": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "fees": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "penalties": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "overpaid": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "overdue": {"anyOf": [{"$ref": "#/$defs/overdue"}, {"$ref": "#/$defs/absence"}]},
            "payoff": {"anyOf": [{"$ref": "#/$defs/payoff"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "decimal": {
          "description": "An exact decimal, in quotes so that no digit is lost.",
          "type": "string",
          "pattern": "^-?[0-9]+(\\.[0-9]+)?$"
        },
        "document": {
          "description": "A paper that goes with the loan.",
          "type": "object",
          "required": ["id", "title"],
          "properties": {
            "id": {"$ref": "#/$defs/name"},
            "title": {"$ref": "#/$defs/text"},
            "date": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "fee": {
          "description": "Something charged beside interest.",
          "type": "object",
          "required": ["title", "amount"],
          "properties": {
            "title": {"$ref": "#/$defs/text"},
            "amount": {"$ref": "#/$defs/money"},
            "due": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "outstanding": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "penalty": {"anyOf": [{"$ref": "#/$defs/flag"}, {"type": "null"}]}
          },
          "additionalProperties": false
        },
        "flag": {"type": "boolean"},
        "fullCost": {
          "description": "What the loan costs a year with everything in it, with the decimals the law prints.",
          "type": "object",
          "required": ["measure", "percent"],
          "properties": {
            "measure": {"$ref": "#/$defs/fullCostMeasure"},
            "percent": {"$ref": "#/$defs/decimal"},
            "amount": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "fullCostMeasure": {"enum": ["psk", "aprc", "apr", "cet"]},
        "importance": {"enum": ["information", "attention", "critical"]},
        "insurance": {
          "description": "An insurance that goes with the loan.",
          "type": "object",
          "required": ["kind"],
          "properties": {
            "kind": {"$ref": "#/$defs/insuranceKind"},
            "insurer": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/absence"}]},
            "number": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/absence"}]},
            "from": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "until": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "premium": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "insuredAmount": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "insuranceKind": {"enum": ["life", "property", "title", "unemployment", "vehicle"]},
        "loan": {
          "description": "One loan: its id is unique among loans of its type.",
          "type": "object",
          "required": ["id", "type", "currency", "parties", "phase"],
          "properties": {
            "id": {"$ref": "#/$defs/name"},
            "type": {"$ref": "#/$defs/productType"},
            "currency": {"$ref": "#/$defs/currency"},
            "title": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/absence"}]},
            "contractNumber": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/absence"}]},
            "opened": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "ends": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "parties": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/party"}},
            "phase": {"$ref": "#/$defs/phase"},
            "overlays": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/overlay"}}, {"$ref": "#/$defs/absence"}]
            },
            "debt": {"anyOf": [{"$ref": "#/$defs/debt"}, {"$ref": "#/$defs/absence"}]},
            "obligations": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/obligation"}}, {"$ref": "#/$defs/absence"}]
            },
            "terms": {"anyOf": [{"$ref": "#/$defs/terms"}, {"$ref": "#/$defs/absence"}]},
            "schedule": {"anyOf": [{"$ref": "#/$defs/schedule"}, {"$ref": "#/$defs/absence"}]},
            "operations": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/operation"}}, {"$ref": "#/$defs/absence"}]
            },
            "security": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/security"}}, {"$ref": "#/$defs/absence"}]
            },
            "insurance": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/insurance"}}, {"$ref": "#/$defs/absence"}]
            },
            "documents": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/document"}}, {"$ref": "#/$defs/absence"}]
            },
            "notices": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/notice"}}, {"$ref": "#/$defs/absence"}]
            },
            "actions": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/action"}}, {"$ref": "#/$defs/absence"}]
            },
            "specifics": {
              "description": "What only the loan's type has; its product's own README describes it.",
              "type": ["object", "null"]
            }
          },
          "additionalProperties": false
        },
        "money": {
          "description": "An amount in the loan's currency, with at most its decimals, in quotes to keep every digit.",
          "type": "string",
          "pattern": "^-?[0-9]+(\\.[0-9]+)?$"
        },
        "name": {
          "description": "A text that names something, and so is not empty.",
          "type": "string",
          "minLength": 1
        },
        "notice": {
          "description": "Something the customer is to know.",
          "type": "object",
          "required": ["id", "importance", "title"],
          "properties": {
            "id": {"$ref": "#/$defs/name"},
            "importance": {"$ref": "#/$defs/importance"},
            "title": {"$ref": "#/$defs/text"},
            "text": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "obligation": {
          "description": "Something that is to be paid.",
          "type": "object",
          "required": ["kind"],
          "properties": {
            "kind": {"$ref": "#/$defs/obligationKind"},
            "due": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "amount": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "portions": {"anyOf": [{"$ref": "#/$defs/portions"}, {"$ref": "#/$defs/absence"}]},
            "covered": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "autopay": {"anyOf": [{"$ref": "#/$defs/flag"}, {"$ref": "#/$defs/absence"}]},
            "account": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "obligationKind": {"enum": ["instalment", "minimum", "statement", "overdue", "fee"]},
        "operation": {
          "description": "Something that happened; completed unless it says otherwise.",
          "type": "object",
          "required": ["id", "kind", "date", "amount"],
          "properties": {
            "id": {"$ref": "#/$defs/name"},
            "kind": {"$ref": "#/$defs/operationKind"},
            "date": {"$ref": "#/$defs/date"},
            "amount": {"$ref": "#/$defs/money"},
            "title": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/absence"}]},
            "portions": {"anyOf": [{"$ref": "#/$defs/portions"}, {"$ref": "#/$defs/absence"}]},
            "balance": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "status": {"anyOf": [{"$ref": "#/$defs/operationStatus"}, {"type": "null"}]}
          },
          "additionalProperties": false
        },
        "operationKind": {
          "enum": [
            "disbursement", "payment", "earlyRepayment", "interestAccrual", "fee", "penalty", "insurance",
            "refund", "waiver", "writeOff", "transfer"
          ]
        },
        "operationStatus": {"enum": ["completed", "processing", "failed", "reversed"]},
        "overdue": {
          "description": "The part of the debt that should have been paid by now.",
          "type": "object",
          "properties": {
            "amount": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "since": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "portions": {"anyOf": [{"$ref": "#/$defs/portions"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "overlay": {
          "enum": [
            "overdue", "paymentProcessing", "paymentFailed", "autopayOff", "earlyRepaymentScheduled",
            "paymentHoliday", "requestPending", "restructured", "partiallyDisbursed", "frozen",
            "collections", "overpaid", "rateChangeAnnounced", "gracePeriod", "servicingTransfer",
            "disputed", "staleData", "partialData"
          ]
        },
        "party": {
          "description": "Somebody bound by the contract; a customer among them may see the loan.",
          "type": "object",
          "required": ["role"],
          "properties": {
            "customer": {"anyOf": [{"$ref": "#/$defs/name"}, {"$ref": "#/$defs/absence"}]},
            "role": {"$ref": "#/$defs/partyRole"},
            "name": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "partyRole": {"enum": ["borrower", "coBorrower", "guarantor", "pledgor"]},
        "payoff": {
          "description": "What closes the loan on a day, and how much that grows with every day after it.",
          "type": "object",
          "required": ["amount"],
          "properties": {
            "amount": {"$ref": "#/$defs/money"},
            "validOn": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "perDiem": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "phase": {
          "enum": [
            "application", "approved", "active", "deferred", "maturedUnpaid", "repaid", "closed",
            "writtenOff", "rescheduled", "transferred", "rejected", "withdrawn", "cancelled"
          ]
        },
        "plainText": {"type": "string"},
        "portions": {
          "description": "The parts of an amount, by what they pay for.",
          "type": "object",
          "properties": {
            "principal": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "interest": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "insurance": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "fees": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "penalties": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "positiveCount": {"type": "integer", "minimum": 1, "maximum": 120000},
        "prepayment": {
          "description": "What may be paid back early, and how.",
          "type": "object",
          "properties": {
            "full": {"anyOf": [{"$ref": "#/$defs/flag"}, {"$ref": "#/$defs/absence"}]},
            "partial": {"anyOf": [{"$ref": "#/$defs/flag"}, {"$ref": "#/$defs/absence"}]},
            "minimum": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "noticeDays": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 3660}, {"$ref": "#/$defs/absence"}]},
            "fee": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "productType": {
          "description": "The name of a product type; unknown is kept for loans that do not say theirs.",
          "type": "string",
          "pattern": "^(?!unknown$)[A-Za-z][A-Za-z0-9-]*$"
        },
        "rate": {
          "description": "A rate with its first and last day; yearly and nominal unless it says otherwise.",
          "type": "object",
          "required": ["percent"],
          "properties": {
            "percent": {"$ref": "#/$defs/decimal"},
            "period": {"anyOf": [{"$ref": "#/$defs/ratePeriod"}, {"type": "null"}]},
            "basis": {"anyOf": [{"$ref": "#/$defs/rateBasis"}, {"type": "null"}]},
            "kind": {"anyOf": [{"$ref": "#/$defs/rateKind"}, {"type": "null"}]},
            "from": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "until": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "rateBasis": {"enum": ["nominal", "effective"]},
        "rateKind": {"enum": ["fixed", "indexed", "promotional"]},
        "ratePeriod": {"enum": ["day", "month", "year"]},
        "row": {
          "description": "One row of the schedule.",
          "type": "object",
          "required": ["kind"],
          "properties": {
            "kind": {"$ref": "#/$defs/rowKind"},
            "number": {"anyOf": [{"$ref": "#/$defs/positiveCount"}, {"$ref": "#/$defs/absence"}]},
            "due": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "payment": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "portions": {"anyOf": [{"$ref": "#/$defs/portions"}, {"$ref": "#/$defs/absence"}]},
            "balance": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "outstanding": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "paidOn": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "status": {"anyOf": [{"$ref": "#/$defs/rowStatus"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "rowKind": {"enum": ["instalment", "disbursement", "downPayment", "earlyRepayment", "paymentHoliday"]},
        "rowStatus": {"enum": ["paid", "partiallyPaid", "overdue", "due", "upcoming", "skipped"]},
        "schedule": {
          "description": "The payments, past and to come, in the order of their days.",
          "type": "object",
          "required": ["kind"],
          "properties": {
            "kind": {"$ref": "#/$defs/scheduleKind"},
            "truncated": {"anyOf": [{"$ref": "#/$defs/flag"}, {"type": "null"}]},
            "paid": {"anyOf": [{"$ref": "#/$defs/count"}, {"$ref": "#/$defs/absence"}]},
            "total": {"anyOf": [{"$ref": "#/$defs/count"}, {"$ref": "#/$defs/absence"}]},
            "rows": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/row"}}, {"$ref": "#/$defs/absence"}]
            }
          },
          "additionalProperties": false
        },
        "scheduleKind": {"enum": ["full", "plan", "counts", "derived", "none"]},
        "security": {
          "description": "Something that secures the debt.",
          "type": "object",
          "required": ["kind"],
          "properties": {
            "kind": {"$ref": "#/$defs/securityKind"},
            "title": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/absence"}]},
            "address": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/absence"}]},
            "registration": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/absence"}]},
            "value": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "valuedOn": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "securityKind": {"enum": ["realEstate", "vehicle", "deposit"]},
        "term": {
          "description": "A length of time.",
          "type": "object",
          "required": ["count", "unit"],
          "properties": {"count": {"$ref": "#/$defs/positiveCount"}, "unit": {"$ref": "#/$defs/termUnit"}},
          "additionalProperties": false
        },
        "termUnit": {"enum": ["days", "weeks", "months", "years"]},
        "terms": {
          "description": "What was agreed.",
          "type": "object",
          "properties": {
            "originalAmount": {"anyOf": [{"$ref": "#/$defs/money"}, {"$ref": "#/$defs/absence"}]},
            "rates": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/rate"}}, {"$ref": "#/$defs/absence"}]
            },
            "fullCost": {"anyOf": [{"$ref": "#/$defs/fullCost"}, {"$ref": "#/$defs/absence"}]},
            "amortisation": {"anyOf": [{"$ref": "#/$defs/amortisation"}, {"$ref": "#/$defs/absence"}]},
            "interest": {"anyOf": [{"$ref": "#/$defs/interestAccrual"}, {"$ref": "#/$defs/absence"}]},
            "term": {"anyOf": [{"$ref": "#/$defs/term"}, {"$ref": "#/$defs/absence"}]},
            "payments": {"anyOf": [{"$ref": "#/$defs/positiveCount"}, {"$ref": "#/$defs/absence"}]},
            "paymentEvery": {"anyOf": [{"$ref": "#/$defs/term"}, {"$ref": "#/$defs/absence"}]},
            "firstPayment": {"anyOf": [{"$ref": "#/$defs/date"}, {"$ref": "#/$defs/absence"}]},
            "paymentDay": {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 31}, {"$ref": "#/$defs/absence"}]},
            "fees": {
              "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/fee"}}, {"$ref": "#/$defs/absence"}]
            },
            "prepayment": {"anyOf": [{"$ref": "#/$defs/prepayment"}, {"$ref": "#/$defs/absence"}]},
            "purpose": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/absence"}]}
          },
          "additionalProperties": false
        },
        "text": {
          "description": "A text that is the same in every language, or one text for each.",
          "anyOf": [
            {"type": "string"},
            {
              "type": "object",
              "required": ["en", "ru"],
              "properties": {"en": {"type": "string"}, "ru": {"type": "string"}},
              "additionalProperties": false
            }
          ]
        },
        "timeOfDay": {
          "description": "A local time of day.",
          "type": "string",
          "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
        }
      }
    }

    """#
}
