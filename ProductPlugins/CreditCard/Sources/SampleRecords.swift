/// Sample records, made by `.ci/samples/creditCard.py`: cards in grace, with interest, overdue, in collections, above the
/// limit, closed to spending, with only a penalty left, overpaid in tenge, and with two plans in instalments.
///
/// Interest is simple, ACT/365F, by use: cash and transfers bear it from the first day; purchases bear it from the closing
/// day before, in a period with cash and after a statement that was not paid in full by its last day. A payment goes to
/// interest, then to cash, transfers and purchases, then to fees, and to the penalty last. The penalty is charged on the
/// missed minimum payment, for each day after its last day. The people are fictional.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "timeZone": "Europe/Moscow",
  "loans": [
    {
      "id": "4001",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "SAMPLE-4001",
      "opened": "2026-08-14",
      "parties": [{"customer": "C-20", "role": "borrower", "name": "Полина Образцова"}],
      "phase": "active",
      "debt": {
        "total": "45875.50",
        "principal": "45875.50",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "45875.50", "validOn": "2026-11-21"}
      },
      "obligations": [
        {"kind": "minimum", "due": "2026-11-25", "amount": "2130.03", "purpose": "avoidsPenalty"},
        {"kind": "statement", "due": "2026-11-25", "amount": "42600.50", "purpose": "keepsGrace"}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "300000.00",
            "available": "254124.50",
            "used": "45875.50",
            "cashLimit": "90000.00",
            "cashAvailable": "90000.00"
          }
        ],
        "closingDay": 5,
        "statement": {
          "id": "4001-2026-11-05",
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
            "id": "4001-2026-10-05",
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
            "id": "4001-2026-09-05",
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
            "minimum": "0.00"
          }
        ],
        "grace": {"state": "running", "until": "2026-11-25", "amount": "42600.50"},
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "4001-4", "kind": "purchase", "date": "2026-11-15", "amount": "3275.00"},
        {"id": "4001-3", "kind": "purchase", "date": "2026-10-28", "amount": "42600.50"},
        {"id": "4001-2", "kind": "payment", "date": "2026-10-20", "amount": "18450.00"},
        {"id": "4001-1", "kind": "purchase", "date": "2026-09-18", "amount": "18450.00"}
      ],
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    },
    {
      "id": "4002",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "SAMPLE-4002",
      "opened": "2026-07-02",
      "parties": [{"customer": "C-41", "role": "borrower", "name": "Вера Вымышленная"}],
      "phase": "active",
      "debt": {
        "total": "62999.59",
        "principal": "61250.33",
        "interest": "1749.26",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "62999.59", "validOn": "2026-11-21", "perDiem": "58.60"}
      },
      "obligations": [],
      "terms": {
        "rates": [
          {"percent": "34.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "54.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "54.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "150000.00",
            "available": "87000.41",
            "used": "62999.59",
            "cashLimit": "45000.00",
            "cashAvailable": "44949.67"
          }
        ],
        "closingDay": 25,
        "statement": {
          "id": "4002-2026-10-25",
          "from": "2026-09-26",
          "until": "2026-10-25",
          "due": "2026-11-14",
          "opening": "61200.00",
          "closing": "70250.33",
          "payments": "8000.00",
          "purchases": "0.00",
          "cash": "15000.00",
          "interest": "2050.33",
          "fees": "0.00",
          "minimum": "5460.33"
        },
        "earlierStatements": [
          {
            "id": "4002-2026-09-25",
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
            "id": "4002-2026-08-25",
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
            "minimum": "0.00"
          }
        ],
        "grace": {
          "state": "lost",
          "lostOn": "2026-10-05",
          "endedBy": {"en": "cash was taken or money transferred", "ru": "снятие наличных или перевод"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "4002-5", "kind": "payment", "date": "2026-11-10", "amount": "9000.00"},
        {"id": "4002-4", "kind": "interestAccrual", "date": "2026-10-25", "amount": "2050.33"},
        {"id": "4002-3", "kind": "payment", "date": "2026-10-12", "amount": "8000.00"},
        {"id": "4002-2", "kind": "cash", "date": "2026-10-05", "amount": "15000.00"},
        {"id": "4002-1", "kind": "purchase", "date": "2026-08-30", "amount": "61200.00"}
      ],
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    },
    {
      "id": "4003",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "SAMPLE-4003",
      "opened": "2026-07-20",
      "parties": [{"customer": "C-42", "role": "borrower", "name": "Пётр Небывалов"}],
      "phase": "active",
      "overlays": ["overdue", "autopayOff"],
      "debt": {
        "total": "54817.36",
        "principal": "53400.00",
        "interest": "1399.81",
        "fees": "0.00",
        "penalties": "17.55",
        "overdue": {
          "amount": "2670.00",
          "since": "2026-11-09",
          "items": [{"due": "2026-11-09", "amount": "2670.00", "left": "2670.00"}],
          "next": [{"on": "2026-12-09", "text": {"en": "the bank may block the card", "ru": "банк может заблокировать карту"}}]
        },
        "payoff": {"amount": "54817.36", "validOn": "2026-11-21", "perDiem": "45.20"}
      },
      "obligations": [
        {"kind": "overdue", "due": "2026-11-09", "amount": "2670.00"},
        {"kind": "minimum", "due": "2026-12-10", "amount": "4026.07"},
        {"kind": "statement", "due": "2026-12-10", "amount": "54772.16"}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "90000.00",
            "available": "35182.64",
            "used": "54817.36",
            "cashLimit": "27000.00",
            "cashAvailable": "27000.00"
          }
        ],
        "closingDay": 20,
        "statement": {
          "id": "4003-2026-11-20",
          "from": "2026-10-21",
          "until": "2026-11-20",
          "due": "2026-12-10",
          "opening": "53400.00",
          "closing": "54772.16",
          "payments": "0.00",
          "purchases": "0.00",
          "cash": "0.00",
          "interest": "1356.07",
          "fees": "16.09",
          "minimum": "4026.07"
        },
        "earlierStatements": [
          {
            "id": "4003-2026-10-20",
            "from": "2026-09-21",
            "until": "2026-10-20",
            "due": "2026-11-09",
            "opening": "0.00",
            "closing": "53400.00",
            "payments": "0.00",
            "purchases": "53400.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "2670.00",
            "amountForGrace": "53400.00"
          },
          {
            "id": "4003-2026-09-20",
            "from": "2026-08-21",
            "until": "2026-09-20",
            "due": "2026-10-10",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00"
          }
        ],
        "grace": {
          "state": "lost",
          "lostOn": "2026-11-10",
          "endedBy": {"en": "a statement was not paid in full in time", "ru": "выписка оплачена не полностью или не в срок"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "4003-4", "kind": "penalty", "date": "2026-11-20", "amount": "16.09"},
        {"id": "4003-3", "kind": "interestAccrual", "date": "2026-11-20", "amount": "1356.07"},
        {"id": "4003-2", "kind": "purchase", "date": "2026-10-02", "amount": "6100.00"},
        {"id": "4003-1", "kind": "purchase", "date": "2026-09-28", "amount": "47300.00"}
      ],
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    },
    {
      "id": "4004",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "SAMPLE-4004",
      "opened": "2026-05-02",
      "parties": [{"customer": "C-43", "role": "borrower", "name": "Семён Условный"}],
      "phase": "active",
      "overlays": [
        "overdue",
        {
          "kind": "collections",
          "since": "2026-11-10",
          "reason": {"en": "more than 60 days overdue", "ru": "просрочка больше 60 дней"}
        },
        {"kind": "frozen", "since": "2026-10-12"}
      ],
      "debt": {
        "total": "47993.08",
        "principal": "42962.41",
        "interest": "4750.85",
        "fees": "0.00",
        "penalties": "279.82",
        "overdue": {
          "amount": "9717.07",
          "since": "2026-08-30",
          "items": [
            {"due": "2026-08-30", "amount": "3274.00", "left": "3274.00"},
            {"due": "2026-09-30", "amount": "3239.13", "left": "3239.13"},
            {"due": "2026-10-30", "amount": "3203.94", "left": "3203.94"}
          ]
        },
        "payoff": {"amount": "47993.08", "validOn": "2026-11-21", "perDiem": "40.51"}
      },
      "obligations": [
        {"kind": "overdue", "due": "2026-08-30", "amount": "3274.00"},
        {"kind": "overdue", "due": "2026-09-30", "amount": "3239.13"},
        {"kind": "overdue", "due": "2026-10-30", "amount": "3203.94"},
        {"kind": "minimum", "due": "2026-11-30", "amount": "3239.13"},
        {"kind": "statement", "due": "2026-11-30", "amount": "47547.38"}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "80000.00",
            "available": "0.00",
            "used": "47993.08",
            "cashLimit": "24000.00",
            "cashAvailable": "0.00"
          }
        ],
        "closingDay": 10,
        "statement": {
          "id": "4004-2026-11-10",
          "from": "2026-10-11",
          "until": "2026-11-10",
          "due": "2026-11-30",
          "opening": "46326.42",
          "closing": "47547.38",
          "payments": "0.00",
          "purchases": "0.00",
          "cash": "0.00",
          "interest": "1091.01",
          "fees": "129.95",
          "minimum": "3239.13"
        },
        "earlierStatements": [
          {
            "id": "4004-2026-10-10",
            "from": "2026-09-11",
            "until": "2026-10-10",
            "due": "2026-10-30",
            "opening": "45199.03",
            "closing": "46326.42",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "1055.82",
            "fees": "71.57",
            "minimum": "3203.94"
          },
          {
            "id": "4004-2026-09-10",
            "from": "2026-08-11",
            "until": "2026-09-10",
            "due": "2026-09-30",
            "opening": "44088.29",
            "closing": "45199.03",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "1091.01",
            "fees": "19.73",
            "minimum": "3239.13"
          }
        ],
        "grace": {
          "state": "lost",
          "lostOn": "2026-07-01",
          "endedBy": {"en": "a statement was not paid in full in time", "ru": "выписка оплачена не полностью или не в срок"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "4004-12", "kind": "penalty", "date": "2026-11-10", "amount": "129.95"},
        {"id": "4004-11", "kind": "interestAccrual", "date": "2026-11-10", "amount": "1091.01"},
        {"id": "4004-10", "kind": "penalty", "date": "2026-10-10", "amount": "71.57"},
        {"id": "4004-9", "kind": "interestAccrual", "date": "2026-10-10", "amount": "1055.82"},
        {"id": "4004-8", "kind": "penalty", "date": "2026-09-10", "amount": "19.73"},
        {"id": "4004-7", "kind": "interestAccrual", "date": "2026-09-10", "amount": "1091.01"},
        {"id": "4004-6", "kind": "interestAccrual", "date": "2026-08-10", "amount": "1125.88"},
        {"id": "4004-5", "kind": "payment", "date": "2026-07-25", "amount": "4000.00"},
        {"id": "4004-4", "kind": "interestAccrual", "date": "2026-07-10", "amount": "1162.41"},
        {"id": "4004-3", "kind": "payment", "date": "2026-06-28", "amount": "2500.00"},
        {"id": "4004-2", "kind": "purchase", "date": "2026-06-02", "amount": "9400.00"},
        {"id": "4004-1", "kind": "purchase", "date": "2026-05-20", "amount": "38900.00"}
      ],
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "restructure", "state": "available"}],
      "contacts": [
        {
          "role": "collector",
          "name": {"en": "Collections department", "ru": "Отдел взыскания"},
          "phones": ["+7 800 000-00-04"],
          "from": "2026-11-10"
        }
      ],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    },
    {
      "id": "4005",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "SAMPLE-4005",
      "opened": "2026-08-20",
      "parties": [{"customer": "C-44", "role": "borrower", "name": "Игорь Понарошкин"}],
      "phase": "active",
      "overlays": [
        {
          "kind": "disputed",
          "since": "2026-11-12",
          "amount": "23900.00",
          "reason": {"en": "you dispute the purchase of November 1, 2026", "ru": "вы оспариваете покупку от 1 ноября 2026 г."}
        }
      ],
      "debt": {
        "total": "51247.55",
        "principal": "49900.00",
        "interest": "1347.55",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "51247.55", "validOn": "2026-11-21", "perDiem": "40.88"}
      },
      "obligations": [
        {"kind": "minimum", "due": "2026-11-30", "amount": "3392.90", "purpose": "avoidsPenalty"},
        {"kind": "statement", "due": "2026-11-30", "amount": "50797.90"}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "50000.00",
            "available": "0.00",
            "used": "51247.55",
            "cashLimit": "15000.00",
            "cashAvailable": "0.00"
          }
        ],
        "closingDay": 10,
        "statement": {
          "id": "4005-2026-11-10",
          "from": "2026-10-11",
          "until": "2026-11-10",
          "due": "2026-11-30",
          "opening": "31000.00",
          "closing": "50797.90",
          "payments": "5000.00",
          "purchases": "23900.00",
          "cash": "0.00",
          "interest": "897.90",
          "fees": "0.00",
          "minimum": "3392.90"
        },
        "earlierStatements": [
          {
            "id": "4005-2026-10-10",
            "from": "2026-09-11",
            "until": "2026-10-10",
            "due": "2026-10-30",
            "opening": "0.00",
            "closing": "31000.00",
            "payments": "0.00",
            "purchases": "31000.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "1550.00",
            "amountForGrace": "31000.00"
          },
          {
            "id": "4005-2026-09-10",
            "from": "2026-08-20",
            "until": "2026-09-10",
            "due": "2026-09-30",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00"
          }
        ],
        "grace": {
          "state": "lost",
          "lostOn": "2026-10-31",
          "endedBy": {"en": "a statement was not paid in full in time", "ru": "выписка оплачена не полностью или не в срок"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "4005-4", "kind": "interestAccrual", "date": "2026-11-10", "amount": "897.90"},
        {"id": "4005-3", "kind": "purchase", "date": "2026-11-01", "amount": "23900.00", "merchant": "Мебельный дом «Пример»"},
        {"id": "4005-2", "kind": "payment", "date": "2026-10-25", "amount": "5000.00"},
        {"id": "4005-1", "kind": "purchase", "date": "2026-09-15", "amount": "31000.00"}
      ],
      "actions": [
        {"kind": "pay", "state": "available"},
        {
          "kind": "dispute",
          "state": "pending",
          "since": "2026-11-12",
          "request": {"en": "the bank examines your dispute", "ru": "банк рассматривает ваше заявление"}
        }
      ],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    },
    {
      "id": "4006",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "SAMPLE-4006",
      "opened": "2026-06-10",
      "parties": [{"customer": "C-42", "role": "borrower", "name": "Пётр Небывалов"}],
      "phase": "closedToSpending",
      "debt": {
        "total": "44219.32",
        "principal": "42598.05",
        "interest": "1621.27",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "44219.32", "validOn": "2026-11-21", "perDiem": "34.90"}
      },
      "obligations": [
        {"kind": "minimum", "due": "2026-11-27", "amount": "3262.63", "purpose": "avoidsPenalty"},
        {"kind": "statement", "due": "2026-11-27", "amount": "43730.78"}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "120000.00",
            "available": "0.00",
            "used": "44219.32",
            "cashLimit": "36000.00",
            "cashAvailable": "0.00"
          }
        ],
        "closingDay": 7,
        "statement": {
          "id": "4006-2026-11-07",
          "from": "2026-10-08",
          "until": "2026-11-07",
          "due": "2026-11-27",
          "opening": "48598.05",
          "closing": "43730.78",
          "payments": "6000.00",
          "purchases": "0.00",
          "cash": "0.00",
          "interest": "1132.73",
          "fees": "0.00",
          "minimum": "3262.63"
        },
        "earlierStatements": [
          {
            "id": "4006-2026-10-07",
            "from": "2026-09-08",
            "until": "2026-10-07",
            "due": "2026-10-27",
            "opening": "53384.41",
            "closing": "48598.05",
            "payments": "6000.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "1213.64",
            "fees": "0.00",
            "minimum": "3582.86"
          },
          {
            "id": "4006-2026-09-07",
            "from": "2026-08-08",
            "until": "2026-09-07",
            "due": "2026-09-27",
            "opening": "58000.00",
            "closing": "53384.41",
            "payments": "6000.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "1384.41",
            "fees": "0.00",
            "minimum": "3984.41"
          }
        ],
        "grace": {
          "state": "lost",
          "lostOn": "2026-08-28",
          "endedBy": {"en": "a statement was not paid in full in time", "ru": "выписка оплачена не полностью или не в срок"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "4006-7", "kind": "interestAccrual", "date": "2026-11-07", "amount": "1132.73"},
        {"id": "4006-6", "kind": "payment", "date": "2026-10-20", "amount": "6000.00"},
        {"id": "4006-5", "kind": "interestAccrual", "date": "2026-10-07", "amount": "1213.64"},
        {"id": "4006-4", "kind": "payment", "date": "2026-09-20", "amount": "6000.00"},
        {"id": "4006-3", "kind": "interestAccrual", "date": "2026-09-07", "amount": "1384.41"},
        {"id": "4006-2", "kind": "payment", "date": "2026-08-20", "amount": "6000.00"},
        {"id": "4006-1", "kind": "purchase", "date": "2026-07-12", "amount": "58000.00"}
      ],
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    },
    {
      "id": "4007",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "SAMPLE-4007",
      "opened": "2026-08-03",
      "parties": [{"customer": "C-43", "role": "borrower", "name": "Семён Условный"}],
      "phase": "active",
      "debt": {
        "total": "66.21",
        "principal": "0.00",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "66.21",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "66.21", "validOn": "2026-11-21"}
      },
      "obligations": [{"kind": "minimum", "due": "2026-12-05", "amount": "66.21", "purpose": "avoidsPenalty"}],
      "terms": {
        "rates": [
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "60000.00",
            "available": "59933.79",
            "used": "66.21",
            "cashLimit": "18000.00",
            "cashAvailable": "18000.00"
          }
        ],
        "closingDay": 15,
        "statement": {
          "id": "4007-2026-11-15",
          "from": "2026-10-16",
          "until": "2026-11-15",
          "due": "2026-12-05",
          "opening": "49602.71",
          "closing": "66.21",
          "payments": "50699.60",
          "purchases": "0.00",
          "cash": "0.00",
          "interest": "1110.15",
          "fees": "52.95",
          "minimum": "66.21"
        },
        "earlierStatements": [
          {
            "id": "4007-2026-10-15",
            "from": "2026-09-16",
            "until": "2026-10-15",
            "due": "2026-11-04",
            "opening": "48400.00",
            "closing": "49602.71",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "1189.45",
            "fees": "13.26",
            "minimum": "3609.45"
          },
          {
            "id": "4007-2026-09-15",
            "from": "2026-08-16",
            "until": "2026-09-15",
            "due": "2026-10-05",
            "opening": "0.00",
            "closing": "48400.00",
            "payments": "0.00",
            "purchases": "48400.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "2420.00",
            "amountForGrace": "48400.00"
          }
        ],
        "grace": {
          "state": "lost",
          "lostOn": "2026-10-06",
          "endedBy": {"en": "a statement was not paid in full in time", "ru": "выписка оплачена не полностью или не в срок"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "4007-6", "kind": "penalty", "date": "2026-11-15", "amount": "52.95"},
        {"id": "4007-5", "kind": "payment", "date": "2026-11-12", "amount": "50699.60"},
        {"id": "4007-4", "kind": "interestAccrual", "date": "2026-11-12", "amount": "1110.15"},
        {"id": "4007-3", "kind": "penalty", "date": "2026-10-15", "amount": "13.26"},
        {"id": "4007-2", "kind": "interestAccrual", "date": "2026-10-15", "amount": "1189.45"},
        {"id": "4007-1", "kind": "purchase", "date": "2026-09-05", "amount": "48400.00"}
      ],
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    },
    {
      "id": "4008",
      "type": "creditCard",
      "currency": "KZT",
      "contractNumber": "SAMPLE-4008",
      "opened": "2026-08-03",
      "parties": [{"customer": "C-45", "role": "borrower", "name": "Айгуль Примерова"}],
      "phase": "active",
      "overlays": ["overpaid"],
      "debt": {
        "total": "0.00",
        "principal": "0.00",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "overpaid": "7400.00"
      },
      "obligations": [],
      "terms": {
        "rates": [
          {"percent": "36", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "42", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "42", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "25", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "25", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "900000.00",
            "available": "907400.00",
            "used": "0.00",
            "cashLimit": "270000.00",
            "cashAvailable": "270000.00"
          }
        ],
        "closingDay": 12,
        "statement": {
          "id": "4008-2026-11-12",
          "from": "2026-10-13",
          "until": "2026-11-12",
          "due": "2026-12-02",
          "opening": "148000.00",
          "closing": "52600.00",
          "payments": "148000.00",
          "purchases": "52600.00",
          "cash": "0.00",
          "interest": "0.00",
          "fees": "0.00",
          "minimum": "3000.00",
          "amountForGrace": "52600.00"
        },
        "earlierStatements": [
          {
            "id": "4008-2026-10-12",
            "from": "2026-09-13",
            "until": "2026-10-12",
            "due": "2026-11-01",
            "opening": "0.00",
            "closing": "148000.00",
            "payments": "0.00",
            "purchases": "148000.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "7400.00",
            "amountForGrace": "148000.00"
          },
          {
            "id": "4008-2026-09-12",
            "from": "2026-08-13",
            "until": "2026-09-12",
            "due": "2026-10-02",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00"
          }
        ],
        "grace": {"state": "kept", "until": "2026-12-02"},
        "minimumRule": {"percent": "5", "floor": "3000.00", "addsInterest": true}
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {"id": "4008-4", "kind": "payment", "date": "2026-11-18", "amount": "60000.00"},
        {"id": "4008-3", "kind": "purchase", "date": "2026-11-03", "amount": "52600.00"},
        {"id": "4008-2", "kind": "payment", "date": "2026-10-25", "amount": "148000.00"},
        {"id": "4008-1", "kind": "purchase", "date": "2026-09-20", "amount": "148000.00"}
      ],
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    },
    {
      "id": "4009",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "SAMPLE-4009",
      "opened": "2026-08-11",
      "parties": [{"customer": "C-46", "role": "borrower", "name": "Лев Показательный"}],
      "phase": "active",
      "debt": {
        "total": "46340.00",
        "principal": "45350.00",
        "interest": "0.00",
        "fees": "990.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "46340.00", "validOn": "2026-11-21"}
      },
      "obligations": [
        {"kind": "minimum", "due": "2026-11-25", "amount": "817.50"},
        {"kind": "instalment", "due": "2026-11-25", "amount": "4000.00"},
        {"kind": "instalment", "due": "2026-11-25", "amount": "3000.00"},
        {"kind": "fee", "due": "2026-11-25", "amount": "990.00"},
        {"kind": "statement", "due": "2026-11-25", "amount": "24340.00", "purpose": "keepsGrace"}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "purchases"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "cash"},
          {"percent": "49.9", "period": "year", "basis": "nominal", "kind": "fixed", "use": "transfers"},
          {"percent": "20", "period": "year", "basis": "nominal", "kind": "fixed", "use": "penalty"}
        ],
        "amortisation": "none",
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount", "interestContinues": true}
      },
      "revolving": {
        "lines": [
          {
            "id": "main",
            "limit": "200000.00",
            "available": "153660.00",
            "used": "46340.00",
            "cashLimit": "60000.00",
            "cashAvailable": "60000.00"
          }
        ],
        "closingDay": 5,
        "statement": {
          "id": "4009-2026-11-05",
          "from": "2026-10-06",
          "until": "2026-11-05",
          "due": "2026-11-25",
          "opening": "24000.00",
          "closing": "46340.00",
          "payments": "4000.00",
          "purchases": "25350.00",
          "cash": "0.00",
          "interest": "0.00",
          "fees": "990.00",
          "minimum": "817.50",
          "amountForGrace": "24340.00"
        },
        "earlierStatements": [
          {
            "id": "4009-2026-10-05",
            "from": "2026-09-06",
            "until": "2026-10-05",
            "due": "2026-10-25",
            "opening": "0.00",
            "closing": "24000.00",
            "payments": "0.00",
            "purchases": "24000.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00",
            "amountForGrace": "4000.00"
          },
          {
            "id": "4009-2026-09-05",
            "from": "2026-08-11",
            "until": "2026-09-05",
            "due": "2026-09-25",
            "opening": "0.00",
            "closing": "0.00",
            "payments": "0.00",
            "purchases": "0.00",
            "cash": "0.00",
            "interest": "0.00",
            "fees": "0.00",
            "minimum": "0.00"
          }
        ],
        "grace": {"state": "running", "until": "2026-11-25", "amount": "24340.00"},
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true},
        "subPlans": [
          {
            "id": "p-1",
            "kind": "instalments",
            "title": {"en": "Washing machine", "ru": "Стиральная машина"},
            "merchant": "Пример-Техника",
            "opened": "2026-09-20",
            "ends": "2027-03-25",
            "original": "24000.00",
            "left": "20000.00",
            "payment": "4000.00",
            "nextDue": "2026-11-25",
            "paid": 1,
            "payments": 6,
            "rate": {"percent": "0", "period": "year"}
          },
          {
            "id": "p-2",
            "kind": "instalments",
            "title": {"en": "Winter tyres", "ru": "Зимние шины"},
            "merchant": "Пример-Шины",
            "opened": "2026-10-15",
            "ends": "2027-01-25",
            "original": "9000.00",
            "left": "9000.00",
            "payment": "3000.00",
            "nextDue": "2026-11-25",
            "paid": 0,
            "payments": 3,
            "rate": {"percent": "0", "period": "year"}
          }
        ]
      },
      "schedule": {"absent": "notApplicable"},
      "operations": [
        {
          "id": "4009-5",
          "kind": "fee",
          "date": "2026-11-01",
          "amount": "990.00",
          "title": {"en": "Yearly fee", "ru": "Годовое обслуживание"}
        },
        {"id": "4009-4", "kind": "payment", "date": "2026-10-25", "amount": "4000.00", "subPlan": "p-1"},
        {"id": "4009-3", "kind": "purchase", "date": "2026-10-22", "amount": "16350.00"},
        {
          "id": "4009-2",
          "kind": "purchase",
          "date": "2026-10-15",
          "amount": "9000.00",
          "subPlan": "p-2",
          "merchant": "Пример-Шины"
        },
        {
          "id": "4009-1",
          "kind": "purchase",
          "date": "2026-09-20",
          "amount": "24000.00",
          "subPlan": "p-1",
          "merchant": "Пример-Техника"
        }
      ],
      "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
      "specifics": {
        "grace": {
          "days": 51,
          "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
          "returns": {
            "en": "after a statement is paid in full, from the next period",
            "ru": "после полной оплаты выписки, со следующего периода"
          }
        }
      }
    }
  ]
}
"""#
}
