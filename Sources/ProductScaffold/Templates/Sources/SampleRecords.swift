/// Sample records: an active contract and a repaid one. Add a record for every state that your product can have.
///
/// The people, contracts and addresses are fictional. The figures are calculated: annuities are rounded to the kopeck,
/// interest is counted by the days of each calendar year and rounded for each, and ПСК follows Federal Law 353-FZ,
/// article 6.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 1,
  "asOf": "2026-11-21",
  "loans": [
    {
      "id": "__ID__001",
      "type": "__TYPE__",
      "currency": "RUB",
      "contractNumber": "Д-2026/0814-5127",
      "opened": "2026-08-14",
      "ends": "2027-02-14",
      "parties": [{"customer": "C-__ID__001", "role": "borrower", "name": "Вера Николаевна Соколова"}],
      "phase": "active",
      "debt": {"total": "305965.14", "principal": "305175.03", "interest": "790.11", "fees": "0.00", "penalties": "0.00", "overdue": {"amount": "0.00"}, "payoff": {"amount": "305965.14", "validOn": "2026-11-21", "perDiem": "112.87"}},
      "obligations": [{"kind": "instalment", "due": "2026-12-14", "amount": "103974.21", "portions": {"principal": "100588.02", "interest": "3386.19"}, "autopay": true, "account": "40817810500007654321"}],
      "actions": [
        {"kind": "pay", "state": "available", "minimum": "1.00", "cutOff": "21:00", "fee": "0.00"},
        {"kind": "repayFull", "state": "available", "fee": "0.00"}
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
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [{"id": "agreement", "title": {"en": "Agreement", "ru": "Договор"}, "date": "2026-08-14"}],
      "specifics": {"office": {"en": "Moscow, Lesnaya street 5", "ru": "Москва, Лесная улица, 5"}},
      "schedule": {
        "kind": "full",
        "paid": 3,
        "total": 6,
        "rows": [
          {"kind": "instalment", "number": 1, "due": "2026-09-14", "payment": "103974.21", "portions": {"principal": "97094.76", "interest": "6879.45"}, "balance": "502905.24", "paidOn": "2026-09-14", "status": "paid"},
          {"kind": "instalment", "number": 2, "due": "2026-10-14", "payment": "103974.21", "portions": {"principal": "98394.03", "interest": "5580.18"}, "balance": "404511.21", "paidOn": "2026-10-14", "status": "paid"},
          {"kind": "instalment", "number": 3, "due": "2026-11-14", "payment": "103974.21", "portions": {"principal": "99336.18", "interest": "4638.03"}, "balance": "305175.03", "paidOn": "2026-11-14", "status": "paid"},
          {"kind": "instalment", "number": 4, "due": "2026-12-14", "payment": "103974.21", "portions": {"principal": "100588.02", "interest": "3386.19"}, "balance": "204587.01", "status": "upcoming"},
          {"kind": "instalment", "number": 5, "due": "2027-01-14", "payment": "103974.21", "portions": {"principal": "101628.46", "interest": "2345.75"}, "balance": "102958.55", "status": "upcoming"},
          {"kind": "instalment", "number": 6, "due": "2027-02-14", "payment": "104139.05", "portions": {"principal": "102958.55", "interest": "1180.50"}, "balance": "0.00", "status": "upcoming"}
        ]
      },
      "operations": [
        {"id": "__ID__001-3", "kind": "payment", "date": "2026-11-14", "amount": "103974.21", "portions": {"principal": "99336.18", "interest": "4638.03"}, "balance": "305175.03"},
        {"id": "__ID__001-2", "kind": "payment", "date": "2026-10-14", "amount": "103974.21", "portions": {"principal": "98394.03", "interest": "5580.18"}, "balance": "404511.21"},
        {"id": "__ID__001-1", "kind": "payment", "date": "2026-09-14", "amount": "103974.21", "portions": {"principal": "97094.76", "interest": "6879.45"}, "balance": "502905.24"},
        {"id": "__ID__001-0", "kind": "disbursement", "date": "2026-08-14", "amount": "600000.00", "balance": "600000.00"}
      ]
    },
    {
      "id": "__ID__002",
      "type": "__TYPE__",
      "currency": "RUB",
      "contractNumber": "Д-2025/0310-3308",
      "opened": "2025-03-10",
      "ends": "2025-06-10",
      "parties": [{"customer": "C-__ID__001", "role": "borrower", "name": "Вера Николаевна Соколова"}],
      "phase": "repaid",
      "debt": {"total": "0.00", "principal": "0.00", "interest": "0.00", "fees": "0.00", "penalties": "0.00", "overdue": {"amount": "0.00"}},
      "actions": [{"kind": "orderStatement", "state": "available", "title": {"en": "Order a certificate of no debt", "ru": "Заказать справку об отсутствии долга"}}],
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
        "prepayment": {"full": true, "partial": true, "minimum": "1000.00", "noticeDays": 0, "fee": {"en": "free of charge", "ru": "бесплатно"}}
      },
      "documents": [{"id": "closing", "title": {"en": "Certificate of no debt", "ru": "Справка об отсутствии долга"}, "date": "2025-06-11"}],
      "specifics": {"office": {"en": "Moscow, Lesnaya street 5", "ru": "Москва, Лесная улица, 5"}},
      "schedule": {
        "kind": "full",
        "paid": 3,
        "total": 3,
        "rows": [
          {"kind": "instalment", "number": 1, "due": "2025-04-10", "payment": "51330.81", "portions": {"principal": "49305.19", "interest": "2025.62"}, "balance": "100694.81", "paidOn": "2025-04-10", "status": "paid"},
          {"kind": "instalment", "number": 2, "due": "2025-05-10", "payment": "51330.81", "portions": {"principal": "50014.88", "interest": "1315.93"}, "balance": "50679.93", "paidOn": "2025-05-10", "status": "paid"},
          {"kind": "instalment", "number": 3, "due": "2025-06-10", "payment": "51364.32", "portions": {"principal": "50679.93", "interest": "684.39"}, "balance": "0.00", "paidOn": "2025-06-10", "status": "paid"}
        ]
      },
      "operations": [
        {"id": "__ID__002-3", "kind": "payment", "date": "2025-06-10", "amount": "51364.32", "portions": {"principal": "50679.93", "interest": "684.39"}, "balance": "0.00"},
        {"id": "__ID__002-2", "kind": "payment", "date": "2025-05-10", "amount": "51330.81", "portions": {"principal": "50014.88", "interest": "1315.93"}, "balance": "50679.93"},
        {"id": "__ID__002-1", "kind": "payment", "date": "2025-04-10", "amount": "51330.81", "portions": {"principal": "49305.19", "interest": "2025.62"}, "balance": "100694.81"},
        {"id": "__ID__002-0", "kind": "disbursement", "date": "2025-03-10", "amount": "150000.00", "balance": "150000.00"}
      ]
    }
  ]
}
"""#
}
