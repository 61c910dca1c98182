public import LoanArithmetic
public import Localization

/// An announced change of the rate; unstated properties are `nil`.
public struct AnnouncedRateChange: Sendable, Hashable {
  /// The day of the announcement.
  public var announcedOn: CalendarDate?
  /// The first day of the new rate.
  public var from: CalendarDate
  /// The new rate.
  public var rate: Rate?
  /// The index that the new rate follows.
  public var index: RateIndex?
  /// The day of the first changed payment.
  public var paymentFrom: CalendarDate?
  /// The regular payment after the change.
  public var payment: Money?
  /// The number of payments left after the change.
  public var payments: Int?
  /// The reason in words.
  public var reason: LocalizedText?
  /// The last day on which the customer can answer.
  public var answerBy: CalendarDate?

  public init(
    from: CalendarDate, announcedOn: CalendarDate? = nil, rate: Rate? = nil, index: RateIndex? = nil,
    paymentFrom: CalendarDate? = nil, payment: Money? = nil, payments: Int? = nil, reason: LocalizedText? = nil,
    answerBy: CalendarDate? = nil
  ) {
    self.from = from
    self.announcedOn = announcedOn
    self.rate = rate
    self.index = index
    self.paymentFrom = paymentFrom
    self.payment = payment
    self.payments = payments
    self.reason = reason
    self.answerBy = answerBy
  }
}
