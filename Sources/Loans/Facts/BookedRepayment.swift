public import LoanArithmetic

/// An early repayment that the customer has ordered and the bank has not carried out yet.
public struct BookedRepayment: Sendable, Hashable {
  /// The part of the debt that is repaid.
  public enum Extent: String, Sendable, Hashable, CaseIterable {
    case full, part
  }

  /// The effect of repaying a part of the debt.
  public enum Effect: String, Sendable, Hashable, CaseIterable {
    case smallerPayment, shorterTerm
  }

  public var extent: Extent
  /// The day on which the money is debited.
  public var on: CalendarDate
  /// The amount repaid beyond the instalment of that day; for the whole debt, everything debited on that day.
  public var amount: Money?
  public var effect: Effect?
  public var requestedOn: CalendarDate?
  /// The last day on which the customer can cancel the order.
  public var cancelBy: CalendarDate?
  /// The instalment after the repayment, as the source states it.
  public var paymentAfter: Money?
  /// The day of the last payment after the repayment, as the source states it.
  public var endsAfter: CalendarDate?
  /// The interest that the repayment saves, as the source states it.
  public var interestSaved: Money?

  public init(
    _ extent: Extent, on: CalendarDate, amount: Money? = nil, effect: Effect? = nil, requestedOn: CalendarDate? = nil,
    cancelBy: CalendarDate? = nil, paymentAfter: Money? = nil, endsAfter: CalendarDate? = nil,
    interestSaved: Money? = nil
  ) {
    self.extent = extent
    self.on = on
    self.amount = amount
    self.effect = effect
    self.requestedOn = requestedOn
    self.cancelBy = cancelBy
    self.paymentAfter = paymentAfter
    self.endsAfter = endsAfter
    self.interestSaved = interestSaved
  }
}
