/// A repayment schedule: what is paid when, and what each payment is made of.
public struct Schedule: Sendable, Hashable {
  /// The currency of all amounts.
  public let currency: Currency
  /// The rows in order of payment.
  public let rows: [Row]
  /// The first level payment of an annuity or flat schedule.
  public let payment: Money?
  /// All interest paid, as printed.
  public let totalInterest: Money
  /// Everything paid, as printed.
  public let totalPaid: Money

  /// One payment; amounts in minor units of the schedule's currency.
  public struct Row: Sendable, Hashable {
    /// What kind of payment a row is.
    public enum Kind: Sendable, Hashable, CaseIterable {
      /// One of the agreed payments.
      case regular
      /// A payment towards the principal beyond the schedule.
      case early
      /// The interest of the days before the first regular period.
      case stub
      /// The borrower's own part, paid on the day of disbursement.
      case downPayment
      /// A payment day in a payment holiday: nothing is paid.
      case holiday
    }

    /// The number of the row, from 1; a stub has 0.
    public let number: Int
    /// The day it is due; `nil` in a schedule without dates.
    public let date: CalendarDate?
    /// What kind of payment it is.
    public let kind: Kind
    /// What is paid: `principal` + `interest` (as printed, to a minor unit where nothing is rounded inside).
    public let payment: Int64
    /// The part that reduces the debt.
    public let principal: Int64
    /// The part that pays interest.
    public let interest: Int64
    /// The principal owed afterwards.
    public let balance: Int64
    /// Interest accrued and not yet paid afterwards.
    public let accruedInterest: Int64
  }

  /// An amount of one of the rows.
  public func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }

  /// Calculates the schedule of the terms.
  ///
  /// - Throws: `.outOfRange`, `.contradiction`, `.datesRequired`, `.datesOutOfOrder`, `.tooMany`, `.neverAmortises`,
  ///   `.overflow`, with the field of the terms at fault.
  public init(_ terms: ScheduleTerms) throws(LoanArithmeticError) {
    try terms.validate()
    var builder = try ScheduleBuilder(terms)
    try builder.build()
    var (interest, paid): (Int64, Int64) = (0, 0)
    for row in builder.rows {
      let (nextInterest, overflow) = interest.addingReportingOverflow(row.interest)
      let (nextPaid, carry) = paid.addingReportingOverflow(row.payment)
      guard !overflow, !carry else { throw LoanArithmeticError.amountOverflow }
      (interest, paid) = (nextInterest, nextPaid)
    }
    currency = terms.principal.currency
    rows = builder.rows
    payment = builder.firstLevelPayment.map { Money(minorUnits: $0, currency: terms.principal.currency) }
    totalInterest = Money(minorUnits: interest, currency: currency)
    totalPaid = Money(minorUnits: paid, currency: currency)
  }
}
