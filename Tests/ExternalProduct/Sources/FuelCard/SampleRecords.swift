/// Sample records: a card in its grace period with a purchase in instalments, one that is overdue and blocked, one that is
/// closed, one above its limit, and one that is closed to spending while money is owed.
///
/// The people, the sellers and the contracts are fictional. The figures are calculated. Interest is counted by days in a
/// year of 365 days on the debt without interest and fees, and rounded to the kopeck for each stretch of days with one
/// debt. The interest of a day is due at its end, and a payment counts from the next day. While the grace period runs,
/// purchases cost no interest; when it is lost, they do from that day on. The minimum payment is 5 % of the debt without
/// instalments, interest, fees and the overdue part, plus the interest and the fees of the statement, plus the instalment.
/// The penalty is 20 % a year of the overdue amount; it is not part of a statement. The full cost equals the rate for purchases, because it is
/// calculated for purchases without the grace period; where the card costs a yearly fee, that fee is added, in percent of
/// the limit.
enum SampleRecords {
  // swift-format-ignore
  static let json = #"""
{
  "schemaVersion": 2,
  "asOf": "2026-11-21",
  "loans": [
    {
      "id": "9001",
      "type": "fuelCard",
      "currency": "RUB",
      "contractNumber": "КК-2025/0312-4471",
      "opened": "2025-03-12",
      "parties": [{"customer": "C-9001", "role": "borrower", "name": "Ольга Викторовна Лебедева"}],
      "phase": "active",
      "overlays": ["gracePeriod"],
      "debt": {
        "total": "85520.00", "principal": "61520.00", "interest": "0.00", "fees": "0.00", "penalties": "0.00", "overdue": {"amount": "0.00"},
        "otherPortions": [{"id": "instalments", "title": {"en": "Instalments", "ru": "Рассрочка"}, "amount": "24000.00"}],
        "payoff": {"amount": "85520.00", "validOn": "2026-11-21"}
      },
      "revolving": {
        "lines": [{"id": "main", "limit": "300000.00", "used": "85520.00", "available": "211080.00", "cashLimit": "100000.00", "cashAvailable": "100000.00", "isFlexible": true}],
        "closingDay": 5,
        "dueDay": 25,
        "statement": {
          "id": "2026-11", "from": "2026-10-06", "until": "2026-11-05", "due": "2026-11-25", "opening": "44780.00", "closing": "54530.00",
          "payments": "44780.00", "purchases": "54530.00", "cash": "0.00", "interest": "0.00", "fees": "0.00", "minimum": "5526.50"
        },
        "earlierStatements": [
          {"id": "2026-10", "from": "2026-09-06", "until": "2026-10-05", "due": "2026-10-25", "opening": "31200.00", "closing": "44780.00", "payments": "31200.00", "purchases": "44780.00", "cash": "0.00", "interest": "0.00", "fees": "0.00", "minimum": "2239.00"},
          {"id": "2026-09", "from": "2026-08-06", "until": "2026-09-05", "due": "2026-09-25", "opening": "18900.00", "closing": "31200.00", "payments": "18900.00", "purchases": "31200.00", "cash": "0.00", "interest": "0.00", "fees": "0.00", "minimum": "1560.00"}
        ],
        "grace": {
          "state": "running", "until": "2026-11-30", "amount": "34530.00",
          "endedBy": {"en": "Paying less by the last day", "ru": "Неполная оплата к последнему дню"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true, "addsFees": true},
        "subPlans": [
          {
            "id": "fridge", "kind": "instalments", "title": {"en": "Instalments: fridge", "ru": "Рассрочка: холодильник"}, "merchant": "Дом и техника", "opened": "2026-10-10", "ends": "2027-04-25",
            "original": "24000.00", "left": "24000.00", "payment": "4000.00", "nextDue": "2026-11-25", "paid": 0, "payments": 6
          }
        ]
      },
      "obligations": [
        {
          "kind": "minimum", "due": "2026-11-25", "amount": "5526.50", "portions": {"principal": "1526.50", "other": [{"id": "instalments", "title": {"en": "Instalments", "ru": "Рассрочка"}, "amount": "4000.00"}]},
          "autopay": true, "autopayDay": "2026-11-24", "account": "40817810500006120938"
        },
        {"kind": "statement", "due": "2026-11-30", "amount": "34530.00"}
      ],
      "actions": [
        {"kind": "pay", "state": "available", "minimum": "1.00", "fee": "0.00", "title": {"en": "Top up the card", "ru": "Пополнить карту"}},
        {"kind": "orderStatement", "state": "available", "title": {"en": "Get the statement", "ru": "Получить выписку"}}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "kind": "fixed", "use": "purchases"},
          {"percent": "39.9", "kind": "fixed", "use": "cash"},
          {"percent": "0", "kind": "promotional", "use": "promotional", "subPlan": "fridge"}
        ],
        "fullCost": {"measure": "psk", "percent": "29.900"},
        "fees": [{"title": {"en": "Cash withdrawal", "ru": "Снятие наличных"}, "percent": "3.9", "base": "operation", "minimum": "390.00", "frequency": "perUse"}],
        "amortisation": "none"
      },
      "documents": [{"id": "agreement", "title": {"en": "Card agreement", "ru": "Договор кредитной карты"}, "date": "2025-03-12"}],
      "specifics": {"cashback": {"earned": "852.40", "category": {"en": "groceries, 5%", "ru": "продукты, 5 %"}, "paidOn": "2026-12-05"}},
      "operations": [
        {"id": "9001-7", "kind": "purchase", "date": "2026-11-20", "amount": "3400.00", "isCredit": false, "status": "processing", "merchant": "Аптека №1"},
        {"id": "9001-6", "kind": "purchase", "date": "2026-11-18", "amount": "24900.00", "isCredit": false, "merchant": "Дом и техника", "posted": "2026-11-19"},
        {"id": "9001-5", "kind": "refund", "date": "2026-11-16", "amount": "1180.00", "isCredit": true, "merchant": "Мебель рядом"},
        {"id": "9001-4", "kind": "purchase", "date": "2026-11-12", "amount": "7270.00", "isCredit": false, "merchant": "Рынок у дома", "merchantCategory": {"en": "groceries", "ru": "продукты"}},
        {"id": "9001-3", "kind": "purchase", "date": "2026-11-03", "amount": "2350.00", "isCredit": false, "merchant": "Open Books", "original": {"amount": "25.00", "currency": "USD"}, "statement": "2026-11"},
        {"id": "9001-2", "kind": "purchase", "date": "2026-10-28", "amount": "28180.00", "isCredit": false, "merchant": "Мебель рядом", "statement": "2026-11"},
        {"id": "9001-1", "kind": "payment", "date": "2026-10-20", "amount": "44780.00", "isCredit": true, "statement": "2026-11"},
        {"id": "9001-0", "kind": "purchase", "date": "2026-10-10", "amount": "24000.00", "isCredit": false, "merchant": "Дом и техника", "subPlan": "fridge", "statement": "2026-11"}
      ]
    },
    {
      "id": "9002",
      "type": "fuelCard",
      "currency": "RUB",
      "contractNumber": "КК-2024/0905-1187",
      "opened": "2024-09-05",
      "parties": [{"customer": "C-9002", "role": "borrower", "name": "Игорь Петрович Смирнов"}],
      "phase": "active",
      "overlays": ["overdue", "frozen"],
      "debt": {
        "total": "63663.32", "principal": "60562.50", "interest": "3073.31", "fees": "0.00", "penalties": "27.51",
        "overdue": {"amount": "4563.48", "since": "2026-11-10", "portions": {"principal": "3028.13", "interest": "1535.35"}},
        "payoff": {"amount": "63663.32", "validOn": "2026-11-21", "perDiem": "52.11"}
      },
      "revolving": {
        "lines": [{"id": "main", "limit": "100000.00", "available": "0.00", "cashLimit": "30000.00", "cashAvailable": "0.00"}],
        "closingDay": 20,
        "statement": {
          "id": "2026-11", "from": "2026-10-21", "until": "2026-11-20", "due": "2026-12-10", "opening": "62097.85", "closing": "63635.81",
          "payments": "0.00", "purchases": "0.00", "cash": "0.00", "interest": "1537.96", "fees": "0.00", "minimum": "4414.68"
        },
        "earlierStatements": [
          {"id": "2026-10", "from": "2026-09-21", "until": "2026-10-20", "due": "2026-11-09", "opening": "65368.90", "closing": "62097.85", "payments": "4806.40", "purchases": "0.00", "cash": "0.00", "interest": "1535.35", "fees": "0.00", "minimum": "4563.48"}
        ],
        "grace": {
          "state": "lost", "lostOn": "2026-08-11",
          "endedBy": {"en": "The statement of July 20, 2026 was not paid in full", "ru": "Выписка от 20 июля 2026 г. оплачена не полностью"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true, "addsFees": true}
      },
      "obligations": [{"kind": "minimum", "due": "2026-12-10", "amount": "4414.68", "portions": {"principal": "2876.72", "interest": "1537.96"}, "autopay": false, "account": "40817810500003301765"}],
      "actions": [
        {"kind": "pay", "state": "available", "minimum": "1.00", "fee": "0.00", "title": {"en": "Top up the card", "ru": "Пополнить карту"}},
        {"kind": "orderStatement", "state": "available", "title": {"en": "Get the statement", "ru": "Получить выписку"}}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "kind": "fixed", "use": "purchases"},
          {"percent": "39.9", "kind": "fixed", "use": "cash"},
          {"percent": "20", "kind": "fixed", "use": "penalty"}
        ],
        "fullCost": {"measure": "psk", "percent": "29.900"},
        "amortisation": "none"
      },
      "operations": [
        {"id": "9002-3", "kind": "penalty", "date": "2026-11-20", "amount": "27.51", "isCredit": false},
        {"id": "9002-2", "kind": "interestAccrual", "date": "2026-11-20", "amount": "1537.96", "isCredit": false, "statement": "2026-11"},
        {"id": "9002-1", "kind": "interestAccrual", "date": "2026-10-20", "amount": "1535.35", "isCredit": false, "statement": "2026-10"},
        {"id": "9002-0", "kind": "payment", "date": "2026-10-08", "amount": "4806.40", "isCredit": true, "portions": {"principal": "3187.50", "interest": "1618.90"}, "statement": "2026-10"}
      ]
    },
    {
      "id": "9003",
      "type": "fuelCard",
      "currency": "RUB",
      "contractNumber": "КК-2023/0118-0642",
      "opened": "2023-01-18",
      "ends": "2026-01-18",
      "parties": [{"customer": "C-9002", "role": "borrower", "name": "Игорь Петрович Смирнов"}],
      "phase": "closed",
      "debt": {"total": "0.00", "principal": "0.00", "interest": "0.00", "fees": "0.00", "penalties": "0.00", "overdue": {"amount": "0.00"}},
      "revolving": {"lines": [{"id": "main", "limit": "60000.00"}]},
      "documents": [{"id": "closing", "title": {"en": "Certificate of no debt", "ru": "Справка об отсутствии долга"}, "date": "2026-01-19"}],
      "terms": {"rates": [{"percent": "27.9", "kind": "fixed"}], "amortisation": "none"},
      "operations": [{"id": "9003-1", "kind": "payment", "date": "2026-01-16", "amount": "1240.00", "isCredit": true}]
    },
    {
      "id": "9004",
      "type": "fuelCard",
      "currency": "RUB",
      "contractNumber": "КК-2025/0610-2290",
      "opened": "2025-06-10",
      "parties": [{"customer": "C-9004", "role": "borrower", "name": "Марина Сергеевна Котова"}],
      "phase": "active",
      "debt": {
        "total": "51028.53", "principal": "48700.00", "interest": "948.53", "fees": "1380.00", "penalties": "0.00", "overdue": {"amount": "0.00"},
        "payoff": {"amount": "51028.53", "validOn": "2026-11-21", "perDiem": "41.27"}
      },
      "revolving": {
        "lines": [{"id": "main", "limit": "50000.00", "cashLimit": "10000.00", "isFlexible": true}],
        "closingDay": 10,
        "statement": {
          "id": "2026-11", "from": "2026-10-11", "until": "2026-11-10", "due": "2026-11-30", "opening": "46000.00", "closing": "49625.89",
          "payments": "2300.00", "purchases": "0.00", "cash": "5000.00", "interest": "535.89", "fees": "390.00", "minimum": "3360.89"
        },
        "grace": {
          "state": "lost", "lostOn": "2026-10-31",
          "endedBy": {"en": "The statement of October 10, 2026 was not paid in full", "ru": "Выписка от 10 октября 2026 г. оплачена не полностью"}
        },
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true, "addsFees": true}
      },
      "actions": [
        {"kind": "pay", "state": "available", "minimum": "1.00", "fee": "0.00", "title": {"en": "Top up the card", "ru": "Пополнить карту"}},
        {"kind": "orderStatement", "state": "available", "title": {"en": "Get the statement", "ru": "Получить выписку"}}
      ],
      "terms": {
        "rates": [
          {"percent": "29.9", "kind": "fixed", "use": "purchases"},
          {"percent": "39.9", "kind": "fixed", "use": "cash"}
        ],
        "fullCost": {"measure": "psk", "percent": "31.880"},
        "fees": [
          {"title": {"en": "Cash withdrawal", "ru": "Снятие наличных"}, "percent": "3.9", "base": "operation", "minimum": "390.00", "frequency": "perUse"},
          {"title": {"en": "Service of the card", "ru": "Обслуживание карты"}, "amount": "990.00", "frequency": "yearly"}
        ],
        "amortisation": "none"
      },
      "operations": [
        {"id": "9004-4", "kind": "fee", "date": "2026-11-15", "amount": "990.00", "isCredit": false, "title": {"en": "Service of the card", "ru": "Обслуживание карты"}},
        {"id": "9004-3", "kind": "interestAccrual", "date": "2026-11-10", "amount": "535.89", "isCredit": false, "statement": "2026-11"},
        {"id": "9004-2", "kind": "payment", "date": "2026-10-28", "amount": "2300.00", "isCredit": true, "statement": "2026-11"},
        {"id": "9004-1", "kind": "fee", "date": "2026-10-15", "amount": "390.00", "isCredit": false, "title": {"en": "Fee for cash", "ru": "Комиссия за снятие наличных"}, "statement": "2026-11"},
        {"id": "9004-0", "kind": "cash", "date": "2026-10-15", "amount": "5000.00", "isCredit": false, "statement": "2026-11"}
      ]
    },
    {
      "id": "9005",
      "type": "fuelCard",
      "currency": "RUB",
      "contractNumber": "КК-2024/0216-7735",
      "opened": "2024-02-16",
      "parties": [{"customer": "C-9004", "role": "borrower", "name": "Марина Сергеевна Котова"}],
      "phase": "closedToSpending",
      "debt": {
        "total": "33277.61", "principal": "32300.00", "interest": "977.61", "fees": "0.00", "penalties": "0.00", "overdue": {"amount": "0.00"},
        "payoff": {"amount": "33277.61", "validOn": "2026-11-21", "perDiem": "26.46"}
      },
      "revolving": {
        "lines": [{"id": "main", "limit": "80000.00"}],
        "closingDay": 15,
        "statement": {
          "id": "2026-11", "from": "2026-10-16", "until": "2026-11-15", "due": "2026-12-05", "opening": "34835.56", "closing": "33145.31",
          "payments": "2535.56", "purchases": "0.00", "cash": "0.00", "interest": "845.31", "fees": "0.00", "minimum": "2460.31"
        },
        "grace": {"state": "none"},
        "minimumRule": {"percent": "5", "floor": "600.00", "addsInterest": true, "addsFees": true}
      },
      "obligations": [{"kind": "minimum", "due": "2026-12-05", "amount": "2460.31", "portions": {"principal": "1615.00", "interest": "845.31"}, "autopay": true, "account": "40817810500007718342"}],
      "actions": [{"kind": "pay", "state": "available", "minimum": "1.00", "fee": "0.00", "title": {"en": "Top up the card", "ru": "Пополнить карту"}}],
      "notices": [{"id": "closed", "importance": "information", "title": {"en": "The card is closed at your request", "ru": "Карта закрыта по вашему заявлению"}, "text": {"en": "Repay the debt by the minimum payments or at once.", "ru": "Погашайте долг минимальными платежами или внесите его сразу."}}],
      "terms": {
        "rates": [{"percent": "29.9", "kind": "fixed"}],
        "fullCost": {"measure": "psk", "percent": "29.900"},
        "amortisation": "none"
      },
      "operations": [
        {"id": "9005-1", "kind": "interestAccrual", "date": "2026-11-15", "amount": "845.31", "isCredit": false, "statement": "2026-11"},
        {"id": "9005-0", "kind": "payment", "date": "2026-11-02", "amount": "2535.56", "isCredit": true, "portions": {"principal": "1700.00", "interest": "835.56"}, "statement": "2026-11"}
      ]
    }
  ]
}
"""#
}
