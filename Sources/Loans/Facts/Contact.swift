public import LoanArithmetic
public import Localization

/// An organisation or a person whom the customer can ask about the product; unstated properties are `nil`.
public struct Contact: Sendable, Hashable {
  public enum Role: Sendable, Hashable {
    case creditor, servicer, collector, agent, adviser
    /// The financial manager of a bankrupt.
    case trustee
    case court, bailiff, notary, insurer
    /// A role that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known roles by their names in records.
    public static let named: [String: Role] = [
      "creditor": .creditor, "servicer": .servicer, "collector": .collector, "agent": .agent, "adviser": .adviser,
      "trustee": .trustee, "court": .court, "bailiff": .bailiff, "notary": .notary, "insurer": .insurer,
    ]
  }

  public var role: Role
  public var name: LocalizedText?
  public var address: DataText?
  /// The telephone numbers as they are dialled or written.
  public var phones: [DataText]
  /// The opening hours in words.
  public var hours: LocalizedText?
  public var link: DataLink?
  /// The number in a public register of such organisations.
  public var registryNumber: DataText?
  /// The first day on which the contact is responsible.
  public var from: CalendarDate?
  /// The last day on which the contact is responsible.
  public var until: CalendarDate?

  public init(
    role: Role, name: LocalizedText? = nil, address: DataText? = nil, phones: [DataText] = [],
    hours: LocalizedText? = nil, link: DataLink? = nil, registryNumber: DataText? = nil, from: CalendarDate? = nil,
    until: CalendarDate? = nil
  ) {
    self.role = role
    self.name = name
    self.address = address
    self.phones = phones
    self.hours = hours
    self.link = link
    self.registryNumber = registryNumber
    self.from = from
    self.until = until
  }
}
