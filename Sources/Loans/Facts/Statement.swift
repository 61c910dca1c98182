public import LoanArithmetic
public import Localization

/// A closed statement of a revolving product; unstated properties are `nil`.
public struct Statement: Sendable, Hashable {
  /// The id in the source.
  public var id: String?
  /// The first day of the period.
  public var from: CalendarDate?
  /// The last day of the period, on which the statement was closed.
  public var until: CalendarDate
  /// The last day for the payment.
  public var due: CalendarDate?
  /// The debt at the beginning of the period.
  public var opening: Money?
  /// The debt at the end of the period.
  public var closing: Money?
  /// The sum of the payments in the period.
  public var payments: Money?
  /// The sum of the purchases in the period.
  public var purchases: Money?
  /// The sum of the cash withdrawals in the period.
  public var cash: Money?
  /// The interest charged in the period.
  public var interest: Money?
  /// The fees charged in the period.
  public var fees: Money?
  /// The smallest payment that fulfils the contract.
  public var minimum: Money?
  /// The payment after which purchases cost no interest.
  public var amountForGrace: Money?

  public init(
    id: String? = nil, from: CalendarDate? = nil, until: CalendarDate, due: CalendarDate? = nil,
    opening: Money? = nil, closing: Money? = nil, payments: Money? = nil, purchases: Money? = nil,
    cash: Money? = nil, interest: Money? = nil, fees: Money? = nil, minimum: Money? = nil,
    amountForGrace: Money? = nil
  ) {
    self.id = id
    self.from = from
    self.until = until
    self.due = due
    self.opening = opening
    self.closing = closing
    self.payments = payments
    self.purchases = purchases
    self.cash = cash
    self.interest = interest
    self.fees = fees
    self.minimum = minimum
    self.amountForGrace = amountForGrace
  }
}

/// The period in which purchases cost no interest.
public struct GracePeriod: Sendable, Hashable {
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The period runs, and the amount that keeps it is not yet paid.
    case running
    /// The amount that keeps the period is paid.
    case kept
    /// The period ended because its conditions were not met.
    case lost
    /// The product has no such period.
    case none
  }

  /// `nil` if the source's word for it is unknown.
  public var state: State?
  /// The last day of the period.
  public var until: CalendarDate?
  /// The amount that keeps the period if it is paid by its last day.
  public var amount: Money?
  /// The day on which the period was lost.
  public var lostOn: CalendarDate?
  /// The events that end the period early, in words.
  public var endedBy: LocalizedText?
  /// Whether every minimum payment must be made in time so that the period goes on; `nil` if it is unknown.
  public var needsMinimum: Bool?
  /// The interest on the purchases that the bank would charge if the period ended on the day of the facts.
  public var interestIfLost: Money?

  public init(
    state: State?, until: CalendarDate? = nil, amount: Money? = nil, lostOn: CalendarDate? = nil,
    endedBy: LocalizedText? = nil, needsMinimum: Bool? = nil, interestIfLost: Money? = nil
  ) {
    self.state = state
    self.until = until
    self.amount = amount
    self.lostOn = lostOn
    self.endedBy = endedBy
    self.needsMinimum = needsMinimum
    self.interestIfLost = interestIfLost
  }
}
