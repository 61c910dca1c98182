public import LoanArithmetic
public import Localization

/// The facts of a revolving product, such as a credit card or an overdraft, whose debt can be repaid and re-drawn.
public struct Revolving: Sendable, Hashable {
  /// The credit lines; the first one is the main line.
  public var lines: Fact<[CreditLine]> = .notProvided
  /// The day of the month on which a statement closes: 1...31.
  public var closingDay: Fact<Int> = .notProvided
  /// The day of the month by which a statement must be paid: 1...31.
  public var dueDay: Fact<Int> = .notProvided
  /// The last closed statement.
  public var statement: Fact<Statement> = .notProvided
  /// The statements before the last closed one, the newest first.
  public var earlierStatements: Fact<[Statement]> = .notProvided
  /// The period in which purchases cost no interest.
  public var grace: Fact<GracePeriod> = .notProvided
  /// The rule by which the bank calculates the minimum payment.
  public var minimumRule: Fact<MinimumPaymentTerms> = .notProvided
  /// The parts of the debt that are repaid by a plan of their own.
  public var subPlans: Fact<[SubPlan]> = .notProvided

  /// Creates facts with everything absent.
  public init() {}
}

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

/// The rule by which a bank calculates the minimum payment; unstated properties are `nil`.
public struct MinimumPaymentTerms: Sendable, Hashable {
  /// The percentage of the debt in the minimum payment.
  public var percent: ExactDecimal?
  /// The smallest possible minimum payment.
  public var floor: Money?
  /// Whether the interest of the period is added to that percentage.
  public var addsInterest: Bool?
  /// Whether the fees of the period are added to that percentage.
  public var addsFees: Bool?

  public init(
    percent: ExactDecimal? = nil, floor: Money? = nil, addsInterest: Bool? = nil, addsFees: Bool? = nil
  ) {
    self.percent = percent
    self.floor = floor
    self.addsInterest = addsInterest
    self.addsFees = addsFees
  }
}
