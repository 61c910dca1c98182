/// Sample records: a grace period that runs, one that is lost with a missed payment, and a debt over the limit.
/// Add terms for every state that your product can have.
///
/// The records are what `loan-detail sample --product overdraft --terms terms.json` prints for these terms. All figures
/// are calculated from them, and the people are fictional:
///
///     [
///       {"id": "7001", "customer": "C-7001", "as_of": "2026-11-21", "opened": "2026-08-14", "limit": 300000,
///        "annual_rate_percent": "29.9", "closing_day": 5, "due_days": 20, "minimum_percent": 5, "minimum_floor": 600,
///        "operations": [
///          {"date": "2026-09-18", "kind": "purchase", "amount": "18450.00"},
///          {"date": "2026-10-20", "kind": "payment", "amount": "18450.00"},
///          {"date": "2026-10-28", "kind": "purchase", "amount": "42600.50"},
///          {"date": "2026-11-12", "kind": "payment", "amount": "10000.00"},
///          {"date": "2026-11-15", "kind": "purchase", "amount": "3275.00"}],
///        "specifics": {"office": {"en": "Sample town, Example street 5", "ru": "Город-образец, Примерная улица, 5"}}},
///       {"id": "7002", "customer": "C-7001", "as_of": "2026-11-21", "opened": "2026-06-02", "limit": 150000,
///        "annual_rate_percent": "34.9", "closing_day": 25, "due_days": 20, "minimum_percent": 5, "minimum_floor": 600,
///        "operations": [
///          {"date": "2026-08-30", "kind": "purchase", "amount": "61200.00"},
///          {"date": "2026-10-12", "kind": "payment", "amount": "4000.00"},
///          {"date": "2026-10-17", "kind": "cash", "amount": "15000.00"}]},
///       {"id": "7003", "customer": "C-7001", "as_of": "2026-11-21", "opened": "2026-07-20", "limit": 50000,
///        "annual_rate_percent": "29.9", "closing_day": 10, "due_days": 20, "minimum_percent": 5, "minimum_floor": 600,
///        "operations": [
///          {"date": "2026-10-30", "kind": "purchase", "amount": "48900.00"},
///          {"date": "2026-11-16", "kind": "purchase", "amount": "1750.00"}]}
///     ]
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "loans": [
    {
      "id": "7001",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7001",
      "opened": "2026-08-14",
      "parties": [{"customer": "C-7001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "debt": {
        "total": "35875.50",
        "principal": "35875.50",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "35875.50", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "minimum",
          "due": "2026-11-25",
          "amount": "2130.03",
          "covered": "2130.03",
          "purpose": "avoidsPenalty"
        },
        {
          "kind": "statement",
          "due": "2026-11-25",
          "amount": "42600.50",
          "covered": "10000.00",
          "purpose": "keepsGrace"
        }
      ],
      "actions": [{"kind": "pay", "state": "available"}],
      "terms": {
        "rates": [
          {
            "percent": "29.9",
            "period": "year",
            "basis": "nominal",
            "kind": "fixed",
            "use": "purchases"
          },
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"}
        ],
        "amortisation": "none"
      },
      "revolving": {
        "lines": [
          {"id": "main", "limit": "300000.00", "available": "264124.50", "used": "35875.50"}
        ],
        "closingDay": 5,
        "statement": {
          "id": "7001-2026-11-05",
          "from": "2026-10-06",
          "until": "2026-11-05",
          "due": "2026-11-25",
          "opening": "18450.00",
          "closing": "42600.50",
          "payments": "18450.00",
          "purchases": "42600.50",
          "cash": "0.00",
          "interest": "0.00",
          "fees": "0.00",
          "minimum": "2130.03",
          "amountForGrace": "42600.50"
        },
        "earlierStatements": [
          {
            "id": "7001-2026-10-05",
            "from": "2026-09-06",
            "until": "2026-10-05",
            "due": "2026-10-25",
            "opening": "0.00",
            "closing": "18450.00",
            "payments": "0.00",
            "purchases": "18450.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "922.50",
            "amountForGrace": "18450.00"
          },
          {
            "id": "7001-2026-09-05",
            "from": "2026-08-14",
            "until": "2026-09-05",
            "due": "2026-09-25",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00",
            "amountForGrace": "0.00"
          }
        ],
        "grace": {"state": "running", "until": "2026-11-25", "amount": "32600.50"},
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7001-5", "kind": "purchase", "date": "2026-11-15", "amount": "3275.00"},
        {"id": "7001-4", "kind": "payment", "date": "2026-11-12", "amount": "10000.00"},
        {"id": "7001-3", "kind": "purchase", "date": "2026-10-28", "amount": "42600.50"},
        {"id": "7001-2", "kind": "payment", "date": "2026-10-20", "amount": "18450.00"},
        {"id": "7001-1", "kind": "purchase", "date": "2026-09-18", "amount": "18450.00"}
      ],
      "specifics": {
        "office": {"en": "Sample town, Example street 5", "ru": "Город-образец, Примерная улица, 5"}
      }
    },
    {
      "id": "7002",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7002",
      "opened": "2026-06-02",
      "parties": [{"customer": "C-7001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "overlays": ["overdue"],
      "debt": {
        "total": "75884.48",
        "principal": "72200.00",
        "interest": "3684.48",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "5430.53", "since": "2026-11-14"},
        "payoff": {"amount": "75884.48", "validOn": "2026-11-21", "perDiem": "69.04"}
      },
      "obligations": [{"kind": "overdue", "due": "2026-11-14", "amount": "5430.53"}],
      "actions": [{"kind": "pay", "state": "available"}],
      "terms": {
        "rates": [
          {
            "percent": "34.9",
            "period": "year",
            "basis": "nominal",
            "kind": "fixed",
            "use": "purchases"
          },
          {"percent": "34.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"}
        ],
        "amortisation": "none"
      },
      "revolving": {
        "lines": [
          {"id": "main", "limit": "150000.00", "available": "74115.52", "used": "75884.48"}
        ],
        "closingDay": 25,
        "statement": {
          "id": "7002-2026-10-25",
          "from": "2026-09-26",
          "until": "2026-10-25",
          "due": "2026-11-14",
          "opening": "61200.00",
          "closing": "74020.53",
          "payments": "4000.00",
          "purchases": "0.00",
          "cash": "15000.00",
          "interest": "1820.53",
          "fees": "0.00",
          "minimum": "5430.53",
          "amountForGrace": "74020.53"
        },
        "earlierStatements": [
          {
            "id": "7002-2026-09-25",
            "from": "2026-08-26",
            "until": "2026-09-25",
            "due": "2026-10-15",
            "opening": "0.00",
            "closing": "61200.00",
            "payments": "0.00",
            "purchases": "61200.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "3060.00",
            "amountForGrace": "61200.00"
          },
          {
            "id": "7002-2026-08-25",
            "from": "2026-07-26",
            "until": "2026-08-25",
            "due": "2026-09-14",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00",
            "amountForGrace": "0.00"
          },
          {
            "id": "7002-2026-07-25",
            "from": "2026-06-26",
            "until": "2026-07-25",
            "due": "2026-08-14",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00",
            "amountForGrace": "0.00"
          },
          {
            "id": "7002-2026-06-25",
            "from": "2026-06-02",
            "until": "2026-06-25",
            "due": "2026-07-15",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00",
            "amountForGrace": "0.00"
          }
        ],
        "grace": {
          "state": "lost",
          "lostOn": "2026-10-16",
          "endedBy": {
            "en": "a statement was not paid in full",
            "ru": "выписка оплачена не полностью"
          }
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7002-4", "kind": "interestAccrual", "date": "2026-10-25", "amount": "1820.53"},
        {"id": "7002-3", "kind": "cash", "date": "2026-10-17", "amount": "15000.00"},
        {"id": "7002-2", "kind": "payment", "date": "2026-10-12", "amount": "4000.00"},
        {"id": "7002-1", "kind": "purchase", "date": "2026-08-30", "amount": "61200.00"}
      ]
    },
    {
      "id": "7003",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7003",
      "opened": "2026-07-20",
      "parties": [{"customer": "C-7001", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "debt": {
        "total": "50650.00",
        "principal": "50650.00",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "50650.00", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "minimum",
          "due": "2026-11-30",
          "amount": "2445.00",
          "covered": "0.00",
          "purpose": "avoidsPenalty"
        },
        {
          "kind": "statement",
          "due": "2026-11-30",
          "amount": "48900.00",
          "covered": "0.00",
          "purpose": "keepsGrace"
        }
      ],
      "actions": [{"kind": "pay", "state": "available"}],
      "terms": {
        "rates": [
          {
            "percent": "29.9",
            "period": "year",
            "basis": "nominal",
            "kind": "fixed",
            "use": "purchases"
          },
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"}
        ],
        "amortisation": "none"
      },
      "revolving": {
        "lines": [{"id": "main", "limit": "50000.00", "available": "0.00", "used": "50650.00"}],
        "closingDay": 10,
        "statement": {
          "id": "7003-2026-11-10",
          "from": "2026-10-11",
          "until": "2026-11-10",
          "due": "2026-11-30",
          "opening": "0.00",
          "closing": "48900.00",
          "payments": "0.00",
          "purchases": "48900.00",
          "cash": "0.00",
          "interest": "0.00",
          "fees": "0.00",
          "minimum": "2445.00",
          "amountForGrace": "48900.00"
        },
        "earlierStatements": [
          {
            "id": "7003-2026-10-10",
            "from": "2026-09-11",
            "until": "2026-10-10",
            "due": "2026-10-30",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00",
            "amountForGrace": "0.00"
          },
          {
            "id": "7003-2026-09-10",
            "from": "2026-08-11",
            "until": "2026-09-10",
            "due": "2026-09-30",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00",
            "amountForGrace": "0.00"
          },
          {
            "id": "7003-2026-08-10",
            "from": "2026-07-20",
            "until": "2026-08-10",
            "due": "2026-08-30",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00",
            "amountForGrace": "0.00"
          }
        ],
        "grace": {"state": "running", "until": "2026-11-30", "amount": "48900.00"},
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7003-2", "kind": "purchase", "date": "2026-11-16", "amount": "1750.00"},
        {"id": "7003-1", "kind": "purchase", "date": "2026-10-30", "amount": "48900.00"}
      ]
    }
  ]
}
"""#
}
