import LoanArithmetic
import LoanDetailJSON

extension Currency {
  /// The currency of a request's amounts. It is the rouble unless the request names another.
  ///
  /// - Parameter decimals: the number of decimals of amounts; `nil` for that of the currency.
  init(_ named: Currency?, decimals: Int?) {
    let currency = named ?? .rub
    self = Currency(code: currency.code, decimals: decimals ?? currency.decimals) ?? currency
  }
}

extension RequestValue<Int> {
  /// The number of decimals of amounts.
  static let currencyDecimals = whole(in: 0...6)
}

extension Term {
  /// Reads a length of time in one unit: `{"months": 3}`.
  static func read(_ value: JSONValue, at path: String) throws(CalculationError) -> Term {
    let fields = try RequestFields<Unit>(value, at: path, example: #"{"months": 1}"#)
    var terms: [Term] = []
    for unit in Unit.allCases {
      guard let count = try fields.optional(unit, as: .whole(in: 1...120_000)) else { continue }
      if let term = Term(count, unit) { terms.append(term) }
    }
    guard terms.count == 1 else {
      throw CalculationError(
        terms.isEmpty ? .missing : .contradiction, at: path, found: terms.isEmpty ? "nothing" : "several units",
        expected: "one of days, weeks, months and years, such as {\"months\": 1}")
    }
    return terms[0]
  }
}

extension PaymentGrowth {
  private enum Field: String, CaseIterable {
    case percent
    case everyPayments = "every_payments"
  }

  init(_ value: JSONValue, at path: String) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path)
    self.init(
      percent: try fields.required(.percent, as: .decimal),
      everyPayments: try fields.required(.everyPayments, as: .whole))
  }
}

extension BusinessCalendar {
  private enum Field: String, CaseIterable {
    case nonWorking = "non_working"
    case weekends, working, shift, known
  }

  /// Reads a calendar, or the list of its non-working days alone: `["2026-01-01", "2026-12-25"]`.
  ///
  /// Without `known`, business days can be counted from the year of the first listed day to the year of the last.
  init(_ value: JSONValue, at path: String) throws(CalculationError) {
    let isList = if case .array = value { true } else { false }
    let value = isList ? JSONValue.object([.init(Field.nonWorking.rawValue, value)]) : value
    let fields = try RequestFields<Field>(
      value, at: path, example: #"{"non_working": ["2026-01-01"]}, or an array of days"#)
    self.init(
      nonWorking: Set(try fields.list(.nonWorking, of: .date)),
      weekends: try fields.optional(.weekends, as: .flag) ?? true,
      working: Set(try fields.list(.working, of: .date)), shift: try fields.optional(.shift, as: .choice) ?? .next,
      known: try fields.object(.known, Self.range))
  }

  private enum Bound: String, CaseIterable { case from, to }

  /// Reads the first and the last day of a period.
  private static func range(_ value: JSONValue, at path: String) throws(CalculationError) -> ClosedRange<CalendarDate> {
    let fields = try RequestFields<Bound>(value, at: path)
    let from = try fields.required(.from, as: .date)
    let to = try fields.required(.to, as: .date)
    guard from <= to else {
      throw CalculationError(
        .datesOutOfOrder, at: fields.path(of: .to), found: to.description, expected: "a date not before \(from)")
    }
    return from...to
  }
}

extension RateChange {
  /// Reads a change of the rate.
  ///
  /// - Parameter unit: the unit of the first rate, which all others must have.
  init(_ value: JSONValue, at path: String, in unit: RequestedRate.Unit) throws(CalculationError) {
    let fields = try RequestFields<RequestedRate.ChangeField>(value, at: path)
    let rate = try RequestedRate(fields, annual: .annualRatePercent, daily: .dailyRatePercent, only: unit)
    self.init(from: try fields.required(.from, as: .date), annualRatePercent: rate.annualPercent)
  }
}

extension InterestCap {
  private enum Field: String, CaseIterable {
    case totalPercentOfPrincipal = "total_percent_of_principal"
    case dailyPercent = "daily_percent"
  }

  /// Reads a cap, which states at least one limit.
  init(_ value: JSONValue, at path: String) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path, example: #"{"total_percent_of_principal": 130}"#)
    self.init(
      totalPercentOfPrincipal: try fields.optional(.totalPercentOfPrincipal, as: .decimal),
      dailyPercent: try fields.optional(.dailyPercent, as: .decimal))
    guard totalPercentOfPrincipal != nil || dailyPercent != nil else {
      throw CalculationError(
        .missing, at: path, found: "nothing", expected: "total_percent_of_principal, daily_percent or both")
    }
  }
}

extension PaymentHoliday {
  private enum Field: String, CaseIterable {
    case from, to
    case interestRuns = "interest_runs"
  }

  init(_ value: JSONValue, at path: String) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path)
    self.init(
      from: try fields.required(.from, as: .date), to: try fields.required(.to, as: .date),
      interestRuns: try fields.optional(.interestRuns, as: .flag) ?? true)
  }
}

extension Disbursement {
  private enum Field: String, CaseIterable { case date, amount }

  /// Reads a disbursement.
  ///
  /// - Parameter amount: the type of the amount, in the currency of the request.
  init(_ value: JSONValue, at path: String, amount: RequestValue<Money>) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path)
    self.init(date: try fields.required(.date, as: .date), amount: try fields.required(.amount, as: amount))
  }
}

extension EarlyRepayment {
  private enum Field: String, CaseIterable {
    case date
    case afterPayment = "after_payment"
    case amount, keep
  }

  /// Reads an early repayment, on a date or with a payment. It keeps the payment if it does not say what it keeps.
  ///
  /// - Parameter amount: the type of the amount, in the currency of the request.
  init(_ value: JSONValue, at path: String, amount: RequestValue<Money>) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path)
    let date = try fields.optional(.date, as: .date)
    let moment: Moment
    switch (date, try fields.optional(.afterPayment, as: .whole)) {
    case (let date?, nil): moment = .on(date)
    case (nil, let payment?): moment = .withPayment(payment)
    case (let date, _):
      throw CalculationError(
        date == nil ? .missing : .contradiction, at: path, found: date == nil ? "neither" : "both",
        expected: "either a date or after_payment")
    }
    self.init(
      moment, amount: try fields.required(.amount, as: amount),
      keeps: try fields.optional(.keep, as: .choice) ?? .payment)
  }
}
