/// Sample records: a purchase in equal parts for each state that it can have.
///
/// `.ci/samples/instalment.py` calculates them from prices and events; `python3 .ci/samples instalment` writes this file. The
/// people, shops and firms are fictional.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "timeZone": "Europe/Moscow",
  "loans": [
    {
      "id": "6001",
      "type": "instalment",
      "currency": "RUB",
      "contractNumber": "SAMPLE-6001",
      "opened": "2026-11-14",
      "ends": "2026-12-26",
      "parties": [{"customer": "C-20", "role": "borrower", "name": "Полина Образцова"}],
      "phase": "active",
      "debt": {
        "total": "9000.00",
        "principal": "9000.00",
        "interest": {"absent": "notApplicable"},
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "9000.00", "validOn": "2026-11-21"}
      },
      "obligations": [{"kind": "instalment", "due": "2026-11-28", "amount": "3000.00", "autopay": true, "account": "2200000000006100"}],
      "terms": {
        "originalAmount": "12000.00",
        "rates": {"absent": "notApplicable"},
        "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
        "term": {"count": 42, "unit": "days"},
        "payments": 4,
        "paymentEvery": {"count": 14, "unit": "days"},
        "payment": "3000.00",
        "prepayment": {"full": true, "partial": false},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}
      },
      "schedule": {
        "kind": "full",
        "paid": 1,
        "total": 4,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-11-14",
            "payment": "3000.00",
            "portions": {"principal": "3000.00"},
            "balance": "9000.00",
            "paidOn": "2026-11-14",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-11-28",
            "payment": "3000.00",
            "portions": {"principal": "3000.00"},
            "balance": "6000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-12-12",
            "payment": "3000.00",
            "portions": {"principal": "3000.00"},
            "balance": "3000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-12-26",
            "payment": "3000.00",
            "portions": {"principal": "3000.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "6001-1",
          "kind": "payment",
          "date": "2026-11-14",
          "amount": "3000.00",
          "portions": {"principal": "3000.00"},
          "balance": "9000.00"
        }
      ],
      "specifics": {
        "merchant": {"en": "Example Sound", "ru": "Пример Звука"},
        "order": {
          "number": "A-1042",
          "placedOn": "2026-11-14",
          "state": "delivered",
          "items": [
            {"title": {"en": "Headphones", "ru": "Наушники"}, "price": "11000.00"},
            {"title": {"en": "Cable", "ru": "Кабель"}, "price": "1000.00"}
          ]
        }
      },
      "extension": {
        "state": "available",
        "due": "2026-11-28",
        "movedTo": "2026-12-12",
        "cost": "199.00",
        "allowed": 1,
        "askBy": "2026-11-27",
        "used": 0
      },
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "repayFull", "state": "available"},
        {
          "kind": "changePaymentDate",
          "state": "available",
          "title": {"en": "Move the payment by 14 days", "ru": "Перенести платёж на 14 дней"},
          "fee": "199.00"
        }
      ]
    },
    {
      "id": "6002",
      "type": "instalment",
      "currency": "RUB",
      "contractNumber": "SAMPLE-6002",
      "opened": "2026-09-05",
      "ends": "2026-10-17",
      "parties": [{"customer": "C-61", "role": "borrower", "name": "Олег Выдуманный"}],
      "phase": "repaid",
      "debt": {
        "total": "0.00",
        "principal": "0.00",
        "interest": {"absent": "notApplicable"},
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"}
      },
      "obligations": [],
      "terms": {
        "originalAmount": "9960.00",
        "rates": {"absent": "notApplicable"},
        "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
        "term": {"count": 42, "unit": "days"},
        "payments": 4,
        "paymentEvery": {"count": 14, "unit": "days"},
        "payment": "2490.00",
        "prepayment": {"full": true, "partial": false},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}
      },
      "schedule": {
        "kind": "full",
        "paid": 4,
        "total": 4,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-09-05",
            "payment": "2490.00",
            "portions": {"principal": "2490.00"},
            "balance": "7470.00",
            "paidOn": "2026-09-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-09-19",
            "payment": "2490.00",
            "portions": {"principal": "2490.00"},
            "balance": "4980.00",
            "paidOn": "2026-09-19",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-10-03",
            "payment": "2490.00",
            "portions": {"principal": "2490.00"},
            "balance": "2490.00",
            "paidOn": "2026-10-03",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-10-17",
            "payment": "2490.00",
            "portions": {"principal": "2490.00"},
            "balance": "0.00",
            "paidOn": "2026-10-17",
            "status": "paid"
          }
        ]
      },
      "operations": [
        {
          "id": "6002-4",
          "kind": "payment",
          "date": "2026-10-17",
          "amount": "2490.00",
          "portions": {"principal": "2490.00"},
          "balance": "0.00"
        },
        {
          "id": "6002-3",
          "kind": "payment",
          "date": "2026-10-03",
          "amount": "2490.00",
          "portions": {"principal": "2490.00"},
          "balance": "2490.00"
        },
        {
          "id": "6002-2",
          "kind": "payment",
          "date": "2026-09-19",
          "amount": "2490.00",
          "portions": {"principal": "2490.00"},
          "balance": "4980.00"
        },
        {
          "id": "6002-1",
          "kind": "payment",
          "date": "2026-09-05",
          "amount": "2490.00",
          "portions": {"principal": "2490.00"},
          "balance": "7470.00"
        }
      ],
      "specifics": {
        "merchant": {"en": "Shoes for Example", "ru": "Обувь для примера"},
        "order": {
          "number": "OB-4471",
          "placedOn": "2026-09-05",
          "state": "delivered",
          "items": [{"title": {"en": "Sandals", "ru": "Сандалии"}, "price": "4980.00", "quantity": 2}]
        }
      },
      "settled": "2026-10-17",
      "actions": [{"kind": "orderStatement", "state": "available"}]
    },
    {
      "id": "6003",
      "type": "instalment",
      "currency": "RUB",
      "contractNumber": "SAMPLE-6003",
      "opened": "2026-10-14",
      "ends": "2026-11-25",
      "parties": [{"customer": "C-61", "role": "borrower", "name": "Олег Выдуманный"}],
      "phase": "active",
      "debt": {
        "total": "8021.92",
        "principal": "8000.00",
        "interest": {"absent": "notApplicable"},
        "fees": "0.00",
        "penalties": "21.92",
        "overdue": {
          "amount": "4021.92",
          "since": "2026-11-11",
          "portions": {"principal": "4000.00", "penalties": "21.92"},
          "perDiem": "2.19"
        },
        "payoff": {"amount": "8021.92", "validOn": "2026-11-21"}
      },
      "obligations": [{"kind": "instalment", "due": "2026-11-25", "amount": "4000.00", "autopay": true, "account": "2200000000006100"}],
      "terms": {
        "originalAmount": "16000.00",
        "rates": {"absent": "notApplicable"},
        "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
        "term": {"count": 42, "unit": "days"},
        "payments": 4,
        "paymentEvery": {"count": 14, "unit": "days"},
        "payment": "4000.00",
        "prepayment": {"full": true, "partial": false},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}
      },
      "schedule": {
        "kind": "full",
        "paid": 2,
        "total": 4,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-10-14",
            "payment": "4000.00",
            "portions": {"principal": "4000.00"},
            "balance": "12000.00",
            "paidOn": "2026-10-14",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-10-28",
            "payment": "4000.00",
            "portions": {"principal": "4000.00"},
            "balance": "8000.00",
            "paidOn": "2026-10-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-11-11",
            "payment": "4000.00",
            "portions": {"principal": "4000.00"},
            "balance": "4000.00",
            "status": "overdue",
            "outstanding": "4000.00"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-11-25",
            "payment": "4000.00",
            "portions": {"principal": "4000.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "6003-3a",
          "kind": "payment",
          "date": "2026-11-11",
          "amount": "4000.00",
          "portions": {"principal": "4000.00"},
          "balance": "8000.00",
          "status": "failed"
        },
        {
          "id": "6003-2",
          "kind": "payment",
          "date": "2026-10-28",
          "amount": "4000.00",
          "portions": {"principal": "4000.00"},
          "balance": "8000.00"
        },
        {
          "id": "6003-1",
          "kind": "payment",
          "date": "2026-10-14",
          "amount": "4000.00",
          "portions": {"principal": "4000.00"},
          "balance": "12000.00"
        }
      ],
      "specifics": {
        "merchant": {"en": "Sample Home", "ru": "Дом-Образец"},
        "order": {
          "number": "SH-2207",
          "placedOn": "2026-10-14",
          "state": "delivered",
          "items": [
            {"title": {"en": "Armchair", "ru": "Кресло"}, "price": "12400.00"},
            {"title": {"en": "Lamp", "ru": "Лампа"}, "price": "1800.00", "quantity": 2}
          ]
        }
      },
      "overlays": ["overdue", "paymentFailed"],
      "extension": {
        "state": "unavailable",
        "due": "2026-11-11",
        "movedTo": "2026-11-25",
        "cost": "199.00",
        "allowed": 1,
        "used": 0,
        "reason": {"en": "a part is overdue", "ru": "одна часть просрочена"}
      },
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "repayFull", "state": "available"},
        {
          "kind": "changePaymentDate",
          "state": "unavailable",
          "title": {"en": "Move the payment by 14 days", "ru": "Перенести платёж на 14 дней"},
          "reason": {"en": "pay what is overdue first", "ru": "сначала погасите просрочку"}
        }
      ]
    },
    {
      "id": "6004",
      "type": "instalment",
      "currency": "RUB",
      "contractNumber": "SAMPLE-6004",
      "opened": "2026-10-21",
      "ends": "2026-12-16",
      "parties": [{"customer": "C-62", "role": "borrower", "name": "Инна Небывалая"}],
      "phase": "active",
      "debt": {
        "total": "4980.00",
        "principal": "4980.00",
        "interest": {"absent": "notApplicable"},
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "4980.00", "validOn": "2026-11-21"}
      },
      "obligations": [{"kind": "instalment", "due": "2026-12-02", "amount": "2490.00", "autopay": true, "account": "2200000000006100"}],
      "terms": {
        "originalAmount": "9960.00",
        "rates": {"absent": "notApplicable"},
        "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
        "term": {"count": 56, "unit": "days"},
        "payments": 4,
        "paymentEvery": {"count": 14, "unit": "days"},
        "payment": "2490.00",
        "prepayment": {"full": true, "partial": false},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"},
        "fees": [
          {
            "title": {"en": "Moving the payment", "ru": "Перенос платежа"},
            "amount": "199.00",
            "outstanding": "0.00",
            "frequency": "perUse"
          }
        ]
      },
      "schedule": {
        "kind": "full",
        "paid": 2,
        "total": 4,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-10-21",
            "payment": "2490.00",
            "portions": {"principal": "2490.00"},
            "balance": "7470.00",
            "paidOn": "2026-10-21",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-11-04",
            "payment": "2490.00",
            "portions": {"principal": "2490.00"},
            "balance": "4980.00",
            "paidOn": "2026-11-04",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-12-02",
            "payment": "2490.00",
            "portions": {"principal": "2490.00"},
            "balance": "2490.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-12-16",
            "payment": "2490.00",
            "portions": {"principal": "2490.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "6004-fee",
          "kind": "fee",
          "date": "2026-11-17",
          "amount": "199.00",
          "title": {"en": "Fee for moving the payment", "ru": "Комиссия за перенос платежа"}
        },
        {
          "id": "6004-2",
          "kind": "payment",
          "date": "2026-11-04",
          "amount": "2490.00",
          "portions": {"principal": "2490.00"},
          "balance": "4980.00"
        },
        {
          "id": "6004-1",
          "kind": "payment",
          "date": "2026-10-21",
          "amount": "2490.00",
          "portions": {"principal": "2490.00"},
          "balance": "7470.00"
        }
      ],
      "specifics": {
        "merchant": {"en": "Shoes for Example", "ru": "Обувь для примера"},
        "order": {
          "number": "OB-5518",
          "placedOn": "2026-10-21",
          "state": "delivered",
          "items": [{"title": {"en": "Winter boots", "ru": "Зимние ботинки"}, "price": "9960.00"}]
        }
      },
      "extension": {
        "state": "used",
        "due": "2026-11-18",
        "movedTo": "2026-12-02",
        "cost": "199.00",
        "allowed": 1,
        "on": "2026-11-17",
        "used": 1
      },
      "actions": [{"kind": "pay", "state": "available", "role": "primary"}, {"kind": "repayFull", "state": "available"}]
    },
    {
      "id": "6005",
      "type": "instalment",
      "currency": "RUB",
      "contractNumber": "SAMPLE-6005",
      "opened": "2026-11-11",
      "ends": "2026-12-23",
      "parties": [{"customer": "C-62", "role": "borrower", "name": "Инна Небывалая"}],
      "phase": "active",
      "debt": {
        "total": "10500.00",
        "principal": "10500.00",
        "interest": {"absent": "notApplicable"},
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "10500.00", "validOn": "2026-11-21"}
      },
      "obligations": [{"kind": "instalment", "due": "2026-11-25", "amount": "3500.00", "autopay": true, "account": "2200000000006100"}],
      "terms": {
        "originalAmount": "14000.00",
        "rates": {"absent": "notApplicable"},
        "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
        "term": {"count": 42, "unit": "days"},
        "payments": 4,
        "paymentEvery": {"count": 14, "unit": "days"},
        "payment": "3500.00",
        "prepayment": {"full": true, "partial": false},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}
      },
      "schedule": {
        "kind": "full",
        "paid": 1,
        "total": 4,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-11-11",
            "payment": "3500.00",
            "portions": {"principal": "3500.00"},
            "balance": "10500.00",
            "paidOn": "2026-11-11",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-11-25",
            "payment": "3500.00",
            "portions": {"principal": "3500.00"},
            "balance": "7000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-12-09",
            "payment": "3500.00",
            "portions": {"principal": "3500.00"},
            "balance": "3500.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-12-23",
            "payment": "3500.00",
            "portions": {"principal": "3500.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "6005-1",
          "kind": "payment",
          "date": "2026-11-11",
          "amount": "3500.00",
          "portions": {"principal": "3500.00"},
          "balance": "10500.00"
        }
      ],
      "specifics": {
        "merchant": {"en": "Sample Home", "ru": "Дом-Образец"},
        "order": {
          "number": "SH-2310",
          "placedOn": "2026-11-11",
          "state": "onItsWay",
          "items": [{"title": {"en": "Table", "ru": "Стол"}, "price": "14000.00"}]
        }
      },
      "overlays": [{"kind": "requestPending", "since": "2026-11-20"}],
      "extension": {
        "state": "requested",
        "due": "2026-11-25",
        "movedTo": "2026-12-09",
        "cost": "199.00",
        "allowed": 1,
        "on": "2026-11-20",
        "used": 0
      },
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "repayFull", "state": "available"},
        {
          "kind": "changePaymentDate",
          "title": {"en": "Move the payment by 14 days", "ru": "Перенести платёж на 14 дней"},
          "state": "pending",
          "since": "2026-11-20",
          "request": {"en": "moving the next payment", "ru": "перенос ближайшего платежа"}
        }
      ]
    },
    {
      "id": "6006",
      "type": "instalment",
      "currency": "RUB",
      "title": {"en": "Purchases in parts", "ru": "Покупки частями"},
      "contractNumber": "SAMPLE-6006",
      "opened": "2026-06-02",
      "parties": [{"customer": "C-63", "role": "borrower", "name": "Мира Придуманная"}],
      "phase": "active",
      "debt": {
        "total": "7450.00",
        "principal": "7450.00",
        "interest": {"absent": "notApplicable"},
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "7450.00", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-11-28",
          "amount": "1800.00",
          "autopay": true,
          "account": "2200000000006100",
          "suffices": {"en": "part 3 of 4, Example Sound", "ru": "часть 3 из 4, Пример Звука"}
        },
        {
          "kind": "instalment",
          "due": "2026-11-28",
          "amount": "850.00",
          "autopay": true,
          "account": "2200000000006100",
          "suffices": {"en": "part 2 of 4, Toy Sample", "ru": "часть 2 из 4, Игрушка-Образец"}
        },
        {
          "kind": "instalment",
          "due": "2026-12-05",
          "amount": "650.00",
          "autopay": true,
          "account": "2200000000006100",
          "suffices": {"en": "part 3 of 4, Example Pets", "ru": "часть 3 из 4, Пример Питомца"}
        }
      ],
      "terms": {
        "rates": {"absent": "notApplicable"},
        "term": {"absent": "notApplicable"},
        "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
        "paymentEvery": {"count": 14, "unit": "days"},
        "prepayment": {"full": true, "partial": false},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}
      },
      "schedule": {"absent": "notApplicable"},
      "revolving": {
        "subPlans": [
          {
            "id": "headphones",
            "kind": "instalments",
            "title": {"en": "Example Sound", "ru": "Пример Звука"},
            "merchant": "Пример Звука",
            "opened": "2026-10-31",
            "ends": "2026-12-12",
            "original": "7200.00",
            "left": "3600.00",
            "payment": "1800.00",
            "nextDue": "2026-11-28",
            "paid": 2,
            "payments": 4
          },
          {
            "id": "toys",
            "kind": "instalments",
            "title": {"en": "Toy Sample", "ru": "Игрушка-Образец"},
            "merchant": "Игрушка-Образец",
            "opened": "2026-11-14",
            "ends": "2026-12-26",
            "original": "3400.00",
            "left": "2550.00",
            "payment": "850.00",
            "nextDue": "2026-11-28",
            "paid": 1,
            "payments": 4
          },
          {
            "id": "food",
            "kind": "instalments",
            "title": {"en": "Example Pets", "ru": "Пример Питомца"},
            "merchant": "Пример Питомца",
            "opened": "2026-11-07",
            "ends": "2026-12-19",
            "original": "2600.00",
            "left": "1300.00",
            "payment": "650.00",
            "nextDue": "2026-12-05",
            "paid": 2,
            "payments": 4
          }
        ]
      },
      "operations": [
        {
          "id": "6006-0",
          "kind": "payment",
          "date": "2026-11-21",
          "amount": "650.00",
          "subPlan": "food",
          "merchant": "Пример Питомца"
        },
        {
          "id": "6006-1",
          "kind": "payment",
          "date": "2026-11-14",
          "amount": "850.00",
          "subPlan": "toys",
          "merchant": "Игрушка-Образец"
        },
        {
          "id": "6006-2",
          "kind": "payment",
          "date": "2026-11-14",
          "amount": "1800.00",
          "subPlan": "headphones",
          "merchant": "Пример Звука"
        },
        {
          "id": "6006-3",
          "kind": "payment",
          "date": "2026-11-07",
          "amount": "650.00",
          "subPlan": "food",
          "merchant": "Пример Питомца"
        },
        {
          "id": "6006-4",
          "kind": "payment",
          "date": "2026-10-31",
          "amount": "1800.00",
          "subPlan": "headphones",
          "merchant": "Пример Звука"
        }
      ],
      "actions": [{"kind": "pay", "state": "available", "role": "primary"}, {"kind": "repayFull", "state": "available"}]
    },
    {
      "id": "6007",
      "type": "instalment",
      "currency": "RUB",
      "contractNumber": "SAMPLE-6007",
      "opened": "2026-10-28",
      "parties": [{"customer": "C-64", "role": "borrower", "name": "Егор Вымышленный"}],
      "phase": "cancelled",
      "debt": {
        "total": "0.00",
        "principal": "0.00",
        "interest": {"absent": "notApplicable"},
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "overpaid": "4200.00"
      },
      "obligations": [],
      "terms": {
        "originalAmount": "8400.00",
        "rates": {"absent": "notApplicable"},
        "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
        "term": {"count": 42, "unit": "days"},
        "payments": 4,
        "paymentEvery": {"count": 14, "unit": "days"},
        "payment": "2100.00",
        "prepayment": {"full": true, "partial": false},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}
      },
      "schedule": {
        "kind": "full",
        "paid": 2,
        "total": 4,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-10-28",
            "payment": "2100.00",
            "portions": {"principal": "2100.00"},
            "balance": "6300.00",
            "paidOn": "2026-10-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-11-11",
            "payment": "2100.00",
            "portions": {"principal": "2100.00"},
            "balance": "4200.00",
            "paidOn": "2026-11-11",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-11-25",
            "payment": "2100.00",
            "portions": {"principal": "2100.00"},
            "balance": "2100.00",
            "status": "skipped"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-12-09",
            "payment": "2100.00",
            "portions": {"principal": "2100.00"},
            "balance": "0.00",
            "status": "skipped"
          }
        ]
      },
      "operations": [
        {
          "id": "6007-refund",
          "kind": "refund",
          "date": "2026-11-20",
          "amount": "4200.00",
          "status": "processing",
          "merchant": "Обувь для примера"
        },
        {
          "id": "6007-2",
          "kind": "payment",
          "date": "2026-11-11",
          "amount": "2100.00",
          "portions": {"principal": "2100.00"},
          "balance": "4200.00"
        },
        {
          "id": "6007-1",
          "kind": "payment",
          "date": "2026-10-28",
          "amount": "2100.00",
          "portions": {"principal": "2100.00"},
          "balance": "6300.00"
        }
      ],
      "specifics": {
        "merchant": {"en": "Shoes for Example", "ru": "Обувь для примера"},
        "order": {
          "number": "OB-5602",
          "placedOn": "2026-10-28",
          "state": "returned",
          "items": [{"title": {"en": "Trainers", "ru": "Кроссовки"}, "price": "8400.00"}],
          "returnedOn": "2026-11-19",
          "refundBy": "2026-11-29"
        }
      },
      "overlays": ["overpaid"],
      "actions": [{"kind": "orderStatement", "state": "available"}]
    },
    {
      "id": "6008",
      "type": "instalment",
      "currency": "RUB",
      "contractNumber": "SAMPLE-6008",
      "opened": "2026-11-09",
      "ends": "2026-12-21",
      "parties": [{"customer": "C-64", "role": "borrower", "name": "Егор Вымышленный"}],
      "phase": "active",
      "debt": {
        "total": "7500.00",
        "principal": "7500.00",
        "interest": {"absent": "notApplicable"},
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "7500.00", "validOn": "2026-11-21"}
      },
      "obligations": [{"kind": "instalment", "due": "2026-11-23", "amount": "2500.00", "autopay": true, "account": "2200000000006100"}],
      "terms": {
        "originalAmount": "10000.00",
        "rates": {"absent": "notApplicable"},
        "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
        "term": {"count": 42, "unit": "days"},
        "payments": 4,
        "paymentEvery": {"count": 14, "unit": "days"},
        "payment": "2500.00",
        "prepayment": {"full": true, "partial": false},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}
      },
      "schedule": {
        "kind": "full",
        "paid": 1,
        "total": 4,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-11-09",
            "payment": "2500.00",
            "portions": {"principal": "2500.00"},
            "balance": "7500.00",
            "paidOn": "2026-11-09",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-11-23",
            "payment": "2500.00",
            "portions": {"principal": "2500.00"},
            "balance": "5000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-12-07",
            "payment": "2500.00",
            "portions": {"principal": "2500.00"},
            "balance": "2500.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-12-21",
            "payment": "2500.00",
            "portions": {"principal": "2500.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "6008-1",
          "kind": "payment",
          "date": "2026-11-09",
          "amount": "2500.00",
          "portions": {"principal": "2500.00"},
          "balance": "7500.00"
        }
      ],
      "specifics": {
        "merchant": {"en": "Toy Sample", "ru": "Игрушка-Образец"},
        "order": {
          "number": "TG-0093",
          "placedOn": "2026-11-09",
          "state": "onItsWay",
          "items": [{"title": {"en": "Model railway", "ru": "Железная дорога"}, "price": "10000.00"}]
        }
      },
      "overlays": [{"kind": "disputed", "since": "2026-11-18", "reason": {"en": "the order has not arrived", "ru": "заказ не доставлен"}}],
      "extension": {
        "state": "unavailable",
        "due": "2026-11-23",
        "movedTo": "2026-12-07",
        "cost": "199.00",
        "allowed": 1,
        "used": 0,
        "reason": {"en": "a dispute is open", "ru": "идёт рассмотрение спора"}
      },
      "actions": [{"kind": "pay", "state": "available", "role": "primary"}, {"kind": "contactAdviser", "state": "available"}]
    }
  ]
}
"""#
}
