/// The interest of a stretch of time as an exact part of the debt.
struct Growth: Sendable {
  var above: Int128
  var below: Int128

  static let none = Growth(above: 0, below: 1)

  init(above: Int128, below: Int128) { (self.above, self.below) = (above, below) }

  /// A percentage a year for a part of a year.
  init(percent: ExactDecimal, parts: Int, year: Int) throws(LoanArithmeticError) {
    let percent = percent.trimmed()
    guard let above = Int128(percent.coefficient).checkedProduct(Int128(parts)),
      let below = (100 * Int128(powersOfTen[percent.scale])).checkedProduct(Int128(year))
    else { throw LoanArithmeticError(.overflow, at: .annualRatePercent, expected: "a rate of fewer digits") }
    self.init(above: above, below: below)
  }

  /// Rounded to so many decimals, 0...18.
  func rounded(toDecimals decimals: Int, _ rule: RoundingRule) throws(LoanArithmeticError) -> Growth {
    let scale = Int128(powersOfTen[decimals])
    guard let scaled = rule.scale(above, scale, below) else {
      throw LoanArithmeticError(.overflow, at: .annualRatePercent, expected: "a rate of fewer digits")
    }
    return Growth(above: scaled, below: scale)
  }

  /// So many days of a stretch of `length` days.
  func part(_ days: Int, of length: Int) throws(LoanArithmeticError) -> Growth {
    guard let above = above.checkedProduct(Int128(days)), let below = below.checkedProduct(Int128(max(length, 1)))
    else { throw LoanArithmeticError(.overflow, at: .annualRatePercent, expected: "a rate of fewer digits") }
    return Growth(above: above, below: below)
  }

  /// The interest on an amount.
  func interest(on amount: Int128, _ rule: RoundingRule) throws(LoanArithmeticError) -> Int128 {
    guard let interest = rule.scale(amount, above, below) else { throw LoanArithmeticError.amountOverflow }
    return interest
  }

  var wide: DoubleDouble { DoubleDouble(above) / DoubleDouble(below) }
}

extension Int128 {
  /// The sum, where a wrong amount would otherwise stop the program.
  func plus(_ other: Int128) throws(LoanArithmeticError) -> Int128 {
    let (sum, overflow) = addingReportingOverflow(other)
    guard !overflow else { throw LoanArithmeticError.amountOverflow }
    return sum
  }

  /// The product, likewise.
  func times(_ other: Int128) throws(LoanArithmeticError) -> Int128 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    guard !overflow else { throw LoanArithmeticError.amountOverflow }
    return product
  }
}

extension LoanArithmeticError {
  static var amountOverflow: LoanArithmeticError {
    LoanArithmeticError(.overflow, at: .principal, expected: "amounts that fit 64 bits of minor units")
  }
}
