/// The rule that calculates the minimum payment of a revolving credit from its debt.
public struct MinimumPaymentRule: Sendable, Hashable {
  /// The share of the debt in percent, 0...100.
  public var percent: ExactDecimal
  /// The smallest payment; `nil` for none. If the debt and the accrued interest are less, their sum is paid.
  public var floor: Money?
  /// The payment is rounded up to a multiple of this amount; not rounded if it is `nil` or zero.
  public var roundUpTo: Money?

  public init(percent: ExactDecimal, floor: Money? = nil, roundUpTo: Money? = nil) {
    self.percent = percent
    self.floor = floor
    self.roundUpTo = roundUpTo
  }

  /// Returns the minimum payment: the percentage of the debt plus the accrued interest, at least `floor`, rounded up to
  /// `roundUpTo`, and at most the debt plus the accrued interest.
  ///
  /// - Parameters:
  ///   - debt: the amount owed, zero or more.
  ///   - accruedInterest: interest to be paid in full on top of the percentage.
  /// - Throws: `.outOfRange` for a negative amount or a percentage outside 0...100; `.contradiction` if the currencies
  ///   differ; `.overflow`.
  public func payment(on debt: Money, accruedInterest: Money? = nil) throws(LoanArithmeticError) -> Money {
    let currency = debt.currency
    let amounts: [(LoanArithmeticError.Field, Money?)] = [
      (.debt, debt), (.floor, floor), (.roundUpTo, roundUpTo), (.accruedInterest, accruedInterest),
    ]
    for (field, amount) in amounts {
      guard let amount else { continue }
      guard amount.minorUnits >= 0 else {
        throw LoanArithmeticError(
          .outOfRange, at: field, expected: "an amount of zero or more", found: amount.description)
      }
      guard amount.currency == currency else {
        throw LoanArithmeticError(
          .contradiction, at: field, expected: "the debt's currency, \(currency.code)", found: amount.currency.code)
      }
    }
    guard percent.coefficient >= 0, percent.isAtMost(100) else {
      throw LoanArithmeticError(
        .outOfRange, at: .percent, expected: "a percentage in 0...100", found: percent.description)
    }
    let share = try Growth(percent: percent, parts: 1, year: 1).interest(on: Int128(debt.minorUnits), .halfUp)
    let interest = Int128(accruedInterest?.minorUnits ?? 0)
    var payment = max(share + interest, Int128(floor?.minorUnits ?? 0))
    if let multiple = roundUpTo, multiple.minorUnits > 0 {
      payment = RoundingRule.up.quotient(payment, Int128(multiple.minorUnits)) * Int128(multiple.minorUnits)
    }
    guard let minor = Int64(exactly: min(payment, Int128(debt.minorUnits) + interest)) else {
      throw LoanArithmeticError(.overflow, at: .debt, expected: "amounts that fit 64 bits of minor units")
    }
    return Money(minorUnits: minor, currency: currency)
  }
}
