import Foundation

/// How each family of published schedules is asked for.
extension PublishedCase {
  var scheduleQuestion: Question {
    switch kind {
    case "holiday_shift":
      let request = plain.merging([
        "principal": 1, "annual_rate_percent": 0, "payments": 1, "first_payment": params.text("due_date") ?? "",
        "holidays": russianHolidays,
      ]) { $1 }
      return .ask(request) { compareDate($0, expected.text("shifted")) }
    case "add_months":
      let request: [String: Any] = [
        "principal": 1, "annual_rate_percent": 0, "payments": 1, "disbursed": params.text("from_date") ?? "",
        "period": ["months": params.int("months") ?? 0], "payment_day": params.int("day_of_month") ?? 0,
      ]
      return .ask(request) { compareDate($0, expected.text("date")) }
    case "payment_value": return paymentQuestion
    case "annuity_quarterly_compounding":
      return .inexpressible("interest capitalised every quarter between monthly payments")
    default:
      if params.text("period_rate")?.contains("effective") == true {
        return .inexpressible("the rate is effective; a request states the nominal rate")
      }
      return .ask(request) { compareSchedule($0) }
    }
  }

  private func compareDate(_ result: Fields, _ published: String?) -> [String] {
    let date = result.objects("rows").last?.text("date")
    return date == published ? [] : ["published \(published ?? "none"), ours \(date ?? "none")"]
  }

  /// The parameters that mean the same in every family.
  private var plain: [String: Any] {
    var request = params.only("principal", "annual_rate_percent")
    request["payments"] = params.int("number_of_payments")
    if let currency = params.text("currency"), currency.count == 3, currency != "n/a" { request["currency"] = currency }
    if let months = params.int("period_months") { request["period"] = ["months": months] }
    if let perYear = params.int("periods_per_year") { request["period"] = ["months": 12 / perYear] }
    return request
  }

  private var method: String {
    switch kind {
    case "differentiated": "differentiated"
    case "interest_only_balloon": "interest-only"
    case "bullet_simple": "bullet-simple"
    case "bullet_capitalising": "bullet-capitalising"
    case "flat": "flat"
    default: "annuity"
    }
  }

  private var request: [String: Any] {
    var request = plain
    request["method"] = method
    switch group {
    case "ru": addRussian(to: &request)
    case "capsens":
      request["rounding"] = "carry"
      request["disbursed"] = params.text("accrual_start")
      request["first_payment"] = params.text("first_payment_date")
      request["interest_only_periods"] = params.int("interest_only_periods")
      let days = params.text("period_rate") ?? ""
      if days.contains("(from,to]") { request["interest"] = "ACT/ACT RU" }
      if days.contains("(ISDA)") { request["interest"] = "ACT/ACT ISDA" }
    case "panf":
      request["rate_decimals"] = 15
      request["early_repayments"] = params.objects("early_payments").flatMap { early in
        (early.values["applies_to_payment_indices"] as? [Int] ?? []).map { index -> [String: Any] in
          [
            "after_payment": index + 1, "amount": early.text("amount") ?? "",
            "keep": early.text("strategy") == "reduce_payment" ? "term" : "payment",
          ]
        }
      }
    case "fineract": addProgressive(to: &request)
    case "fin_e2e":
      request["rounding"] = "half-even"
      request["disbursed"] = params.text("disbursed")
      request["interest_only_periods"] = params.int("grace_on_principal")
      if params.text("annuity_rounding")?.contains("multiple of 1 ") == true { request["payment_rounding"] = "1" }
      if let share = params.int("down_payment_percent"), let principal = params.int("principal") {
        request["down_payment"] = "\(principal * share / 100)"
      }
    case "ec": addCommission(to: &request)
    default: addOther(to: &request)
    }
    return request
  }

  private func addRussian(to request: inout [String: Any]) {
    request["disbursed"] = params.text("issue_date")
    request["payment_day"] = params.int("payment_day")
    request["interest"] = "ACT/ACT RU"
    // The fixed payment of this case is only in the name of its test.
    request["payment_amount"] = params.text("fixed_payment") ?? (id.hasSuffix("-fixed57000") ? "57000" : nil)
    if let calendar = params.text("production_calendar") {
      request["holidays"] = calendar == "Sat/Sun only" ? ["shift": "next-in-month"] : russianHolidays
    }
    request["early_repayments"] = params.objects("early_repayments").map { $0.only("date", "amount") }
  }

  private func addProgressive(to request: inout [String: Any]) {
    request["rounding"] = "half-even"
    request["period"] = [params.text("repay_unit") == "WEEKS" ? "weeks" : "months": params.int("repay_every") ?? 1]
    request["interest"] =
      switch (params.text("days_in_year"), params.text("days_in_month")) {
      case ("360", "30"): "equal-periods"
      case ("364", "ACTUAL"): "ACT/364"
      default: "ACT/ACT ISDA"
      }
    let events = params.objects("events")
    let disbursements = events.filter { $0.text("kind") == "disburse" }
    let amounts = disbursements.compactMap { $0.text("value").flatMap { Decimal(string: $0) } }
    request["principal"] = "\(amounts.reduce(0, +))"
    request["disbursements"] = disbursements.map { ["date": $0.text("date") ?? "", "amount": $0.text("value") ?? ""] }
    request["rate_changes"] = events.filter { $0.text("kind") != "disburse" }.map {
      ["from": $0.text("date") ?? "", "annual_rate_percent": $0.text("value") ?? ""]
    }
  }

