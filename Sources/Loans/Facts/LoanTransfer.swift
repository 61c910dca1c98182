public import LoanArithmetic
public import Localization

/// The transfer of the claim or its servicing to another organisation; unstated properties are `nil`.
public struct LoanTransfer: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Another organisation owns the claim.
    case claim
    /// Another organisation collects the payments; the owner stays the same.
    case servicing
  }

  public var kind: Kind
  /// The first day on which the new organisation is responsible.
  public var effective: CalendarDate?
  /// The name of the old organisation.
  public var from: LocalizedText?
  /// The name of the new organisation.
  public var to: LocalizedText?
  /// The last day on which the old organisation accepts payments.
  public var oldAcceptsUntil: CalendarDate?
  /// Whether the transfer changes the insurance.
  public var insuranceAffected: Bool?

  public init(
    kind: Kind, effective: CalendarDate? = nil, from: LocalizedText? = nil, to: LocalizedText? = nil,
    oldAcceptsUntil: CalendarDate? = nil, insuranceAffected: Bool? = nil
  ) {
    self.kind = kind
    self.effective = effective
    self.from = from
    self.to = to
    self.oldAcceptsUntil = oldAcceptsUntil
    self.insuranceAffected = insuranceAffected
  }
}
