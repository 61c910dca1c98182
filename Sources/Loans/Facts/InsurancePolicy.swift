public import LoanArithmetic
public import Localization

/// An insurance policy that belongs to the product.
public struct InsurancePolicy: Sendable, Hashable {
  /// The insured risk or object.
  public enum Kind: Sendable, Hashable {
    case life, property, title, unemployment, vehicle
    /// A kind that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known kinds by their names in records.
    public static let named: [String: Kind] = [
      "life": .life, "property": .property, "title": .title, "unemployment": .unemployment, "vehicle": .vehicle,
    ]
  }

  public var kind: Kind
  public var insurer: DataText?
  public var number: AccountNumber?
  /// The first day of the cover.
  public var from: CalendarDate?
  /// The last day of the cover.
  public var until: CalendarDate?
  /// The price of the whole cover.
  public var premium: Money?
  /// The maximum payment of the insurer.
  public var insuredAmount: Money?
  /// Whether the customer may do without the policy; `nil` if it is unknown.
  public var isVoluntary: Bool?
  /// The right to a refund of the premium.
  public var refund: InsuranceRefund?
  /// The rate of the loan without the policy.
  public var rateWithout: Rate?
  /// The first day of the rate without the policy, if it is not the day after the last day of the cover.
  public var rateWithoutFrom: CalendarDate?

  public init(kind: Kind) { self.kind = kind }
}

/// The right to a refund of the premium of a policy; unstated properties are `nil`.
public struct InsuranceRefund: Sendable, Hashable {
  /// The part of the premium that is refunded.
  public enum Right: String, Sendable, Hashable, CaseIterable {
    case full, partial, none
  }

  /// `nil` if the source's word for it is unknown.
  public var right: Right?
  public var amount: Money?
  /// The organisation to which the customer applies.
  public var applyTo: LocalizedText?
  /// The last day for the application.
  public var by: CalendarDate?

  public init(right: Right?, amount: Money? = nil, applyTo: LocalizedText? = nil, by: CalendarDate? = nil) {
    self.right = right
    self.amount = amount
    self.applyTo = applyTo
    self.by = by
  }
}

extension InsurancePolicy {
  /// Whether a cover has ended, or how soon it ends.
  package enum Expiry: Sendable, Hashable {
    case expired
    case today
    /// The cover ends in 1...30 days.
    case soon(days: Int)
  }

  /// Returns the expiry on a day; `nil` if the last day of the cover is unknown or more than 30 days ahead.
  package func expiry(on day: CalendarDate) -> Expiry? {
    guard let until else { return nil }
    switch day.days(until: until) {
    case ..<0: return .expired
    case 0: return .today
    case let days where days <= 30: return .soon(days: days)
    default: return nil
    }
  }
}
