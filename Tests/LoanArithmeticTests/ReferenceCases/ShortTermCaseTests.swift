import Testing

@testable import LoanArithmetic

@Suite struct ShortTermCaseTests {
  @Test("published short-term schedules are reproduced, with their effective rates")
  func publishedSchedules() throws {
    var (rates, stated) = (0, 0)
    try CaseFile("short-term").run { item in
      let schedule = try Schedule(item.shortTerms())
      var differences = try item.compareRows(schedule)
      if let apr = try item.compareRate(schedule) {
        stated += 1
        if apr.isEmpty { rates += 1 }
        differences += apr
      }
      return .compared(differences)
    }
    print("short-term: \(rates) rates reproduced / \(stated) whose convention is named / 79 in all")
  }
}

extension Case {
  fileprivate func shortTerms() throws -> ScheduleTerms {
    let start = try params.date("start_date")
    let days = params.values["payment_days"] as? [Int] ?? []
    var terms = try ScheduleTerms(
      principal: #require(Money(params.text("principal"), currency: .usd)),
      dailyRatePercent: percent(params.text("rate_percent")), disbursed: start,
      paymentDates: days.map { try #require(start.adding(days: $0)) })
    switch try params.text("interest_rounding").split(separator: " ").prefix(3).joined(separator: " ") {
    case "rounded down to": terms.rounding = .down
    case "round using ToEven": terms.rounding = .halfEven
    default: terms.rounding = .halfUp
    }
    switch try params.text("payment_rounding") {
    case "rounded up": terms.levelRounding = .up
    case "round using ToEven": terms.levelRounding = .halfEven
    default: terms.levelRounding = .halfUp
    }
    switch try params.text("level_payment_option") {
    case "lower final payment": terms.levelPayment = .lowerFinalPayment
    case "similar final payment": terms.levelPayment = .similarFinalPayment
    default: terms.levelPayment = .higherFinalPayment
    }
    #expect(try params.text("interest_cap") == "total 100 %; daily 0.8 %")
    terms.interestCap = InterestCap(totalPercentOfPrincipal: try percent("100"), dailyPercent: try percent("0.8"))
    return terms
  }

  fileprivate func compareRows(_ schedule: Schedule) throws -> [String] {
    var differences: [String] = []
    func check(_ name: String, _ published: String, _ ours: Int64?) {
      let shown = ours.map { schedule.money($0) }
      if shown == nil || Money(published, currency: .usd) != shown {
        differences.append("\(name): published \(published), ours \(shown?.description ?? "none")")
      }
    }
    check("level payment", try expected.text("level_payment"), schedule.payment?.minorUnits)
    check("final payment", try expected.text("final_payment"), schedule.rows.last?.payment)
    check("total interest", try expected.text("total_interest"), schedule.totalInterest.minorUnits)
    let rows = expected.objects("rows")
    if rows.count != schedule.rows.count { differences.append("rows: \(schedule.rows.count)") }
    for (row, ours) in zip(rows, schedule.rows) {
      let day = try row.text("date")
      if day != ours.date?.description { differences.append("\(day): ours \(ours.date?.description ?? "none")") }
      check("\(day) payment", try row.text("payment"), ours.payment)
      check("\(day) interest", try row.text("interest"), ours.interest)
      check("\(day) principal", try row.text("principal"), ours.principal)
      check("\(day) balance", try row.text("balance"), ours.balance)
    }
    return differences
  }

  /// The differences of the effective rate; `nil` if the case does not name the convention of its times.
  fileprivate func compareRate(_ schedule: Schedule) throws -> [String]? {
    let conventions = all.object("expected").values["apr_time_convention_that_reproduces_it"] as? [String] ?? []
    guard !conventions.isEmpty else { return nil }
    let start = try params.date("start_date")
    func amount(_ minorUnits: Int64) -> WideDecimal { WideDecimal(coefficient: Int128(minorUnits), scale: 2) }
    let published = try expected.text("apr_percent_as_printed")
    return try conventions.flatMap { convention in
      let flows = try schedule.rows.map { row in
        let days = start.days(until: try #require(row.date))
        let isWeeks = convention.hasPrefix("weeks") && days % 7 == 0
        return CashFlow(
          amount: amount(row.payment),
          time: try #require(Fraction(Int128(isWeeks ? days / 7 : days), isWeeks ? 52 : 365)))
      }
      let principal = try #require(Money(params.text("principal"), currency: .usd))
      let rate = try EUAnnualPercentageRate.solve(
        [CashFlow(amount: amount(-principal.minorUnits), time: .zero)] + flows)
      return try difference("APR by \(convention)", published, rate.percent)
        + difference("disclosed APR by \(convention)", published, rate.disclosed)
    }
  }
}
