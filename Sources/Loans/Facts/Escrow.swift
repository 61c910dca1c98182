public import LoanArithmetic

/// The account from which the bank pays taxes and insurance for the customer; unstated properties are `nil`.
public struct Escrow: Sendable, Hashable {
  /// The money on the account.
  public var balance: Money?
  /// The part of each payment that goes to the account.
  public var payment: Money?
  /// The money that is missing on the account.
  public var shortage: Money?

  public init(balance: Money? = nil, payment: Money? = nil, shortage: Money? = nil) {
    self.balance = balance
    self.payment = payment
    self.shortage = shortage
  }
}
