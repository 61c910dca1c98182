public import LoanArithmetic
public import Localization

/// A rate with the period, the use and the part of the debt to which it applies.
public struct AppliedRate: Sendable, Hashable {
  /// Whether interest bears interest.
  public enum Compounding: String, Sendable, Hashable, CaseIterable {
    case simple, compound
  }

  public var rate: Rate
  /// The first day of the period; `nil` if it is open.
  public var from: CalendarDate?
  /// The last day of the period; `nil` if it is open.
  public var until: CalendarDate?
  /// The use of the money for which the rate applies; `nil` for every use.
  public var use: RateUse?
  /// The id of the sub-plan to which the rate applies.
  public var subPlan: String?
  /// The index that the rate follows.
  public var index: RateIndex?
  /// The amount of debt above which the rate applies; `nil` if it applies from zero.
  public var above: Money?
  /// The amount of debt up to which the rate applies; `nil` without an upper limit.
  public var upTo: Money?
  /// The lower limit of the rate, in percent.
  public var minimum: ExactDecimal?
  /// The upper limit of the rate, in percent.
  public var maximum: ExactDecimal?
  public var compounding: Compounding?

  public init(
    rate: Rate, from: CalendarDate? = nil, until: CalendarDate? = nil, use: RateUse? = nil, subPlan: String? = nil,
    index: RateIndex? = nil, above: Money? = nil, upTo: Money? = nil, minimum: ExactDecimal? = nil,
    maximum: ExactDecimal? = nil, compounding: Compounding? = nil
  ) {
    self.rate = rate
    self.from = from
    self.until = until
    self.use = use
    self.subPlan = subPlan
    self.index = index
    self.above = above
    self.upTo = upTo
    self.minimum = minimum
    self.maximum = maximum
    self.compounding = compounding
  }

  /// Whether the period of the rate contains a day.
  public func applies(on day: CalendarDate) -> Bool {
    (from.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }
}

/// The use of borrowed money that has a rate of its own.
public enum RateUse: Sendable, Hashable {
  case purchases, cash, balanceTransfer, promotional, penalty, overdraft
  /// Money that is sent from a card to another person.
  case transfers
  /// The part of the debt above the agreed limit.
  case excess
  /// A use that the engine does not know; the text is the source's name for it.
  case other(String)

  /// The known uses by their names in records.
  public static let named: [String: RateUse] = [
    "purchases": .purchases, "cash": .cash, "balanceTransfer": .balanceTransfer, "promotional": .promotional,
    "penalty": .penalty, "overdraft": .overdraft, "transfers": .transfers, "excess": .excess,
  ]
}

/// A published index that a rate follows.
public struct RateIndex: Sendable, Hashable {
  public var name: LocalizedText
  /// The margin that is added to the index, in percent.
  public var margin: ExactDecimal?
  /// The value of the index in percent.
  public var value: ExactDecimal?
  /// The time between two adjustments of the rate.
  public var resets: Term?
  /// The first day of the next adjusted rate.
  public var nextReset: CalendarDate?
  /// The day on which the next adjusted rate becomes known.
  public var knownOn: CalendarDate?
  /// The place where the customer finds the adjusted rate, in words.
  public var published: LocalizedText?

  public init(
    name: LocalizedText, margin: ExactDecimal? = nil, value: ExactDecimal? = nil, resets: Term? = nil,
    nextReset: CalendarDate? = nil, knownOn: CalendarDate? = nil, published: LocalizedText? = nil
  ) {
    self.name = name
    self.margin = margin
    self.value = value
    self.resets = resets
    self.nextReset = nextReset
    self.knownOn = knownOn
    self.published = published
  }
}
