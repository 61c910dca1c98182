extension ExactDecimal {
  /// The percentage of a year of 365 days at this percentage a day; `nil` if it has too many digits.
  public var yearlyFromDaily: ExactDecimal? {
    let daily = trimmed()
    let (yearly, overflow) = daily.coefficient.multipliedReportingOverflow(by: 365)
    return overflow ? nil : ExactDecimal(coefficient: yearly, scale: daily.scale)
  }

  /// Returns whether the number is not above a limit.
  package func isAtMost(_ limit: Int64) -> Bool { Int128(coefficient) <= Int128(limit) * Int128(powersOfTen[scale]) }

  /// Returns the smaller of this number and the limit; this number if there is no limit.
  func atMost(_ limit: ExactDecimal?) -> ExactDecimal {
    guard let limit else { return self }
    let isAbove =
      Int128(coefficient) * Int128(powersOfTen[limit.scale]) > Int128(limit.coefficient) * Int128(powersOfTen[scale])
    return isAbove ? limit : self
  }
}
