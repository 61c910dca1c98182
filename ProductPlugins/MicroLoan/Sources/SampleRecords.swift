/// Sample records: a contract that is paid on time, an overdue one and a repaid one.
/// Add terms for every state that your product can have.
///
/// The records are what `loan-detail sample --product microLoan --terms terms.json` prints for these terms. All figures
/// are calculated from them, and the people are fictional:
///
///     [
///       {"id": "8001", "customer": "C-8001", "as_of": "2026-11-21", "disbursed": "2026-08-14", "principal": 600000,
///        "annual_rate_percent": "13.5", "payments": 6, "payment_day": 14, "interest": "ACT/ACT RU",
///        "specifics": {"office": {"en": "Sample town, Example street 5", "ru": "Город-образец, Примерная улица, 5"}}},
///       {"id": "8002", "customer": "C-8001", "as_of": "2026-11-21", "disbursed": "2026-07-10", "principal": 240000,
///        "annual_rate_percent": "15.9", "payments": 6, "payment_day": 10, "interest": "ACT/ACT RU", "missed": 2,
///        "penalty_rate_percent": 20},
///       {"id": "8003", "customer": "C-8001", "as_of": "2026-11-21", "disbursed": "2025-03-10", "principal": 150000,
///        "annual_rate_percent": "15.9", "payments": 3, "payment_day": 10, "interest": "ACT/ACT RU"}
///     ]
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "loans": [
    {
      "id": "8001",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8001",
      "opened": "2026-08-14",
      "parties": [{"customer": "C-8001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "ends": "2027-02-14",
      "debt": {
        "total": "305965.14",
        "principal": "305175.03",
        "interest": "790.11",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "305965.14", "validOn": "2026-11-21", "perDiem": "112.87"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-14",
          "amount": "103974.21",
          "portions": {"principal": "100588.02", "interest": "3386.19"},
          "covered": "0.00",
          "autopay": true,
          "account": "40817810000000000000"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available"},
        {"kind": "repayFull", "state": "available"}
      ],
      "terms": {
        "originalAmount": "600000.00",
        "rates": [{"percent": "13.5", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "13.590", "amount": "24010.10"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 6, "unit": "months"},
        "payments": 6,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 14,
        "prepayment": {"full": true, "partial": true}
      },
      "documents": [
        {"id": "agreement", "title": {"en": "Agreement", "ru": "Договор"}, "date": "2026-08-14"}
      ],
      "schedule": {
        "kind": "full",
        "paid": 3,
        "total": 6,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-09-14",
            "payment": "103974.21",
            "portions": {"principal": "97094.76", "interest": "6879.45"},
            "balance": "502905.24",
            "paidOn": "2026-09-14",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-10-14",
            "payment": "103974.21",
            "portions": {"principal": "98394.03", "interest": "5580.18"},
            "balance": "404511.21",
            "paidOn": "2026-10-14",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-11-14",
            "payment": "103974.21",
            "portions": {"principal": "99336.18", "interest": "4638.03"},
            "balance": "305175.03",
            "paidOn": "2026-11-14",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-12-14",
            "payment": "103974.21",
            "portions": {"principal": "100588.02", "interest": "3386.19"},
            "balance": "204587.01",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2027-01-14",
            "payment": "103974.21",
            "portions": {"principal": "101628.46", "interest": "2345.75"},
            "balance": "102958.55",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2027-02-14",
            "payment": "104139.05",
            "portions": {"principal": "102958.55", "interest": "1180.50"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "8001-3",
          "kind": "payment",
          "date": "2026-11-14",
          "amount": "103974.21",
          "portions": {"principal": "99336.18", "interest": "4638.03"},
          "balance": "305175.03"
        },
        {
          "id": "8001-2",
          "kind": "payment",
          "date": "2026-10-14",
          "amount": "103974.21",
          "portions": {"principal": "98394.03", "interest": "5580.18"},
          "balance": "404511.21"
        },
        {
          "id": "8001-1",
          "kind": "payment",
          "date": "2026-09-14",
          "amount": "103974.21",
          "portions": {"principal": "97094.76", "interest": "6879.45"},
          "balance": "502905.24"
        },
        {
          "id": "8001-disbursement",
          "kind": "disbursement",
          "date": "2026-08-14",
          "amount": "600000.00",
          "balance": "600000.00"
        }
      ],
      "specifics": {
        "office": {"en": "Sample town, Example street 5", "ru": "Город-образец, Примерная улица, 5"}
      }
    },
    {
      "id": "8002",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8002",
      "opened": "2026-07-10",
      "parties": [{"customer": "C-8001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "overlays": ["overdue"],
      "ends": "2027-01-10",
      "debt": {
        "total": "168513.26",
        "principal": "162209.55",
        "interest": "5087.60",
        "fees": "0.00",
        "penalties": "1216.11",
        "overdue": {
          "amount": "84966.81",
          "since": "2026-10-10",
          "portions": {"principal": "79977.24", "interest": "3773.46", "penalties": "1216.11"}
        },
        "payoff": {"amount": "168513.26", "validOn": "2026-11-21", "perDiem": "116.54"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-10",
          "amount": "41875.35",
          "portions": {"principal": "40800.70", "interest": "1074.65"},
          "covered": "0.00",
          "autopay": true,
          "account": "40817810000000000000"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available"},
        {
          "kind": "repayFull",
          "state": "unavailable",
          "reason": {"en": "pay what is overdue first", "ru": "сначала погасите просрочку"}
        }
      ],
      "terms": {
        "originalAmount": "240000.00",
        "rates": [{"percent": "15.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "16.057", "amount": "11367.85"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 6, "unit": "months"},
        "payments": 6,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 10,
        "fees": [
          {
            "title": {
              "en": "Penalty for late payment, 20% a year",
              "ru": "Неустойка за просрочку, 20 % годовых"
            },
            "amount": "1216.11",
            "outstanding": "1216.11",
            "penalty": true
          }
        ],
        "prepayment": {"full": true, "partial": true}
      },
      "documents": [
        {"id": "agreement", "title": {"en": "Agreement", "ru": "Договор"}, "date": "2026-07-10"}
      ],
      "schedule": {
        "kind": "full",
        "paid": 2,
        "total": 6,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-08-10",
            "payment": "41875.35",
            "portions": {"principal": "38634.36", "interest": "3240.99"},
            "balance": "201365.64",
            "paidOn": "2026-08-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-09-10",
            "payment": "41875.35",
            "portions": {"principal": "39156.09", "interest": "2719.26"},
            "balance": "162209.55",
            "paidOn": "2026-09-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-10-10",
            "payment": "41875.35",
            "portions": {"principal": "39755.52", "interest": "2119.83"},
            "balance": "122454.03",
            "outstanding": "41875.35",
            "status": "overdue"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-11-10",
            "payment": "41875.35",
            "portions": {"principal": "40221.72", "interest": "1653.63"},
            "balance": "82232.31",
            "outstanding": "41875.35",
            "status": "overdue"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2026-12-10",
            "payment": "41875.35",
            "portions": {"principal": "40800.70", "interest": "1074.65"},
            "balance": "41431.61",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2027-01-10",
            "payment": "41991.10",
            "portions": {"principal": "41431.61", "interest": "559.49"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "8002-2",
          "kind": "payment",
          "date": "2026-09-10",
          "amount": "41875.35",
          "portions": {"principal": "39156.09", "interest": "2719.26"},
          "balance": "162209.55"
        },
        {
          "id": "8002-1",
          "kind": "payment",
          "date": "2026-08-10",
          "amount": "41875.35",
          "portions": {"principal": "38634.36", "interest": "3240.99"},
          "balance": "201365.64"
        },
        {
          "id": "8002-disbursement",
          "kind": "disbursement",
          "date": "2026-07-10",
          "amount": "240000.00",
          "balance": "240000.00"
        }
      ]
    },
    {
      "id": "8003",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8003",
      "opened": "2025-03-10",
      "parties": [{"customer": "C-8001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "repaid",
      "ends": "2025-06-10",
      "debt": {
        "total": "0.00",
        "principal": "0.00",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"}
      },
      "actions": [{"kind": "orderStatement", "state": "available"}],
      "terms": {
        "originalAmount": "150000.00",
        "rates": [{"percent": "15.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "16.031", "amount": "4025.94"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 3, "unit": "months"},
        "payments": 3,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 10,
        "prepayment": {"full": true, "partial": true}
      },
      "documents": [
        {"id": "agreement", "title": {"en": "Agreement", "ru": "Договор"}, "date": "2025-03-10"}
      ],
      "schedule": {
        "kind": "full",
        "paid": 3,
        "total": 3,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2025-04-10",
            "payment": "51330.81",
            "portions": {"principal": "49305.19", "interest": "2025.62"},
            "balance": "100694.81",
            "paidOn": "2025-04-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2025-05-10",
            "payment": "51330.81",
            "portions": {"principal": "50014.88", "interest": "1315.93"},
            "balance": "50679.93",
            "paidOn": "2025-05-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2025-06-10",
            "payment": "51364.32",
            "portions": {"principal": "50679.93", "interest": "684.39"},
            "balance": "0.00",
            "paidOn": "2025-06-10",
            "status": "paid"
          }
        ]
      },
      "operations": [
        {
          "id": "8003-3",
          "kind": "payment",
          "date": "2025-06-10",
          "amount": "51364.32",
          "portions": {"principal": "50679.93", "interest": "684.39"},
          "balance": "0.00"
        },
        {
          "id": "8003-2",
          "kind": "payment",
          "date": "2025-05-10",
          "amount": "51330.81",
          "portions": {"principal": "50014.88", "interest": "1315.93"},
          "balance": "50679.93"
        },
        {
          "id": "8003-1",
          "kind": "payment",
          "date": "2025-04-10",
          "amount": "51330.81",
          "portions": {"principal": "49305.19", "interest": "2025.62"},
          "balance": "100694.81"
        },
        {
          "id": "8003-disbursement",
          "kind": "disbursement",
          "date": "2025-03-10",
          "amount": "150000.00",
          "balance": "150000.00"
        }
      ]
    }
  ]
}
"""#
}
