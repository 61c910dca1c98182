import Testing

@testable import LoanArithmetic

@Suite struct ScheduleCaseTests {
  @Test("published schedules are reproduced")
  func publishedSchedules() throws {
    try CaseFile("schedules").run { item in
      if let verdict = try item.calendarVerdict() ?? item.valueVerdict() { return verdict }
      if let reason = item.whyNoSchedule { return .inexpressible(reason) }
      return .compared(try item.compare(Schedule(item.terms())))
    }
  }
}

extension Case {
  var kind: String { all.optionalText("kind") ?? "" }
  var group: String { all.optionalText("group") ?? "" }

  /// Why the parameters of a request cannot state the case.
  fileprivate var whyNoSchedule: String? {
    if params.optionalText("period_rate")?.contains("effective") == true {
      return "the rate is effective; a request states the nominal rate"
    }
    if kind == "annuity_quarterly_compounding" { return "interest capitalised every quarter between monthly payments" }
    return nil
  }

  /// Dates alone.
  fileprivate func calendarVerdict() throws -> Verdict? {
    switch kind {
    case "holiday_shift":
      let due = try params.date("due_date")
      let shifted = russianCalendar.shifted(due)
      return .compared(shifted == (try expected.date("shifted")) ? [] : ["shifted to \(shifted)"])
    case "add_months":
      let from = try params.date("from_date")
      let date = from.adding(months: params.int("months") ?? 0, onDay: params.int("day_of_month") ?? 0)
      return .compared(date == (try expected.date("date")) ? [] : ["\(String(describing: date))"])
    case "rate_factors":
      var start = try params.date("start")
      var differences: [String] = []
      for published in expected.values["rate_factors"] as? [String] ?? [] {
        let end = try #require(start.adding(months: 1))
        let growth = try ratio(params.text("annual_rate_percent"), over: 100)
        let factor = try #require(DayCount.actualActualISDA.yearFraction(from: start, to: end).multiplied(by: growth))
        differences += try difference("factor", published, factor.decimal(places: 18))
        start = end
      }
      return .compared(differences)
    default: return nil
    }
  }

  /// Single payments, and the spreadsheet functions.
  fileprivate func valueVerdict() throws -> Verdict? {
    guard kind == "payment_value" else { return nil }
    if let name = params.optionalText("function") {
      guard name.hasPrefix("PMT") || name.hasPrefix("IPMT") || name.hasPrefix("PPMT"), !name.contains("begin") else {
        return .inexpressible(
          "\(name): payments in advance and solving for the term or the future value are no request")
      }
      return .compared(try spreadsheet(name))
    }
    let terms = try plainTerms()
    let perYear = Int128(params.int("periods_per_year") ?? 12)
    let rate = try ratio(params.text("annual_rate_percent"), over: 100 * perYear)
    let unrounded = try Annuity.payment(
      principal: params.decimal("principal"), rate: rate, payments: terms.payments)
    let published = try expected.text("payment")
    if let tolerance = expected.optionalText("tolerance") {
      return .compared(try difference("payment", published, unrounded, within: tolerance))
    }
    if let relative = expected.optionalText("tolerance_relative") {
      let scale = try #require(Double(published))
      let tolerance = String(try #require(Double(relative)) * scale)
      return .compared(try difference("payment", published, unrounded, within: tolerance))
    }
    let ours = try Schedule(terms).payment
    return .compared(
      ours == Money(published, currency: .usd)
        ? [] : ["payment: published \(published), ours \(String(describing: ours))"])
  }

  /// PMT, IPMT and PPMT of a payment at the end of each period; the published values have the sign of the payer.
  private func spreadsheet(_ name: String) throws -> [String] {
    let args = params.values["args"] as? [String] ?? []
    let parts = args[0].split(separator: "/")
    let rate = try ratio(String(parts[0]), over: parts.count == 2 ? Int128(parts[1]) ?? 1 : 1)
    let isPart = !name.hasPrefix("PMT")
    let (index, count) = (isPart ? Int(args[1]) ?? 1 : 1, Int(args[isPart ? 2 : 1]) ?? 1)
    var balance = DoubleDouble(try #require(WideDecimal(args[isPart ? 3 : 2])))
    let growth = Growth(above: Int128(rate.numerator), below: Int128(rate.denominator))
    let payment = balance * Annuity.factor(rate: growth, payments: count)
    var interest = DoubleDouble.zero
    for _ in 0..<index {
      interest = balance * DoubleDouble(rate)
      balance = balance - (payment - interest)
    }
    let value = name.hasPrefix("PMT") ? payment : name.hasPrefix("IPMT") ? interest : payment - interest
    let ours = WideDecimal(coefficient: -(try #require((value * DoubleDouble.powerOfTen(26)).rounded)), scale: 26)
    return try difference(name, expected.text("value"), ours, within: expected.text("tolerance"))
  }

  /// The differences between the published rows and ours.
  fileprivate func compare(_ schedule: Schedule) throws -> [String] {
    var differences: [String] = []
    func check(_ name: String, _ published: String?, _ ours: Int64) {
      guard let published, let money = Money(published, currency: schedule.currency) else { return }
      if money.minorUnits != ours {
        differences.append("\(name): published \(published), ours \(schedule.money(ours))")
      }
    }
    let rows = expected.objects("rows")
    // The Commission prints the first rows of each table.
    if group != "ec", rows.count != schedule.rows.count {
      differences.append("rows: published \(rows.count), ours \(schedule.rows.count)")
    }
    for row in rows {
      let number = row.int("n") ?? 0
      guard let ours = schedule.rows.first(where: { $0.number == number }) else {
        differences.append("no row \(number)")
        continue
      }
      check("\(number) payment", row.optionalText("payment"), ours.payment)
      check("\(number) principal", row.optionalText("principal"), ours.principal)
      check("\(number) interest", row.optionalText("interest"), ours.interest)
      check("\(number) balance", row.optionalText("balance"), ours.balance)
      check("\(number) accrued", row.optionalText("accrued_unpaid_interest"), ours.accruedInterest)
      if let date = row.optionalText("date"), date != ours.date?.description {
        differences.append("\(number) date: published \(date), ours \(ours.date?.description ?? "none")")
      }
      if let kind = row.optionalText("kind"), kind != "\(ours.kind)" {
        differences.append("\(number) kind: \(ours.kind)")
      }
    }
    if let payment = expected.optionalText("payment"), schedule.payment != nil {
      check("payment", payment, schedule.payment?.minorUnits ?? 0)
    }
    for fields in [expected, expected.object("asserted")] {
      check("total interest", fields.optionalText("total_interest"), schedule.totalInterest.minorUnits)
      check("total paid", fields.optionalText("total_paid"), schedule.totalPaid.minorUnits)
      check("last payment", fields.optionalText("last_payment"), schedule.rows.last?.payment ?? 0)
    }
    for year in expected.objects("years") {
      let number = year.int("year") ?? 1
      let part = schedule.rows.filter { ($0.number - 1) / 12 + 1 == number }
      // A year's total is of unrounded figures: twelve displayed ones are off by a cent at most each way.
      for (name, ours) in [("interest", part.map(\.interest)), ("principal", part.map(\.principal))] {
        let published = try #require(Money(year.text(name), currency: schedule.currency)).minorUnits
        if (ours.reduce(0, +) - published).magnitude > 6 { differences.append("year \(number) \(name): \(published)") }
      }
    }
    return differences
  }

}

private func ratio(_ text: String, over divisor: Int128) throws -> Fraction {
  let whole = try #require(Fraction(text))
  return try #require(Fraction(Int128(whole.numerator), Int128(whole.denominator) * divisor))
}
