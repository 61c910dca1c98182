public import LoanArithmetic
public import Localization

/// A payment that the customer has to make. Its amounts can be in another currency than those of the product.
public struct Obligation: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case instalment, minimum, statement, overdue, fee
    /// The large payment at the end.
    case balloon
    /// A payment of the source's own kind.
    case other
  }

  /// The purpose of a payment.
  public enum Purpose: String, Sendable, Hashable, CaseIterable {
    /// The customer pays no penalty.
    case avoidsPenalty
    /// Purchases cost no interest.
    case keepsGrace
    /// The product is paid off.
    case closes
  }

  public var kind: Kind
  /// The source's own name of the payment; `nil` to use the engine's words for the kind.
  public var title: LocalizedText?
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
  /// The amount that the bank debits automatically, if it is not the amount of the obligation.
  public var autopayAmount: Fact<Money> = .notProvided
  /// The day on which the bank debits the payment automatically.
  public var autopayDay: Fact<CalendarDate> = .notProvided
  /// The purpose of the payment.
  public var purpose: Fact<Purpose> = .notProvided
  /// The effect of the payment, in the source's words.
  public var suffices: Fact<LocalizedText> = .notProvided

  public init(kind: Kind) { self.kind = kind }
}
