package import LoanArithmetic

/// The effect of a change of the rate, if the number of payments stays the same.
package struct RateOutcome: Sendable, Hashable {
  package var percent: ExactDecimal
  package var from: CalendarDate
  /// The rate before the change.
  package var percentBefore: ExactDecimal
  /// The day of the first changed payment.
  package var paymentFrom: CalendarDate
  /// The first payment that has the new rate for all of its time, and none of the changes that fall away before it.
  package var payment: Fact<Money>
  /// The payment of the same day without the change; `nil` if the difference would not be the rate's alone.
  package var paymentBefore: Money?
  /// The first day of ``payment`` in place of ``paymentBefore``, if that is not the first changed payment.
  package var comparedFrom: CalendarDate?
  /// The additional interest after the change; below zero if it is less than before.
  package var interest: Fact<Money>
  /// The next rate change of the terms on that day or later, which this one replaces.
  package var replaced: RateChange?
  /// The payments from the first changed one on.
  package var rows: [ScheduleRow]
}

extension LoanOnDay {
  private static let changedRate = Origin.derived(rule: "schedule of the terms with the changed rate")

  /// Returns the effect of a rate change on the payments. It replaces all changes of the terms on that day or later.
  func changingRate(
    to percent: ExactDecimal, from day: CalendarDate, in coming: ComingPayments
  ) throws(WhatIfObstacle) -> RateOutcome {
    guard percent.scale <= 6, let millionths = percent.scaled(toDecimals: 6), (0...1_000_000_000).contains(millionths)
    else { throw .badPercent }
    if let until = coming.fixedUntil { throw .rateEnds(until) }
    guard let last = coming.rows.last?.due else { throw .missing([.schedule]) }
    guard let first = coming.rows.first(where: { $0.due.map { $0 >= day } ?? false }), let due = first.due else {
      throw .tooLate(last)
    }
    var terms = coming.terms
    let replaced = terms.rateChanges.filter { $0.from >= day }.sorted { $0.from < $1.from }
    terms.rateChanges.removeAll { $0.from >= day }
    let before = terms.rateChanges.max { $0.from < $1.from }?.annualRatePercent ?? terms.annualRatePercent
    var outcome = RateOutcome(
      percent: percent, from: day, percentBefore: before, paymentFrom: due, payment: .notProvided,
      paymentBefore: first.payment, interest: .known(.zero(currency), origin: Self.changedRate),
      replaced: replaced.first, rows: Array(coming.allRows.drop { $0.due.map { $0 < due } ?? true }))
    if replaced.isEmpty, before.scaled(toDecimals: 6) == millionths {
      outcome.payment = first.payment.map { .known($0, origin: Self.changedRate) } ?? .notProvided
      return outcome
    }
    terms.rateChanges.append(RateChange(from: day, annualRatePercent: percent))
    // A stated payment would keep the next instalment unchanged.
    if first == coming.rows.first { terms.paymentAmount = nil }
    guard let schedule = try? Schedule(terms) else { throw .noResult }
    let unchanged = Dictionary(coming.rows.map { ($0.due, $0.payment) }) { first, _ in first }
    guard let stated = coming.withOtherParts(schedule.rows, of: schedule) else { throw .irregularSchedule(.other) }
    let all = stated.filter { $0.due.map { $0 >= day } ?? false }
    // By most day counts, a payment on the first day of the new rate contains none of its interest.
    let rows = all[(all.firstIndex { $0.payment != unchanged[$0.due] } ?? 0)...]
    outcome.rows = rows + [coming.balloon].compactMap(\.self)
    // The first of them may have the old rate for a part of its time, and the changes that fall away may be later.
    let whole = wholePeriod(
      in: Array(rows), of: stated, by: terms, since: [terms.method == .annuity ? nil : day, replaced.last?.from])
    let shown = whole?.row ?? rows.first
    guard let payment = shown?.payment,
      let added = schedule.totalInterest.subtracting(coming.schedule.totalInterest)
    else { throw .noResult }
    outcome.paymentFrom = rows.first?.due ?? due
    outcome.payment = .known(payment, origin: Self.changedRate)
    outcome.interest = .known(added, origin: Self.changedRate)
    let until = whole?.from ?? shown?.due ?? day
    let old = replaced.last { $0.from <= until }?.annualRatePercent ?? before
    // The same difference may begin before: by some day counts, the first day of a period bears no interest.
    let alike = rows.prefix { $0.due != shown?.due }.reversed().prefix { row in
      row.payment == payment && unchanged[row.due] == shown.flatMap { unchanged[$0.due] }
    }
    let compared = alike.last?.due ?? shown?.due
    outcome.comparedFrom = compared == outcome.paymentFrom ? nil : compared
    outcome.paymentBefore = (shown.flatMap { unchanged[$0.due] } ?? first.payment).flatMap {
      Self.isEffect(of: percent, insteadOf: old, on: payment, insteadOf: $0) ? $0 : nil
    }
    return outcome
  }

  /// Whether a payment differs from another one in the same direction as their rates. If the payments of a loan are not
  /// equal, one that is calculated anew may differ for this reason, too.
  private static func isEffect(
    of rate: ExactDecimal, insteadOf old: ExactDecimal, on payment: Money, insteadOf other: Money
  ) -> Bool {
    let rates = [rate, old].compactMap { $0.scaled(toDecimals: 6) }
    guard rates.count == 2 else { return false }
    return payment.minorUnits > other.minorUnits ? rates[0] > rates[1] : payment != other && rates[0] < rates[1]
  }

  /// Returns the first changed row whose whole period is after some days, with the day on which the period begins;
  /// `nil` without days, or if there is none. The last row does not count, because it may repay what the others leave.
  private func wholePeriod(
    in changed: [ScheduleRow], of all: [ScheduleRow], by terms: ScheduleTerms, since days: [CalendarDate?]
  ) -> (from: CalendarDate, row: ScheduleRow)? {
    guard let since = days.compactMap(\.self).max(), let first = changed.first?.due else { return nil }
    let before = all.last { $0.due.map { $0 < first } ?? false }?.due ?? terms.disbursed
    let begins = [before] + changed.map(\.due)
    return zip(begins, changed.dropLast()).lazy.compactMap { from, row in from.map { ($0, row) } }
      .first { from, _ in from >= since }
  }
}
