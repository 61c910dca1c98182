/// Sample records: a contract that is paid on time, an overdue one and a repaid one, each with a security.
/// Add terms for every state that your product can have.
///
/// The records are what `loan-detail sample --product __TYPE__ --terms terms.json` prints for these terms. All figures
/// are calculated from them, and the people are fictional:
///
///     [
///       {"id": "__ID__001", "customer": "C-__ID__001", "as_of": "2026-11-21", "disbursed": "2026-08-20", "principal": 1800000,
///        "annual_rate_percent": "12.4", "payments": 6, "payment_day": 5, "first_payment": "2026-10-05",
///        "interest": "ACT/ACT RU", "security": {"kind": "vehicle", "value": 2600000, "valued_on": "2026-08-12"},
///        "specifics": {"office": {"en": "Sample town, Example street 5", "ru": "Город-образец, Примерная улица, 5"}}},
///       {"id": "__ID__002", "customer": "C-__ID__001", "as_of": "2026-11-21", "disbursed": "2026-07-10", "principal": 900000,
///        "annual_rate_percent": "14.9", "payments": 6, "payment_day": 10, "interest": "ACT/ACT RU", "missed": 2,
///        "penalty_rate_percent": 20, "security": {"kind": "vehicle", "value": 1300000, "valued_on": "2026-07-03"}},
///       {"id": "__ID__003", "customer": "C-__ID__001", "as_of": "2026-11-21", "disbursed": "2025-03-10", "principal": 300000,
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
      "id": "__ID__001",
      "type": "__TYPE__",
      "currency": "RUB",
      "contractNumber": "SAMPLE-__ID__001",
      "opened": "2026-03-20",
      "parties": [{"customer": "C-__ID__001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "ends": "2028-04-05",
      "debt": {
        "total": "1338237.49",
        "principal": "1331002.67",
        "interest": "7234.82",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "1338237.49", "validOn": "2026-11-21", "perDiem": "452.18"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-05",
          "amount": "85068.88",
          "portions": {"principal": "71503.59", "interest": "13565.29"},
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
        "fullCost": {"measure": "psk", "percent": "12.422", "amount": "254441.75"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 24, "unit": "months"},
        "payments": 24,
        "paymentEvery": {"count": 1, "unit": "months"},
        "firstPayment": "2026-05-05",
        "paymentDay": 5,
        "prepayment": {"full": true, "partial": true}
      },
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Sample car", "ru": "Автомобиль (образец)"},
          "value": "2600000.00",
          "valuedOn": "2026-03-12"
        }
      ],
      "documents": [
        {"id": "agreement", "title": {"en": "Agreement", "ru": "Договор"}, "date": "2026-03-20"}
      ],
      "schedule": {
        "kind": "full",
        "paid": 7,
        "total": 24,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-05-05",
            "payment": "85068.88",
            "portions": {"principal": "56939.56", "interest": "28129.32"},
            "balance": "1743060.44",
            "paidOn": "2026-05-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-06-05",
            "payment": "85068.88",
            "portions": {"principal": "66711.83", "interest": "18357.05"},
            "balance": "1676348.61",
            "paidOn": "2026-06-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-07-05",
            "payment": "85068.88",
            "portions": {"principal": "67983.90", "interest": "17084.98"},
            "balance": "1608364.71",
            "paidOn": "2026-07-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-08-05",
            "payment": "85068.88",
            "portions": {"principal": "68130.38", "interest": "16938.50"},
            "balance": "1540234.33",
            "paidOn": "2026-08-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2026-09-05",
            "payment": "85068.88",
            "portions": {"principal": "68847.89", "interest": "16220.99"},
            "balance": "1471386.44",
            "paidOn": "2026-09-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2026-10-05",
            "payment": "85068.88",
            "portions": {"principal": "70072.83", "interest": "14996.05"},
            "balance": "1401313.61",
            "paidOn": "2026-10-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 7,
            "due": "2026-11-05",
            "payment": "85068.88",
            "portions": {"principal": "70310.94", "interest": "14757.94"},
            "balance": "1331002.67",
            "paidOn": "2026-11-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 8,
            "due": "2026-12-05",
            "payment": "85068.88",
            "portions": {"principal": "71503.59", "interest": "13565.29"},
            "balance": "1259499.08",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 9,
            "due": "2027-01-05",
            "payment": "85068.88",
            "portions": {"principal": "71804.46", "interest": "13264.42"},
            "balance": "1187694.62",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 10,
            "due": "2027-02-05",
            "payment": "85068.88",
            "portions": {"principal": "72560.67", "interest": "12508.21"},
            "balance": "1115133.95",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 11,
            "due": "2027-03-05",
            "payment": "85068.88",
            "portions": {"principal": "74461.36", "interest": "10607.52"},
            "balance": "1040672.59",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 12,
            "due": "2027-04-05",
            "payment": "85068.88",
            "portions": {"principal": "74109.03", "interest": "10959.85"},
            "balance": "966563.56",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 13,
            "due": "2027-05-05",
            "payment": "85068.88",
            "portions": {"principal": "75217.88", "interest": "9851.00"},
            "balance": "891345.68",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 14,
            "due": "2027-06-05",
            "payment": "85068.88",
            "portions": {"principal": "75681.67", "interest": "9387.21"},
            "balance": "815664.01",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 15,
            "due": "2027-07-05",
            "payment": "85068.88",
            "portions": {"principal": "76755.81", "interest": "8313.07"},
            "balance": "738908.20",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 16,
            "due": "2027-08-05",
            "payment": "85068.88",
            "portions": {"principal": "77287.06", "interest": "7781.82"},
            "balance": "661621.14",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 17,
            "due": "2027-09-05",
            "payment": "85068.88",
            "portions": {"principal": "78101.01", "interest": "6967.87"},
            "balance": "583520.13",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 18,
            "due": "2027-10-05",
            "payment": "85068.88",
            "portions": {"principal": "79121.77", "interest": "5947.11"},
            "balance": "504398.36",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 19,
            "due": "2027-11-05",
            "payment": "85068.88",
            "portions": {"principal": "79756.81", "interest": "5312.07"},
            "balance": "424641.55",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 20,
            "due": "2027-12-05",
            "payment": "85068.88",
            "portions": {"principal": "80741.03", "interest": "4327.85"},
            "balance": "343900.52",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 21,
            "due": "2028-01-05",
            "payment": "85068.88",
            "portions": {"principal": "81448.69", "interest": "3620.19"},
            "balance": "262451.83",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 22,
            "due": "2028-02-05",
            "payment": "85068.88",
            "portions": {"principal": "82312.42", "interest": "2756.46"},
            "balance": "180139.41",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 23,
            "due": "2028-03-05",
            "payment": "85068.88",
            "portions": {"principal": "83298.99", "interest": "1769.89"},
            "balance": "96840.42",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 24,
            "due": "2028-04-05",
            "payment": "97857.51",
            "portions": {"principal": "96840.42", "interest": "1017.09"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "__ID__001-7",
          "kind": "payment",
          "date": "2026-11-05",
          "amount": "85068.88",
          "portions": {"principal": "70310.94", "interest": "14757.94"},
          "balance": "1331002.67"
        },
        {
          "id": "__ID__001-6",
          "kind": "payment",
          "date": "2026-10-05",
          "amount": "85068.88",
          "portions": {"principal": "70072.83", "interest": "14996.05"},
          "balance": "1401313.61"
        },
        {
          "id": "__ID__001-5",
          "kind": "payment",
          "date": "2026-09-05",
          "amount": "85068.88",
          "portions": {"principal": "68847.89", "interest": "16220.99"},
          "balance": "1471386.44"
        },
        {
          "id": "__ID__001-4",
          "kind": "payment",
          "date": "2026-08-05",
          "amount": "85068.88",
          "portions": {"principal": "68130.38", "interest": "16938.50"},
          "balance": "1540234.33"
        },
        {
          "id": "__ID__001-3",
          "kind": "payment",
          "date": "2026-07-05",
          "amount": "85068.88",
          "portions": {"principal": "67983.90", "interest": "17084.98"},
          "balance": "1608364.71"
        },
        {
          "id": "__ID__001-2",
          "kind": "payment",
          "date": "2026-06-05",
          "amount": "85068.88",
          "portions": {"principal": "66711.83", "interest": "18357.05"},
          "balance": "1676348.61"
        },
        {
          "id": "__ID__001-1",
          "kind": "payment",
          "date": "2026-05-05",
          "amount": "85068.88",
          "portions": {"principal": "56939.56", "interest": "28129.32"},
          "balance": "1743060.44"
        },
        {
          "id": "__ID__001-disbursement",
          "kind": "disbursement",
          "date": "2026-03-20",
          "amount": "1800000.00",
          "balance": "1800000.00"
        }
      ],
      "specifics": {
        "office": {"en": "Sample town, Example street 5", "ru": "Город-образец, Примерная улица, 5"}
      }
    },
    {
      "id": "__ID__002",
      "type": "__TYPE__",
      "currency": "RUB",
      "contractNumber": "SAMPLE-__ID__002",
      "opened": "2026-02-10",
      "parties": [{"customer": "C-__ID__001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "overlays": ["overdue"],
      "ends": "2027-08-10",
      "debt": {
        "total": "591496.63",
        "principal": "573025.08",
        "interest": "16842.23",
        "fees": "0.00",
        "penalties": "1629.32",
        "overdue": {
          "amount": "113837.24",
          "since": "2026-10-10",
          "portions": {"principal": "98559.99", "interest": "13647.93", "penalties": "1629.32"}
        },
        "payoff": {"amount": "591496.63", "validOn": "2026-11-21", "perDiem": "295.40"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-10",
          "amount": "56103.96",
          "portions": {"principal": "50293.39", "interest": "5810.57"},
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
        "fullCost": {"measure": "psk", "percent": "14.816", "amount": "109156.70"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 18, "unit": "months"},
        "payments": 18,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 10,
        "fees": [
          {
            "title": {
              "en": "Penalty for late payment, 20% a year",
              "ru": "Неустойка за просрочку, 20 % годовых"
            },
            "amount": "1629.32",
            "outstanding": "1629.32",
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
          "valuedOn": "2026-02-03"
        }
      ],
      "documents": [
        {"id": "agreement", "title": {"en": "Agreement", "ru": "Договор"}, "date": "2026-02-10"}
      ],
      "schedule": {
        "kind": "full",
        "paid": 7,
        "total": 18,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-03-10",
            "payment": "56103.96",
            "portions": {"principal": "45816.84", "interest": "10287.12"},
            "balance": "854183.16",
            "paidOn": "2026-03-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-04-10",
            "payment": "56103.96",
            "portions": {"principal": "45294.45", "interest": "10809.51"},
            "balance": "808888.71",
            "paidOn": "2026-04-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-05-10",
            "payment": "56103.96",
            "portions": {"principal": "46197.84", "interest": "9906.12"},
            "balance": "762690.87",
            "paidOn": "2026-05-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-06-10",
            "payment": "56103.96",
            "portions": {"principal": "46452.26", "interest": "9651.70"},
            "balance": "716238.61",
            "paidOn": "2026-06-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2026-07-10",
            "payment": "56103.96",
            "portions": {"principal": "47332.49", "interest": "8771.47"},
            "balance": "668906.12",
            "paidOn": "2026-07-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2026-08-10",
            "payment": "56103.96",
            "portions": {"principal": "47639.09", "interest": "8464.87"},
            "balance": "621267.03",
            "paidOn": "2026-08-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 7,
            "due": "2026-09-10",
            "payment": "56103.96",
            "portions": {"principal": "48241.95", "interest": "7862.01"},
            "balance": "573025.08",
            "paidOn": "2026-09-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 8,
            "due": "2026-10-10",
            "payment": "56103.96",
            "portions": {"principal": "49086.37", "interest": "7017.59"},
            "balance": "523938.71",
            "outstanding": "56103.96",
            "status": "overdue"
          },
          {
            "kind": "instalment",
            "number": 9,
            "due": "2026-11-10",
            "payment": "56103.96",
            "portions": {"principal": "49473.62", "interest": "6630.34"},
            "balance": "474465.09",
            "outstanding": "56103.96",
            "status": "overdue"
          },
          {
            "kind": "instalment",
            "number": 10,
            "due": "2026-12-10",
            "payment": "56103.96",
            "portions": {"principal": "50293.39", "interest": "5810.57"},
            "balance": "424171.70",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 11,
            "due": "2027-01-10",
            "payment": "56103.96",
            "portions": {"principal": "50736.15", "interest": "5367.81"},
            "balance": "373435.55",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 12,
            "due": "2027-02-10",
            "payment": "56103.96",
            "portions": {"principal": "51378.21", "interest": "4725.75"},
            "balance": "322057.34",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 13,
            "due": "2027-03-10",
            "payment": "56103.96",
            "portions": {"principal": "52422.80", "interest": "3681.16"},
            "balance": "269634.54",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 14,
            "due": "2027-04-10",
            "payment": "56103.96",
            "portions": {"principal": "52691.79", "interest": "3412.17"},
            "balance": "216942.75",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 15,
            "due": "2027-05-10",
            "payment": "56103.96",
            "portions": {"principal": "53447.15", "interest": "2656.81"},
            "balance": "163495.60",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 16,
            "due": "2027-06-10",
            "payment": "56103.96",
            "portions": {"principal": "54034.96", "interest": "2069.00"},
            "balance": "109460.64",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 17,
            "due": "2027-07-10",
            "payment": "56103.96",
            "portions": {"principal": "54763.44", "interest": "1340.52"},
            "balance": "54697.20",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 18,
            "due": "2027-08-10",
            "payment": "55389.38",
            "portions": {"principal": "54697.20", "interest": "692.18"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "__ID__002-7",
          "kind": "payment",
          "date": "2026-09-10",
          "amount": "56103.96",
          "portions": {"principal": "48241.95", "interest": "7862.01"},
          "balance": "573025.08"
        },
        {
          "id": "__ID__002-6",
          "kind": "payment",
          "date": "2026-08-10",
          "amount": "56103.96",
          "portions": {"principal": "47639.09", "interest": "8464.87"},
          "balance": "621267.03"
        },
        {
          "id": "__ID__002-5",
          "kind": "payment",
          "date": "2026-07-10",
          "amount": "56103.96",
          "portions": {"principal": "47332.49", "interest": "8771.47"},
          "balance": "668906.12"
        },
        {
          "id": "__ID__002-4",
          "kind": "payment",
          "date": "2026-06-10",
          "amount": "56103.96",
          "portions": {"principal": "46452.26", "interest": "9651.70"},
          "balance": "716238.61"
        },
        {
          "id": "__ID__002-3",
          "kind": "payment",
          "date": "2026-05-10",
          "amount": "56103.96",
          "portions": {"principal": "46197.84", "interest": "9906.12"},
          "balance": "762690.87"
        },
        {
          "id": "__ID__002-2",
          "kind": "payment",
          "date": "2026-04-10",
          "amount": "56103.96",
          "portions": {"principal": "45294.45", "interest": "10809.51"},
          "balance": "808888.71"
        },
        {
          "id": "__ID__002-1",
          "kind": "payment",
          "date": "2026-03-10",
          "amount": "56103.96",
          "portions": {"principal": "45816.84", "interest": "10287.12"},
          "balance": "854183.16"
        },
        {
          "id": "__ID__002-disbursement",
          "kind": "disbursement",
          "date": "2026-02-10",
          "amount": "900000.00",
          "balance": "900000.00"
        }
      ]
    },
    {
      "id": "__ID__003",
      "type": "__TYPE__",
      "currency": "RUB",
      "contractNumber": "SAMPLE-__ID__003",
      "opened": "2025-03-10",
      "parties": [{"customer": "C-__ID__001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "repaid",
      "ends": "2025-09-10",
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
        "fullCost": {"measure": "psk", "percent": "14.999", "amount": "13262.98"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 6, "unit": "months"},
        "payments": 6,
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
        "paid": 6,
        "total": 6,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2025-04-10",
            "payment": "52195.26",
            "portions": {"principal": "48398.82", "interest": "3796.44"},
            "balance": "251601.18",
            "paidOn": "2025-04-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2025-05-10",
            "payment": "52195.26",
            "portions": {"principal": "49114.01", "interest": "3081.25"},
            "balance": "202487.17",
            "paidOn": "2025-05-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2025-06-10",
            "payment": "52195.26",
            "portions": {"principal": "49632.83", "interest": "2562.43"},
            "balance": "152854.34",
            "paidOn": "2025-06-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2025-07-10",
            "payment": "52195.26",
            "portions": {"principal": "50323.32", "interest": "1871.94"},
            "balance": "102531.02",
            "paidOn": "2025-07-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2025-08-10",
            "payment": "52195.26",
            "portions": {"principal": "50897.75", "interest": "1297.51"},
            "balance": "51633.27",
            "paidOn": "2025-08-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2025-09-10",
            "payment": "52286.68",
            "portions": {"principal": "51633.27", "interest": "653.41"},
            "balance": "0.00",
            "paidOn": "2025-09-10",
            "status": "paid"
          }
        ]
      },
      "operations": [
        {
          "id": "__ID__003-6",
          "kind": "payment",
          "date": "2025-09-10",
          "amount": "52286.68",
          "portions": {"principal": "51633.27", "interest": "653.41"},
          "balance": "0.00"
        },
        {
          "id": "__ID__003-5",
          "kind": "payment",
          "date": "2025-08-10",
          "amount": "52195.26",
          "portions": {"principal": "50897.75", "interest": "1297.51"},
          "balance": "51633.27"
        },
        {
          "id": "__ID__003-4",
          "kind": "payment",
          "date": "2025-07-10",
          "amount": "52195.26",
          "portions": {"principal": "50323.32", "interest": "1871.94"},
          "balance": "102531.02"
        },
        {
          "id": "__ID__003-3",
          "kind": "payment",
          "date": "2025-06-10",
          "amount": "52195.26",
          "portions": {"principal": "49632.83", "interest": "2562.43"},
          "balance": "152854.34"
        },
        {
          "id": "__ID__003-2",
          "kind": "payment",
          "date": "2025-05-10",
          "amount": "52195.26",
          "portions": {"principal": "49114.01", "interest": "3081.25"},
          "balance": "202487.17"
        },
        {
          "id": "__ID__003-1",
          "kind": "payment",
          "date": "2025-04-10",
          "amount": "52195.26",
          "portions": {"principal": "48398.82", "interest": "3796.44"},
          "balance": "251601.18"
        },
        {
          "id": "__ID__003-disbursement",
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
