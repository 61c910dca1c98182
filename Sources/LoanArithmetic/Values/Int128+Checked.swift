extension Int128 {
  /// Returns the sum, or throws `.overflow`.
  func plus(_ other: Int128) throws(LoanArithmeticError) -> Int128 {
    let (sum, overflow) = addingReportingOverflow(other)
    guard !overflow else { throw LoanArithmeticError.amountOverflow }
    return sum
  }

  /// Returns the product, or throws `.overflow`.
  func times(_ other: Int128) throws(LoanArithmeticError) -> Int128 {
    guard let product = checkedProduct(other) else { throw LoanArithmeticError.amountOverflow }
    return product
  }

  /// Returns the product; `nil` if it does not fit 128 bits.
  func checkedProduct(_ other: Int128) -> Int128? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }
}
