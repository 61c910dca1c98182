import LoanArithmetic
import LoanDetailJSON

/// The direction of an amount that is given without a sign.
private enum FlowKind: String, WireNamed {
  case drawdown, advance, disbursement, payment
}

/// Returns an amount with its sign, which is negative if the amount is paid out to the borrower.
private func signedAmount<Name>(
  _ fields: RequestFields<Name>, _ amount: Name, _ kind: Name
) throws(CalculationError) -> WideDecimal {
  let value = try fields.required(amount, as: .flowAmount)
  guard let kind: FlowKind = try fields.optional(kind, as: .choice) else { return value }
  guard value.coefficient >= 0 else {
    throw CalculationError(
      .outOfRange, at: fields.path(of: amount), found: value.description,
      expected: "an amount of zero or more, as the kind says which way it goes")
  }
  return kind == .payment ? value : value.negated
}

extension DatedCashFlow {
  private enum Field: String, CaseIterable { case kind, amount, date }

  init(_ value: JSONValue, at path: String) throws(CalculationError) {
    // A flow may also state its periods. They are ignored here, because they follow from the dates.
    let fields = try RequestFields<Field>(value, at: path, ignoring: ["unit_periods", "fraction", "q", "e"])
    self.init(
      date: try fields.required(.date, as: .date), amount: try signedAmount(fields, .amount, .kind))
  }
}

extension CashFlow {
  private enum Field: String, CaseIterable {
    case kind, amount, date
    case unitPeriods = "unit_periods"
    case fraction, q, e
  }

  /// Reads a flow whose time is a number of full periods and a fraction of one.
  init(_ value: JSONValue, at path: String, _ method: EffectiveRateAnswer.Method) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path)
    let (whole, odd): (Field, Field) = method == .psk ? (.q, .e) : (.unitPeriods, .fraction)
    let part = try fields.optional(odd, as: .fraction) ?? .zero
    guard part >= .zero, part <= .one else {
      throw CalculationError(
        .outOfRange, at: fields.path(of: odd), found: part.description,
        expected: "a part of a period between 0 and 1")
    }
    self.init(
      amount: try signedAmount(fields, .amount, .kind), time: try fields.required(whole, as: .fraction), odd: part)
  }
}

/// Equal amounts at equal steps of time, the form of the European Commission's examples.
struct CashFlowSeries {
  let count: Int
  private let amount: WideDecimal
  private let first: EUInterval
  private let step: EUInterval
  private let path: String

  private enum Field: String, CaseIterable { case kind, amount, count, first, step }

  init(_ value: JSONValue, at path: String) throws(CalculationError) {
    self.path = path
    let fields = try RequestFields<Field>(value, at: path)
    amount = try signedAmount(fields, .amount, .kind)
    count = try fields.optional(.count, as: .whole(in: 1...RequestedFlows.most)) ?? 1
    first =
      try fields.object(.first) { (value, path) throws(CalculationError) in try EUInterval(value, at: path) }
      ?? EUInterval()
    if count > 1, !fields.has(.step) {
      throw CalculationError(
        .missing, at: fields.path(of: .step), found: "nothing",
        expected: "the step from one amount to the next, such as {\"months\": 1}")
    }
    let yearLength = first.daysInYear
    step =
      try fields.object(.step) { (value, path) throws(CalculationError) in
        try EUInterval(value, at: path, yearLength: yearLength)
      } ?? EUInterval()
  }

  /// Returns the flows of the series, one for each amount.
  func expanded() throws(CalculationError) -> [CashFlow] {
    do {
      return try (0..<count).map { (index) throws(LoanArithmeticError) in
        CashFlow(amount: amount, time: try first.time(plus: index, stepsOf: step))
      }
    } catch {
      throw CalculationError(error, in: "\(path).first")
    }
  }
}

extension EUInterval {
  private enum Field: String, CaseIterable {
    case years, months, weeks, days
    case daysInYear = "days_in_year"
  }

  /// Reads an interval.
  ///
  /// - Parameter yearLength: the days of a year for an interval that does not state `days_in_year`; 365 if `nil`.
  init(_ value: JSONValue, at path: String, yearLength: Fraction? = nil) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path, example: #"{"months": 1}"#)
    self.init(
      years: try fields.optional(.years, as: .whole) ?? 0, months: try fields.optional(.months, as: .whole) ?? 0,
      weeks: try fields.optional(.weeks, as: .whole) ?? 0, days: try fields.optional(.days, as: .whole) ?? 0)
    if let length = try fields.optional(.daysInYear, as: .fraction) ?? yearLength { daysInYear = length }
  }
}
