/// Sample records, made by `.ci/samples/overdraft.py`: overdrafts that are unused, used without a last day, above the limit,
/// near the day by which the debt must be zero, overdue on a blocked account, with a lower limit to come, closed with a debt,
/// and known in part.
///
/// Interest is simple, ACT/365F, on the debt at the end of each day: at one rate up to the limit and at another above it.
/// Money that comes in repays interest first. After a missed last day a penalty is charged on what should have been repaid.
/// The people are fictional.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "timeZone": "Europe/Moscow",
  "loans": [
    {
      "id": "7001",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7001",
      "opened": "2026-03-02",
      "parties": [{"customer": "C-20", "role": "borrower", "name": "Полина Образцова"}],
      "phase": "active",
      "debt": {
        "total": "0.00",
        "principal": "0.00",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"}
      },
      "obligations": [],
      "terms": {
        "rates": [
          {"percent": "21.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "overdraft"},
          {"percent": "39.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "excess"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {"lines": [{"id": "main", "limit": "50000.00", "available": "50000.00", "used": "0.00"}]},
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7001-2", "kind": "payment", "date": "2026-10-15", "amount": "6426.88"},
        {"id": "7001-1", "kind": "purchase", "date": "2026-10-08", "amount": "6400.00"}
      ],
      "account": "40817810000000007001",
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {}
    },
    {
      "id": "7002",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7002",
      "opened": "2026-05-12",
      "parties": [{"customer": "C-71", "role": "borrower", "name": "Тимур Бумажный"}],
      "phase": "active",
      "debt": {
        "total": "17569.84",
        "principal": "17454.64",
        "interest": "115.20",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "17569.84", "validOn": "2026-11-21", "perDiem": "10.47"}
      },
      "obligations": [],
      "terms": {
        "rates": [
          {"percent": "21.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "overdraft"},
          {"percent": "39.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "excess"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {"lines": [{"id": "main", "limit": "60000.00", "available": "42545.36", "used": "17454.64"}]},
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7002-3", "kind": "payment", "date": "2026-11-10", "amount": "5000.00"},
        {"id": "7002-2", "kind": "cash", "date": "2026-10-27", "amount": "8000.00"},
        {"id": "7002-1", "kind": "purchase", "date": "2026-10-19", "amount": "14200.00"}
      ],
      "account": "40817810000000007002",
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {"interestSince": "2026-10-19"}
    },
    {
      "id": "7003",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7003",
      "opened": "2026-04-20",
      "parties": [{"customer": "C-71", "role": "borrower", "name": "Тимур Бумажный"}],
      "phase": "active",
      "debt": {
        "total": "43881.42",
        "principal": "43200.00",
        "interest": "681.42",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "43881.42", "validOn": "2026-11-21", "perDiem": "27.50"}
      },
      "obligations": [],
      "terms": {
        "rates": [
          {"percent": "21.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "overdraft"},
          {"percent": "39.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "excess"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {"lines": [{"id": "main", "limit": "40000.00", "available": "0.00", "used": "43200.00"}]},
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7003-3", "kind": "purchase", "date": "2026-11-11", "amount": "3800.00"},
        {"id": "7003-2", "kind": "purchase", "date": "2026-11-05", "amount": "7900.00"},
        {"id": "7003-1", "kind": "purchase", "date": "2026-10-22", "amount": "31500.00"}
      ],
      "account": "40817810000000007003",
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {"interestSince": "2026-10-22", "excess": {"since": "2026-11-11", "interest": "34.98"}}
    },
    {
      "id": "7004",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7004",
      "opened": "2026-06-01",
      "parties": [{"customer": "C-72", "role": "borrower", "name": "Зоя Макетова"}],
      "phase": "active",
      "debt": {
        "total": "18209.69",
        "principal": "18079.52",
        "interest": "130.17",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "18209.69", "validOn": "2026-11-21", "perDiem": "10.85"}
      },
      "obligations": [{"kind": "statement", "due": "2026-11-26", "amount": "18263.93", "purpose": "closes"}],
      "terms": {
        "rates": [
          {"percent": "21.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "overdraft"},
          {"percent": "39.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "excess"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {"lines": [{"id": "main", "limit": "30000.00", "available": "11920.48", "used": "18079.52"}]},
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7004-2", "kind": "payment", "date": "2026-11-09", "amount": "4000.00"},
        {"id": "7004-1", "kind": "purchase", "date": "2026-10-03", "amount": "21600.00"}
      ],
      "account": "40817810000000007004",
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {"interestSince": "2026-10-03", "reset": {"on": "2026-11-26", "everyDays": 60}}
    },
    {
      "id": "7005",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7005",
      "opened": "2026-02-16",
      "parties": [{"customer": "C-72", "role": "borrower", "name": "Зоя Макетова"}],
      "phase": "active",
      "overlays": ["overdue", "frozen"],
      "debt": {
        "total": "33976.62",
        "principal": "32500.00",
        "interest": "1274.34",
        "fees": "0.00",
        "penalties": "202.28",
        "overdue": {
          "amount": "33976.62",
          "since": "2026-11-10",
          "perDiem": "37.89",
          "portions": {"principal": "32500.00", "interest": "1274.34", "penalties": "202.28"}
        },
        "payoff": {"amount": "33976.62", "validOn": "2026-11-21", "perDiem": "37.89"}
      },
      "obligations": [{"kind": "overdue", "due": "2026-11-10", "amount": "33976.62"}],
      "terms": {
        "rates": [
          {"percent": "21.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "overdraft"},
          {"percent": "39.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "excess"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {"lines": [{"id": "main", "limit": "35000.00", "available": "0.00", "used": "32500.00"}]},
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7005-2", "kind": "transfer", "date": "2026-10-05", "amount": "4100.00"},
        {"id": "7005-1", "kind": "purchase", "date": "2026-09-14", "amount": "28400.00"}
      ],
      "account": "40817810000000007005",
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {"interestSince": "2026-09-14", "reset": {"on": "2026-11-10", "everyDays": 60}}
    },
    {
      "id": "7006",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7006",
      "opened": "2026-01-19",
      "parties": [{"customer": "C-73", "role": "borrower", "name": "Нина Пробная"}],
      "phase": "active",
      "debt": {
        "total": "31654.52",
        "principal": "31503.30",
        "interest": "151.22",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "31654.52", "validOn": "2026-11-21", "perDiem": "18.90"}
      },
      "obligations": [],
      "terms": {
        "rates": [
          {"percent": "21.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "overdraft"},
          {"percent": "39.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "excess"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "45000.00",
            "available": "13496.70",
            "used": "31503.30",
            "newLimit": "20000.00",
            "newLimitFrom": "2026-12-01"
          }
        ]
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7006-2", "kind": "payment", "date": "2026-11-13", "amount": "2500.00"},
        {"id": "7006-1", "kind": "purchase", "date": "2026-10-29", "amount": "33700.00"}
      ],
      "account": "40817810000000007006",
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "notices": [
        {
          "id": "limit",
          "importance": "attention",
          "title": {"en": "The limit will be lower", "ru": "Лимит станет меньше"},
          "text": {
            "en": "Less money came to the account in the last three months.",
            "ru": "За последние три месяца на счёт поступало меньше денег."
          }
        }
      ],
      "specifics": {"interestSince": "2026-10-29"}
    },
    {
      "id": "7007",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7007",
      "opened": "2026-01-26",
      "parties": [{"customer": "C-73", "role": "borrower", "name": "Нина Пробная"}],
      "phase": "closedToSpending",
      "debt": {
        "total": "9129.46",
        "principal": "9026.56",
        "interest": "102.90",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "9129.46", "validOn": "2026-11-21", "perDiem": "5.42"}
      },
      "obligations": [{"kind": "statement", "due": "2026-11-30", "amount": "9178.21", "purpose": "closes"}],
      "terms": {
        "rates": [
          {"percent": "21.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "overdraft"},
          {"percent": "39.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "excess"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {"lines": [{"id": "main", "limit": "25000.00", "available": "0.00", "used": "9026.56"}]},
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "7007-2", "kind": "payment", "date": "2026-11-02", "amount": "3000.00"},
        {"id": "7007-1", "kind": "purchase", "date": "2026-10-01", "amount": "11800.00"}
      ],
      "account": "40817810000000007007",
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {"interestSince": "2026-10-01", "reset": {"on": "2026-11-30", "everyDays": 60}}
    },
    {
      "id": "7008",
      "type": "overdraft",
      "currency": "RUB",
      "contractNumber": "SAMPLE-7008",
      "opened": "2026-05-25",
      "parties": [{"customer": "C-74", "role": "borrower", "name": "Гость Неполный"}],
      "phase": "active",
      "overlays": ["partialData"],
      "debt": {"principal": "7300.00"},
      "obligations": {"absent": "notProvided"},
      "terms": {
        "rates": [
          {"percent": "21.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "overdraft"},
          {"percent": "39.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "excess"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {"lines": [{"id": "main", "limit": "20000.00"}]},
      "schedule": {"absent": "notApplicable"},
      "account": "40817810000000007008",
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {}
    }
  ]
}
"""#
}
