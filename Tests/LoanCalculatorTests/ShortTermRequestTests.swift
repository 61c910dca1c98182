import Testing

@testable import LoanCalculator

@Suite("A request for a published short-term loan")
struct ShortTermRequestTests {
  @Test("gives the published schedule")
  func schedules() throws {
    try reproduce("short-term", .schedule) { item in
      .ask(item.shortTermRequest) { item.compareShortTerm($0) }
    }
  }

  @Test("gives the published rate of its payments")
  func rates() throws {
    try reproduce("short-term", .effectiveRate) { item in
      guard item.expected.texts("apr_time_convention_that_reproduces_it").contains("days/365") else {
        return .inexpressible("no convention of the times gives the printed rate")
      }
      let payments = item.expected.objects("rows").map { row -> [String: Any] in
        [
          "kind": "payment", "amount": row.text("payment") ?? "",
          "first": ["days": row.int("day") ?? 0, "days_in_year": 365],
        ]
      }
      let drawdown: [String: Any] = ["kind": "drawdown", "amount": item.params.text("principal") ?? ""]
      return .ask(["method": "eu-aprc", "cash_flows": [drawdown] + payments]) { result in
        difference("APR", item.expected.text("apr_percent_as_printed"), result.text("disclosed"))
      }
    }
  }
}

extension PublishedCase {
  fileprivate var shortTermRequest: [String: Any] {
    let roundings = ["rounded down to": "down", "rounded up": "up", "round using ToEven": "half-even"]
    func rounding(_ name: String) -> String {
      let words = params.text(name)?.split(separator: " ").prefix(3).joined(separator: " ") ?? ""
      return roundings[words] ?? "half-up"
    }
    return [
      "principal": params.text("principal") ?? "", "daily_rate_percent": params.text("rate_percent") ?? "",
      "disbursed": params.text("start_date") ?? "",
      "payment_dates": expected.objects("rows").compactMap { $0.text("date") },
      "rounding": rounding("interest_rounding"), "level_rounding": rounding("payment_rounding"),
      "final_payment_rule": params.text("level_payment_option")?.split(separator: " ").first.map { String($0) } ?? "",
      "interest_cap": ["total_percent_of_principal": "100", "daily_percent": "0.8"],
    ]
  }

  fileprivate func compareShortTerm(_ result: Fields) -> [String] {
    let (published, ours) = (expected.objects("rows"), result.objects("rows"))
    var differences = difference("level payment", expected.text("level_payment"), result.text("payment"))
    differences += difference("final payment", expected.text("final_payment"), ours.last?.text("payment"))
    differences += difference("total interest", expected.text("total_interest"), result.text("total_interest"))
    if published.count != ours.count { differences.append("rows: ours \(ours.count)") }
    for (row, found) in zip(published, ours) {
      for name in ["payment", "interest", "principal", "balance"] {
        differences += difference("\(row.text("date") ?? "") \(name)", row.text(name), found.text(name))
      }
    }
    return differences
  }
}
