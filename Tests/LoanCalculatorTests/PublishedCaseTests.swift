import Testing

@testable import LoanCalculator

/// Every published case that a request can state. A request has only the fields of a case that `calc` knows.
@Suite("A request for a published case")
struct PublishedCaseTests {
  @Test("gives the published schedule")
  func schedules() throws {
    try reproduce("schedules", .schedule, where: { $0.kind != "rate_factors" }) { $0.scheduleQuestion }
  }

  @Test("gives the published APRC")
  func european() throws {
    try reproduce("effective-rates-eu", .effectiveRate) { item in
      .ask(item.params.only("cash_flows").merging(["method": "eu-aprc"]) { $1 }) { item.compareEuropean($0) }
    }
  }

  @Test("gives the published APR, from periods and from dates")
  func american() throws {
    try reproduce("effective-rates-us", .effectiveRate) { item in
      let timed = item.params
        .only("unit_periods_per_year", "cash_flows", "amount_financed", "payment", "payments")
        .merging(["method": "us-apr"]) { $1 }
      guard item.params.has("cash_flows") else { return .ask(timed) { item.compareAmerican($0) } }
      let flows = item.params.objects("cash_flows").map { $0.only("kind", "date", "amount") }
      return .ask([timed, ["method": "us-apr", "cash_flows": flows]]) { $0.flatMap { item.compareAmerican($0) } }
    }
  }

  @Test("gives the published full cost, from periods and from dates")
  func russian() throws {
    try reproduce("effective-rates-psk", .effectiveRate) { item in
      let flows = item.params.objects("cash_flows")
      var requests: [[String: Any]] = []
      if flows.allSatisfy({ $0.has("q") }) {
        requests.append(item.params.only("base_periods_per_year", "cash_flows").merging(["method": "psk"]) { $1 })
      }
      if flows.allSatisfy({ $0.has("date") }) {
        requests.append(["method": "psk", "cash_flows": flows.map { $0.only("date", "amount") }])
      }
      return .ask(requests) { results in
        results.flatMap { difference("full cost", item.expected.text("psk_percent"), $0.text("disclosed")) }
      }
    }
  }

  @Test("gives the published day count")
  func dayCounts() throws {
    try reproduce("day-counts", .dayCount) { item in
      .ask(item.params.only("convention", "start", "end", "amount", "annual_rate_percent")) { result in
        var differences = difference("year fraction", item.expected.text("year_fraction"), result.text("year_fraction"))
        differences += difference("days", item.expected.text("days_360"), result.text("days"))
        differences += difference("interest", item.expected.text("interest"), result.text("interest"))
        if let fraction = item.expected.text("fraction"), fraction != result.text("fraction") {
          differences.append("fraction: published \(fraction), ours \(result.text("fraction") ?? "none")")
        }
        return differences
      }
    }
  }

  @Test("gives the published rate factors")
  func rateFactors() throws {
    try reproduce("schedules", .dayCount, where: { $0.kind == "rate_factors" }) { item in
      let factors = item.expected.texts("rate_factors")
      let starts = ["2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01", "2024-05-01", "2024-06-01", "2024-07-01"]
      // Interest on a million to six decimals is the factor to twelve.
      let requests: [[String: Any]] = zip(starts, starts.dropFirst()).map { start, end in
        [
          "convention": "ACT/ACT ISDA", "start": start, "end": end, "amount": 1_000_000, "decimals": 6,
          "annual_rate_percent": item.params.text("annual_rate_percent") ?? "",
        ]
      }
      return .ask(requests) { results in
        zip(factors, results).flatMap { factor, result in
          difference("factor", factor, "0.00" + (result.text("interest") ?? "").replacing(".", with: ""))
        }
      }
    }
  }

  @Test("gives the published minimum payment")
  func cards() throws {
    try reproduce("cards", .cardMinimum) { item in
      guard item.kind == "minimum_payment" else { return .inexpressible("no minimum payment is published") }
      let params = item.params.only("debt", "percent", "floor", "round_up_to", "accrued_interest")
      return .ask(params) { result in
        difference("minimum payment", item.expected.text("minimum_payment"), result.text("minimum_payment"))
      }
    }
  }
}

extension PublishedCase {
  fileprivate func compareEuropean(_ result: Fields) -> [String] {
    let published = expected.text("aprc_percent")
    // Above 10^12 percent the figures are published from binary64, to compare with a relative tolerance.
    let isRelative = all.text("note")?.contains("relative tolerance 1e-12") == true
    let tolerance =
      isRelative ? published.flatMap { Double($0) }.map { $0 * 1e-12 } : Double(expected.text("tolerance_pp") ?? "")
    return difference("APRC", published, result.text("percent"), within: tolerance ?? 0)
      + difference("computed", all.text("computed_percent"), result.text("percent"))
      + difference("disclosed", expected.text("aprc_percent_disclosed_1dp"), result.text("disclosed"))
  }

  fileprivate func compareAmerican(_ result: Fields) -> [String] {
    let published = expected.text("apr_percent") ?? ""
    let decimals = expected.int("decimals") ?? 0
    let places = published.split(separator: ".").last?.count ?? 0
    var differences =
      places > decimals
      ? difference("APR", published, result.text("percent"), within: Double("1e-\(decimals)") ?? 0)
      : difference("APR", published, result.text("percent"))
    if decimals == 2 { differences += difference("disclosed", published, result.text("disclosed")) }
    differences += difference("computed", all.text("computed_percent"), result.text("percent"), within: 1e-8)
    if result.text("unit_periods_per_year") != params.text("unit_periods_per_year") {
      differences.append("unit-periods a year: \(result.text("unit_periods_per_year") ?? "none")")
    }
    return differences
  }
}
