extension SampleCommand {
  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("sample > portfolio.json", "a file to start from"),
      ("sample | \(tool.name) list --data -", "the same, read back"),
      ("sample exchange-rates > rates.json", "rates for \"summary --in\""),
      (
        #"sample --product carLease --terms '{"as_of": "2026-11-21", "disbursed": "2026-08-14", "principal": 600000, "#
          + #""annual_rate_percent": "13.5", "payments": 6, "interest": "ACT/ACT RU"}' > loan.json"#,
        "one loan that is paid on time until a day: its schedule, debt, next payment, payoff, full cost and operations, "
          + "all calculated. Terms have the names of \"calc schedule\": method, period, first_payment, payment_day, "
          + "interest, holidays; also id, customer, name, currency. The customer without a name is fictional"
      ),
      (
        #"sample --product carLease --terms '{"as_of": "2026-11-21", "disbursed": "2026-05-14", "principal": 600000, "#
          + #""annual_rate_percent": "13.5", "payments": 12, "missed": 2, "penalty_rate_percent": 20, "#
          + #""security": {"kind": "vehicle", "value": 900000, "valued_on": "2026-05-01"}}' > loan.json"#,
        "a secured loan whose last two payments were missed. A loan is repaid when as_of is after its last payment, and "
          + "closed with \"closed\": true"
      ),
      (
        #"sample --product card --terms '{"as_of": "2026-11-21", "opened": "2026-08-14", "limit": 300000, "#
          + #""annual_rate_percent": "29.9", "closing_day": 5, "due_days": 20, "minimum_percent": 5, "#
          + #""minimum_floor": 600, "operations": [{"date": "2026-10-20", "kind": "purchase", "amount": 42000}, "#
          + #"{"date": "2026-11-10", "kind": "payment", "amount": 5000}]}' > card.json"#,
        "a card, because there is a limit: statements, minimum payment and grace period follow from the operations, "
          + "purchase, cash and payment. Purchases cost no interest while each statement is paid in full and no cash is "
          + "taken; otherwise the debt bears interest by ACT/365F"
      ),
    ]
  }
}
