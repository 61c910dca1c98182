import Testing

@testable import LoanArithmetic

@Suite struct EffectiveRateCaseTests {
  @Test("published European rates are reproduced")
  func europeanRates() throws {
    try CaseFile("effective-rates-eu").run { item in
      let rate = try EUAnnualPercentageRate.solve(europeanFlows(item.params.objects("cash_flows")))
      let published = try item.expected.text("aprc_percent")
      // The note on the rates above 10^12 percent: published from binary64, to compare with a relative tolerance.
      let tolerance =
        try item.all.optionalText("note")?.contains("relative tolerance 1e-12") == true
        ? String(1e-12 * (try #require(Double(published)))) : item.expected.text("tolerance_pp")
      var differences = try difference("APRC", published, rate.percent, within: tolerance)
      if let computed = item.all.optionalText("computed_percent") {
        differences += try difference("computed APRC", computed, rate.percent)
      }
      if let disclosed = item.expected.optionalText("aprc_percent_disclosed_1dp") {
        differences += try difference("disclosed", disclosed, rate.disclosed)
      }
      return .compared(differences)
    }
  }

  @Test("published American rates are reproduced")
  func americanRates() throws {
    try CaseFile("effective-rates-us").run { item in
      let (flows, dated) = try americanFlows(item.params)
      let perYear = try #require(Fraction(item.params.text("unit_periods_per_year")))
      let solved = try USAnnualPercentageRate(flows, unitPeriodsPerYear: perYear)
      var differences = try compare(solved.rate, item)
      if let dated {
        let fromDates = try USAnnualPercentageRate(dated)
        differences += try compare(fromDates.rate, item).map { "from dates: \($0)" }
        if fromDates.unitPeriodsPerYear != perYear {
          differences.append("unit-periods a year from dates: \(fromDates.unitPeriodsPerYear)")
        }
      }
      return .compared(differences)
    }
  }

  @Test("published full loan costs are reproduced")
  func fullLoanCosts() throws {
    try CaseFile("effective-rates-psk").run { item in
      let flows = item.params.objects("cash_flows")
      let published = try item.expected.text("psk_percent")
      var differences: [String] = []
      if flows.allSatisfy({ $0.has("date") }) {
        let cost = try FullLoanCost(
          flows.map { DatedCashFlow(date: try $0.date("date"), amount: try $0.decimal("amount")) })
        differences += try difference("from dates", published, cost.rate.disclosed)
        differences += try difference("percent from dates", published, cost.rate.percent)
      }
      if flows.allSatisfy({ $0.has("q") }) {
        let periods = try #require(Fraction(item.params.text("base_periods_per_year")))
        let timed = try flows.map { flow in
          CashFlow(
            amount: try flow.decimal("amount"), time: try #require(Fraction(flow.text("q"))),
            odd: try #require(Fraction(flow.text("e"))))
        }
        let cost = try FullLoanCost(timed, basePeriodsPerYear: periods)
        differences += try difference("from base periods", published, cost.rate.disclosed)
      }
      return .compared(differences)
    }
  }

  private func americanFlows(_ params: Fields) throws -> ([CashFlow], [DatedCashFlow]?) {
    func signed(_ amount: WideDecimal, _ kind: String) -> WideDecimal {
      kind == "advance" ? WideDecimal(coefficient: -amount.coefficient, scale: amount.scale) : amount
    }
    guard params.has("cash_flows") else {
      let payments = try #require(params.int("payments"))
      let advance = CashFlow(amount: signed(try params.decimal("amount_financed"), "advance"), time: .zero)
      let payment = try params.decimal("payment")
      return (
        try [advance] + (1...payments).map { CashFlow(amount: payment, time: try #require(Fraction(Int128($0)))) }, nil
      )
    }
    let flows = params.objects("cash_flows")
    let timed = try flows.map { flow in
      CashFlow(
        amount: signed(try flow.decimal("amount"), try flow.text("kind")),
        time: try #require(Fraction(flow.text("unit_periods"))), odd: try #require(Fraction(flow.text("fraction"))))
    }
    let dated = try flows.map { flow in
      DatedCashFlow(
        date: try flow.date("date"), amount: signed(try flow.decimal("amount"), try flow.text("kind")))
    }
    return (timed, dated)
  }

  private func compare(_ rate: EffectiveRate, _ item: Case) throws -> [String] {
    let published = try item.expected.text("apr_percent")
    let decimals = try #require(item.expected.int("decimals"))
    let places = published.split(separator: ".").last?.count ?? 0
    var differences =
      try places > decimals
      // More digits than the source's own solver had: good to one unit of the stated decimals.
      ? difference("APR", published, rate.percent, within: "1e-\(decimals)")
      : difference("APR", published, rate.percent)
    if decimals == 2 { differences += try difference("disclosed", published, rate.disclosed) }
    let computed = try #require(Double(item.all.text("computed_percent")))
    let ours = try #require(Double(rate.percent.description))
    if (ours - computed).magnitude > 1e-8 { differences.append("computed \(computed), ours \(rate.percent)") }
    return differences
  }
}

/// The flows of series with a first time and a step.
func europeanFlows(_ series: [Fields]) throws -> [CashFlow] {
  try series.flatMap { item in
    let (first, step) = (try interval(item.object("first")), try interval(item.object("step")))
    let amount = try item.decimal("amount")
    let signed =
      try item.text("kind") == "drawdown"
      ? WideDecimal(coefficient: -amount.coefficient, scale: amount.scale) : amount
    return try (0..<(try #require(item.int("count")))).map { index in
      CashFlow(amount: signed, time: try first.time(plus: index, stepsOf: step))
    }
  }
}

private func interval(_ fields: Fields) throws -> EUInterval {
  EUInterval(
    years: fields.int("years") ?? 0, months: fields.int("months") ?? 0, weeks: fields.int("weeks") ?? 0,
    days: fields.int("days") ?? 0,
    daysInYear: try #require(Fraction(fields.optionalText("days_in_year") ?? "365")))
}
