public import LoanArithmetic

/// An insurance policy that belongs to the product.
public struct InsurancePolicy: Sendable, Hashable {
  /// The insured risk or thing.
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
  public var insurer: String?
  public var number: AccountNumber?
  /// The first day of the cover.
  public var from: CalendarDate?
  /// The last day of the cover.
  public var until: CalendarDate?
  /// The price of the whole cover.
  public var premium: Money?
  /// The maximum payment of the insurer.
  public var insuredAmount: Money?

  public init(kind: Kind) { self.kind = kind }
}
