public import LoanArithmetic
public import Localization

/// The times of the disbursement of an approved loan, and the last time to refuse it; unstated properties are `nil`.
public struct DisbursementTerms: Sendable, Hashable {
  /// The first day on which the bank disburses the money.
  public var earliest: CalendarDate?
  /// The local time on ``earliest``.
  public var earliestTime: TimeOfDay?
  /// The last day on which the customer can refuse without cost.
  public var refuseBy: CalendarDate?
  /// The local time on ``refuseBy``.
  public var refuseByTime: TimeOfDay?
  /// The parts in which the money is disbursed, the earliest first; empty if it is disbursed at once.
  public var payouts: [Payout]

  public init(
    earliest: CalendarDate? = nil, earliestTime: TimeOfDay? = nil, refuseBy: CalendarDate? = nil,
    refuseByTime: TimeOfDay? = nil, payouts: [Payout] = []
  ) {
    self.earliest = earliest
    self.earliestTime = earliestTime
    self.refuseBy = refuseBy
    self.refuseByTime = refuseByTime
    self.payouts = payouts
  }
}

/// A part of a loan that is disbursed on a day of its own, such as the fee of a semester; unstated properties are
/// `nil`.
public struct Payout: Sendable, Hashable {
  /// The title in the source, such as the semester.
  public var title: LocalizedText?
  /// The day of the payout, past or planned.
  public var on: CalendarDate?
  public var amount: Money?
  /// Whether the money is disbursed.
  public var isPaid: Bool
  /// The conditions of the payout, in words.
  public var needs: LocalizedText?

  public init(
    title: LocalizedText? = nil, on: CalendarDate? = nil, amount: Money? = nil, isPaid: Bool = false,
    needs: LocalizedText? = nil
  ) {
    self.title = title
    self.on = on
    self.amount = amount
    self.isPaid = isPaid
    self.needs = needs
  }
}
