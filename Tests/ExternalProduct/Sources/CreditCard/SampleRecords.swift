/// Sample records: a card in its grace period, one that is overdue and blocked, and one that is closed.
///
/// The people and the contracts are invented. The figures are calculated: the minimum payment is 5 % of the statement
/// balance, interest is calculated by days in a year of 365 days, the penalty is 20 % per year of the overdue amount,
/// and the full cost equals the rate, because there are no other charges.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 1,
  "asOf": "2026-11-21",
  "loans": [
    {
      "id": "9001",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "КК-2025/0312-4471",
      "opened": "2025-03-12",
      "parties": [{"customer": "C-9001", "role": "borrower", "name": "Ольга Викторовна Лебедева"}],
      "phase": "active",
      "overlays": ["gracePeriod"],
      "debt": {"total": "84350.00", "principal": "84350.00", "interest": "0.00", "fees": "0.00", "penalties": "0.00", "overdue": {"amount": "0.00"}, "payoff": {"amount": "84350.00", "validOn": "2026-11-21"}},
      "obligations": [
        {"kind": "minimum", "due": "2026-11-30", "amount": "2609.00", "autopay": true, "account": "40817810500006120938"},
        {"kind": "statement", "due": "2026-11-30", "amount": "52180.00"}
      ],
      "actions": [
        {"kind": "pay", "state": "available", "minimum": "1.00", "fee": "0.00", "title": {"en": "Top up the card", "ru": "Пополнить карту"}},
        {"kind": "orderStatement", "state": "available", "title": {"en": "Get the statement", "ru": "Получить выписку"}}
      ],
      "terms": {
        "rates": [{"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "29.900"},
        "amortisation": "none"
      },
      "documents": [{"id": "agreement", "title": {"en": "Card agreement", "ru": "Договор кредитной карты"}, "date": "2025-03-12"}],
      "specifics": {"limit": "300000.00", "statementDay": 5, "interestFreeUntil": "2026-11-30", "interestFreeFor": "52180.00"},
      "operations": [
        {"id": "9001-4", "kind": "disbursement", "date": "2026-11-18", "amount": "24900.00", "balance": "84350.00", "title": {"en": "Purchase: electronics", "ru": "Покупка: электроника"}},
        {"id": "9001-3", "kind": "disbursement", "date": "2026-11-12", "amount": "7270.00", "balance": "59450.00", "title": {"en": "Purchase: groceries", "ru": "Покупка: продукты"}},
        {"id": "9001-2", "kind": "disbursement", "date": "2026-10-28", "amount": "38600.00", "balance": "52180.00", "title": {"en": "Purchase: furniture", "ru": "Покупка: мебель"}},
        {"id": "9001-1", "kind": "payment", "date": "2026-10-20", "amount": "31200.00", "balance": "13580.00"}
      ]
    },
    {
      "id": "9002",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "КК-2024/0905-1187",
      "opened": "2024-09-05",
      "parties": [{"customer": "C-9002", "role": "borrower", "name": "Игорь Петрович Смирнов"}],
      "phase": "active",
      "overlays": ["overdue", "frozen"],
      "debt": {"total": "64149.77", "principal": "61900.00", "interest": "2231.11", "fees": "0.00", "penalties": "18.66", "overdue": {"amount": "3095.00", "since": "2026-11-10", "portions": {"principal": "2486.51", "interest": "608.49"}}, "payoff": {"amount": "64149.77", "validOn": "2026-11-21", "perDiem": "52.41"}},
      "obligations": [{"kind": "minimum", "due": "2026-12-10", "amount": "3095.00", "autopay": false, "account": "40817810500003301765"}],
      "actions": [
        {"kind": "pay", "state": "available", "minimum": "1.00", "fee": "0.00", "title": {"en": "Top up the card", "ru": "Пополнить карту"}},
        {"kind": "orderStatement", "state": "available", "title": {"en": "Get the statement", "ru": "Получить выписку"}}
      ],
      "terms": {
        "rates": [{"percent": "29.9", "period": "year", "basis": "nominal", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "29.900"},
        "amortisation": "none"
      },
      "specifics": {"limit": "100000.00", "available": "0.00", "statementDay": 20},
      "operations": [
        {"id": "9002-2", "kind": "penalty", "date": "2026-11-20", "amount": "16.96"},
        {"id": "9002-1", "kind": "payment", "date": "2026-10-08", "amount": "3400.00", "portions": {"principal": "1850.00", "interest": "1550.00"}, "balance": "61900.00"}
      ]
    },
    {
      "id": "9003",
      "type": "creditCard",
      "currency": "RUB",
      "contractNumber": "КК-2023/0118-0642",
      "opened": "2023-01-18",
      "ends": "2026-01-18",
      "parties": [{"customer": "C-9002", "role": "borrower", "name": "Игорь Петрович Смирнов"}],
      "phase": "closed",
      "debt": {"total": "0.00", "principal": "0.00", "interest": "0.00", "fees": "0.00", "penalties": "0.00", "overdue": {"amount": "0.00"}},
      "documents": [{"id": "closing", "title": {"en": "Certificate of no debt", "ru": "Справка об отсутствии долга"}, "date": "2026-01-19"}],
      "terms": {"rates": [{"percent": "27.9", "period": "year", "basis": "nominal", "kind": "fixed"}], "amortisation": "none"},
      "operations": [{"id": "9003-1", "kind": "payment", "date": "2026-01-16", "amount": "1240.00", "balance": "0.00"}]
    }
  ]
}
"""#
}
