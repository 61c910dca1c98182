public import LoanArithmetic

/// The rule by which a bank calculates the minimum payment; unstated properties are `nil`.
public struct MinimumPaymentTerms: Sendable, Hashable {
  /// The percentage of the debt in the minimum payment.
  public var percent: ExactDecimal?
  /// The smallest possible minimum payment.
  public var floor: Money?
  /// Whether the interest of the period is added to that percentage.
  public var addsInterest: Bool?
  /// Whether the fees of the period are added to that percentage.
  public var addsFees: Bool?

  public init(
    percent: ExactDecimal? = nil, floor: Money? = nil, addsInterest: Bool? = nil, addsFees: Bool? = nil
  ) {
    self.percent = percent
    self.floor = floor
    self.addsInterest = addsInterest
    self.addsFees = addsFees
  }
}
