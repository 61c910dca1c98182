import LoanArithmetic
import LoanDetailJSON

/// Equal amounts at equal steps of time, the form of the European Commission's examples.
struct CashFlowSeries {
  /// The number of amounts, one or more.
  let count: Int
  private let amount: WideDecimal
  /// The time of the first amount since the first drawdown.
  private let first: EUInterval
  /// The time from one amount to the next.
  private let step: EUInterval
  /// The place of the series, for errors.
  private let path: String

  private enum Field: String, CaseIterable { case kind, amount, count, first, step }

  /// Reads a series. Without a count it is one amount; without a first time, it begins with the first drawdown.
  init(_ value: JSONValue, at path: String) throws(CalculationError) {
    self.path = path
    let fields = try RequestFields<Field>(value, at: path)
    amount = try fields.signedAmount(.amount, kind: .kind)
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

  /// Reads an interval. Parts that it does not state are zero.
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
