public import LoanArithmetic

/// A charge in addition to interest.
public struct Fee: Sendable, Hashable {
  public var title: LocalizedText
  public var amount: Money
  public var due: CalendarDate?
  /// The part that is not yet paid; `nil` if it is unknown.
  public var outstanding: Money?
  /// Whether it is a penalty for a breach of the contract.
  public var isPenalty: Bool

  public init(
    title: LocalizedText, amount: Money, due: CalendarDate? = nil, outstanding: Money? = nil, isPenalty: Bool = false
  ) {
    self.title = title
    self.amount = amount
    self.due = due
    self.outstanding = outstanding
    self.isPenalty = isPenalty
  }
}
