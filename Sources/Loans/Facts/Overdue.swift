public import LoanArithmetic
public import Localization

/// The overdue part of a debt.
public struct Overdue: Sendable, Hashable {
  public var amount: Fact<Money> = .notProvided
  /// The day on which the earliest missed payment was due. The delay begins on the next day.
  public var since: Fact<CalendarDate> = .notProvided
  public var portions: [Portion] = []
  /// The origin of the portions; `nil` if it is the same as that of the amount.
  public var portionsOrigin: Origin?
  /// The missed payments, the earliest first.
  public var items: Fact<[MissedPayment]> = .notProvided
  /// The increase of the overdue amount with each later day.
  public var perDiem: Fact<Money> = .notProvided
  /// The number of missed payments.
  public var count: Fact<Int> = .notProvided
  /// The next steps of the bank if nothing is paid: the earliest first, those without a day last.
  public var next: Fact<[Consequence]> = .notProvided

  public init() {}
}

/// A payment that was not made in time; unstated properties are `nil`.
public struct MissedPayment: Sendable, Hashable {
  /// The last day for the payment.
  public var due: CalendarDate
  public var amount: Money?
  /// The part that was paid later.
  public var paid: Money?
  /// The part that is still unpaid.
  public var left: Money?
  /// The day on which the payment was complete.
  public var paidOn: CalendarDate?

  public init(
    due: CalendarDate, amount: Money? = nil, paid: Money? = nil, left: Money? = nil, paidOn: CalendarDate? = nil
  ) {
    self.due = due
    self.amount = amount
    self.paid = paid
    self.left = left
    self.paidOn = paidOn
  }
}

/// A step that the bank takes if an overdue amount is not paid.
public struct Consequence: Sendable, Hashable {
  /// The first day on which the bank may take the step; `nil` if it is not fixed.
  public var on: CalendarDate?
  public var text: LocalizedText

  public init(_ text: LocalizedText, on day: CalendarDate? = nil) {
    self.text = text
    on = day
  }
}

extension MissedPayment {
  /// The unpaid part: as stated, or the amount less the part that was paid later; `nil` if it is unknown or too large.
  package var remaining: Money? {
    left ?? (paidOn == nil ? amount.flatMap { amount in paid.map { amount.subtracting($0) } ?? amount } : nil)
  }

  /// Whether nothing of the payment is left to pay.
  package var isPaid: Bool { remaining.map { !$0.isPositive } ?? (paidOn != nil) }
}
