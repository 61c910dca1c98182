import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

/// `calc effective-rate`: what a loan really costs a year.
struct EffectiveRateAnswer: CalcAnswer {
  enum Method: String, CaseIterable {
    case eu = "eu-aprc"
    case us = "us-apr"
    case psk
  }

  enum Field: String, CaseIterable {
    case method
    case cashFlows = "cash_flows"
    case unitPeriodsPerYear = "unit_periods_per_year"
    case basePeriodsPerYear = "base_periods_per_year"
    case amountFinanced = "amount_financed"
    case payment, payments
  }

  /// What published cases say beside their flows; the flows alone are used.
  private static let notes: Set<String> = [
    "description", "note", "unit_period", "base_period", "base_period_months", "time_rule", "dates_note",
    "nominal_rate_percent", "principal", "days", "rate_percent_per_day",
  ]

  let method: Method
  private(set) var rate: EffectiveRate
  /// How the periods of the rate follow from the flows, where a law says so.
  private(set) var periodsPerYear: Fraction?
  private(set) var basePeriod: CommonInterval?
  /// What the borrower pays beyond the principal.
  private(set) var amount: WideDecimal?

  init(_ params: JSONValue) throws(CalcError) {
    let fields = try CalcFields<Field>(params, at: "params", ignoring: Self.notes)
    method = try fields.required(.method, as: .choice)
    let flows = try CalcFlows(fields, method)
    switch method {
    case .eu:
      rate = try calculating { () throws(LoanArithmeticError) in
        switch flows {
        case .dated(let flows): try EUAnnualPercentageRate.solve(flows)
        case .timed(let flows, _): try EUAnnualPercentageRate.solve(flows)
        }
      }
    case .us:
      let solved = try calculating { () throws(LoanArithmeticError) in
        switch flows {
        case .dated(let flows): try USAnnualPercentageRate(flows)
        case .timed(let flows, let perYear): try USAnnualPercentageRate(flows, unitPeriodsPerYear: perYear)
        }
      }
      (rate, periodsPerYear) = (solved.rate, solved.unitPeriodsPerYear)
    case .psk:
      let cost = try calculating { () throws(LoanArithmeticError) in
        switch flows {
        case .dated(let flows): try FullLoanCost(flows)
        case .timed(let flows, let perYear): try FullLoanCost(flows, basePeriodsPerYear: perYear)
        }
      }
      (rate, periodsPerYear, basePeriod, amount) = (
        cost.rate, cost.basePeriodsPerYear, cost.basePeriod, cost.amount
      )
    }
  }

  func write(to json: inout JSONWriter) {
    json.property("percent", rate.percent.description)
    json.property("disclosed", rate.disclosed.description)
    switch basePeriod {
    case .days(let count): json.object("base_period") { $0.property("days", count) }
    case .months(let count): json.object("base_period") { $0.property("months", count) }
    case nil: break
    }
    let name = method == .us ? Field.unitPeriodsPerYear : .basePeriodsPerYear
    json.property(name.rawValue, periodsPerYear.map(Self.text))
    json.property("amount", amount?.description)
  }

  func items(under id: ItemID, _ formatter: LocaleFormatter) -> [Item] {
    let language = formatter.language
    func percent(_ value: WideDecimal) -> Value {
      value.narrowed.map { .percent(formatter.percent($0)) } ?? .text("\(value) %")
    }
    let period: String? =
      switch basePeriod {
      case .days(let count): formatter.count(count, CalcWords.days)
      case .months(let count): formatter.count(count, CalcWords.months)
      case nil: nil
      }
    let perYear = method == .us ? CalcWords.unitPeriods : CalcWords.basePeriods
    let rows: [Item?] = [
      .row("disclosed", under: id, CalcWords.disclosed(language), percent(rate.disclosed)),
      .row("percent", under: id, CalcWords.percent(language), percent(rate.percent)),
      period.map { .row("period", under: id, CalcWords.basePeriod(language), .text($0)) },
      periodsPerYear.map { .row("periods", under: id, perYear(language), .text(Self.text($0))) },
      amount.map { .row("amount", under: id, CalcWords.overpaid(language), .text($0.localized(formatter))) },
    ]
    return rows.compactMap(\.self)
  }

  /// The ratio as it was or would be given: `12`, or `365/7`.
  private static func text(_ ratio: Fraction) -> String {
    ratio.denominator == 1 ? String(ratio.numerator) : ratio.description
  }
}

extension WideDecimal {
  /// The number as a locale writes it, where it is not too long for that.
  fileprivate func localized(_ formatter: LocaleFormatter) -> String {
    narrowed.map { formatter.decimal($0.trimmed(minimumScale: 2)) } ?? description
  }
}
