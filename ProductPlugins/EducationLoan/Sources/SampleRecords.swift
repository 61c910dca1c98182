/// Sample records of education loans in many states, to see every screen without data.
///
/// The people, the contracts and the schools are invented. The figures are calculated by .ci/samples/educationLoan.py:
/// interest by the days of each calendar year; during the study a share of it is paid and the rest is put off; the
/// principal is repaid in equal payments afterwards. ПСК follows article 6 of Federal Law 353-FZ.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "timeZone": "Europe/Moscow",
  "loans": [
    {
      "id": "5001",
      "type": "educationLoan",
      "currency": "RUB",
      "contractNumber": "ОК-2026/09-004417",
      "opened": "2026-09-01",
      "ends": "2041-06-01",
      "parties": [{"customer": "C-51", "role": "borrower", "name": "Даниил Артёмович Крылов"}],
      "phase": "deferred",
      "disbursement": {
        "payouts": [
          {"title": {"en": "Semester 1", "ru": "Семестр 1"}, "on": "2026-09-01", "amount": "160000.00", "isPaid": true},
          {
            "title": {"en": "Semester 2", "ru": "Семестр 2"},
            "on": "2027-02-01",
            "amount": "160000.00",
            "isPaid": false,
            "needs": {"en": "a certificate that you study", "ru": "справка об учёбе"}
          },
          {"title": {"en": "Semester 3", "ru": "Семестр 3"}, "on": "2027-09-01", "amount": "160000.00", "isPaid": false},
          {"title": {"en": "Semester 4", "ru": "Семестр 4"}, "on": "2028-02-01", "amount": "160000.00", "isPaid": false},
          {"title": {"en": "Semester 5", "ru": "Семестр 5"}, "on": "2028-09-01", "amount": "160000.00", "isPaid": false},
          {"title": {"en": "Semester 6", "ru": "Семестр 6"}, "on": "2029-02-01", "amount": "160000.00", "isPaid": false},
          {"title": {"en": "Semester 7", "ru": "Семестр 7"}, "on": "2029-09-01", "amount": "160000.00", "isPaid": false},
          {"title": {"en": "Semester 8", "ru": "Семестр 8"}, "on": "2030-02-01", "amount": "160000.00", "isPaid": false}
        ]
      },
      "overlays": ["partiallyDisbursed"],
      "debt": {
        "total": "160744.32",
        "principal": "160000.00",
        "interest": "744.32",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "160744.32", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-01",
          "amount": "157.81",
          "portions": {"principal": "0.00", "interest": "157.81"},
          "covered": "0.00",
          "autopay": true,
          "account": "40817810400051004417"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "orderStatement", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "1280000.00",
        "rates": [{"percent": "3", "period": "year", "basis": "nominal", "kind": "promotional"}],
        "fullCost": {"measure": "psk", "percent": "2.986", "amount": "319899.68"},
        "interest": "ACT/ACT RU",
        "term": {"count": 177, "unit": "months"},
        "payments": 177,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 1,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [
        {
          "id": "agreement",
          "title": {"en": "Education loan agreement", "ru": "Договор образовательного кредита"},
          "date": "2026-09-01"
        }
      ],
      "specifics": {
        "study": {
          "school": {"en": "Volga Institute of Engineering", "ru": "Волжский инженерный институт"},
          "programme": {"en": "Applied mechanics, bachelor's degree", "ru": "Прикладная механика, бакалавриат"},
          "state": "studying",
          "year": 1,
          "since": "2026-09-01",
          "until": "2030-08-31",
          "confirmBy": "2027-01-25",
          "ifLeave": {
            "en": "the deferral goes on; send us the school's order within 30 days",
            "ru": "отсрочка продолжится; пришлите приказ вуза в течение 30 дней"
          },
          "ifExpelled": {
            "en": "state support ends and full payments begin on the third payment day after the order",
            "ru": "господдержка прекратится, полные платежи начнутся с третьего дня платежа после приказа"
          }
        },
        "deferral": {
          "until": "2031-06-01",
          "interestShares": [
            {"from": "2026-09-01", "until": "2027-08-31", "percent": "40"},
            {"from": "2027-09-01", "until": "2028-08-31", "percent": "60"},
            {"from": "2028-09-01", "until": "2031-06-01", "percent": "100"}
          ],
          "interestPutOff": "481.31",
          "interestPutOffTerms": {
            "en": "The interest that is put off is paid in equal parts with the first twelve full payments.",
            "ru": "Отложенные проценты делятся поровну на первые двенадцать полных платежей."
          },
          "fullPaymentsFrom": "2031-07-01",
          "fullPayment": "13244.92",
          "fullPayments": 120
        },
        "support": {
          "programme": {"en": "Education loan with state support", "ru": "Образовательный кредит с господдержкой"},
          "statePays": "13.85",
          "rateWithout": "16.85",
          "paidByState": "3703.45",
          "keptWhile": {
            "en": "you are not expelled; after the study it stays to the end",
            "ru": "вас не отчислят; после выпуска — до конца срока"
          }
        }
      },
      "schedule": {
        "kind": "full",
        "truncated": true,
        "paid": 2,
        "total": 177,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-10-01",
            "payment": "157.81",
            "portions": {"principal": "0.00", "interest": "157.81"},
            "balance": "160000.00",
            "paidOn": "2026-10-01",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-11-01",
            "payment": "163.07",
            "portions": {"principal": "0.00", "interest": "163.07"},
            "balance": "160000.00",
            "paidOn": "2026-11-01",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-12-01",
            "payment": "157.81",
            "portions": {"principal": "0.00", "interest": "157.81"},
            "balance": "160000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2027-01-01",
            "payment": "163.07",
            "portions": {"principal": "0.00", "interest": "163.07"},
            "balance": "160000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2027-02-01",
            "payment": "163.07",
            "portions": {"principal": "0.00", "interest": "163.07"},
            "balance": "160000.00",
            "status": "upcoming"
          },
          {"kind": "disbursement", "due": "2027-02-01", "payment": "160000.00", "balance": "320000.00"}
        ]
      },
      "operations": [
        {
          "id": "5001-2",
          "kind": "payment",
          "date": "2026-11-01",
          "amount": "163.07",
          "portions": {"principal": "0.00", "interest": "163.07"},
          "balance": "160000.00"
        },
        {
          "id": "5001-1",
          "kind": "payment",
          "date": "2026-10-01",
          "amount": "157.81",
          "portions": {"principal": "0.00", "interest": "157.81"},
          "balance": "160000.00"
        },
        {"id": "5001-out-1", "kind": "disbursement", "date": "2026-09-01", "amount": "160000.00", "balance": "160000.00"}
      ]
    },
    {
      "id": "5002",
      "type": "educationLoan",
      "currency": "RUB",
      "contractNumber": "ОК-2025/09-001962",
      "opened": "2025-09-05",
      "ends": "2040-06-05",
      "parties": [
        {"customer": "C-52", "role": "borrower", "name": "Алиса Денисовна Юдина"},
        {"customer": "C-59", "role": "guarantor", "name": "Денис Олегович Юдин"}
      ],
      "phase": "deferred",
      "disbursement": {
        "payouts": [
          {"title": {"en": "Semester 1", "ru": "Семестр 1"}, "on": "2025-09-05", "amount": "195000.00", "isPaid": true},
          {"title": {"en": "Semester 2", "ru": "Семестр 2"}, "on": "2026-02-05", "amount": "195000.00", "isPaid": true},
          {"title": {"en": "Semester 3", "ru": "Семестр 3"}, "on": "2026-09-05", "amount": "195000.00", "isPaid": true},
          {
            "title": {"en": "Semester 4", "ru": "Семестр 4"},
            "on": "2027-02-05",
            "amount": "195000.00",
            "isPaid": false,
            "needs": {"en": "a certificate that you study", "ru": "справка об учёбе"}
          },
          {"title": {"en": "Semester 5", "ru": "Семестр 5"}, "on": "2027-09-05", "amount": "195000.00", "isPaid": false},
          {"title": {"en": "Semester 6", "ru": "Семестр 6"}, "on": "2028-02-05", "amount": "195000.00", "isPaid": false},
          {"title": {"en": "Semester 7", "ru": "Семестр 7"}, "on": "2028-09-05", "amount": "195000.00", "isPaid": false},
          {"title": {"en": "Semester 8", "ru": "Семестр 8"}, "on": "2029-02-05", "amount": "195000.00", "isPaid": false}
        ]
      },
      "overlays": ["partiallyDisbursed"],
      "debt": {
        "total": "592292.46",
        "principal": "585000.00",
        "interest": "7292.46",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "592292.46", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-05",
          "amount": "865.48",
          "portions": {"principal": "0.00", "interest": "865.48"},
          "covered": "865.48",
          "autopay": true,
          "account": "40817810600052001962"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "changePaymentDate", "state": "available", "fee": "0.00"},
        {"kind": "orderStatement", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "1560000.00",
        "rates": [{"percent": "3", "period": "year", "basis": "nominal", "kind": "promotional"}],
        "fullCost": {"measure": "psk", "percent": "2.986", "amount": "389875.10"},
        "interest": "ACT/ACT RU",
        "term": {"count": 177, "unit": "months"},
        "payments": 177,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 5,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [
        {
          "id": "agreement",
          "title": {"en": "Education loan agreement", "ru": "Договор образовательного кредита"},
          "date": "2025-09-05"
        }
      ],
      "specifics": {
        "study": {
          "school": {"en": "Northern Academy of Design", "ru": "Северная академия дизайна"},
          "programme": {"en": "Communication design, bachelor's degree", "ru": "Коммуникационный дизайн, бакалавриат"},
          "state": "studying",
          "year": 2,
          "since": "2025-09-01",
          "until": "2029-08-31",
          "confirmBy": "2027-01-29",
          "ifLeave": {
            "en": "the deferral goes on; send us the school's order within 30 days",
            "ru": "отсрочка продолжится; пришлите приказ вуза в течение 30 дней"
          },
          "ifExpelled": {
            "en": "state support ends and full payments begin on the third payment day after the order",
            "ru": "господдержка прекратится, полные платежи начнутся с третьего дня платежа после приказа"
          }
        },
        "deferral": {
          "until": "2030-06-05",
          "interestShares": [
            {"from": "2025-09-05", "until": "2026-08-31", "percent": "40"},
            {"from": "2026-09-01", "until": "2027-08-31", "percent": "60"},
            {"from": "2027-09-01", "until": "2030-06-05", "percent": "100"}
          ],
          "interestPutOff": "6523.14",
          "interestPutOffTerms": {
            "en": "The interest that is put off is paid in equal parts with the first twelve full payments.",
            "ru": "Отложенные проценты делятся поровну на первые двенадцать полных платежей."
          },
          "fullPaymentsFrom": "2030-07-05",
          "fullPayment": "16141.32",
          "fullPayments": 120
        },
        "support": {
          "programme": {"en": "Education loan with state support", "ru": "Образовательный кредит с господдержкой"},
          "statePays": "13.85",
          "rateWithout": "16.85",
          "paidByState": "56234.81",
          "keptWhile": {
            "en": "you are not expelled; after the study it stays to the end",
            "ru": "вас не отчислят; после выпуска — до конца срока"
          }
        }
      },
      "schedule": {
        "kind": "full",
        "truncated": true,
        "paid": 14,
        "total": 177,
        "rows": [
          {
            "kind": "instalment",
            "number": 13,
            "due": "2026-10-05",
            "payment": "865.48",
            "portions": {"principal": "0.00", "interest": "865.48"},
            "balance": "585000.00",
            "paidOn": "2026-10-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 14,
            "due": "2026-11-05",
            "payment": "894.33",
            "portions": {"principal": "0.00", "interest": "894.33"},
            "balance": "585000.00",
            "paidOn": "2026-11-05",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 15,
            "due": "2026-12-05",
            "payment": "865.48",
            "portions": {"principal": "0.00", "interest": "865.48"},
            "balance": "585000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 16,
            "due": "2027-01-05",
            "payment": "894.33",
            "portions": {"principal": "0.00", "interest": "894.33"},
            "balance": "585000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 17,
            "due": "2027-02-05",
            "payment": "894.33",
            "portions": {"principal": "0.00", "interest": "894.33"},
            "balance": "585000.00",
            "status": "upcoming"
          },
          {"kind": "disbursement", "due": "2027-02-05", "payment": "195000.00", "balance": "780000.00"}
        ]
      },
      "operations": [
        {
          "id": "5002-14",
          "kind": "payment",
          "date": "2026-11-05",
          "amount": "894.33",
          "portions": {"principal": "0.00", "interest": "894.33"},
          "balance": "585000.00"
        },
        {
          "id": "5002-13",
          "kind": "payment",
          "date": "2026-10-05",
          "amount": "865.48",
          "portions": {"principal": "0.00", "interest": "865.48"},
          "balance": "585000.00"
        },
        {
          "id": "5002-12",
          "kind": "payment",
          "date": "2026-09-05",
          "amount": "596.22",
          "portions": {"principal": "0.00", "interest": "596.22"},
          "balance": "390000.00"
        },
        {"id": "5002-out-3", "kind": "disbursement", "date": "2026-09-05", "amount": "195000.00", "balance": "585000.00"},
        {"id": "5002-out-2", "kind": "disbursement", "date": "2026-02-05", "amount": "195000.00", "balance": "390000.00"}
      ]
    },
    {
      "id": "5003",
      "type": "educationLoan",
      "currency": "RUB",
      "contractNumber": "ОК-2024/09-007730",
      "opened": "2024-09-10",
      "ends": "2031-12-10",
      "parties": [{"customer": "C-53", "role": "borrower", "name": "Фёдор Ильич Макаров"}],
      "phase": "deferred",
      "disbursement": {
        "payouts": [
          {"title": {"en": "Semester 1", "ru": "Семестр 1"}, "on": "2024-09-10", "amount": "140000.00", "isPaid": true},
          {"title": {"en": "Semester 2", "ru": "Семестр 2"}, "on": "2025-02-10", "amount": "140000.00", "isPaid": true},
          {"title": {"en": "Semester 3", "ru": "Семестр 3"}, "on": "2025-09-10", "amount": "140000.00", "isPaid": true},
          {"title": {"en": "Semester 4", "ru": "Семестр 4"}, "on": "2026-02-10", "amount": "140000.00", "isPaid": true}
        ]
      },
      "debt": {
        "total": "569790.24",
        "principal": "560000.00",
        "interest": "9790.24",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "569790.24", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-10",
          "amount": "1380.82",
          "portions": {"principal": "0.00", "interest": "1380.82"},
          "covered": "0.00",
          "autopay": true,
          "account": "40817810100053007730"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "560000.00",
        "rates": [{"percent": "3", "period": "year", "basis": "nominal", "kind": "promotional"}],
        "fullCost": {"measure": "psk", "percent": "2.978", "amount": "69604.50"},
        "interest": "ACT/ACT RU",
        "term": {"count": 87, "unit": "months"},
        "payments": 87,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 10,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [
        {
          "id": "agreement",
          "title": {"en": "Education loan agreement", "ru": "Договор образовательного кредита"},
          "date": "2024-09-10"
        }
      ],
      "specifics": {
        "study": {
          "school": {"en": "Volga Institute of Engineering", "ru": "Волжский инженерный институт"},
          "programme": {"en": "Data analysis, master's degree", "ru": "Анализ данных, магистратура"},
          "state": "graduated",
          "since": "2026-06-30"
        },
        "deferral": {
          "until": "2026-12-10",
          "interestShares": [
            {"from": "2024-09-10", "until": "2025-09-09", "percent": "40"},
            {"from": "2025-09-10", "until": "2026-09-09", "percent": "60"},
            {"from": "2026-09-10", "until": "2026-12-10", "percent": "100"}
          ],
          "interestPutOff": "9283.94",
          "interestPutOffTerms": {
            "en": "The interest that is put off is paid in equal parts with the first twelve full payments.",
            "ru": "Отложенные проценты делятся поровну на первые двенадцать полных платежей."
          },
          "fullPaymentsFrom": "2027-01-10",
          "fullPayment": "10836.13",
          "fullPayments": 60
        },
        "support": {
          "programme": {"en": "Education loan with state support", "ru": "Образовательный кредит с господдержкой"},
          "statePays": "12.4",
          "rateWithout": "15.4",
          "paidByState": "101196.60"
        }
      },
      "schedule": {
        "kind": "full",
        "truncated": true,
        "paid": 26,
        "total": 87,
        "rows": [
          {
            "kind": "instalment",
            "number": 25,
            "due": "2026-10-10",
            "payment": "1380.82",
            "portions": {"principal": "0.00", "interest": "1380.82"},
            "balance": "560000.00",
            "paidOn": "2026-10-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 26,
            "due": "2026-11-10",
            "payment": "1426.85",
            "portions": {"principal": "0.00", "interest": "1426.85"},
            "balance": "560000.00",
            "paidOn": "2026-11-10",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 27,
            "due": "2026-12-10",
            "payment": "1380.82",
            "portions": {"principal": "0.00", "interest": "1380.82"},
            "balance": "560000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 28,
            "due": "2027-01-10",
            "payment": "10836.13",
            "portions": {"principal": "8635.62", "interest": "2200.51"},
            "balance": "551364.38",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 29,
            "due": "2027-02-10",
            "payment": "10836.13",
            "portions": {"principal": "8657.62", "interest": "2178.51"},
            "balance": "542706.76",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 30,
            "due": "2027-03-10",
            "payment": "10836.13",
            "portions": {"principal": "8813.50", "interest": "2022.63"},
            "balance": "533893.26",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "5003-26",
          "kind": "payment",
          "date": "2026-11-10",
          "amount": "1426.85",
          "portions": {"principal": "0.00", "interest": "1426.85"},
          "balance": "560000.00"
        },
        {
          "id": "5003-25",
          "kind": "payment",
          "date": "2026-10-10",
          "amount": "1380.82",
          "portions": {"principal": "0.00", "interest": "1380.82"},
          "balance": "560000.00"
        },
        {
          "id": "5003-24",
          "kind": "payment",
          "date": "2026-09-10",
          "amount": "1426.85",
          "portions": {"principal": "0.00", "interest": "1426.85"},
          "balance": "560000.00"
        },
        {"id": "5003-out-4", "kind": "disbursement", "date": "2026-02-10", "amount": "140000.00", "balance": "560000.00"},
        {"id": "5003-out-3", "kind": "disbursement", "date": "2025-09-10", "amount": "140000.00", "balance": "420000.00"}
      ]
    },
    {
      "id": "5004",
      "type": "educationLoan",
      "currency": "RUB",
      "contractNumber": "ОК-2022/09-003318",
      "opened": "2022-09-15",
      "ends": "2028-12-15",
      "parties": [{"customer": "C-20", "role": "borrower", "name": "Полина Образцова"}],
      "phase": "active",
      "disbursement": {
        "payouts": [
          {"title": {"en": "Semester 1", "ru": "Семестр 1"}, "on": "2022-09-15", "amount": "90000.00", "isPaid": true},
          {"title": {"en": "Semester 2", "ru": "Семестр 2"}, "on": "2023-02-15", "amount": "90000.00", "isPaid": true},
          {"title": {"en": "Semester 3", "ru": "Семестр 3"}, "on": "2023-09-15", "amount": "90000.00", "isPaid": true},
          {"title": {"en": "Semester 4", "ru": "Семестр 4"}, "on": "2024-02-15", "amount": "90000.00", "isPaid": true}
        ]
      },
      "debt": {
        "total": "205448.76",
        "principal": "205114.96",
        "interest": "333.80",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "205448.76", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-15",
          "amount": "9113.25",
          "portions": {"principal": "7444.23", "interest": "1669.02"},
          "covered": "9113.25",
          "autopay": true,
          "account": "40817810600020003318"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"},
        {"kind": "changePaymentDate", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "360000.00",
        "rates": [{"percent": "9.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "9.893", "amount": "132293.00"},
        "interest": "ACT/ACT RU",
        "term": {"count": 75, "unit": "months"},
        "payments": 75,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 15,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [
        {
          "id": "agreement",
          "title": {"en": "Education loan agreement", "ru": "Договор образовательного кредита"},
          "date": "2022-09-15"
        }
      ],
      "specifics": {
        "study": {
          "school": {"en": "Volga Institute of Engineering", "ru": "Волжский инженерный институт"},
          "programme": {"en": "Data analysis, master's degree", "ru": "Анализ данных, магистратура"},
          "state": "graduated",
          "since": "2024-07-05"
        }
      },
      "schedule": {
        "kind": "full",
        "truncated": true,
        "paid": 50,
        "total": 75,
        "rows": [
          {
            "kind": "instalment",
            "number": 49,
            "due": "2026-10-15",
            "payment": "9113.25",
            "portions": {"principal": "7325.01", "interest": "1788.24"},
            "balance": "212441.95",
            "paidOn": "2026-10-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 50,
            "due": "2026-11-15",
            "payment": "9113.25",
            "portions": {"principal": "7326.99", "interest": "1786.26"},
            "balance": "205114.96",
            "paidOn": "2026-11-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 51,
            "due": "2026-12-15",
            "payment": "9113.25",
            "portions": {"principal": "7444.23", "interest": "1669.02"},
            "balance": "197670.73",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 52,
            "due": "2027-01-15",
            "payment": "9113.25",
            "portions": {"principal": "7451.19", "interest": "1662.06"},
            "balance": "190219.54",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 53,
            "due": "2027-02-15",
            "payment": "9113.25",
            "portions": {"principal": "7513.84", "interest": "1599.41"},
            "balance": "182705.70",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "5004-50",
          "kind": "payment",
          "date": "2026-11-15",
          "amount": "9113.25",
          "portions": {"principal": "7326.99", "interest": "1786.26"},
          "balance": "205114.96"
        },
        {
          "id": "5004-49",
          "kind": "payment",
          "date": "2026-10-15",
          "amount": "9113.25",
          "portions": {"principal": "7325.01", "interest": "1788.24"},
          "balance": "212441.95"
        },
        {
          "id": "5004-48",
          "kind": "payment",
          "date": "2026-09-15",
          "amount": "9113.25",
          "portions": {"principal": "7204.82", "interest": "1908.43"},
          "balance": "219766.96"
        },
        {"id": "5004-out-4", "kind": "disbursement", "date": "2024-02-15", "amount": "90000.00", "balance": "360000.00"},
        {"id": "5004-out-3", "kind": "disbursement", "date": "2023-09-15", "amount": "90000.00", "balance": "270000.00"}
      ]
    },
    {
      "id": "5005",
      "type": "educationLoan",
      "currency": "KZT",
      "contractNumber": "БК-2024/09-110-KZ",
      "opened": "2024-09-03",
      "ends": "2038-09-03",
      "parties": [{"customer": "C-55", "role": "borrower", "name": "Айдана Маратовна Сулейменова"}],
      "phase": "deferred",
      "disbursement": {
        "payouts": [
          {"title": {"en": "Semester 1", "ru": "Семестр 1"}, "on": "2024-09-03", "amount": "900000.00", "isPaid": true},
          {"title": {"en": "Semester 2", "ru": "Семестр 2"}, "on": "2025-02-03", "amount": "900000.00", "isPaid": true},
          {"title": {"en": "Semester 3", "ru": "Семестр 3"}, "on": "2025-09-03", "amount": "900000.00", "isPaid": true},
          {
            "title": {"en": "Semester 4", "ru": "Семестр 4"},
            "on": "2027-09-03",
            "amount": "900000.00",
            "isPaid": false,
            "needs": {"en": "a certificate that you study", "ru": "справка об учёбе"}
          },
          {"title": {"en": "Semester 5", "ru": "Семестр 5"}, "on": "2028-02-03", "amount": "900000.00", "isPaid": false},
          {"title": {"en": "Semester 6", "ru": "Семестр 6"}, "on": "2028-09-03", "amount": "900000.00", "isPaid": false},
          {"title": {"en": "Semester 7", "ru": "Семестр 7"}, "on": "2029-02-03", "amount": "900000.00", "isPaid": false},
          {"title": {"en": "Semester 8", "ru": "Семестр 8"}, "on": "2029-09-03", "amount": "900000.00", "isPaid": false}
        ]
      },
      "overlays": [
        "partiallyDisbursed",
        {
          "kind": "requestPending",
          "since": "2026-11-12",
          "reason": {"en": "no interest payments during the leave", "ru": "не платить проценты во время отпуска"}
        }
      ],
      "debt": {
        "total": "2709320.55",
        "principal": "2700000.00",
        "interest": "9320.55",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "2709320.55", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-03",
          "amount": "15534.25",
          "portions": {"principal": "0.00", "interest": "15534.25"},
          "covered": "0.00",
          "autopay": false,
          "account": "KZ65601A000055001101"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {
          "kind": "takePaymentHoliday",
          "state": "pending",
          "since": "2026-11-12",
          "request": {
            "en": "for the time of the leave; the bank answers within five days",
            "ru": "на время академического отпуска; банк ответит в течение пяти дней"
          }
        },
        {"kind": "setUpAutopay", "state": "available"}
      ],
      "terms": {
        "originalAmount": "7200000.00",
        "rates": [{"percent": "7", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "interest": "ACT/ACT RU",
        "term": {"count": 168, "unit": "months"},
        "payments": 168,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 3,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [
        {
          "id": "agreement",
          "title": {"en": "Education loan agreement", "ru": "Договор образовательного кредита"},
          "date": "2024-09-03"
        }
      ],
      "specifics": {
        "study": {
          "school": {"en": "Steppe University", "ru": "Степной университет"},
          "programme": {"en": "Communication design, bachelor's degree", "ru": "Коммуникационный дизайн, бакалавриат"},
          "state": "academicLeave",
          "since": "2026-09-01",
          "until": "2027-08-31",
          "confirmBy": "2027-09-01",
          "ifExpelled": {"en": "full payments begin with the next payment", "ru": "полные платежи начнутся с ближайшего дня платежа"}
        },
        "deferral": {
          "until": "2030-09-03",
          "interestShares": [{"from": "2024-09-03", "until": "2030-09-03", "percent": "100"}],
          "interestPutOff": "0.00",
          "fullPaymentsFrom": "2030-10-03",
          "fullPayment": "98162.76",
          "fullPayments": 96
        }
      },
      "schedule": {
        "kind": "full",
        "truncated": true,
        "paid": 26,
        "total": 168,
        "rows": [
          {
            "kind": "instalment",
            "number": 25,
            "due": "2026-10-03",
            "payment": "15534.25",
            "portions": {"principal": "0.00", "interest": "15534.25"},
            "balance": "2700000.00",
            "paidOn": "2026-10-03",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 26,
            "due": "2026-11-03",
            "payment": "16052.05",
            "portions": {"principal": "0.00", "interest": "16052.05"},
            "balance": "2700000.00",
            "paidOn": "2026-11-03",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 27,
            "due": "2026-12-03",
            "payment": "15534.25",
            "portions": {"principal": "0.00", "interest": "15534.25"},
            "balance": "2700000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 28,
            "due": "2027-01-03",
            "payment": "16052.05",
            "portions": {"principal": "0.00", "interest": "16052.05"},
            "balance": "2700000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 29,
            "due": "2027-02-03",
            "payment": "16052.05",
            "portions": {"principal": "0.00", "interest": "16052.05"},
            "balance": "2700000.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "5005-26",
          "kind": "payment",
          "date": "2026-11-03",
          "amount": "16052.05",
          "portions": {"principal": "0.00", "interest": "16052.05"},
          "balance": "2700000.00"
        },
        {
          "id": "5005-25",
          "kind": "payment",
          "date": "2026-10-03",
          "amount": "15534.25",
          "portions": {"principal": "0.00", "interest": "15534.25"},
          "balance": "2700000.00"
        },
        {
          "id": "5005-24",
          "kind": "payment",
          "date": "2026-09-03",
          "amount": "16052.05",
          "portions": {"principal": "0.00", "interest": "16052.05"},
          "balance": "2700000.00"
        },
        {"id": "5005-out-3", "kind": "disbursement", "date": "2025-09-03", "amount": "900000.00", "balance": "2700000.00"},
        {"id": "5005-out-2", "kind": "disbursement", "date": "2025-02-03", "amount": "900000.00", "balance": "1800000.00"}
      ]
    },
    {
      "id": "5006",
      "type": "educationLoan",
      "currency": "RUB",
      "contractNumber": "ОК-2024/09-006254",
      "opened": "2024-09-20",
      "ends": "2033-08-20",
      "parties": [{"customer": "C-56", "role": "borrower", "name": "Роман Евгеньевич Чернов"}],
      "phase": "active",
      "disbursement": {
        "payouts": [
          {"title": {"en": "Semester 1", "ru": "Семестр 1"}, "on": "2024-09-20", "amount": "170000.00", "isPaid": true},
          {"title": {"en": "Semester 2", "ru": "Семестр 2"}, "on": "2025-02-20", "amount": "170000.00", "isPaid": true},
          {"title": {"en": "Semester 3", "ru": "Семестр 3"}, "on": "2025-09-20", "amount": "170000.00", "isPaid": true}
        ]
      },
      "overlays": ["restructured"],
      "debt": {
        "total": "511488.04",
        "principal": "500004.89",
        "interest": "11483.15",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "511488.04", "validOn": "2026-11-21"}
      },
      "restructuring": {
        "agreedOn": "2026-07-08",
        "terms": {
          "en": "full payments from September 20, 2026, for 84 months, at the rate without support",
          "ru": "полные платежи с 20 сентября 2026 г. на 84 месяца по ставке без господдержки"
        }
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-20",
          "amount": "11352.33",
          "portions": {"principal": "3566.32", "interest": "7786.01"},
          "covered": "3000.00",
          "autopay": true,
          "account": "40817810700056006254"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"},
        {"kind": "contactAdviser", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "510000.00",
        "rates": [
          {"percent": "3", "period": "year", "basis": "nominal", "kind": "promotional", "until": "2026-06-15"},
          {"percent": "15.9", "period": "year", "basis": "nominal", "kind": "fixed", "from": "2026-06-16"}
        ],
        "fullCost": {"measure": "psk", "percent": "11.984", "amount": "372556.56"},
        "interest": "ACT/ACT RU",
        "term": {"count": 107, "unit": "months"},
        "payments": 107,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 20,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [
        {
          "id": "agreement",
          "title": {"en": "Education loan agreement", "ru": "Договор образовательного кредита"},
          "date": "2024-09-20"
        }
      ],
      "specifics": {
        "study": {
          "school": {"en": "Northern Academy of Design", "ru": "Северная академия дизайна"},
          "programme": {"en": "Communication design, bachelor's degree", "ru": "Коммуникационный дизайн, бакалавриат"},
          "state": "expelled",
          "since": "2026-06-15"
        },
        "deferral": {
          "until": "2026-08-20",
          "interestPutOff": "11265.34",
          "interestPutOffTerms": {
            "en": "The interest that is put off is paid in equal parts with the first twelve full payments.",
            "ru": "Отложенные проценты делятся поровну на первые двенадцать полных платежей."
          }
        },
        "support": {
          "programme": {"en": "Education loan with state support", "ru": "Образовательный кредит с господдержкой"},
          "statePays": "12.9",
          "rateWithout": "15.9",
          "paidByState": "82956.76",
          "until": "2026-06-15"
        }
      },
      "schedule": {
        "kind": "full",
        "truncated": true,
        "paid": 26,
        "total": 107,
        "rows": [
          {
            "kind": "instalment",
            "number": 25,
            "due": "2026-10-20",
            "payment": "11352.33",
            "portions": {"principal": "3477.69", "interest": "7874.64"},
            "balance": "503308.78",
            "paidOn": "2026-10-20",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 26,
            "due": "2026-11-20",
            "payment": "11352.33",
            "portions": {"principal": "3303.89", "interest": "8048.44"},
            "balance": "500004.89",
            "paidOn": "2026-11-20",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 27,
            "due": "2026-12-20",
            "payment": "11352.33",
            "portions": {"principal": "3566.32", "interest": "7786.01"},
            "balance": "496438.57",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 28,
            "due": "2027-01-20",
            "payment": "11352.33",
            "portions": {"principal": "3396.67", "interest": "7955.66"},
            "balance": "493041.90",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 29,
            "due": "2027-02-20",
            "payment": "11352.33",
            "portions": {"principal": "3442.54", "interest": "7909.79"},
            "balance": "489599.36",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "5006-26",
          "kind": "payment",
          "date": "2026-11-20",
          "amount": "11352.33",
          "portions": {"principal": "3303.89", "interest": "8048.44"},
          "balance": "500004.89"
        },
        {
          "id": "5006-25",
          "kind": "payment",
          "date": "2026-10-20",
          "amount": "11352.33",
          "portions": {"principal": "3477.69", "interest": "7874.64"},
          "balance": "503308.78"
        },
        {
          "id": "5006-24",
          "kind": "payment",
          "date": "2026-09-20",
          "amount": "11352.33",
          "portions": {"principal": "3213.53", "interest": "8138.80"},
          "balance": "506786.47"
        },
        {"id": "5006-out-3", "kind": "disbursement", "date": "2025-09-20", "amount": "170000.00", "balance": "510000.00"},
        {"id": "5006-out-2", "kind": "disbursement", "date": "2025-02-20", "amount": "170000.00", "balance": "340000.00"}
      ]
    },
    {
      "id": "5007",
      "type": "educationLoan",
      "currency": "RUB",
      "contractNumber": "ОК-2024/09-009081",
      "opened": "2024-09-08",
      "ends": "2039-06-08",
      "parties": [{"customer": "C-57", "role": "borrower", "name": "Вероника Станиславовна Гусева"}],
      "phase": "deferred",
      "disbursement": {
        "payouts": [
          {"title": {"en": "Semester 1", "ru": "Семестр 1"}, "on": "2024-09-08", "amount": "210000.00", "isPaid": true},
          {"title": {"en": "Semester 2", "ru": "Семестр 2"}, "on": "2025-02-08", "amount": "210000.00", "isPaid": true},
          {"title": {"en": "Semester 3", "ru": "Семестр 3"}, "on": "2025-09-08", "amount": "210000.00", "isPaid": true},
          {"title": {"en": "Semester 4", "ru": "Семестр 4"}, "on": "2026-02-08", "amount": "210000.00", "isPaid": true},
          {"title": {"en": "Semester 5", "ru": "Семестр 5"}, "on": "2026-09-08", "amount": "210000.00", "isPaid": true},
          {
            "title": {"en": "Semester 6", "ru": "Семестр 6"},
            "on": "2027-02-08",
            "amount": "210000.00",
            "isPaid": false,
            "needs": {"en": "a certificate that you study", "ru": "справка об учёбе"}
          },
          {"title": {"en": "Semester 7", "ru": "Семестр 7"}, "on": "2027-09-08", "amount": "210000.00", "isPaid": false},
          {"title": {"en": "Semester 8", "ru": "Семестр 8"}, "on": "2028-02-08", "amount": "210000.00", "isPaid": false}
        ]
      },
      "overlays": ["overdue", "paymentFailed", "partiallyDisbursed"],
      "debt": {
        "total": "1067742.12",
        "principal": "1050000.00",
        "interest": "17723.06",
        "fees": "0.00",
        "penalties": "19.06",
        "overdue": {
          "amount": "2694.40",
          "since": "2026-11-08",
          "portions": {"interest": "2675.34", "penalties": "19.06"},
          "items": [{"due": "2026-11-08", "amount": "2675.34", "paid": "0.00", "left": "2675.34"}],
          "perDiem": "1.47",
          "next": [
            {
              "text": {
                "en": "while it is overdue, the next semester is not paid out",
                "ru": "пока есть просрочка, следующий семестр не оплачивается"
              },
              "on": "2027-02-08"
            }
          ]
        },
        "payoff": {"amount": "1067742.12", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-08",
          "amount": "2589.04",
          "portions": {"principal": "0.00", "interest": "2589.04"},
          "covered": "0.00",
          "autopay": true,
          "account": "40817810900057009081"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary", "fee": "0.00"},
        {"kind": "takePaymentHoliday", "state": "available"}
      ],
      "terms": {
        "originalAmount": "1680000.00",
        "rates": [{"percent": "3", "period": "year", "basis": "nominal", "kind": "promotional"}],
        "fullCost": {"measure": "psk", "percent": "2.986", "amount": "419861.44"},
        "interest": "ACT/ACT RU",
        "term": {"count": 177, "unit": "months"},
        "payments": 177,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 8,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [
        {
          "id": "agreement",
          "title": {"en": "Education loan agreement", "ru": "Договор образовательного кредита"},
          "date": "2024-09-08"
        }
      ],
      "specifics": {
        "study": {
          "school": {"en": "Northern Academy of Design", "ru": "Северная академия дизайна"},
          "programme": {"en": "Communication design, bachelor's degree", "ru": "Коммуникационный дизайн, бакалавриат"},
          "state": "studying",
          "year": 3,
          "since": "2024-09-01",
          "until": "2028-08-31",
          "confirmBy": "2027-01-29",
          "ifLeave": {
            "en": "the deferral goes on; send us the school's order within 30 days",
            "ru": "отсрочка продолжится; пришлите приказ вуза в течение 30 дней"
          },
          "ifExpelled": {
            "en": "state support ends and full payments begin on the third payment day after the order",
            "ru": "господдержка прекратится, полные платежи начнутся с третьего дня платежа после приказа"
          }
        },
        "deferral": {
          "until": "2029-06-08",
          "interestShares": [
            {"from": "2024-09-08", "until": "2025-09-07", "percent": "40"},
            {"from": "2025-09-08", "until": "2026-09-07", "percent": "60"},
            {"from": "2026-09-08", "until": "2029-06-08", "percent": "100"}
          ],
          "interestPutOff": "13925.80",
          "interestPutOffTerms": {
            "en": "The interest that is put off is paid in equal parts with the first twelve full payments.",
            "ru": "Отложенные проценты делятся поровну на первые двенадцать полных платежей."
          },
          "fullPaymentsFrom": "2029-07-08",
          "fullPayment": "17382.69",
          "fullPayments": 120
        },
        "support": {
          "programme": {"en": "Education loan with state support", "ru": "Образовательный кредит с господдержкой"},
          "statePays": "13.85",
          "rateWithout": "16.85",
          "paidByState": "174405.51",
          "keptWhile": {
            "en": "you are not expelled; after the study it stays to the end",
            "ru": "вас не отчислят; после выпуска — до конца срока"
          }
        }
      },
      "schedule": {
        "kind": "full",
        "truncated": true,
        "paid": 25,
        "total": 177,
        "rows": [
          {
            "kind": "instalment",
            "number": 25,
            "due": "2026-10-08",
            "payment": "2589.04",
            "portions": {"principal": "0.00", "interest": "2589.04"},
            "balance": "1050000.00",
            "paidOn": "2026-10-08",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 26,
            "due": "2026-11-08",
            "payment": "2675.34",
            "portions": {"principal": "0.00", "interest": "2675.34"},
            "balance": "1050000.00",
            "status": "overdue",
            "outstanding": "2675.34"
          },
          {
            "kind": "instalment",
            "number": 27,
            "due": "2026-12-08",
            "payment": "2589.04",
            "portions": {"principal": "0.00", "interest": "2589.04"},
            "balance": "1050000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 28,
            "due": "2027-01-08",
            "payment": "2675.34",
            "portions": {"principal": "0.00", "interest": "2675.34"},
            "balance": "1050000.00",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 29,
            "due": "2027-02-08",
            "payment": "2675.34",
            "portions": {"principal": "0.00", "interest": "2675.34"},
            "balance": "1050000.00",
            "status": "upcoming"
          },
          {"kind": "disbursement", "due": "2027-02-08", "payment": "210000.00", "balance": "1260000.00"}
        ]
      },
      "operations": [
        {"id": "5007-x", "kind": "payment", "date": "2026-11-08", "status": "failed", "amount": "2675.34"},
        {
          "id": "5007-25",
          "kind": "payment",
          "date": "2026-10-08",
          "amount": "2589.04",
          "portions": {"principal": "0.00", "interest": "2589.04"},
          "balance": "1050000.00"
        },
        {
          "id": "5007-24",
          "kind": "payment",
          "date": "2026-09-08",
          "amount": "2140.27",
          "portions": {"principal": "0.00", "interest": "2140.27"},
          "balance": "840000.00"
        },
        {"id": "5007-out-5", "kind": "disbursement", "date": "2026-09-08", "amount": "210000.00", "balance": "1050000.00"},
        {
          "id": "5007-23",
          "kind": "payment",
          "date": "2026-08-08",
          "amount": "1284.16",
          "portions": {"principal": "0.00", "interest": "1284.16"},
          "balance": "840000.00"
        },
        {"id": "5007-out-4", "kind": "disbursement", "date": "2026-02-08", "amount": "210000.00", "balance": "840000.00"}
      ]
    },
    {
      "id": "5008",
      "type": "educationLoan",
      "currency": "RUB",
      "contractNumber": "ОК-2020/09-000805",
      "opened": "2020-09-14",
      "ends": "2026-11-14",
      "parties": [{"customer": "C-58", "role": "borrower", "name": "Лев Антонович Ершов"}],
      "phase": "repaid",
      "disbursement": {
        "payouts": [
          {"title": {"en": "Semester 1", "ru": "Семестр 1"}, "on": "2020-09-14", "amount": "70000.00", "isPaid": true},
          {"title": {"en": "Semester 2", "ru": "Семестр 2"}, "on": "2021-02-14", "amount": "70000.00", "isPaid": true},
          {"title": {"en": "Semester 3", "ru": "Семестр 3"}, "on": "2021-09-14", "amount": "70000.00", "isPaid": true},
          {"title": {"en": "Semester 4", "ru": "Семестр 4"}, "on": "2022-02-14", "amount": "70000.00", "isPaid": true}
        ]
      },
      "settled": "2026-11-14",
      "debt": {
        "total": "0.00",
        "principal": "0.00",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"}
      },
      "terms": {
        "originalAmount": "280000.00",
        "rates": [{"percent": "11.5", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "11.490", "amount": "117488.18"},
        "interest": "ACT/ACT RU",
        "term": {"count": 74, "unit": "months"},
        "payments": 74,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 14,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "closing": [{"kind": "certificate", "state": "done", "on": "2026-11-16"}],
      "documents": [
        {
          "id": "agreement",
          "title": {"en": "Education loan agreement", "ru": "Договор образовательного кредита"},
          "date": "2020-09-14"
        },
        {"id": "closing", "title": {"en": "Certificate of no debt", "ru": "Справка об отсутствии долга"}, "date": "2026-11-16"}
      ],
      "specifics": {
        "study": {
          "school": {"en": "Volga Institute of Engineering", "ru": "Волжский инженерный институт"},
          "programme": {"en": "Data analysis, master's degree", "ru": "Анализ данных, магистратура"},
          "state": "graduated",
          "since": "2022-07-04"
        }
      },
      "schedule": {"kind": "counts", "paid": 74, "total": 74},
      "operations": [
        {
          "id": "5008-74",
          "kind": "payment",
          "date": "2026-11-14",
          "amount": "7230.82",
          "portions": {"principal": "7160.88", "interest": "69.94"},
          "balance": "0.00"
        },
        {
          "id": "5008-73",
          "kind": "payment",
          "date": "2026-10-14",
          "amount": "7304.92",
          "portions": {"principal": "7169.47", "interest": "135.45"},
          "balance": "7160.88"
        },
        {
          "id": "5008-72",
          "kind": "payment",
          "date": "2026-09-14",
          "amount": "7304.92",
          "portions": {"principal": "7095.65", "interest": "209.27"},
          "balance": "14330.35"
        },
        {"id": "5008-out-4", "kind": "disbursement", "date": "2022-02-14", "amount": "70000.00", "balance": "280000.00"},
        {"id": "5008-out-3", "kind": "disbursement", "date": "2021-09-14", "amount": "70000.00", "balance": "210000.00"}
      ]
    }
  ]
}
"""#
}
