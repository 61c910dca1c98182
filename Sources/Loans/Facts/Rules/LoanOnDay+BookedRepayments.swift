package import LoanArithmetic

/// The early repayments that the customer has booked for one day.
struct RepaymentsOfDay {
  /// The repayment that stands for all of them.
  var first: BookedRepayment
  var count: Int
  /// What they repay beyond the instalment of the day; `nil` if that is unknown, for example because one of several
  /// repays the whole debt, or because two are the same and may be one.
  var amounts: [Money]?

  /// Adds up the repayments of one day, in their order; `nil` if there are none.
  init?(_ booked: [BookedRepayment]) {
    guard let first = booked.first else { return nil }
    self.first = first
    count = booked.count
    let known = booked.compactMap(\.amount)
    let isClear = booked.count == 1 || booked.allSatisfy { $0.extent == .part } && Set(booked).count == booked.count
    amounts = isClear && known.count == booked.count ? known : nil
  }
}

extension LoanOnDay {
  /// Returns the open row of the schedule for a booked repayment; `nil` if the schedule does not contain it.
  package func row(of repayment: BookedRepayment) -> ScheduleRow? {
    schedule.rows.first { row in
      row.kind == .earlyRepayment && row.due == repayment.on && !row.isPaid
        && (row.payment.flatMap { paid in repayment.amount.map { $0 == paid } } ?? true)
    }
  }

  /// Finds the early repayments booked for the day or later, the earliest first; empty unless the product is open.
  func findComingRepayments() -> [BookedRepayment] {
    guard lifecycle.phase.isOpen else { return [] }
    return (bookedRepayments.value ?? []).filter { $0.on >= day }
  }

  /// The early repayments by the customer, booked for the day or later, the earliest first. Money of another payer may
  /// not come, so nothing follows from it.
  package var customersRepayments: [BookedRepayment] { comingRepayments.filter { $0.payer == nil } }

  /// The booked repayments whose days have passed since the facts, the earliest first. The facts do not tell whether
  /// they took place.
  package var passedRepayments: [BookedRepayment] { onLastKnownDay.comingRepayments.filter { $0.on < day } }

  /// The next repayment on the day of the facts; `nil` if there is none, or if the schedule contains it. If the facts
  /// are older than `day`, that of a part may have taken place in between.
  package var repaymentOutsideSchedule: BookedRepayment? {
    onLastKnownDay.comingRepayments.first.flatMap { booked in
      row(of: booked) == nil && (booked.extent == .part || booked.on >= day) ? booked : nil
    }
  }

  /// The day of the first repayment of a part, whoever pays it, that was to come on the day of the facts and that the
  /// schedule does not contain; `nil` if there is none. The payments that the schedule has after that day no longer
  /// apply.
  var firstPartRepaid: CalendarDate? {
    let known = onLastKnownDay
    return known.comingRepayments.first { $0.extent == .part && known.row(of: $0) == nil }?.on
  }

  /// The next booked repayment that the customer can still cancel; `nil` if there is none.
  package var cancellableRepayment: BookedRepayment? {
    comingRepayments.first { $0.payer == nil && ($0.cancelBy ?? $0.on) >= day }
  }

  /// Finds the early repayments that the customer has booked for the day or later, by their days.
  func findRepaymentsByDay() -> [CalendarDate: RepaymentsOfDay] {
    Dictionary(grouping: customersRepayments, by: \.on).compactMapValues { RepaymentsOfDay($0) }
  }

  /// Whether the customer has booked another repayment for the day of a repayment.
  func isBesideAnother(_ repayment: BookedRepayment) -> Bool {
    repaymentsByDay[repayment.on]?.count ?? 0 > (repayment.payer == nil ? 1 : 0)
  }

  /// Finds the booked repayment of the whole debt by the customer; `nil` if there is none.
  func findClosingRepayment() -> BookedRepayment? {
    onLastKnownDay.comingRepayments.first { $0.extent == .full && $0.payer == nil }
  }

  /// Whether a payment will not happen, because the whole debt is repaid before it or on its day.
  package func isReplacedByRepayment(_ due: CalendarDate) -> Bool {
    closingRepayment.map { $0.on <= due } ?? false
  }

  /// Whether another payer is expected to repay the whole debt before a payment or on its day.
  func isReplacedByOther(_ payment: Obligation) -> Bool {
    guard let need = repaymentByOther, need.repayment.extent == .full else { return false }
    return payment.due.value.map { need.on <= $0 } ?? true
  }
}
