import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// What credit limits ask for.
extension WhatToDo {
  /// Returns what credit limits ask for beside a task, with the payment that each needs in all, unless one that is made
  /// anyway is enough.
  func limits(beside task: LoanTask) -> [LocalizedText] {
    guard loan.demand == .contract else { return [] }
    return excess(beside: task) + begun(beside: task) + lowerLimits(beside: task)
  }

  /// The amounts above the limits, apart from that of the task.
  private func excess(beside task: LoanTask) -> [LocalizedText] {
    zip(loan.overAllLimits.compactMap(\.value), loan.paymentsForLimits).compactMap { over, need in
      if case .payExcess(need) = task { return nil }
      return LoanWords.owesAboveLimit(value(over), paying: isEnough(task, for: need) ? nil : value(need))
    }
  }

  /// The limit that has begun since the day of the facts; empty if the task is about it.
  private func begun(beside task: LoanTask) -> [LocalizedText] {
    guard case .checkLimit = task else {
      return loan.limitSinceFacts.map { [LoanWords.checkLimitToo(value($0.limit), from: value($0.from))] } ?? []
    }
    return []
  }

  /// The payments for announced limits that will be lower than what is used.
  private func lowerLimits(beside task: LoanTask) -> [LocalizedText] {
    loan.paymentsForNewLimits.filter { !isEnough(task, for: $0.amount, by: $0.by) }
      .map { LoanWords.fitLowerLimit(value($0.amount), by: value($0.by)) }
  }

  /// Whether the payment of a task, or the one that the bank takes, is enough for an amount by a day. Without a day,
  /// the payment of the task counts whenever it is made, and that of the bank if it is in the coming week.
  private func isEnough(_ task: LoanTask, for need: Money, by last: CalendarDate? = nil) -> Bool {
    let asked: TaskPayment? =
      switch task {
      case .payOverdue: TaskPayment(paidWithArrears(by: last), by: day)
      case .payExcess, .payCharges: loan.paymentOfTask.map { TaskPayment($0.amount, by: day) }
      default: loan.paymentOfTask
      }
    return asked?.isEnough(for: need, by: last) ?? false
      || loan.takenPayment?.isEnough(for: need, by: last ?? loan.lastAnnouncedDay) ?? false
  }

  /// The arrears with the payments beside them in their currency; with a day, only the payments that are made by then.
  /// `nil` if the sum is too large.
  private func paidWithArrears(by last: CalendarDate?) -> Money? {
    let beside = loan.paymentsBesideArrears.filter { payment in
      last.map { last in loan.lastDay(of: payment).map { $0 <= last } ?? false } ?? true
    }
    let own = beside.compactMap(\.remaining).filter { $0.currency == facts.currency }
    return Money.sum([loan.amountToCure.value].compactMap(\.self) + own, currency: facts.currency)
  }
}
