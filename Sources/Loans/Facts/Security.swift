public import LoanArithmetic
public import Localization

/// A security of the debt, such as a pledged home.
public struct Security: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case realEstate, vehicle, deposit
    /// The claim to a home that is being built, under a share agreement with its builder.
    case shareClaim
    /// A kind that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known kinds by their names in records.
    public static let named: [String: Kind] = [
      "realEstate": .realEstate, "vehicle": .vehicle, "deposit": .deposit,
      "shareClaim": .shareClaim,
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
  /// The security that replaces this one later.
  public var becomes: LaterSecurity?
  /// The customer's money that another bank holds until the security is there.
  public var heldMoney: HeldMoney?

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

/// The security that replaces another one, such as the mortgage on a finished home; unstated properties are `nil`.
public struct LaterSecurity: Sendable, Hashable {
  public var kind: Security.Kind
  /// The last day by which it is expected.
  public var expectedBy: CalendarDate?
  /// The steps that the customer has to take then, in words.
  public var steps: LocalizedText?

  public init(kind: Security.Kind, expectedBy: CalendarDate? = nil, steps: LocalizedText? = nil) {
    self.kind = kind
    self.expectedBy = expectedBy
    self.steps = steps
  }
}

/// Money that a bank holds for the customer until a condition is met, such as the price of a home that is being built;
/// unstated properties are `nil`. It is not ``Escrow``, from which taxes and insurance are paid.
public struct HeldMoney: Sendable, Hashable {
  public var amount: Money
  /// The bank that holds it.
  public var bank: DataText?
  public var account: AccountNumber?
  /// The condition on which it is paid out, and to whom, in words.
  public var paidOutWhen: LocalizedText?

  public init(
    amount: Money, bank: DataText? = nil, account: AccountNumber? = nil, paidOutWhen: LocalizedText? = nil
  ) {
    self.amount = amount
    self.bank = bank
    self.account = account
    self.paidOutWhen = paidOutWhen
  }
}
