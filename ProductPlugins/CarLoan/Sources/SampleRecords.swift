/// Sample records of car loans in many states, to see every screen without data.
///
/// The people, the contracts and the cars are invented. The figures are calculated by .ci/samples/carLoan.py: annuities
/// are rounded to the kopeck, interest by the days of each calendar year, ПСК by article 6 of Federal Law 353-FZ.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "timeZone": "Europe/Moscow",
  "loans": [
    {
      "id": "3001",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "АК-2025/07-310448",
      "opened": "2025-07-15",
      "ends": "2028-07-15",
      "parties": [{"customer": "C-31", "role": "borrower", "name": "Тимур Рашидович Галеев"}],
      "phase": "active",
      "debt": {
        "total": "839086.83",
        "principal": "837173.94",
        "interest": "1912.89",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "839086.83", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-15",
          "amount": "47098.13",
          "portions": {"principal": "37533.70", "interest": "9564.43"},
          "covered": "47098.13",
          "autopay": true,
          "account": "40817810500031004481"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"},
        {"kind": "changePaymentDate", "state": "available", "fee": "0.00"},
        {"kind": "orderStatement", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "1380000.00",
        "rates": [{"percent": "13.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "13.921", "amount": "316152.50"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 36, "unit": "months"},
        "payments": 36,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 15,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "insurance": [
        {
          "kind": "vehicle",
          "insurer": "СК «Попутчик»",
          "number": "КС-2026-310448",
          "from": "2026-07-15",
          "until": "2027-07-14",
          "premium": "74900.00",
          "insuredAmount": "1690000.00",
          "rateWithout": {"percent": "18.9", "period": "year", "basis": "nominal"}
        }
      ],
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Car", "ru": "Легковой автомобиль"},
          "registration": "2025-007-118446-310",
          "value": "1840000.00",
          "valuedOn": "2025-07-10",
          "lien": {"registeredOn": "2025-07-16"}
        }
      ],
      "documents": [{"id": "agreement", "title": {"en": "Car loan agreement", "ru": "Договор автокредита"}, "date": "2025-07-15"}],
      "specifics": {
        "vehicle": {
          "make": "Haval",
          "model": "Jolion",
          "year": 2025,
          "vin": "XZGFF06A9RA314821",
          "mileageKilometres": 21400,
          "mileageOn": "2026-07-14",
          "titleNumber": "164301072214805",
          "titleHolder": "electronic"
        }
      },
      "schedule": {
        "kind": "full",
        "paid": 16,
        "total": 36,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2025-08-15",
            "payment": "47098.13",
            "portions": {"principal": "30806.57", "interest": "16291.56"},
            "balance": "1349193.43",
            "paidOn": "2025-08-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2025-09-15",
            "payment": "47098.13",
            "portions": {"principal": "31170.25", "interest": "15927.88"},
            "balance": "1318023.18",
            "paidOn": "2025-09-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2025-10-15",
            "payment": "47098.13",
            "portions": {"principal": "32040.17", "interest": "15057.96"},
            "balance": "1285983.01",
            "paidOn": "2025-10-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2025-11-15",
            "payment": "47098.13",
            "portions": {"principal": "31916.48", "interest": "15181.65"},
            "balance": "1254066.53",
            "paidOn": "2025-11-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2025-12-15",
            "payment": "47098.13",
            "portions": {"principal": "32770.85", "interest": "14327.28"},
            "balance": "1221295.68",
            "paidOn": "2025-12-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2026-01-15",
            "payment": "47098.13",
            "portions": {"principal": "32680.15", "interest": "14417.98"},
            "balance": "1188615.53",
            "paidOn": "2026-01-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 7,
            "due": "2026-02-15",
            "payment": "47098.13",
            "portions": {"principal": "33065.95", "interest": "14032.18"},
            "balance": "1155549.58",
            "paidOn": "2026-02-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 8,
            "due": "2026-03-15",
            "payment": "47098.13",
            "portions": {"principal": "34776.49", "interest": "12321.64"},
            "balance": "1120773.09",
            "paidOn": "2026-03-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 9,
            "due": "2026-04-15",
            "payment": "47098.13",
            "portions": {"principal": "33866.87", "interest": "13231.26"},
            "balance": "1086906.22",
            "paidOn": "2026-04-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 10,
            "due": "2026-05-15",
            "payment": "47098.13",
            "portions": {"principal": "34680.60", "interest": "12417.53"},
            "balance": "1052225.62",
            "paidOn": "2026-05-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 11,
            "due": "2026-06-15",
            "payment": "47098.13",
            "portions": {"principal": "34676.10", "interest": "12422.03"},
            "balance": "1017549.52",
            "paidOn": "2026-06-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 12,
            "due": "2026-07-15",
            "payment": "47098.13",
            "portions": {"principal": "35472.98", "interest": "11625.15"},
            "balance": "982076.54",
            "paidOn": "2026-07-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 13,
            "due": "2026-08-15",
            "payment": "47098.13",
            "portions": {"principal": "35504.25", "interest": "11593.88"},
            "balance": "946572.29",
            "paidOn": "2026-08-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 14,
            "due": "2026-09-15",
            "payment": "47098.13",
            "portions": {"principal": "35923.39", "interest": "11174.74"},
            "balance": "910648.90",
            "paidOn": "2026-09-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 15,
            "due": "2026-10-15",
            "payment": "47098.13",
            "portions": {"principal": "36694.28", "interest": "10403.85"},
            "balance": "873954.62",
            "paidOn": "2026-10-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 16,
            "due": "2026-11-15",
            "payment": "47098.13",
            "portions": {"principal": "36780.68", "interest": "10317.45"},
            "balance": "837173.94",
            "paidOn": "2026-11-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 17,
            "due": "2026-12-15",
            "payment": "47098.13",
            "portions": {"principal": "37533.70", "interest": "9564.43"},
            "balance": "799640.24",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 18,
            "due": "2027-01-15",
            "payment": "47098.13",
            "portions": {"principal": "37657.99", "interest": "9440.14"},
            "balance": "761982.25",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 19,
            "due": "2027-02-15",
            "payment": "47098.13",
            "portions": {"principal": "38102.56", "interest": "8995.57"},
            "balance": "723879.69",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 20,
            "due": "2027-03-15",
            "payment": "47098.13",
            "portions": {"principal": "39379.39", "interest": "7718.74"},
            "balance": "684500.30",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 21,
            "due": "2027-04-15",
            "payment": "47098.13",
            "portions": {"principal": "39017.28", "interest": "8080.85"},
            "balance": "645483.02",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 22,
            "due": "2027-05-15",
            "payment": "47098.13",
            "portions": {"principal": "39723.71", "interest": "7374.42"},
            "balance": "605759.31",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 23,
            "due": "2027-06-15",
            "payment": "47098.13",
            "portions": {"principal": "39946.85", "interest": "7151.28"},
            "balance": "565812.46",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 24,
            "due": "2027-07-15",
            "payment": "47098.13",
            "portions": {"principal": "40633.92", "interest": "6464.21"},
            "balance": "525178.54",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 25,
            "due": "2027-08-15",
            "payment": "47098.13",
            "portions": {"principal": "40898.15", "interest": "6199.98"},
            "balance": "484280.39",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 26,
            "due": "2027-09-15",
            "payment": "47098.13",
            "portions": {"principal": "41380.97", "interest": "5717.16"},
            "balance": "442899.42",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 27,
            "due": "2027-10-15",
            "payment": "47098.13",
            "portions": {"principal": "42038.16", "interest": "5059.97"},
            "balance": "400861.26",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 28,
            "due": "2027-11-15",
            "payment": "47098.13",
            "portions": {"principal": "42365.77", "interest": "4732.36"},
            "balance": "358495.49",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 29,
            "due": "2027-12-15",
            "payment": "47098.13",
            "portions": {"principal": "43002.44", "interest": "4095.69"},
            "balance": "315493.05",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 30,
            "due": "2028-01-15",
            "payment": "47098.13",
            "portions": {"principal": "43378.50", "interest": "3719.63"},
            "balance": "272114.55",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 31,
            "due": "2028-02-15",
            "payment": "47098.13",
            "portions": {"principal": "43894.46", "interest": "3203.67"},
            "balance": "228220.09",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 32,
            "due": "2028-03-15",
            "payment": "47098.13",
            "portions": {"principal": "44584.59", "interest": "2513.54"},
            "balance": "183635.50",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 33,
            "due": "2028-04-15",
            "payment": "47098.13",
            "portions": {"principal": "44936.15", "interest": "2161.98"},
            "balance": "138699.35",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 34,
            "due": "2028-05-15",
            "payment": "47098.13",
            "portions": {"principal": "45517.87", "interest": "1580.26"},
            "balance": "93181.48",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 35,
            "due": "2028-06-15",
            "payment": "47098.13",
            "portions": {"principal": "46001.08", "interest": "1097.05"},
            "balance": "47180.40",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 36,
            "due": "2028-07-15",
            "payment": "47717.95",
            "portions": {"principal": "47180.40", "interest": "537.55"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "3001-16",
          "kind": "payment",
          "date": "2026-11-15",
          "amount": "47098.13",
          "portions": {"principal": "36780.68", "interest": "10317.45"},
          "balance": "837173.94"
        },
        {
          "id": "3001-15",
          "kind": "payment",
          "date": "2026-10-15",
          "amount": "47098.13",
          "portions": {"principal": "36694.28", "interest": "10403.85"},
          "balance": "873954.62"
        },
        {
          "id": "3001-14",
          "kind": "payment",
          "date": "2026-09-15",
          "amount": "47098.13",
          "portions": {"principal": "35923.39", "interest": "11174.74"},
          "balance": "910648.90"
        },
        {
          "id": "3001-13",
          "kind": "payment",
          "date": "2026-08-15",
          "amount": "47098.13",
          "portions": {"principal": "35504.25", "interest": "11593.88"},
          "balance": "946572.29"
        },
        {
          "id": "3001-12",
          "kind": "payment",
          "date": "2026-07-15",
          "amount": "47098.13",
          "portions": {"principal": "35472.98", "interest": "11625.15"},
          "balance": "982076.54"
        },
        {
          "id": "3001-11",
          "kind": "payment",
          "date": "2026-06-15",
          "amount": "47098.13",
          "portions": {"principal": "34676.10", "interest": "12422.03"},
          "balance": "1017549.52"
        },
        {
          "id": "3001-10",
          "kind": "payment",
          "date": "2026-05-15",
          "amount": "47098.13",
          "portions": {"principal": "34680.60", "interest": "12417.53"},
          "balance": "1052225.62"
        },
        {
          "id": "3001-9",
          "kind": "payment",
          "date": "2026-04-15",
          "amount": "47098.13",
          "portions": {"principal": "33866.87", "interest": "13231.26"},
          "balance": "1086906.22"
        },
        {
          "id": "3001-8",
          "kind": "payment",
          "date": "2026-03-15",
          "amount": "47098.13",
          "portions": {"principal": "34776.49", "interest": "12321.64"},
          "balance": "1120773.09"
        },
        {
          "id": "3001-7",
          "kind": "payment",
          "date": "2026-02-15",
          "amount": "47098.13",
          "portions": {"principal": "33065.95", "interest": "14032.18"},
          "balance": "1155549.58"
        },
        {
          "id": "3001-6",
          "kind": "payment",
          "date": "2026-01-15",
          "amount": "47098.13",
          "portions": {"principal": "32680.15", "interest": "14417.98"},
          "balance": "1188615.53"
        },
        {
          "id": "3001-5",
          "kind": "payment",
          "date": "2025-12-15",
          "amount": "47098.13",
          "portions": {"principal": "32770.85", "interest": "14327.28"},
          "balance": "1221295.68"
        },
        {
          "id": "3001-4",
          "kind": "payment",
          "date": "2025-11-15",
          "amount": "47098.13",
          "portions": {"principal": "31916.48", "interest": "15181.65"},
          "balance": "1254066.53"
        },
        {
          "id": "3001-3",
          "kind": "payment",
          "date": "2025-10-15",
          "amount": "47098.13",
          "portions": {"principal": "32040.17", "interest": "15057.96"},
          "balance": "1285983.01"
        },
        {
          "id": "3001-2",
          "kind": "payment",
          "date": "2025-09-15",
          "amount": "47098.13",
          "portions": {"principal": "31170.25", "interest": "15927.88"},
          "balance": "1318023.18"
        },
        {
          "id": "3001-1",
          "kind": "payment",
          "date": "2025-08-15",
          "amount": "47098.13",
          "portions": {"principal": "30806.57", "interest": "16291.56"},
          "balance": "1349193.43"
        },
        {"id": "3001-0", "kind": "disbursement", "date": "2025-07-15", "amount": "1380000.00", "balance": "1380000.00"}
      ]
    },
    {
      "id": "3002",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "АК-2024/03-118209",
      "opened": "2024-03-15",
      "ends": "2027-03-15",
      "parties": [{"customer": "C-32", "role": "borrower", "name": "Екатерина Павловна Зимина"}],
      "phase": "active",
      "debt": {
        "total": "772994.78",
        "principal": "770979.67",
        "interest": "2015.11",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "772994.78", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-15",
          "amount": "42183.38",
          "portions": {"principal": "32107.84", "interest": "10075.54"},
          "covered": "0.00",
          "autopay": true,
          "account": "40817810300032002096"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"},
        {"kind": "contactAdviser", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "1600000.00",
        "rates": [{"percent": "15.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "15.901", "amount": "558665.35"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 36, "unit": "months"},
        "payments": 36,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 15,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}},
        "balloon": {
          "kind": "balloon",
          "amount": "640000.00",
          "due": "2027-03-15",
          "waysOut": [
            {
              "kind": "pay",
              "fee": "0.00",
              "terms": {
                "en": "the money has to be on the account on the day of the payment",
                "ru": "деньги должны быть на счёте в день платежа"
              }
            },
            {
              "kind": "return",
              "chooseBy": "2027-01-15",
              "fee": "0.00",
              "terms": {
                "en": "the dealer buys the car for this sum if it has gone at most 75,000 km and has no damage",
                "ru": "дилер выкупит автомобиль за эту сумму, если пробег не больше 75 000 км и нет повреждений"
              }
            },
            {
              "kind": "refinance",
              "chooseBy": "2027-02-15",
              "fee": "0.00",
              "rate": {"percent": "19.9", "period": "year", "basis": "nominal"},
              "payment": "32542.06",
              "payments": 24,
              "terms": {"en": "without arrears on the day of the choice", "ru": "если на день выбора нет просрочки"}
            }
          ]
        }
      },
      "insurance": [
        {
          "kind": "vehicle",
          "insurer": "СК «Попутчик»",
          "number": "КС-2026-118209",
          "from": "2026-03-15",
          "until": "2027-03-14",
          "premium": "81300.00",
          "insuredAmount": "1420000.00",
          "rateWithout": {"percent": "20.9", "period": "year", "basis": "nominal"}
        }
      ],
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Car", "ru": "Легковой автомобиль"},
          "registration": "2024-003-552170-118",
          "value": "2050000.00",
          "valuedOn": "2024-03-11",
          "lien": {"registeredOn": "2024-03-18"}
        }
      ],
      "documents": [{"id": "agreement", "title": {"en": "Car loan agreement", "ru": "Договор автокредита"}, "date": "2024-03-15"}],
      "specifics": {
        "vehicle": {
          "make": "Geely",
          "model": "Monjaro",
          "year": 2024,
          "vin": "LB37722Z0RX207733",
          "mileageKilometres": 58200,
          "mileageOn": "2026-10-02",
          "titleNumber": "164301063380192",
          "titleHolder": "electronic"
        }
      },
      "schedule": {
        "kind": "full",
        "paid": 32,
        "total": 36,
        "rows": [
          {
            "kind": "instalment",
            "number": 31,
            "due": "2026-10-15",
            "payment": "42183.38",
            "portions": {"principal": "31289.25", "interest": "10894.13"},
            "balance": "802328.32",
            "paidOn": "2026-10-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 32,
            "due": "2026-11-15",
            "payment": "42183.38",
            "portions": {"principal": "31348.65", "interest": "10834.73"},
            "balance": "770979.67",
            "paidOn": "2026-11-15",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 33,
            "due": "2026-12-15",
            "payment": "42183.38",
            "portions": {"principal": "32107.84", "interest": "10075.54"},
            "balance": "738871.83",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 34,
            "due": "2027-01-15",
            "payment": "42183.38",
            "portions": {"principal": "32205.57", "interest": "9977.81"},
            "balance": "706666.26",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 35,
            "due": "2027-02-15",
            "payment": "42183.38",
            "portions": {"principal": "32640.48", "interest": "9542.90"},
            "balance": "674025.78",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 36,
            "due": "2027-03-15",
            "payment": "42247.05",
            "portions": {"principal": "34025.78", "interest": "8221.27"},
            "balance": "640000.00",
            "status": "upcoming"
          },
          {
            "kind": "balloon",
            "due": "2027-03-15",
            "payment": "640000.00",
            "portions": {"principal": "640000.00"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ],
        "truncated": true
      },
      "operations": [
        {
          "id": "3002-32",
          "kind": "payment",
          "date": "2026-11-15",
          "amount": "42183.38",
          "portions": {"principal": "31348.65", "interest": "10834.73"},
          "balance": "770979.67"
        },
        {
          "id": "3002-31",
          "kind": "payment",
          "date": "2026-10-15",
          "amount": "42183.38",
          "portions": {"principal": "31289.25", "interest": "10894.13"},
          "balance": "802328.32"
        },
        {
          "id": "3002-30",
          "kind": "payment",
          "date": "2026-09-15",
          "amount": "42183.38",
          "portions": {"principal": "30514.05", "interest": "11669.33"},
          "balance": "833617.57"
        }
      ]
    },
    {
      "id": "3003",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "АК-2025/04-204775",
      "opened": "2025-04-08",
      "ends": "2029-04-08",
      "parties": [{"customer": "C-33", "role": "borrower", "name": "Илья Андреевич Соловьёв"}],
      "phase": "active",
      "notices": [
        {
          "id": "casco",
          "importance": "attention",
          "title": {"en": "Your comprehensive insurance has ended", "ru": "Закончилось КАСКО"},
          "text": {
            "en": "Send us a new policy by December 10, 2026, and the rate stays as it is.",
            "ru": "Пришлите новый полис до 10 декабря 2026 г., и ставка не изменится."
          }
        }
      ],
      "debt": {
        "total": "663484.60",
        "principal": "659982.17",
        "interest": "3502.43",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "663484.60", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-08",
          "amount": "27224.48",
          "portions": {"principal": "19141.96", "interest": "8082.52"},
          "covered": "5000.00",
          "autopay": true,
          "account": "40817810100033047752"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "980000.00",
        "rates": [{"percent": "14.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "14.912", "amount": "327147.04"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 48, "unit": "months"},
        "payments": 48,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 8,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "insurance": [
        {
          "kind": "vehicle",
          "insurer": "СК «Попутчик»",
          "number": "КС-2025-204775",
          "from": "2025-11-11",
          "until": "2026-11-10",
          "premium": "66200.00",
          "insuredAmount": "1210000.00",
          "rateWithout": {"percent": "21.9", "period": "year", "basis": "nominal"},
          "rateWithoutFrom": "2026-12-11"
        }
      ],
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Car", "ru": "Легковой автомобиль"},
          "registration": "2025-004-206417-204",
          "value": "1390000.00",
          "valuedOn": "2025-04-03",
          "lien": {"registeredOn": "2025-04-09"}
        }
      ],
      "documents": [{"id": "agreement", "title": {"en": "Car loan agreement", "ru": "Договор автокредита"}, "date": "2025-04-08"}],
      "specifics": {
        "vehicle": {
          "make": "Lada",
          "model": "Vesta",
          "year": 2025,
          "vin": "XTAGFLA10SY204775",
          "titleNumber": "164302011740651",
          "titleHolder": "electronic"
        }
      },
      "schedule": {
        "kind": "full",
        "paid": 19,
        "total": 48,
        "rows": [
          {
            "kind": "instalment",
            "number": 18,
            "due": "2026-10-08",
            "payment": "27224.48",
            "portions": {"principal": "18684.90", "interest": "8539.58"},
            "balance": "678618.87",
            "paidOn": "2026-10-08",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 19,
            "due": "2026-11-08",
            "payment": "27224.48",
            "portions": {"principal": "18636.70", "interest": "8587.78"},
            "balance": "659982.17",
            "paidOn": "2026-11-08",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 20,
            "due": "2026-12-08",
            "payment": "27224.48",
            "portions": {"principal": "19141.96", "interest": "8082.52"},
            "balance": "640840.21",
            "status": "upcoming"
          }
        ],
        "truncated": true
      },
      "operations": [
        {
          "id": "3003-19",
          "kind": "payment",
          "date": "2026-11-08",
          "amount": "27224.48",
          "portions": {"principal": "18636.70", "interest": "8587.78"},
          "balance": "659982.17"
        },
        {
          "id": "3003-18",
          "kind": "payment",
          "date": "2026-10-08",
          "amount": "27224.48",
          "portions": {"principal": "18684.90", "interest": "8539.58"},
          "balance": "678618.87"
        },
        {
          "id": "3003-17",
          "kind": "payment",
          "date": "2026-09-08",
          "amount": "27224.48",
          "portions": {"principal": "18170.30", "interest": "9054.18"},
          "balance": "697303.77"
        }
      ]
    },
    {
      "id": "3004",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "АК-2024/10-871530",
      "opened": "2024-10-12",
      "ends": "2029-10-12",
      "parties": [{"customer": "C-34", "role": "borrower", "name": "Марина Викторовна Левина"}],
      "phase": "active",
      "overlays": [
        "overdue",
        {
          "kind": "requestPending",
          "since": "2026-11-17",
          "reason": {"en": "a payment holiday of three months", "ru": "кредитные каникулы на три месяца"}
        },
        "autopayOff"
      ],
      "debt": {
        "total": "849171.90",
        "principal": "821001.18",
        "interest": "27396.70",
        "fees": "0.00",
        "penalties": "774.02",
        "overdue": {
          "amount": "58430.78",
          "since": "2026-10-12",
          "portions": {"principal": "34035.01", "interest": "23621.75", "penalties": "774.02"},
          "items": [
            {"due": "2026-10-12", "amount": "28828.38", "paid": "0.00", "left": "28828.38"},
            {"due": "2026-11-12", "amount": "28828.38", "paid": "0.00", "left": "28828.38"}
          ],
          "perDiem": "31.60",
          "next": [
            {
              "on": "2026-12-12",
              "text": {
                "en": "the bank may demand the whole debt back and the car",
                "ru": "банк вправе потребовать весь долг и автомобиль"
              }
            }
          ]
        },
        "payoff": {"amount": "849171.90", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-12",
          "amount": "28828.38",
          "portions": {"principal": "17573.69", "interest": "11254.69"},
          "covered": "0.00",
          "autopay": false,
          "account": "40817810700034015302"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "role": "primary", "fee": "0.00"},
        {
          "kind": "takePaymentHoliday",
          "state": "pending",
          "since": "2026-11-17",
          "request": {"en": "for three months; the bank answers within five days", "ru": "на три месяца; банк ответит в течение пяти дней"}
        },
        {"kind": "setUpAutopay", "state": "available"},
        {
          "kind": "repayFull",
          "state": "unavailable",
          "reason": {"en": "pay what is overdue first", "ru": "сначала погасите просрочку"}
        }
      ],
      "terms": {
        "originalAmount": "1150000.00",
        "rates": [{"percent": "17.4", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "17.396", "amount": "579454.97"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 60, "unit": "months"},
        "payments": 60,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 12,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "insurance": [
        {
          "kind": "vehicle",
          "insurer": "СК «Попутчик»",
          "number": "КС-2026-871530",
          "from": "2026-10-12",
          "until": "2027-10-11",
          "premium": "70100.00",
          "insuredAmount": "1260000.00",
          "rateWithout": {"percent": "22.4", "period": "year", "basis": "nominal"}
        }
      ],
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Car", "ru": "Легковой автомобиль"},
          "registration": "2024-010-871530-044",
          "value": "1530000.00",
          "valuedOn": "2024-10-08",
          "lien": {"registeredOn": "2024-10-14"}
        }
      ],
      "specifics": {
        "vehicle": {
          "make": "Chery",
          "model": "Tiggo 7",
          "year": 2024,
          "vin": "LVVDB21B6RD087153",
          "mileageKilometres": 34900,
          "mileageOn": "2026-10-11",
          "titleNumber": "164301088153071",
          "titleHolder": "electronic"
        }
      },
      "schedule": {
        "kind": "full",
        "paid": 23,
        "total": 60,
        "rows": [
          {
            "kind": "instalment",
            "number": 22,
            "due": "2026-08-12",
            "payment": "28828.38",
            "portions": {"principal": "16212.83", "interest": "12615.55"},
            "balance": "837453.60",
            "paidOn": "2026-08-12",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 23,
            "due": "2026-09-12",
            "payment": "28828.38",
            "portions": {"principal": "16452.42", "interest": "12375.96"},
            "balance": "821001.18",
            "paidOn": "2026-09-12",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 24,
            "due": "2026-10-12",
            "payment": "28828.38",
            "portions": {"principal": "17086.94", "interest": "11741.44"},
            "balance": "803914.24",
            "status": "overdue",
            "outstanding": "28828.38"
          },
          {
            "kind": "instalment",
            "number": 25,
            "due": "2026-11-12",
            "payment": "28828.38",
            "portions": {"principal": "16948.07", "interest": "11880.31"},
            "balance": "786966.17",
            "status": "overdue",
            "outstanding": "28828.38"
          },
          {
            "kind": "instalment",
            "number": 26,
            "due": "2026-12-12",
            "payment": "28828.38",
            "portions": {"principal": "17573.69", "interest": "11254.69"},
            "balance": "769392.48",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 27,
            "due": "2027-01-12",
            "payment": "28828.38",
            "portions": {"principal": "17458.23", "interest": "11370.15"},
            "balance": "751934.25",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 28,
            "due": "2027-02-12",
            "payment": "28828.38",
            "portions": {"principal": "17716.23", "interest": "11112.15"},
            "balance": "734218.02",
            "status": "upcoming"
          }
        ],
        "truncated": true
      },
      "operations": [
        {
          "id": "3004-23",
          "kind": "payment",
          "date": "2026-09-12",
          "amount": "28828.38",
          "portions": {"principal": "16452.42", "interest": "12375.96"},
          "balance": "821001.18"
        },
        {
          "id": "3004-22",
          "kind": "payment",
          "date": "2026-08-12",
          "amount": "28828.38",
          "portions": {"principal": "16212.83", "interest": "12615.55"},
          "balance": "837453.60"
        },
        {
          "id": "3004-21",
          "kind": "payment",
          "date": "2026-07-12",
          "amount": "28828.38",
          "portions": {"principal": "16385.45", "interest": "12442.93"},
          "balance": "853666.43"
        }
      ]
    },
    {
      "id": "3005",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "АК-2026/03-042918",
      "opened": "2026-03-28",
      "ends": "2027-09-28",
      "parties": [{"customer": "C-35", "role": "borrower", "name": "Глеб Сергеевич Никонов"}],
      "phase": "active",
      "overlays": ["earlyRepaymentScheduled"],
      "debt": {
        "total": "396513.65",
        "principal": "393178.63",
        "interest": "3335.02",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "396513.65", "validOn": "2026-11-21"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-11-28",
          "amount": "38068.59",
          "portions": {"principal": "33760.86", "interest": "4307.73"},
          "covered": "38068.59",
          "autopay": true,
          "account": "40817810200035429188"
        }
      ],
      "earlyRepayments": [
        {
          "extent": "part",
          "on": "2026-11-28",
          "amount": "150000.00",
          "effect": "smallerPayment",
          "requestedOn": "2026-11-19",
          "cancelBy": "2026-11-27"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"},
        {
          "kind": "repayPart",
          "state": "pending",
          "since": "2026-11-19",
          "request": {"en": "RUB 150,000.00 on November 28, 2026, the term stays", "ru": "150 000,00 ₽ 28 ноября 2026 г., срок не меняется"}
        },
        {
          "kind": "cancelRequest",
          "state": "available",
          "title": {"en": "Cancel the early repayment", "ru": "Отменить досрочное погашение"}
        }
      ],
      "terms": {
        "originalAmount": "620000.00",
        "rates": [{"percent": "12.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "12.943", "amount": "65478.08"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 18, "unit": "months"},
        "payments": 18,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 28,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "insurance": [
        {
          "kind": "vehicle",
          "insurer": "СК «Попутчик»",
          "number": "КС-2026-042918",
          "from": "2026-03-28",
          "until": "2027-03-27",
          "premium": "52400.00",
          "insuredAmount": "1080000.00",
          "rateWithout": {"percent": "17.9", "period": "year", "basis": "nominal"}
        }
      ],
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Car", "ru": "Легковой автомобиль"},
          "registration": "2026-003-911283-042",
          "value": "1140000.00",
          "valuedOn": "2026-03-25",
          "lien": {"registeredOn": "2026-03-30"}
        }
      ],
      "documents": [{"id": "agreement", "title": {"en": "Car loan agreement", "ru": "Договор автокредита"}, "date": "2026-03-28"}],
      "specifics": {
        "vehicle": {
          "make": "Москвич",
          "model": "3",
          "year": 2024,
          "vin": "XMAJ3A1B7R0042918",
          "titleNumber": "164302050429187",
          "titleHolder": "electronic"
        }
      },
      "schedule": {
        "kind": "full",
        "paid": 7,
        "total": 18,
        "rows": [
          {
            "kind": "instalment",
            "number": 1,
            "due": "2026-04-28",
            "payment": "38068.59",
            "portions": {"principal": "31275.77", "interest": "6792.82"},
            "balance": "588724.23",
            "paidOn": "2026-04-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 2,
            "due": "2026-05-28",
            "payment": "38068.59",
            "portions": {"principal": "31826.50", "interest": "6242.09"},
            "balance": "556897.73",
            "paidOn": "2026-05-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 3,
            "due": "2026-06-28",
            "payment": "38068.59",
            "portions": {"principal": "31967.13", "interest": "6101.46"},
            "balance": "524930.60",
            "paidOn": "2026-06-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 4,
            "due": "2026-07-28",
            "payment": "38068.59",
            "portions": {"principal": "32502.89", "interest": "5565.70"},
            "balance": "492427.71",
            "paidOn": "2026-07-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 5,
            "due": "2026-08-28",
            "payment": "38068.59",
            "portions": {"principal": "32673.47", "interest": "5395.12"},
            "balance": "459754.24",
            "paidOn": "2026-08-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 6,
            "due": "2026-09-28",
            "payment": "38068.59",
            "portions": {"principal": "33031.45", "interest": "5037.14"},
            "balance": "426722.79",
            "paidOn": "2026-09-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 7,
            "due": "2026-10-28",
            "payment": "38068.59",
            "portions": {"principal": "33544.16", "interest": "4524.43"},
            "balance": "393178.63",
            "paidOn": "2026-10-28",
            "status": "paid"
          },
          {
            "kind": "instalment",
            "number": 8,
            "due": "2026-11-28",
            "payment": "38068.59",
            "portions": {"principal": "33760.86", "interest": "4307.73"},
            "balance": "359417.77",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 9,
            "due": "2026-12-28",
            "payment": "38068.59",
            "portions": {"principal": "34257.78", "interest": "3810.81"},
            "balance": "325159.99",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 10,
            "due": "2027-01-28",
            "payment": "38068.59",
            "portions": {"principal": "34506.08", "interest": "3562.51"},
            "balance": "290653.91",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 11,
            "due": "2027-02-28",
            "payment": "38068.59",
            "portions": {"principal": "34884.14", "interest": "3184.45"},
            "balance": "255769.77",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 12,
            "due": "2027-03-28",
            "payment": "38068.59",
            "portions": {"principal": "35537.52", "interest": "2531.07"},
            "balance": "220232.25",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 13,
            "due": "2027-04-28",
            "payment": "38068.59",
            "portions": {"principal": "35655.69", "interest": "2412.90"},
            "balance": "184576.56",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 14,
            "due": "2027-05-28",
            "payment": "38068.59",
            "portions": {"principal": "36111.57", "interest": "1957.02"},
            "balance": "148464.99",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 15,
            "due": "2027-06-28",
            "payment": "38068.59",
            "portions": {"principal": "36441.98", "interest": "1626.61"},
            "balance": "112023.01",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 16,
            "due": "2027-07-28",
            "payment": "38068.59",
            "portions": {"principal": "36880.84", "interest": "1187.75"},
            "balance": "75142.17",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 17,
            "due": "2027-08-28",
            "payment": "38068.59",
            "portions": {"principal": "37245.32", "interest": "823.27"},
            "balance": "37896.85",
            "status": "upcoming"
          },
          {
            "kind": "instalment",
            "number": 18,
            "due": "2027-09-28",
            "payment": "38312.05",
            "portions": {"principal": "37896.85", "interest": "415.20"},
            "balance": "0.00",
            "status": "upcoming"
          }
        ]
      },
      "operations": [
        {
          "id": "3005-7",
          "kind": "payment",
          "date": "2026-10-28",
          "amount": "38068.59",
          "portions": {"principal": "33544.16", "interest": "4524.43"},
          "balance": "393178.63"
        },
        {
          "id": "3005-6",
          "kind": "payment",
          "date": "2026-09-28",
          "amount": "38068.59",
          "portions": {"principal": "33031.45", "interest": "5037.14"},
          "balance": "426722.79"
        },
        {
          "id": "3005-5",
          "kind": "payment",
          "date": "2026-08-28",
          "amount": "38068.59",
          "portions": {"principal": "32673.47", "interest": "5395.12"},
          "balance": "459754.24"
        },
        {
          "id": "3005-4",
          "kind": "payment",
          "date": "2026-07-28",
          "amount": "38068.59",
          "portions": {"principal": "32502.89", "interest": "5565.70"},
          "balance": "492427.71"
        },
        {
          "id": "3005-3",
          "kind": "payment",
          "date": "2026-06-28",
          "amount": "38068.59",
          "portions": {"principal": "31967.13", "interest": "6101.46"},
          "balance": "524930.60"
        },
        {
          "id": "3005-2",
          "kind": "payment",
          "date": "2026-05-28",
          "amount": "38068.59",
          "portions": {"principal": "31826.50", "interest": "6242.09"},
          "balance": "556897.73"
        },
        {
          "id": "3005-1",
          "kind": "payment",
          "date": "2026-04-28",
          "amount": "38068.59",
          "portions": {"principal": "31275.77", "interest": "6792.82"},
          "balance": "588724.23"
        },
        {"id": "3005-0", "kind": "disbursement", "date": "2026-03-28", "amount": "620000.00", "balance": "620000.00"}
      ]
    },
    {
      "id": "3006",
      "type": "carLoan",
      "currency": "EUR",
      "contractNumber": "AK-2025/02-EUR-0071",
      "opened": "2025-02-20",
      "ends": "2029-02-20",
      "parties": [{"customer": "C-20", "role": "borrower", "name": "Полина Образцова"}],
      "phase": "active",
      "title": {"en": "Loan for the Octavia", "ru": "Кредит на Octavia"},
      "debt": {
        "total": "14309.46",
        "principal": "14306.72",
        "interest": "2.74",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"},
        "payoff": {"amount": "14309.46", "validOn": "2026-11-21", "perDiem": "2.74"}
      },
      "obligations": [
        {
          "kind": "instalment",
          "due": "2026-12-20",
          "amount": "573.60",
          "portions": {"principal": "491.34", "interest": "82.26"},
          "covered": "573.60",
          "autopay": true,
          "account": "40817978600020007100"
        }
      ],
      "actions": [
        {"kind": "pay", "state": "available", "fee": "0.00"},
        {"kind": "repayPart", "state": "available", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"}
      ],
      "terms": {
        "originalAmount": "24000.00",
        "rates": [{"percent": "6.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "aprc", "percent": "7.1"},
        "amortisation": "annuity",
        "interest": "30E/360",
        "term": {"count": 48, "unit": "months"},
        "payments": 48,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 20,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "insurance": [
        {
          "kind": "vehicle",
          "insurer": "СК «Попутчик»",
          "number": "KS-2026-EUR-0071",
          "from": "2026-02-20",
          "until": "2027-02-19",
          "premium": "940.00",
          "insuredAmount": "21500.00",
          "rateWithout": {"percent": "8.9", "period": "year", "basis": "nominal"}
        }
      ],
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Car", "ru": "Легковой автомобиль"},
          "registration": "2025-002-330071-020",
          "value": "27900.00",
          "valuedOn": "2025-02-14",
          "lien": {"registeredOn": "2025-02-21"}
        }
      ],
      "documents": [{"id": "agreement", "title": {"en": "Car loan agreement", "ru": "Договор автокредита"}, "date": "2025-02-20"}],
      "specifics": {
        "vehicle": {
          "make": "Škoda",
          "model": "Octavia",
          "year": 2023,
          "vin": "TMBJR8NX4PY007142",
          "mileageKilometres": 46100,
          "mileageOn": "2026-02-18",
          "titleNumber": "77 РХ 330071",
          "titleHolder": "customer"
        }
      },
      "schedule": {"kind": "counts", "paid": 21, "total": 48},
      "operations": [
        {
          "id": "3006-21",
          "kind": "payment",
          "date": "2026-11-20",
          "amount": "573.60",
          "portions": {"principal": "488.53", "interest": "85.07"},
          "balance": "14306.72"
        },
        {
          "id": "3006-20",
          "kind": "payment",
          "date": "2026-10-20",
          "amount": "573.60",
          "portions": {"principal": "485.73", "interest": "87.87"},
          "balance": "14795.25"
        },
        {
          "id": "3006-19",
          "kind": "payment",
          "date": "2026-09-20",
          "amount": "573.60",
          "portions": {"principal": "482.96", "interest": "90.64"},
          "balance": "15280.98"
        }
      ]
    },
    {
      "id": "3007",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "АК-2023/12-660017",
      "opened": "2023-12-05",
      "ends": "2028-12-05",
      "parties": [{"customer": "C-37", "role": "borrower", "name": "Руслан Олегович Тарасов"}],
      "phase": "active",
      "overlays": ["partialData"],
      "debt": {"total": "462504.39", "overdue": {"amount": "0.00"}},
      "obligations": [{"kind": "instalment", "due": "2026-12-05", "amount": "22187.05", "autopay": true}],
      "actions": [{"kind": "pay", "state": "available", "fee": "0.00"}],
      "terms": {
        "originalAmount": "870000.00",
        "rates": [{"percent": "18.2", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "amortisation": "annuity",
        "term": {"count": 60, "unit": "months"},
        "payments": 60,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 5
      },
      "insurance": {"absent": "withheld"},
      "security": [{"kind": "vehicle", "title": {"en": "Car", "ru": "Легковой автомобиль"}}],
      "specifics": {"vehicle": {"make": "Kia", "model": "Rio", "vin": {"absent": "withheld"}}},
      "schedule": {"kind": "counts", "paid": 35, "total": 60}
    },
    {
      "id": "3008",
      "type": "carLoan",
      "currency": "RUB",
      "contractNumber": "АК-2024/05-390662",
      "opened": "2024-05-17",
      "ends": "2026-11-17",
      "parties": [{"customer": "C-38", "role": "borrower", "name": "Наталья Юрьевна Фомина"}],
      "phase": "repaid",
      "settled": "2026-11-17",
      "debt": {
        "total": "0.00",
        "principal": "0.00",
        "interest": "0.00",
        "fees": "0.00",
        "penalties": "0.00",
        "overdue": {"amount": "0.00"}
      },
      "terms": {
        "originalAmount": "540000.00",
        "rates": [{"percent": "16.5", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "16.512", "amount": "122782.29"},
        "amortisation": "annuity",
        "interest": "ACT/ACT RU",
        "term": {"count": 30, "unit": "months"},
        "payments": 30,
        "paymentEvery": {"count": 1, "unit": "months"},
        "paymentDay": 17,
        "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": true},
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "closing": [
        {"kind": "certificate", "state": "done", "on": "2026-11-18"},
        {
          "kind": "lienRelease",
          "state": "underway",
          "on": "2026-11-24",
          "text": {
            "en": "the bank removes the entry from the register of pledges; you need not do anything",
            "ru": "банк снимет запись в реестре залогов, от вас ничего не нужно"
          }
        },
        {
          "kind": "insuranceRefund",
          "state": "toDo",
          "by": "2027-05-16",
          "text": {"en": "you can ask the insurer for the rest of the premium", "ru": "остаток премии можно вернуть у страховщика"}
        }
      ],
      "insurance": [
        {
          "kind": "vehicle",
          "insurer": "СК «Попутчик»",
          "number": "КС-2026-390662",
          "from": "2026-05-17",
          "until": "2027-05-16",
          "premium": "49800.00",
          "insuredAmount": "980000.00",
          "refund": {"right": "partial", "applyTo": {"en": "the insurer's office", "ru": "офис страховщика"}, "by": "2027-05-16"}
        }
      ],
      "security": [
        {
          "kind": "vehicle",
          "title": {"en": "Car", "ru": "Легковой автомобиль"},
          "registration": "2024-005-390662-017",
          "value": "1120000.00",
          "valuedOn": "2024-05-13",
          "lien": {"registeredOn": "2024-05-20", "removedBy": "2026-11-24"}
        }
      ],
      "documents": [
        {"id": "agreement", "title": {"en": "Car loan agreement", "ru": "Договор автокредита"}, "date": "2024-05-17"},
        {"id": "closing", "title": {"en": "Certificate of no debt", "ru": "Справка об отсутствии долга"}, "date": "2026-11-18"}
      ],
      "specifics": {
        "vehicle": {
          "make": "Lada",
          "model": "Niva Travel",
          "year": 2024,
          "vin": "XTA212300R0390662",
          "titleNumber": "164301071880254",
          "titleHolder": "electronic"
        }
      },
      "schedule": {"kind": "counts", "paid": 30, "total": 30},
      "operations": [
        {
          "id": "3008-30",
          "kind": "payment",
          "date": "2026-11-17",
          "amount": "22208.25",
          "portions": {"principal": "21901.33", "interest": "306.92"},
          "balance": "0.00"
        },
        {
          "id": "3008-29",
          "kind": "payment",
          "date": "2026-10-17",
          "amount": "22088.76",
          "portions": {"principal": "21500.16", "interest": "588.60"},
          "balance": "21901.33"
        },
        {
          "id": "3008-28",
          "kind": "payment",
          "date": "2026-09-17",
          "amount": "22088.76",
          "portions": {"principal": "21183.68", "interest": "905.08"},
          "balance": "43401.49"
        }
      ]
    }
  ]
}
"""#
}
