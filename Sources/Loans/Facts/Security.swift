public import LoanArithmetic
public import Localization

/// A security of the debt, such as a pledged home.
public struct Security: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case realEstate, vehicle, deposit
    /// A kind that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known kinds by their names in records.
    public static let named: [String: Kind] = [
      "realEstate": .realEstate, "vehicle": .vehicle, "deposit": .deposit,
    ]
  }

  public var kind: Kind
  /// The description in the source.
  public var title: LocalizedText?
  public var address: DataText?
  /// The number in a public register, such as a cadastral number.
  public var registration: AccountNumber?
  /// The appraised value.
  public var value: Money?
  /// The day of the appraisal.
  public var valuedOn: CalendarDate?
  /// The part of the debt that the security covers.
  public var secured: Money?
  /// The entry of the pledge in a public register.
  public var lien: Lien?

  public init(kind: Kind) { self.kind = kind }
}

/// The entry of a pledge in a public register; unstated properties are `nil`.
public struct Lien: Sendable, Hashable {
  public var registeredOn: CalendarDate?
  public var removedOn: CalendarDate?
  /// The last day for removing the entry.
  public var removedBy: CalendarDate?

  public init(
    registeredOn: CalendarDate? = nil, removedOn: CalendarDate? = nil, removedBy: CalendarDate? = nil
  ) {
    self.registeredOn = registeredOn
    self.removedOn = removedOn
    self.removedBy = removedBy
  }
}
