/// How long a revolving debt lasts, and what it costs, when only the minimum is paid every month and nothing is bought.
public struct MinimumPaymentRun: Sendable, Hashable {
  /// The longest run that is followed: a hundred years.
  public static let maximumMonths = 1200

  /// How many payments it takes.
  public let months: Int
  /// All interest paid.
  public let totalInterest: Money
  /// Everything paid.
  public let totalPaid: Money
  /// The first and largest payment.
  public let firstPayment: Money

  /// Follows the debt month by month: a twelfth of the annual rate accrues, half-up, then the minimum is paid.
  ///
  /// - Parameters:
  ///   - debt: zero or more.
  ///   - annualRatePercent: zero or more.
  ///   - rule: what each month's minimum is.
  ///   - paysInterestOnTop: whether the minimum is the percentage plus the month's interest, or the percentage alone.
  /// - Throws: `.neverAmortises` when the debt stops falling or outlasts `maximumMonths`, and as the rule does.
  public init(
    debt: Money, annualRatePercent: ExactDecimal, rule: MinimumPaymentRule, paysInterestOnTop: Bool
  ) throws(LoanArithmeticError) {
    guard annualRatePercent.coefficient >= 0, annualRatePercent.isAtMost(100_000) else {
      throw LoanArithmeticError(
        .outOfRange, at: .annualRatePercent, expected: "a percentage in 0...100000",
        found: annualRatePercent.description)
    }
    let currency = debt.currency
    let growth = try Growth(percent: annualRatePercent, parts: 1, year: 12)
    var (owed, months) = (debt.minorUnits, 0)
    var (interestPaid, paid) = (Int64(0), Int64(0))
    var first: Money?
    while owed > 0 {
      guard let interest = Int64(exactly: try growth.interest(on: Int128(owed), .halfUp)) else {
        throw LoanArithmeticError.amountOverflow
      }
      let (total, overflow) = owed.addingReportingOverflow(interest)
      guard !overflow else { throw LoanArithmeticError.amountOverflow }
      let payment =
        paysInterestOnTop
        ? try rule.payment(
          on: Money(minorUnits: owed, currency: currency),
          accruedInterest: Money(minorUnits: interest, currency: currency))
        : try rule.payment(on: Money(minorUnits: total, currency: currency))
      guard payment.minorUnits > interest, months < Self.maximumMonths else {
        throw LoanArithmeticError(
          .neverAmortises, at: .percent,
          expected: "a minimum that repays the debt within \(Self.maximumMonths) months",
          found: "\(payment) against interest of \(Money(minorUnits: interest, currency: currency))")
      }
      owed = total - payment.minorUnits
      months += 1
      first = first ?? payment
      (interestPaid, paid) = (interestPaid + interest, paid + payment.minorUnits)
    }
    self.months = months
    totalInterest = Money(minorUnits: interestPaid, currency: currency)
    totalPaid = Money(minorUnits: paid, currency: currency)
    firstPayment = first ?? .zero(currency)
  }
}
