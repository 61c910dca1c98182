/// A repayment schedule: the payments in order, each split into principal and interest.
///
/// ```swift
/// var terms = ScheduleTerms(
///   principal: Money(minorUnits: 1_000_000_00, currency: .rub),
///   annualRatePercent: ExactDecimal(coefficient: 12, scale: 0), payments: 12)
/// terms.disbursed = CalendarDate(year: 2026, month: 1, day: 15)
/// let schedule = try Schedule(terms)
/// for row in schedule.rows {
///   print(row.number, schedule.money(row.payment), schedule.money(row.balance))
/// }
/// ```
public struct Schedule: Sendable, Hashable {
  /// The currency of all amounts.
  public let currency: Currency
  /// The payments in order.
  public let rows: [Row]
  /// The first level payment; `nil` if there is none, because the method is neither annuity nor flat, because the terms
  /// state every payment, or because early repayments repay the debt before.
  public let payment: Money?
  /// The sum of the interest of all rows, as displayed.
  public let totalInterest: Money
  /// The sum of all payments, as displayed.
  public let totalPaid: Money

  /// One payment. Amounts are in minor units of the schedule's currency.
  public struct Row: Sendable, Hashable {
    /// The kind of payment.
    public enum Kind: Sendable, Hashable, CaseIterable {
      /// One of the agreed payments.
      case regular
      /// An early repayment of principal, in addition to the regular payments.
      case early
      /// The interest of the days before the first regular period.
      case stub
      /// The borrower's own contribution, paid on the day of disbursement.
      case downPayment
      /// A due date within a payment holiday, on which nothing is paid.
      case holiday
    }

    /// The number of the row, from 1 and without gaps; a stub has the number 0 and does not count.
    public let number: Int
    /// The due date; `nil` in a schedule without dates.
    public let date: CalendarDate?
    /// The kind of payment.
    public let kind: Kind
    /// The amount paid: `principal` + `interest`. With `ScheduleRounding.display` the sum may differ by one minor unit.
    public let payment: Int64
    /// The part of the payment that repays principal.
    public let principal: Int64
    /// The part of the payment that pays interest.
    public let interest: Int64
    /// The outstanding principal after the payment.
    public let balance: Int64
    /// Interest that has accrued but is not yet paid after the payment.
    public let accruedInterest: Int64
  }

  /// Returns an amount of a row as `Money`.
  public func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }

  /// Calculates the schedule from its terms.
  ///
  /// - Throws: `.outOfRange`, `.contradiction`, `.datesRequired`, `.datesOutOfOrder`, `.calendarRequired`, `.tooMany`,
  ///   `.neverAmortises` or `.overflow`; the error names the field of the terms.
  public init(_ terms: ScheduleTerms) throws(LoanArithmeticError) {
    try terms.validate()
    var builder = try ScheduleBuilder(terms)
    try builder.build()
    var interest: Int64 = 0
    var paid: Int64 = 0
    for row in builder.rows {
      let (nextInterest, overflow) = interest.addingReportingOverflow(row.interest)
      let (nextPaid, carry) = paid.addingReportingOverflow(row.payment)
      guard !overflow, !carry else { throw LoanArithmeticError.amountOverflow }
      interest = nextInterest
      paid = nextPaid
    }
    currency = terms.principal.currency
    rows = builder.rows
    payment = builder.firstLevelPayment.map { Money(minorUnits: $0, currency: terms.principal.currency) }
    totalInterest = Money(minorUnits: interest, currency: currency)
    totalPaid = Money(minorUnits: paid, currency: currency)
  }
}
