import LoanArithmetic
import LoanDetailJSON

/// The terms of a revolving sample.
struct RevolvingTerms {
  enum Field: String, CaseIterable, SampleFieldName {
    case id, customer, name, currency
    case asOf = "as_of"
    case opened, limit
    case annualRatePercent = "annual_rate_percent"
    case closingDay = "closing_day"
    case dueDays = "due_days"
    case minimumPercent = "minimum_percent"
    case minimumFloor = "minimum_floor"
    case operations, specifics
  }

  private enum OperationField: String, CaseIterable { case date, kind, amount }

  /// The terms of a sample, as an example in messages.
  static let example =
    #"{"as_of": "2026-11-21", "opened": "2026-08-14", "limit": 300000, "annual_rate_percent": "29.9"}"#

  let identity: SampleIdentity
  /// The credit limit, zero or more.
  let limit: Money
  let annualRatePercent: ExactDecimal
  /// The day of the month on which a statement closes.
  let closingDay: Int
  /// The number of days from the closing day to the due date, 1...27, so that it is before the next closing day.
  let dueDays: Int
  /// The rule for the minimum payment of a statement.
  let rule: MinimumPaymentRule
  /// The operations in the order of the terms, at most 1000.
  let operations: [CardAccount.Operation]

  var opened: CalendarDate { identity.opened }
  var asOf: CalendarDate { identity.asOf }

  /// Reads the terms of a record of a product type.
  init(_ value: JSONValue, at path: String, type: String) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path, ignoring: RequestComments.names, example: Self.example)
    let identity = try fields.identity(type: type, opened: .opened)
    self.identity = identity
    let amount = RequestValue.money(identity.currency)
    limit = try fields.required(.limit, as: amount)
    guard limit.minorUnits >= 0 else {
      throw CalculationError(
        .outOfRange, at: fields.path(of: .limit), found: limit.description, expected: "an amount of zero or more")
    }
    annualRatePercent = try fields.required(.annualRatePercent, as: .decimal)
    closingDay = try fields.optional(.closingDay, as: .whole(in: 1...31)) ?? 1
    dueDays = try fields.optional(.dueDays, as: .whole(in: 1...27)) ?? 20
    rule = MinimumPaymentRule(
      percent: try fields.optional(.minimumPercent, as: .decimal) ?? ExactDecimal(coefficient: 5, scale: 0),
      floor: try fields.optional(.minimumFloor, as: amount))
    operations = try fields.list(.operations) { (value, path) throws(CalculationError) in
      let fields = try RequestFields<OperationField>(value, at: path)
      let sum = try fields.required(.amount, as: amount)
      let date = try fields.required(.date, as: .date)
      guard sum.minorUnits > 0, sum.minorUnits <= 1_000_000_000_000_000 else {
        throw CalculationError(
          .outOfRange, at: fields.path(of: .amount), found: sum.description,
          expected: "an amount above zero and below 10^15 minor units")
      }
      guard date >= identity.opened, date <= identity.asOf else {
        throw CalculationError(
          .datesOutOfOrder, at: fields.path(of: .date), found: date.description,
          expected: "a day from \(identity.opened) to \(identity.asOf)")
      }
      return CardAccount.Operation(kind: try fields.required(.kind, as: .choice), date: date, amount: sum.minorUnits)
    }
    guard operations.count <= 1000 else {
      throw CalculationError(
        .tooMany, at: fields.path(of: .operations), found: "\(operations.count)", expected: "at most 1000 operations")
    }
  }

  func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: identity.currency) }

  /// Returns the first closing day on or after a day: in a month without that day, the last day of the month. `nil`
  /// after the year 9999.
  func closing(onOrAfter day: CalendarDate) -> CalendarDate? {
    guard let january = CalendarDate(year: day.year, month: 1, day: closingDay) else { return nil }
    return (0...12).lazy.compactMap { january.adding(months: $0) }.first { $0 >= day }
  }

  /// Returns simple interest by ACT/365F, in minor units.
  func interest(on principal: Int64, from start: CalendarDate, to end: CalendarDate) throws(CalculationError) -> Int64 {
    try locatingErrors { () throws(LoanArithmeticError) in
      try DayCount.actual365Fixed.interest(
        on: money(principal), annualRatePercent: annualRatePercent, from: start, to: end
      ).minorUnits
    }
  }

  /// Returns the minimum payment for a debt, without earlier missed payments.
  func minimum(principal: Int64, interest: Int64) throws(CalculationError) -> Int64 {
    try locatingErrors { () throws(LoanArithmeticError) in
      try rule.payment(on: money(principal), accruedInterest: money(interest)).minorUnits
    }
  }

  /// Runs a calculation and translates its error, at the place of these terms.
  private func locatingErrors<Value>(
    _ body: () throws(LoanArithmeticError) -> Value
  ) throws(CalculationError) -> Value {
    do {
      return try body()
    } catch {
      throw CalculationError(error, in: identity.path)
    }
  }

  /// The error about a day so late that the next due date is beyond the calendar.
  var tooLate: CalculationError {
    CalculationError(
      .outOfRange, at: "\(identity.path).as_of", found: asOf.description, expected: "a day before the year 9999")
  }

  /// Returns the error about a payment, by its index in ``operations``, that is more than is owed.
  func overpaid(at index: Int, owed: Int64) -> CalculationError {
    CalculationError(
      .outOfRange, at: "\(identity.path).operations[\(index)].amount",
      found: money(operations[index].amount).description,
      expected: "at most what is owed on that day, \(money(owed))")
  }
}
