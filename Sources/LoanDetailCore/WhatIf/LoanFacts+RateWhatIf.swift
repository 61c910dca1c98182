package import LoanArithmetic

/// What a change of the rate would change, if the number of payments stays the same.
package struct RateOutcome: Sendable, Hashable {
  package var percent: ExactDecimal
  package var from: CalendarDate
  /// The rate before the change.
  package var percentBefore: ExactDecimal
  /// The first changed payment.
  package var paymentFrom: CalendarDate
  package var payment: Fact<Money>
  package var paymentBefore: Money?
  /// The additional interest from the change on; below zero if there is less of it.
  package var interest: Fact<Money>
  /// The payments from the first changed one on.
  package var rows: [ScheduleRow]
}

extension LoanFacts {
  /// What becomes of the payments if the rate changes on a day. Changes that the terms state for a later day fall away.
  func changingRate(
    to percent: ExactDecimal, from day: CalendarDate, in coming: ComingPayments
  ) throws(WhatIfObstacle) -> RateOutcome {
    guard percent.coefficient >= 0, percent.scaled(toDecimals: 0) ?? 0 <= 1000, percent.scale <= 6 else {
      throw .badPercent
    }
    let unchanged = coming.rows.prefix { $0.due.map { $0 < day } ?? false }
    let rest = coming.rows.dropFirst(unchanged.count)
    guard let first = rest.first, let due = first.due else { throw .tooLate(coming.rows.last?.due ?? day) }
    var terms = coming.terms
    let start = unchanged.last?.due ?? terms.disbursed
    terms.principal = unchanged.last?.balance ?? terms.principal
    terms.disbursed = start
    terms.firstPayment = due
    terms.payments = rest.count
    terms.paymentAmount = nil
    let earlier = terms.rateChanges.filter { $0.from < day }
    let current = earlier.filter { change in start.map { change.from <= $0 } ?? false }.max { $0.from < $1.from }
    terms.annualRatePercent = current?.annualRatePercent ?? terms.annualRatePercent
    let before = earlier.max { $0.from < $1.from }?.annualRatePercent ?? terms.annualRatePercent
    terms.rateChanges =
      earlier.filter { change in start.map { change.from > $0 } ?? true }
      + [RateChange(from: day, annualRatePercent: percent)]
    terms.earlyRepayments.removeAll { repayment in
      if case .on(let date) = repayment.moment, let start { date <= start } else { false }
    }
    guard let schedule = try? Schedule(terms) else { throw .unequalPayments }
    let rows = coming.stated(schedule.rows, of: schedule)
    guard let payment = rows.first?.payment, let now = Money.sum(
        coming.schedule.rows.filter { row in row.date.map { date in start.map { date > $0 } ?? true } ?? false }
          .map { schedule.money($0.interest) }, currency: currency),
      let added = schedule.totalInterest.subtracting(now)
    else { throw .badPercent }
    let origin = Origin.derived(rule: "schedule of the terms with the changed rate")
    return RateOutcome(
      percent: percent, from: day, percentBefore: before, paymentFrom: due, payment: .known(payment, origin: origin),
      paymentBefore: first.payment, interest: .known(added, origin: origin), rows: rows)
  }
}
