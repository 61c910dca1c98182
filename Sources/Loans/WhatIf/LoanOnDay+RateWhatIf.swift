package import LoanArithmetic

/// The effect of a change of the rate, if the number of payments stays the same.
package struct RateOutcome: Sendable, Hashable {
  package var percent: ExactDecimal
  package var from: CalendarDate
  /// The rate before the change.
  package var percentBefore: ExactDecimal
  /// The day of the first changed payment.
  package var paymentFrom: CalendarDate
  package var payment: Fact<Money>
  package var paymentBefore: Money?
  /// The additional interest after the change; below zero if it is less than before.
  package var interest: Fact<Money>
  /// The next rate change of the terms on that day or later, which this one replaces.
  package var replaced: RateChange?
  /// The payments from the first changed one on.
  package var rows: [ScheduleRow]
}

extension LoanOnDay {
  /// Returns the effect of a rate change on the payments. It replaces all changes of the terms on that day or later.
  func changingRate(
    to percent: ExactDecimal, from day: CalendarDate, in coming: ComingPayments
  ) throws(WhatIfObstacle) -> RateOutcome {
    guard percent.scale <= 6, let millionths = percent.scaled(toDecimals: 6), (0...1_000_000_000).contains(millionths)
    else { throw .badPercent }
    if let until = coming.fixedUntil { throw .rateEnds(until) }
    guard let first = coming.rows.first(where: { $0.due.map { $0 >= day } ?? false }), let due = first.due else {
      throw .tooLate(coming.rows.last?.due ?? day)
    }
    var terms = coming.terms
    let replaced = terms.rateChanges.filter { $0.from >= day }.min { $0.from < $1.from }
    terms.rateChanges.removeAll { $0.from >= day }
    let before = terms.rateChanges.max { $0.from < $1.from }?.annualRatePercent ?? terms.annualRatePercent
    terms.rateChanges.append(RateChange(from: day, annualRatePercent: percent))
    // A stated payment would keep the next instalment unchanged.
    if first == coming.rows.first { terms.paymentAmount = nil }
    guard let schedule = try? Schedule(terms) else { throw .unequalPayments }
    // By most day counts, a payment on the first day of the new rate contains none of its interest.
    let unchanged = Dictionary(coming.rows.map { ($0.due, $0.payment) }) { first, _ in first }
    guard let stated = coming.stated(schedule.rows, of: schedule) else { throw .irregularSchedule(.other) }
    let all = stated.filter { $0.due.map { $0 >= day } ?? false }
    let rows = all[(all.firstIndex { $0.payment != unchanged[$0.due] } ?? 0)...] + [coming.balloon].compactMap(\.self)
    guard let payment = rows.first?.payment,
      let added = schedule.totalInterest.subtracting(coming.schedule.totalInterest)
    else { throw .badPercent }
    let origin = Origin.derived(rule: "schedule of the terms with the changed rate")
    return RateOutcome(
      percent: percent, from: day, percentBefore: before, paymentFrom: rows.first?.due ?? due,
      payment: .known(payment, origin: origin),
      paymentBefore: rows.first.flatMap { unchanged[$0.due] } ?? first.payment, interest: .known(added, origin: origin),
      replaced: replaced, rows: Array(rows))
  }
}
