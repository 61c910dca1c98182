/// Sample records: a contract that is paid on time, an overdue one and a repaid one, each with a security.
/// Add terms for every state that your product can have.
///
/// The records are what `loan-detail sample --product carLoan --terms terms.json` prints for these terms. All figures
/// are calculated from them, and the people are fictional:
///
///     [
///       {"id": "3001", "customer": "C-3001", "as_of": "2026-11-21", "disbursed": "2026-08-20", "principal": 1800000,
///        "annual_rate_percent": "12.4", "payments": 6, "payment_day": 5, "first_payment": "2026-10-05",
///        "interest": "ACT/ACT RU", "security": {"kind": "vehicle", "value": 2600000, "valued_on": "2026-08-12"},
///        "specifics": {"office": {"en": "Sample town, Example street 5", "ru": "Город-образец, Примерная улица, 5"}}},
///       {"id": "3002", "customer": "C-3001", "as_of": "2026-11-21", "disbursed": "2026-07-10", "principal": 900000,
///        "annual_rate_percent": "14.9", "payments": 6, "payment_day": 10, "interest": "ACT/ACT RU", "missed": 2,
///        "penalty_rate_percent": 20, "security": {"kind": "vehicle", "value": 1300000, "valued_on": "2026-07-03"}},
///       {"id": "3003", "customer": "C-3001", "as_of": "2026-11-21", "disbursed": "2025-03-10", "principal": 300000,
///        "annual_rate_percent": "14.9", "payments": 3, "payment_day": 10, "interest": "ACT/ACT RU",
///        "security": {"kind": "vehicle", "value": 800000, "valued_on": "2025-03-01"}}
///     ]
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "loans": [
    {
      "id": "3001",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-3001",
      "opened": "2026-08-20",
      "parties": [{"customer": "C-3001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "ends": "2027-03-05",
      "debt": {
        "total": "1228865.21",
        "principal": "1222221.68",
        "interest": "6643.53",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "1228865.21", "validOn": "2026-11-21", "perDiem": "415.22"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-05",
          "amount": "310942.95",
          "portions": {"principal": "298486.33", "interest": "12456.62"},
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
        "originalAmount": "1800000.00",
        "rates": [{"percent": "12.4", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "12.434", "amount": "75874.79"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 6, "unit": "months"},
        "payments": 6,
        "paymentEvery": {"count": 1, "unit": "months"},
        "firstPayment": "2026-10-05",
        "paymentDay": 5,
        "prepayment": {"full": true, "partial": true}
      },
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Sample car", "ru": "Автомобиль (образец)"},
          "value": "2600000.00",
          "valuedOn": "2026-08-12"
        }
      ],
      "documents": [
        {"id": "agreement", "title": {"en": "Agreement", "ru": "Договор"}, "date": "2026-08-20"}
      ],
      "schedule": {
        "kind": "full",
        "paid": 2,
        "total": 6,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-10-05",
            "payment": "310942.95",
            "portions": {"principal": "282813.63", "interest": "28129.32"},
            "balance": "1517186.37",
            "paidOn": "2026-10-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-11-05",
            "payment": "310942.95",
            "portions": {"principal": "294964.69", "interest": "15978.26"},
            "balance": "1222221.68",
            "paidOn": "2026-11-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-12-05",
            "payment": "310942.95",
            "portions": {"principal": "298486.33", "interest": "12456.62"},
            "balance": "923735.35",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2027-01-05",
            "payment": "310942.95",
            "portions": {"principal": "301214.63", "interest": "9728.32"},
            "balance": "622520.72",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2027-02-05",
            "payment": "310942.95",
            "portions": {"principal": "304386.87", "interest": "6556.08"},
            "balance": "318133.85",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2027-03-05",
            "payment": "321160.04",
            "portions": {"principal": "318133.85", "interest": "3026.19"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "3001-2",
          "kind": "payment",
          "date": "2026-11-05",
          "amount": "310942.95",
          "portions": {"principal": "294964.69", "interest": "15978.26"},
          "balance": "1222221.68"
        },
        {
          "id": "3001-1",
          "kind": "payment",
          "date": "2026-10-05",
          "amount": "310942.95",
          "portions": {"principal": "282813.63", "interest": "28129.32"},
          "balance": "1517186.37"
        },
        {
          "id": "3001-disbursement",
          "kind": "disbursement",
          "date": "2026-08-20",
          "amount": "1800000.00",
          "balance": "1800000.00"
        }
      ],
      "specifics": {
        "office": {"en": "Sample town, Example street 5", "ru": "Город-образец, Примерная улица, 5"}
      }
    },
    {
      "id": "3002",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-3002",
      "opened": "2026-07-10",
      "parties": [{"customer": "C-3001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "overlays": ["overdue"],
      "ends": "2027-01-10",
      "debt": {
        "total": "630180.49",
        "principal": "607769.64",
        "interest": "17863.43",
        "fees": "0.00",
        "penalties": "4547.42",
        "overdue": {
          "amount": "317718.98",
          "since": "2026-10-10",
          "portions": {"principal": "299924.63", "interest": "13246.93", "penalties": "4547.42"}
        },
        "payoff": {"amount": "630180.49", "validOn": "2026-11-21", "perDiem": "419.71"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-10",
          "amount": "156585.78",
          "portions": {"principal": "152815.73", "interest": "3770.05"},
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
        "originalAmount": "900000.00",
        "rates": [{"percent": "14.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "15.047", "amount": "39920.04"},
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
            "amount": "4547.42",
            "outstanding": "4547.42",
            "penalty": true
          }
        ],
        "prepayment": {"full": true, "partial": true}
      },
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Sample car", "ru": "Автомобиль (образец)"},
          "value": "1300000.00",
          "valuedOn": "2026-07-03"
        }
      ],
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
            "payment": "156585.78",
            "portions": {"principal": "145196.46", "interest": "11389.32"},
            "balance": "754803.54",
            "paidOn": "2026-08-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-09-10",
            "payment": "156585.78",
            "portions": {"principal": "147033.90", "interest": "9551.88"},
            "balance": "607769.64",
            "paidOn": "2026-09-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-10-10",
            "payment": "156585.78",
            "portions": {"principal": "149142.68", "interest": "7443.10"},
            "balance": "458626.96",
            "outstanding": "156585.78",
            "status": "overdue"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-11-10",
            "payment": "156585.78",
            "portions": {"principal": "150781.95", "interest": "5803.83"},
            "balance": "307845.01",
            "outstanding": "156585.78",
            "status": "overdue"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2026-12-10",
            "payment": "156585.78",
            "portions": {"principal": "152815.73", "interest": "3770.05"},
            "balance": "155029.28",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2027-01-10",
            "payment": "156991.14",
            "portions": {"principal": "155029.28", "interest": "1961.86"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "3002-2",
          "kind": "payment",
          "date": "2026-09-10",
          "amount": "156585.78",
          "portions": {"principal": "147033.90", "interest": "9551.88"},
          "balance": "607769.64"
        },
        {
          "id": "3002-1",
          "kind": "payment",
          "date": "2026-08-10",
          "amount": "156585.78",
          "portions": {"principal": "145196.46", "interest": "11389.32"},
          "balance": "754803.54"
        },
        {
          "id": "3002-disbursement",
          "kind": "disbursement",
          "date": "2026-07-10",
          "amount": "900000.00",
          "balance": "900000.00"
        }
      ]
    },
    {
      "id": "3003",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-3003",
      "opened": "2025-03-10",
      "parties": [{"customer": "C-3001", "role": "borrower", "name": "Вера Вымышленная"}],
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
        "originalAmount": "300000.00",
        "rates": [{"percent": "14.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "15.023", "amount": "7543.32"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 3, "unit": "months"},
        "payments": 3,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 10,
        "prepayment": {"full": true, "partial": true}
      },
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Sample car", "ru": "Автомобиль (образец)"},
          "value": "800000.00",
          "valuedOn": "2025-03-01"
        }
      ],
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
            "payment": "102493.55",
            "portions": {"principal": "98697.11", "interest": "3796.44"},
            "balance": "201302.89",
            "paidOn": "2025-04-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2025-05-10",
            "payment": "102493.55",
            "portions": {"principal": "100028.28", "interest": "2465.27"},
            "balance": "101274.61",
            "paidOn": "2025-05-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2025-06-10",
            "payment": "102556.22",
            "portions": {"principal": "101274.61", "interest": "1281.61"},
            "balance": "0.00",
            "paidOn": "2025-06-10",
            "status": "paid"
          }
        ]
      },
      "operations": [
        {
          "id": "3003-3",
          "kind": "payment",
          "date": "2025-06-10",
          "amount": "102556.22",
          "portions": {"principal": "101274.61", "interest": "1281.61"},
          "balance": "0.00"
        },
        {
          "id": "3003-2",
          "kind": "payment",
          "date": "2025-05-10",
          "amount": "102493.55",
          "portions": {"principal": "100028.28", "interest": "2465.27"},
          "balance": "101274.61"
        },
        {
          "id": "3003-1",
          "kind": "payment",
          "date": "2025-04-10",
          "amount": "102493.55",
          "portions": {"principal": "98697.11", "interest": "3796.44"},
          "balance": "201302.89"
        },
        {
          "id": "3003-disbursement",
          "kind": "disbursement",
          "date": "2025-03-10",
          "amount": "300000.00",
          "balance": "300000.00"
        }
      ]
    }
  ]
}
"""#
}
