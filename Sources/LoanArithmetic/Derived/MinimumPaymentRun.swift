/// The time and the interest needed to repay a revolving debt by minimum monthly payments, without new purchases.
public struct MinimumPaymentRun: Sendable, Hashable {
  /// The number of months, a hundred years, after which the calculation stops.
  public static let maximumMonths = 1200

  /// The number of monthly payments.
  public let months: Int
  /// The interest over all payments.
  public let totalInterest: Money
  /// The sum of all payments.
  public let totalPaid: Money
  /// The first payment, in general the largest; zero if nothing is owed.
  public let firstPayment: Money

  /// Calculates the debt month by month. Each month a twelfth of the annual rate accrues, rounded half-up; then the
  /// minimum payment is made. When a later minimum no longer exceeds the interest of its month, as for a rest of few
  /// minor units, the whole rest is paid at once.
  ///
  /// - Parameters:
  ///   - debt: the amount owed, zero or more.
  ///   - annualRatePercent: the nominal rate in percent a year, 0...100 000.
  ///   - rule: the rule for the minimum payment of each month.
  ///   - paysInterestOnTop: if true, the payment is the percentage of the debt plus the interest of the month; if
  ///     false, it is the percentage of the debt including that interest.
  /// - Throws: `.neverAmortises` if the first payment does not exceed the interest of its month or the debt lasts
  ///   longer than `maximumMonths`; `.outOfRange`; `.overflow`; the errors of
  ///   `MinimumPaymentRule.payment(on:accruedInterest:)`.
  public init(
    debt: Money, annualRatePercent: ExactDecimal, rule: MinimumPaymentRule, paysInterestOnTop: Bool
  ) throws(LoanArithmeticError) {
    guard debt.minorUnits >= 0 else {
      throw LoanArithmeticError(.outOfRange, at: .principal, expected: "zero or more", found: debt.description)
    }
    guard annualRatePercent.coefficient >= 0, annualRatePercent.isAtMost(100_000) else {
      throw LoanArithmeticError(
        .outOfRange, at: .annualRatePercent, expected: "a percentage in 0...100000",
        found: annualRatePercent.description)
    }
    let currency = debt.currency
    let growth = try Growth(percent: annualRatePercent, parts: 1, year: 12)
    var owed = debt.minorUnits
    var months = 0
    var interestPaid: Int128 = 0
    var paid: Int128 = 0
    var first: Money?
    while owed > 0 {
      guard let interest = Int64(exactly: try growth.interest(on: Int128(owed), .halfUp)) else {
        throw LoanArithmeticError.amountOverflow
      }
      let (total, overflow) = owed.addingReportingOverflow(interest)
      guard !overflow else { throw LoanArithmeticError.amountOverflow }
      var payment =
        paysInterestOnTop
        ? try rule.payment(
          on: Money(minorUnits: owed, currency: currency),
          accruedInterest: Money(minorUnits: interest, currency: currency))
        : try rule.payment(on: Money(minorUnits: total, currency: currency))
      if months > 0, payment.minorUnits <= interest { payment = Money(minorUnits: total, currency: currency) }
      guard payment.minorUnits > interest, months < Self.maximumMonths else {
        throw LoanArithmeticError(
          .neverAmortises, at: .percent,
          expected: "a minimum that repays the debt within \(Self.maximumMonths) months",
          found: "\(payment) against interest of \(Money(minorUnits: interest, currency: currency))")
      }
      owed = total - payment.minorUnits
      months += 1
      first = first ?? payment
      interestPaid += Int128(interest)
      paid += Int128(payment.minorUnits)
    }
    guard let interestPaid = Int64(exactly: interestPaid), let paid = Int64(exactly: paid) else {
      throw LoanArithmeticError.amountOverflow
    }
    self.months = months
    totalInterest = Money(minorUnits: interestPaid, currency: currency)
    totalPaid = Money(minorUnits: paid, currency: currency)
    firstPayment = first ?? .zero(currency)
  }
}
