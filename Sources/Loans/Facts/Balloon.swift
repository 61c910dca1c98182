public import LoanArithmetic
public import Localization

/// The large payment at the end of a contract, which the instalments do not cover, with the ways out of it; unstated
/// properties are `nil`.
public struct Balloon: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A last payment of principal. It is owed.
    case balloon
    /// The agreed value of the financed object at the end. It can be paid to keep the object; it is not owed.
    case residual
  }

  /// A choice that the customer has at the end; unstated properties are `nil`.
  public struct WayOut: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// The whole amount is paid.
      case pay
      /// The financed object is returned instead of the payment.
      case giveBack
      /// The amount is paid in further instalments.
      case refinance
      /// A way that the engine does not know; the text is the source's name for it.
      case other(String)

      /// The known ways by their names in records.
      public static let named: [String: Kind] = ["pay": .pay, "return": .giveBack, "refinance": .refinance]
    }

    public var kind: Kind
    /// The title in the source; `nil` to use the engine's own words for the kind.
    public var title: LocalizedText?
    /// The conditions, in words.
    public var terms: LocalizedText?
    /// The last day on which the customer can choose the way.
    public var chooseBy: CalendarDate?
    /// Whether the customer has chosen the way.
    public var isChosen: Bool
    /// The cost of the choice in addition to the amount.
    public var fee: Money?
    /// The rate of the further instalments.
    public var rate: Rate?
    /// A further instalment.
    public var payment: Money?
    /// The number of further instalments.
    public var payments: Int?

    public init(
      _ kind: Kind, title: LocalizedText? = nil, terms: LocalizedText? = nil, chooseBy: CalendarDate? = nil,
      isChosen: Bool = false, fee: Money? = nil, rate: Rate? = nil, payment: Money? = nil, payments: Int? = nil
    ) {
      self.kind = kind
      self.title = title
      self.terms = terms
      self.chooseBy = chooseBy
      self.isChosen = isChosen
      self.fee = fee
      self.rate = rate
      self.payment = payment
      self.payments = payments
    }
  }

  /// `nil` if the source's word for the kind is unknown. Then nothing is concluded about whether the amount is owed.
  public var kind: Kind?
  public var amount: Money?
  /// The last day for the payment.
  public var due: CalendarDate?
  public var waysOut: [WayOut]

  public init(_ kind: Kind?, amount: Money? = nil, due: CalendarDate? = nil, waysOut: [WayOut] = []) {
    self.kind = kind
    self.amount = amount
    self.due = due
    self.waysOut = waysOut
  }
}
