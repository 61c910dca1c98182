public import LoanArithmetic
public import Localization

/// One credit line of a product. Its amounts can be in another currency than those of the product.
public struct CreditLine: Sendable, Hashable {
  /// The id in the source, unique in the product.
  public var id: String
  /// The name of the line; `nil` to use the engine's own words.
  public var name: LocalizedText?
  /// The largest possible debt.
  public var limit: Fact<Money>
  /// The amount that can still be spent.
  public var available: Fact<Money>
  /// The part of the limit that is spent.
  public var used: Fact<Money>
  /// The largest possible debt in cash.
  public var cashLimit: Fact<Money>
  /// The amount of cash that can still be withdrawn.
  public var cashAvailable: Fact<Money>
  /// Whether the bank may change the limit at any time; `nil` if it is unknown.
  public var isFlexible: Bool?
  /// The announced limit.
  public var newLimit: Fact<Money>
  /// The first day of the announced limit.
  public var newLimitFrom: Fact<CalendarDate>
  /// The last day on which money can be drawn from the line.
  public var drawUntil: Fact<CalendarDate>
  /// The first day of the time for repaying all that is drawn.
  public var repayFrom: Fact<CalendarDate>

  public init(
    id: String, name: LocalizedText? = nil, limit: Fact<Money> = .notProvided, available: Fact<Money> = .notProvided,
    used: Fact<Money> = .notProvided, cashLimit: Fact<Money> = .notProvided,
    cashAvailable: Fact<Money> = .notProvided, isFlexible: Bool? = nil, newLimit: Fact<Money> = .notProvided,
    newLimitFrom: Fact<CalendarDate> = .notProvided, drawUntil: Fact<CalendarDate> = .notProvided,
    repayFrom: Fact<CalendarDate> = .notProvided
  ) {
    self.id = id
    self.name = name
    self.limit = limit
    self.available = available
    self.used = used
    self.cashLimit = cashLimit
    self.cashAvailable = cashAvailable
    self.isFlexible = isFlexible
    self.newLimit = newLimit
    self.newLimitFrom = newLimitFrom
    self.drawUntil = drawUntil
    self.repayFrom = repayFrom
  }
}