  private func addCommission(to request: inout [String: Any]) {
    request["rounding"] = "display"
    if !expected.has("payment") { request["method"] = id == "ec-amort-ex41" ? "interest-only" : "differentiated" }
    // The description of this example among the rates: payments grow by 3 % every year.
    if id == "ec-amort-ex9" { request["payment_growth"] = ["percent": "3", "every_payments": 12] }
    if id == "ec-amort-ex18-case1" {
      // The length of the first period is that of the same example among the rates: 14 days.
      request.merge(["disbursed": "2015-01-18", "first_payment": "2015-02-01"]) { $1 }
    }
    // A rate that changes from one row to the next needs a date; any start will do.
    let rates = params.texts("rate_by_row")
    let changes = zip(rates, rates.dropFirst()).enumerated().filter { $0.element.0 != $0.element.1 }
    guard !changes.isEmpty else { return }
    request["disbursed"] = "2013-01-01"
    request["rate_changes"] = changes.map { index, rates in
      [
        "from": index < 11 ? "2013-\(index < 8 ? "0" : "")\(index + 2)-01" : "2014-01-01",
        "annual_rate_percent": rates.1,
      ]
    }
  }

  private func addOther(to request: inout [String: Any]) {
    if params.has("period_days") {
      // 31, 31, 30, 31, 30 and 31 days: from the first of July of a common year.
      request.merge(["disbursed": "2013-07-01", "interest": "ACT/365F"]) { $1 }
    }
    if params.has("loan_date") {
      request["interest"] = "ACT/365F"
      request["disbursed"] = params.text("loan_date")
      request["first_payment"] = params.text("first_payment_date")
      request["payment_amount"] = params.text("payment")
      // The published schedule does not adjust its last payment.
      request["final_payment"] = params.text("final_payment") ?? params.text("payment")
      request["principal_per_payment"] = params.text("equal_principal")
    }
  }

  /// Single payments; money has six decimals at most, so of more published digits six are compared.
  private var paymentQuestion: Question {
    guard let function = params.text("function") else {
      let published = expected.text("payment")
      guard expected.has("tolerance") || expected.has("tolerance_relative") else {
        return .ask(plain) { difference("payment", published, $0.text("payment")) }
      }
      return .ask(plain.merging(["rounding": "display", "decimals": 6]) { $1 }) {
        difference("payment", published, $0.text("payment"), within: 0.000_001)
      }
    }
    let args = params.texts("args")
    let isPart = function.hasPrefix("IPMT") || function.hasPrefix("PPMT")
    guard isPart || function.hasPrefix("PMT"), !function.contains("begin") else {
      return .inexpressible(
        "\(function): payments in advance and solving for the term or the future value are no request")
    }
    let yearly = args[0].split(separator: "/").first.flatMap { Decimal(string: String($0)) } ?? 0
    let request: [String: Any] = [
      "annual_rate_percent": "\(yearly * 100)", "payments": Int(args[isPart ? 2 : 1]) ?? 0,
      "principal": args[isPart ? 3 : 2], "rounding": "display", "decimals": 6,
    ]
    let published = expected.text("value").map { String($0.dropFirst()) }
    return .ask(request) { result in
      let row = result.objects("rows").first { !isPart || $0.text("n") == args[1] }
      let name = function.hasPrefix("IPMT") ? "interest" : function.hasPrefix("PPMT") ? "principal" : "payment"
      return difference(name, published, row?.text(name), within: 0.000_001)
    }
  }

  private func compareSchedule(_ result: Fields) -> [String] {
    let rows = result.objects("rows")
    let published = expected.objects("rows")
    var differences: [String] = []
    // The Commission prints the first rows of each table.
    if group != "ec", rows.count != published.count {
      differences.append("rows: published \(published.count), ours \(rows.count)")
    }
    for row in published {
      let number = row.text("n") ?? ""
      guard let ours = rows.first(where: { $0.text("n") == number }) else {
        differences.append("no row \(number)")
        continue
      }
      for name in ["payment", "principal", "interest", "balance"] {
        differences += difference("\(number) \(name)", row.text(name), ours.text(name))
      }
      let accrued = "accrued_unpaid_interest"
      differences += difference("\(number) accrued", row.text(accrued), ours.text(accrued) ?? "0")
      for name in ["date", "kind"] where row.has(name) && row.text(name) != ours.text(name) {
        differences.append("\(number) \(name): ours \(ours.text(name) ?? "none")")
      }
    }
    if result.has("payment") {
      differences += difference("payment", expected.text("payment"), result.text("payment"))
    }
    for fields in [expected, expected.object("asserted")] {
      differences += difference("total interest", fields.text("total_interest"), result.text("total_interest"))
      differences += difference("total paid", fields.text("total_paid"), result.text("total_paid"))
      differences += difference("last payment", fields.text("last_payment"), rows.last?.text("payment"))
    }
    return differences
  }

  /// The official Russian days off that matter to the cases: 2018–2020, weekends elsewhere.
  private var russianHolidays: [String: Any] {
    [
      "shift": "next-in-month", "working": ["2018-12-29"],
      "non_working": [
        "2018-11-05", "2018-12-31", "2019-01-01", "2019-01-02", "2019-01-03", "2019-01-04", "2019-01-07", "2019-01-08",
        "2019-03-08", "2019-05-01", "2019-05-02", "2019-05-03", "2019-05-09", "2019-05-10", "2019-06-12", "2019-11-04",
        "2020-01-01", "2020-01-02", "2020-01-03", "2020-01-06", "2020-01-07", "2020-01-08", "2020-02-24", "2020-03-09",
        "2020-05-01", "2020-05-04", "2020-05-05", "2020-05-11", "2020-06-12", "2020-06-24", "2020-07-01", "2020-11-04",
      ],
    ]
  }
}
