import LoanArithmetic

extension LoanOnDay {
  /// A change of the regular payment in the schedule.
  struct PaymentStep {
    /// The day of the first payment of the new amount.
    var from: CalendarDate
    /// The day of the last payment but one of the old amount, or of the last one if the rows begin with it. The cause
    /// of the change lies after it.
    var causeAfter: CalendarDate
    var before: Money
    var after: Money
  }

  /// The changes of the regular payment in the rows of the schedule, the earliest first.
  ///
  /// A payment is regular if a neighbour has the same amount, apart from rounding; so is the first row unless it is the
  /// first payment of the loan, whose period can be shorter or longer. A different first or last payment, or payments
  /// that fall from month to month, are therefore no changes. Nor are payments of nothing but interest, whose amounts
  /// follow the days of their periods.
  var paymentSteps: [PaymentStep] {
    let instalments = schedule.rows.filter { $0.kind == .instalment }
    let isWholeFromStart = instalments.first.flatMap(\.number).map { $0 == 1 } ?? !schedule.isTruncated
    let payments = instalments.indices.filter { !isInterestByDays(instalments, at: $0) }.map {
      (amount: instalments[$0].payment, due: instalments[$0].due)
    }
    return payments.indices.dropFirst().dropLast().compactMap { index in
      guard let old = payments[index - 1].amount, let new = payments[index].amount, !old.isAbout(new),
        let from = payments[index].due, let causeAfter = payments[max(0, index - 2)].due,
        new.isAbout(payments[index + 1].amount),
        index == 1 ? !isWholeFromStart : old.isAbout(payments[index - 2].amount)
      else { return nil }
      return PaymentStep(from: from, causeAfter: causeAfter, before: old, after: new)
    }
  }

  /// Whether an instalment is nothing but interest that is counted by days: by the terms, or because it leaves the
  /// balance as it was.
  private func isInterestByDays(_ instalments: [ScheduleRow], at index: Int) -> Bool {
    guard terms.interest.value != .equalPeriods else { return false }
    if terms.amortisation.value == .interestOnly { return true }
    return index > 0 && instalments[index].balance != nil
      && instalments[index].balance == instalments[index - 1].balance
  }

  /// The payment that a change on a day replaces: the last one before that day, of the schedule and the next
  /// instalment, outside a holiday with reduced payments. If there is none, it is the next instalment unless that is
  /// the new payment, or the fixed payment of the terms.
  ///
  /// - Parameter inSchedule: whether the new payment is one of the schedule. Any other is not compared with a schedule
  ///   that is calculated from the terms.
  func paymentReplaced(on change: CalendarDate, by new: Money?, inSchedule: Bool = false) -> Money? {
    func isRegular(_ due: CalendarDate?) -> Bool { due.map { !isReduced(on: $0) } ?? true }
    let next = nextObligations.first { $0.kind == .instalment && isRegular($0.due.value) }
    let rows = hasLeftPlan || schedule.kind == .derived && !inSchedule ? [] : schedule.rows
    let row = rows.last {
      $0.kind == .instalment && $0.payment != nil && $0.due.map { $0 < change } ?? false && isRegular($0.due)
    }
    if let due = next?.due.value, due < change {
      return row?.due.map { due < $0 } ?? false ? row?.payment : next?.amount.value
    }
    return row?.payment ?? next?.amount.value.flatMap { $0 == new ? nil : $0 } ?? terms.payment.value
  }
}

extension Money {
  /// Whether another amount is known and differs by at most a thousandth, which rounding can cause.
  fileprivate func isAbout(_ other: Money?) -> Bool {
    guard let other, let gap = subtracting(other)?.magnitude else { return false }
    return Int128(gap.minorUnits) * 1000 <= Int128(minorUnits.magnitude)
  }
}
