/// Sample records: one loan for each state of a microloan.
///
/// `.ci/samples/microLoan.py` calculates them from terms and events; `python3 .ci/samples microLoan` writes this file. The
/// people and firms are fictional.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "timeZone": "Europe/Moscow",
  "loans": [
    {
      "id": "8001",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8001",
      "opened": "2026-11-05",
      "ends": "2026-11-26",
      "parties": [{"customer": "C-20", "role": "borrower", "name": "Полина Образцова"}],
      "phase": "active",
      "terms": {
        "originalAmount": "10000.00",
        "rates": [{"percent": "0.8", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "292.000", "amount": "1680.00"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "100", "dailyPercent": "0.8", "charged": "1280.00"},
        "amortisation": "bullet",
        "term": {"count": 21, "unit": "days"},
        "payments": 1
      },
      "specifics": {"paidOutTo": "2200000000008001"},
      "debt": {
        "total": "11280.00",
        "principal": "10000.00",
        "interest": "1280.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "11280.00", "validOn": "2026-11-21", "perDiem": "80.00"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-11-26",
          "amount": "11680.00",
          "portions": {"principal": "10000.00", "interest": "1680.00"}
        }
      ],
      "schedule": {
        "kind": "full",
        "paid": 0,
        "total": 1,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-11-26",
            "payment": "11680.00",
            "portions": {"principal": "10000.00", "interest": "1680.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "extension": {
        "state": "available",
        "due": "2026-11-26",
        "movedTo": "2026-12-10",
        "toPay": "1680.00",
        "cost": "1120.00",
        "used": 0,
        "allowed": 2,
        "askBy": "2026-11-26"
      },
      "operations": [
        {
          "id": "8001-0",
          "kind": "disbursement",
          "date": "2026-11-05",
          "amount": "10000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "10000.00"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "repayPart", "state": "available", "minimum": "500.00"},
        {"kind": "repayFull", "state": "available"},
        {"kind": "changePaymentDate", "state": "available", "title": {"en": "Extend the loan", "ru": "Продлить заём"}}
      ]
    },
    {
      "id": "8002",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8002",
      "opened": "2026-11-07",
      "ends": "2026-11-21",
      "parties": [{"customer": "C-81", "role": "borrower", "name": "Роман Неизвестный"}],
      "phase": "active",
      "terms": {
        "originalAmount": "7000.00",
        "rates": [{"percent": "0.8", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "292.000", "amount": "784.00"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "100", "dailyPercent": "0.8", "charged": "784.00"},
        "amortisation": "bullet",
        "term": {"count": 14, "unit": "days"},
        "payments": 1
      },
      "specifics": {"paidOutTo": "2200000000008002"},
      "debt": {
        "total": "7784.00",
        "principal": "7000.00",
        "interest": "784.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "7784.00", "validOn": "2026-11-21", "perDiem": "59.84"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-11-21",
          "amount": "7784.00",
          "portions": {"principal": "7000.00", "interest": "784.00"}
        }
      ],
      "schedule": {
        "kind": "full",
        "paid": 0,
        "total": 1,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-11-21",
            "payment": "7784.00",
            "portions": {"principal": "7000.00", "interest": "784.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "extension": {
        "state": "available",
        "due": "2026-11-21",
        "movedTo": "2026-12-05",
        "toPay": "784.00",
        "cost": "784.00",
        "used": 0,
        "allowed": 2,
        "askBy": "2026-11-21"
      },
      "operations": [
        {
          "id": "8002-0",
          "kind": "disbursement",
          "date": "2026-11-07",
          "amount": "7000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "7000.00"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "changePaymentDate", "state": "available", "title": {"en": "Extend the loan", "ru": "Продлить заём"}}
      ]
    },
    {
      "id": "8003",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8003",
      "opened": "2026-07-28",
      "ends": "2026-08-27",
      "parties": [{"customer": "C-81", "role": "borrower", "name": "Роман Неизвестный"}],
      "phase": "maturedUnpaid",
      "terms": {
        "originalAmount": "15000.00",
        "rates": [{"percent": "0.8", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "292.000", "amount": "3600.00"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "100", "dailyPercent": "0.8", "charged": "14626.85"},
        "amortisation": "bullet",
        "term": {"count": 30, "unit": "days"},
        "payments": 1
      },
      "specifics": {"paidOutTo": "2200000000008003"},
      "operations": [
        {
          "id": "8003-0",
          "kind": "disbursement",
          "date": "2026-07-28",
          "amount": "15000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "15000.00"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "restructure", "state": "available"},
        {
          "kind": "changePaymentDate",
          "state": "unavailable",
          "title": {"en": "Extend the loan", "ru": "Продлить заём"},
          "reason": {"en": "the loan is overdue", "ru": "заём просрочен"}
        }
      ],
      "overlays": ["overdue"],
      "debt": {
        "total": "29626.85",
        "principal": "15000.00",
        "interest": "13920.00",
        "fees": "0.00",
        "penalties": "706.85",
        "overdue": {
          "amount": "29626.85",
          "since": "2026-08-27",
          "portions": {"principal": "15000.00", "interest": "13920.00", "penalties": "706.85"},
          "perDiem": "128.22",
          "next": [
            {
              "on": "2026-12-01",
              "text": {"en": "the lender may hand the debt to a collection agency", "ru": "кредитор вправе передать долг коллекторам"}
            }
          ]
        },
        "payoff": {"amount": "29626.85", "validOn": "2026-11-21", "perDiem": "128.22"}
      },
      "schedule": {
        "kind": "full",
        "paid": 0,
        "total": 1,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-08-27",
            "payment": "18600.00",
            "portions": {"principal": "15000.00", "interest": "3600.00"},
            "balance": "0.00",
            "status": "overdue",
            "outstanding": "18600.00"
          }
        ]
      }
    },
    {
      "id": "8004",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8004",
      "opened": "2026-03-10",
      "ends": "2026-04-09",
      "parties": [{"customer": "C-82", "role": "borrower", "name": "Лидия Примерова"}],
      "phase": "maturedUnpaid",
      "terms": {
        "originalAmount": "8000.00",
        "rates": [{"percent": "0.8", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "292.000", "amount": "1920.00"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "130", "dailyPercent": "0.8", "charged": "10400.00"},
        "amortisation": "bullet",
        "term": {"count": 30, "unit": "days"},
        "payments": 1
      },
      "specifics": {"paidOutTo": "2200000000008004"},
      "operations": [
        {
          "id": "8004-0",
          "kind": "disbursement",
          "date": "2026-03-10",
          "amount": "8000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "8000.00"
        }
      ],
      "actions": [{"kind": "pay", "state": "available", "role": "primary"}, {"kind": "restructure", "state": "available"}],
      "overlays": ["overdue"],
      "debt": {
        "total": "18400.00",
        "principal": "8000.00",
        "interest": "9920.00",
        "fees": "0.00",
        "penalties": "480.00",
        "overdue": {
          "amount": "18400.00",
          "since": "2026-04-09",
          "portions": {"principal": "8000.00", "interest": "9920.00", "penalties": "480.00"},
          "perDiem": "0.00"
        },
        "payoff": {"amount": "18400.00", "validOn": "2026-11-21", "perDiem": "0.00"}
      },
      "schedule": {
        "kind": "full",
        "paid": 0,
        "total": 1,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-04-09",
            "payment": "9920.00",
            "portions": {"principal": "8000.00", "interest": "1920.00"},
            "balance": "0.00",
            "status": "overdue",
            "outstanding": "9920.00"
          }
        ]
      }
    },
    {
      "id": "8005",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8005",
      "opened": "2026-10-10",
      "ends": "2026-12-01",
      "parties": [{"customer": "C-82", "role": "borrower", "name": "Лидия Примерова"}],
      "phase": "active",
      "terms": {
        "originalAmount": "6000.00",
        "rates": [{"percent": "0.8", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "292.000", "amount": "1008.00", "basis": "contract", "asOf": "2026-10-10"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "100", "dailyPercent": "0.8", "charged": "2016.00"},
        "amortisation": "bullet",
        "term": {"count": 52, "unit": "days"},
        "payments": 1
      },
      "specifics": {"paidOutTo": "2200000000008005"},
      "debt": {
        "total": "7008.00",
        "principal": "6000.00",
        "interest": "1008.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "7008.00", "validOn": "2026-11-21", "perDiem": "48.00"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-01",
          "amount": "7488.00",
          "portions": {"principal": "6000.00", "interest": "1488.00"}
        }
      ],
      "schedule": {
        "kind": "full",
        "paid": 0,
        "total": 1,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-12-01",
            "payment": "7488.00",
            "portions": {"principal": "6000.00", "interest": "1488.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "extension": {
        "state": "used",
        "due": "2026-10-31",
        "movedTo": "2026-12-01",
        "toPay": "1008.00",
        "cost": "1488.00",
        "used": 1,
        "allowed": 2,
        "on": "2026-10-31"
      },
      "operations": [
        {
          "id": "8005-1",
          "kind": "payment",
          "date": "2026-10-31",
          "amount": "1008.00",
          "portions": {"interest": "1008.00"},
          "balance": "6000.00",
          "title": {"en": "Interest, for the extension", "ru": "Проценты за продление"}
        },
        {
          "id": "8005-0",
          "kind": "disbursement",
          "date": "2026-10-10",
          "amount": "6000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "6000.00"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "repayFull", "state": "available"},
        {"kind": "changePaymentDate", "state": "available", "title": {"en": "Extend the loan", "ru": "Продлить заём"}}
      ]
    },
    {
      "id": "8006",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8006",
      "opened": "2026-10-03",
      "ends": "2026-12-26",
      "parties": [{"customer": "C-83", "role": "borrower", "name": "Тимур Тестовый"}],
      "phase": "active",
      "terms": {
        "originalAmount": "30000.00",
        "rates": [{"percent": "0.75", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "273.750", "amount": "11936.73"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "100", "dailyPercent": "0.8", "charged": "9102.81"},
        "amortisation": "annuity",
        "term": {"count": 84, "unit": "days"},
        "payments": 6,
        "paymentEvery": {"count": 14, "unit": "days"},
        "payment": "6989.46"
      },
      "specifics": {"paidOutTo": "2200000000008006"},
      "debt": {
        "total": "18134.43",
        "principal": "17229.86",
        "interest": "904.57",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "18134.43", "validOn": "2026-11-21", "perDiem": "129.22"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-11-28",
          "amount": "6989.46",
          "portions": {"principal": "5180.32", "interest": "1809.14"},
          "autopay": true,
          "account": "2200000000008006"
        }
      ],
      "schedule": {
        "kind": "full",
        "paid": 3,
        "total": 6,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-10-17",
            "payment": "6989.46",
            "portions": {"principal": "3839.46", "interest": "3150.00"},
            "balance": "26160.54",
            "status": "paid",
            "paidOn": "2026-10-17"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-10-31",
            "payment": "6989.46",
            "portions": {"principal": "4242.60", "interest": "2746.86"},
            "balance": "21917.94",
            "status": "paid",
            "paidOn": "2026-10-31"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-11-14",
            "payment": "6989.46",
            "portions": {"principal": "4688.08", "interest": "2301.38"},
            "balance": "17229.86",
            "status": "paid",
            "paidOn": "2026-11-14"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-11-28",
            "payment": "6989.46",
            "portions": {"principal": "5180.32", "interest": "1809.14"},
            "balance": "12049.54",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2026-12-12",
            "payment": "6989.46",
            "portions": {"principal": "5724.26", "interest": "1265.20"},
            "balance": "6325.28",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2026-12-26",
            "payment": "6989.43",
            "portions": {"principal": "6325.28", "interest": "664.15"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "8006-3",
          "kind": "payment",
          "date": "2026-11-14",
          "amount": "6989.46",
          "portions": {"principal": "4688.08", "interest": "2301.38"},
          "balance": "17229.86"
        },
        {
          "id": "8006-2",
          "kind": "payment",
          "date": "2026-10-31",
          "amount": "6989.46",
          "portions": {"principal": "4242.60", "interest": "2746.86"},
          "balance": "21917.94"
        },
        {
          "id": "8006-1",
          "kind": "payment",
          "date": "2026-10-17",
          "amount": "6989.46",
          "portions": {"principal": "3839.46", "interest": "3150.00"},
          "balance": "26160.54"
        },
        {
          "id": "8006-0",
          "kind": "disbursement",
          "date": "2026-10-03",
          "amount": "30000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "30000.00"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "repayPart", "state": "available", "minimum": "500.00"},
        {"kind": "repayFull", "state": "available"}
      ]
    },
    {
      "id": "8007",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8007",
      "opened": "2026-07-01",
      "ends": "2026-07-31",
      "parties": [{"customer": "C-84", "role": "borrower", "name": "Глеб Условный"}],
      "phase": "maturedUnpaid",
      "terms": {
        "originalAmount": "12000.00",
        "rates": [{"percent": "0.6", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "219.000", "amount": "2160.00"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "100", "dailyPercent": "0.8", "charged": "11039.01"},
        "amortisation": "bullet",
        "term": {"count": 30, "unit": "days"},
        "payments": 1
      },
      "specifics": {"paidOutTo": "2200000000008007"},
      "overlays": [{"kind": "collections", "since": "2026-10-05"}, "overdue"],
      "contacts": [
        {
          "role": "collector",
          "name": {"en": "MFC Example Until Payday, collections", "ru": "МКК «Пример до зарплаты», отдел взыскания"},
          "phones": ["+7 495 000-80-07"],
          "hours": {"en": "9 to 18", "ru": "с 9 до 18"}
        }
      ],
      "operations": [
        {
          "id": "8007-0",
          "kind": "disbursement",
          "date": "2026-07-01",
          "amount": "12000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "12000.00"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary"},
        {"kind": "restructure", "state": "available"},
        {"kind": "contactAdviser", "state": "available"},
        {"kind": "dispute", "state": "available"}
      ],
      "debt": {
        "total": "23039.01",
        "principal": "12000.00",
        "interest": "10296.00",
        "fees": "0.00",
        "penalties": "743.01",
        "overdue": {
          "amount": "23039.01",
          "since": "2026-07-31",
          "portions": {"principal": "12000.00", "interest": "10296.00", "penalties": "743.01"},
          "perDiem": "78.58"
        },
        "payoff": {"amount": "23039.01", "validOn": "2026-11-21", "perDiem": "78.58"}
      },
      "schedule": {
        "kind": "full",
        "paid": 0,
        "total": 1,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-07-31",
            "payment": "14160.00",
            "portions": {"principal": "12000.00", "interest": "2160.00"},
            "balance": "0.00",
            "status": "overdue",
            "outstanding": "14160.00"
          }
        ]
      }
    },
    {
      "id": "8008",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8008",
      "opened": "2026-04-20",
      "ends": "2026-05-10",
      "parties": [{"customer": "C-84", "role": "borrower", "name": "Глеб Условный"}],
      "phase": "repaid",
      "terms": {
        "originalAmount": "5000.00",
        "rates": [{"percent": "0.8", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "292.000", "amount": "800.00"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "100", "dailyPercent": "0.8", "charged": "800.00"},
        "amortisation": "bullet",
        "term": {"count": 20, "unit": "days"},
        "payments": 1
      },
      "specifics": {"paidOutTo": "2200000000008008"},
      "settled": "2026-05-10",
      "debt": {
        "total": "0.00",
        "principal": "0.00",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"}
      },
      "schedule": {
        "kind": "full",
        "paid": 1,
        "total": 1,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-05-10",
            "payment": "5800.00",
            "portions": {"principal": "5000.00", "interest": "800.00"},
            "balance": "0.00",
            "status": "paid",
            "paidOn": "2026-05-10"
          }
        ]
      },
      "operations": [
        {
          "id": "8008-1",
          "kind": "payment",
          "date": "2026-05-10",
          "amount": "5800.00",
          "portions": {"principal": "5000.00", "interest": "800.00"},
          "balance": "0.00"
        },
        {
          "id": "8008-0",
          "kind": "disbursement",
          "date": "2026-04-20",
          "amount": "5000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "5000.00"
        }
      ],
      "actions": [{"kind": "orderStatement", "state": "available"}],
      "closing": [{"kind": "certificate", "state": "toDo"}]
    },
    {
      "id": "8009",
      "type": "microLoan",
      "currency": "RUB",
      "contractNumber": "SAMPLE-8009",
      "opened": "2026-04-06",
      "ends": "2026-05-06",
      "parties": [{"customer": "C-85", "role": "borrower", "name": "Нина Пробная"}],
      "phase": "transferred",
      "terms": {
        "originalAmount": "9000.00",
        "rates": [{"percent": "0.8", "period": "day", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "292.000", "amount": "2160.00"},
        "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": true},
        "prepayment": {"full": true, "partial": true},
        "chargeCap": {"percent": "100", "dailyPercent": "0.8", "charged": "9000.00"},
        "amortisation": "bullet",
        "term": {"count": 30, "unit": "days"},
        "payments": 1
      },
      "specifics": {"paidOutTo": "2200000000008009"},
      "operations": [
        {
          "id": "8009-0",
          "kind": "disbursement",
          "date": "2026-04-06",
          "amount": "9000.00",
          "title": {"en": "Paid out", "ru": "Выдача займа"},
          "balance": "9000.00"
        }
      ],
      "transfer": {
        "kind": "claim",
        "effective": "2026-11-16",
        "from": {"en": "MFC Example Until Payday", "ru": "МКК «Пример до зарплаты»"},
        "to": {"en": "LLC Example Collection", "ru": "ООО «Пример взыскания»"}
      },
      "contacts": [
        {
          "role": "creditor",
          "name": {"en": "LLC Example Collection", "ru": "ООО «Пример взыскания»"},
          "phones": ["+7 495 000-80-09"],
          "hours": {"en": "9 to 18", "ru": "с 9 до 18"}
        }
      ],
      "actions": [{"kind": "orderStatement", "state": "available"}, {"kind": "dispute", "state": "available"}],
      "debt": {"total": "18000.00", "principal": "9000.00", "interest": "8568.00", "fees": "0.00", "penalties": "432.00"},
      "schedule": {
        "kind": "full",
        "paid": 0,
        "total": 1,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-05-06",
            "payment": "11160.00",
            "portions": {"principal": "9000.00", "interest": "2160.00"},
            "balance": "0.00",
            "status": "overdue",
            "outstanding": "11160.00"
          }
        ]
      }
    }
  ]
}
"""#
}
