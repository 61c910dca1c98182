import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import Localization

/// The cost of a loan as a rate.
struct EffectiveRateAnswer: CalculationAnswer {
  /// The rates that laws define. The raw values are their names in requests.
  enum Method: String, WireNamed {
    /// The annual percentage rate of charge of the European Union.
    case eu = "eu-aprc"
    /// The annual percentage rate of the United States.
    case us = "us-apr"
    /// The full loan cost of Russian law (ПСК).
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

  let method: Method
  private(set) var rate: EffectiveRate
  /// The number of periods of the rate in a year; `nil` for the European rate, which is per year.
  private(set) var periodsPerYear: Fraction?
  /// The base period of the full loan cost, if it was found from dates.
  private(set) var basePeriod: CommonInterval?
  /// The amount that the borrower pays beyond the principal; only for the full loan cost.
  private(set) var amount: WideDecimal?

  init(_ params: JSONValue) throws(CalculationError) {
    let fields = try RequestFields<Field>(params, at: "params", ignoring: RequestComments.names)
    method = try fields.required(.method, as: .choice)
    let flows = try RequestedFlows(fields, for: method)
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
      rate = solved.rate
      periodsPerYear = solved.unitPeriodsPerYear
    case .psk:
      let cost = try calculating { () throws(LoanArithmeticError) in
        switch flows {
        case .dated(let flows): try FullLoanCost(flows)
        case .timed(let flows, let perYear): try FullLoanCost(flows, basePeriodsPerYear: perYear)
        }
      }
      rate = cost.rate
      periodsPerYear = cost.basePeriodsPerYear
      basePeriod = cost.basePeriod
      amount = cost.amount
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
      case .days(let count): formatter.count(count, Words.days)
      case .months(let count): formatter.count(count, Words.months)
      case nil: nil
      }
    let perYear = method == .us ? Words.unitPeriods : Words.basePeriods
    let rows: [Item?] = [
      .row("disclosed", under: id, Words.disclosed(language), percent(rate.disclosed)),
      .row("percent", under: id, Words.percent(language), percent(rate.percent)),
      period.map { .row("period", under: id, Words.basePeriod(language), .text($0)) },
      periodsPerYear.map { .row("periods", under: id, perYear(language), .text(Self.text($0))) },
      amount.map { .row("amount", under: id, Words.overpaid(language), .text($0.localized(formatter))) },
    ]
    return rows.compactMap(\.self)
  }

  /// Returns the ratio in the form of requests: `12`, or `365/7`.
  private static func text(_ ratio: Fraction) -> String {
    ratio.denominator == 1 ? String(ratio.numerator) : ratio.description
  }
}

extension WideDecimal {
  /// Returns the number in the format of a locale; plain digits if it is too long for that.
  fileprivate func localized(_ formatter: LocaleFormatter) -> String {
    narrowed.map { formatter.decimal($0.trimmed(minimumScale: 2)) } ?? description
  }
}
