public import LoanArithmetic

/// A payment that the customer has to make.
public struct Obligation: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case instalment, minimum, statement, overdue, fee
  }

  public var kind: Kind
  /// The last day for the payment.
  public var due: Fact<CalendarDate> = .notProvided
  public var amount: Fact<Money> = .notProvided
  /// The parts of the amount.
  public var portions: [Portion] = []
  /// The origin of the portions; `nil` if it is the same as that of the amount.
  public var portionsOrigin: Origin?
  /// The part of the amount that is already paid or available on the account.
  public var covered: Fact<Money> = .notProvided
  /// Whether the bank debits the payment automatically.
  public var autopay: Fact<Bool> = .notProvided
  /// The account for the automatic payment.
  public var account: Fact<AccountNumber> = .notProvided

  public init(kind: Kind) { self.kind = kind }
}
