/// An unrounded annuity, calculated beside the displayed rows if rounding is carried. Amounts are in 10^-9 minor units.
struct CarriedAnnuity {
  /// The outstanding principal.
  var balance: Int128
  /// Interest accrued and not yet paid.
  private var interest: Int128 = 0

  init(balance: Int128) { self.balance = balance }

  /// Accrues the interest of an interval and returns it.
  mutating func accrue(_ growth: Growth) throws(LoanArithmeticError) -> Int128 {
    let part = try growth.interest(on: max(balance, 0), .halfUp)
    interest += part
    return part
  }

  /// Pays the interest only.
  mutating func settle() { interest = 0 }

  /// Makes a level payment and returns its principal part for display, rounded to the minor unit. The part is zero if
  /// the interest takes the whole payment.
  mutating func payPrincipal(of level: Int128, by rule: RoundingRule) -> Int128 {
    let principal = max(level - interest, 0)
    // Interest that the payment does not cover is paid with the next one.
    interest = max(interest - level, 0)
    balance -= principal
    return rule.quotient(principal, Accrual.fineUnitsPerMinor)
  }
}
