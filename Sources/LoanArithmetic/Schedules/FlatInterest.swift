/// The interest of a flat loan without rounding: an exact sum in minor units.
struct FlatInterest {
  /// The sum is `whole` + `above`/`below`; the fraction is below one.
  private var whole: Int128 = 0
  private var above: Int128 = 0
  private var below: Int128 = 1

  /// Adds the interest of an interval.
  ///
  /// - Throws: `.overflow` if the rates have too many digits for an exact sum.
  mutating func add(_ growth: Growth, on amount: Int128) throws(LoanArithmeticError) {
    let interest = try growth.exactInterest(on: amount)
    let common = try commonDenominator(growth.below)
    // Both fractions are below one, so neither product exceeds `common`.
    let sum = try (above * (common / below)).plus(interest.remainder * (common / growth.below))
    let isWhole = sum >= common
    whole = try whole.plus(interest.whole + (isWhole ? 1 : 0))
    (above, below) = (isWhole ? sum - common : sum, common)
  }

  /// Returns the sum rounded to the minor unit.
  func rounded(_ rule: RoundingRule) throws(LoanArithmeticError) -> Int128 {
    let odd = whole & 1
    return whole - odd + rule.quotient(try (odd * below).plus(above), below)
  }

  private func commonDenominator(_ other: Int128) throws(LoanArithmeticError) -> Int128 {
    if below % other == 0 { return below }
    let divisor = Int128(Fraction.greatestCommonDivisor(below.magnitude, other.magnitude))
    guard let common = below.checkedProduct(other / divisor) else {
      throw LoanArithmeticError(.overflow, at: .annualRatePercent, expected: "rates of fewer digits")
    }
    return common
  }
}

extension ScheduleBuilder {
  /// Makes the interest of a flat loan add up to its rounded sum: the last row takes what rounding left, and the rows
  /// before it if the last row has too little interest to take it from.
  mutating func settleFlatInterest() throws(LoanArithmeticError) {
    guard terms.method == .flat, terms.finalPayment == nil else { return }
    var missing = try flatInterest.rounded(rule)
    for row in rows { missing -= Int128(row.interest) }
    for index in rows.indices.reversed() where missing != 0 && rows[index].paysInterest {
      let row = rows[index]
      let interest = max(Int128(row.interest) + missing, 0)
      missing -= interest - Int128(row.interest)
      rows[index] = Schedule.Row(
        number: row.number, date: row.date, kind: row.kind,
        payment: try Self.minor(Int128(row.principal) + interest, 1), principal: row.principal,
        interest: try Self.minor(interest, 1), balance: row.balance, accruedInterest: row.accruedInterest)
    }
  }
}

extension Schedule.Row {
  fileprivate var paysInterest: Bool { kind != .downPayment && kind != .holiday }
}
