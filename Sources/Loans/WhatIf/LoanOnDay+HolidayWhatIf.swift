package import LoanArithmetic

/// The effect of a payment holiday, if interest continues and the payments after it keep their amount.
package struct HolidayOutcome: Sendable, Hashable {
  package var months: Int
  /// The due date of the first skipped payment.
  package var from: CalendarDate
  /// The due date of the last skipped payment.
  package var until: CalendarDate
  /// The due date of the first payment after the holiday.
  package var firstAfter: CalendarDate
  /// The amount of that payment.
  package var payment: Fact<Money>
  /// The additional interest.
  package var cost: Fact<Money>
  /// The day of the last payment.
  package var ends: Fact<CalendarDate>
  /// The day of the last payment without the holiday.
  package var endsWithout: CalendarDate
  /// The number of months by which the loan ends later; `nil` if it is not a whole number of months.
  package var monthsLater: Int?
  /// The payments from the first day of the holiday on; `nil` if they have other parts, such as insurance, which are
  /// unknown for the added payments.
  package var rows: [ScheduleRow]?
}

extension LoanOnDay {
  /// Returns the effect of a payment holiday that begins with the next payment.
  ///
  /// The payments after it keep their amount, and as many are added as are needed. Interest continues and is paid
  /// before principal.
  func holiday(months: Int, in coming: ComingPayments) throws(WhatIfObstacle) -> HolidayOutcome {
    guard WhatIf.holidayMonths.contains(months) else { throw .badMonths }
    // The payment after an early repayment depends on the number of payments, which the holiday changes.
    for repayment in coming.terms.earlyRepayments {
      if case .on(let day) = repayment.moment { throw .booked(day) }
    }
    if let until = coming.fixedUntil { throw .rateEnds(until) }
    // It is not known whether a balloon is due later too.
    if let balloon = coming.balloon { throw .irregularSchedule(.lastPayment(balloon.due)) }
    // The payment after a change of the rate depends on the number of payments too.
    guard coming.terms.method == .annuity, coming.terms.rateChanges.isEmpty, let payment = coming.rows.first?.payment,
      let rest = coming.rows.first?.rest, let level = payment.subtracting(rest)
    else { throw .unequalPayments }
    guard let from = coming.rows.first?.due, let last = coming.rows.last?.due else { throw .missing([.schedule]) }
    let start = from.components
    guard let end = from.adding(months: months, onDay: start.day)?.adding(days: -1) else { throw .noResult }
    var terms = coming.terms
    terms.paymentHolidays = [PaymentHoliday(from: from, to: end)]
    terms.paymentAmount = level
    // Enough payments that the last one is not larger. The schedule ends when the debt is repaid.
    terms.payments = min(2 * (terms.payments + months) + 12, ScheduleTerms.maximumPayments)
    guard let schedule = try? Schedule(terms) else { throw .noResult }
    let skipped = schedule.rows.filter { $0.kind == .holiday }.compactMap(\.date)
    let paid = schedule.rows.filter { $0.kind == .regular }
    guard let first = paid.first, let firstAfter = first.date, let ends = paid.last?.date, let until = skipped.last,
      let cost = schedule.totalInterest.subtracting(coming.schedule.totalInterest)
    else { throw .noResult }
    let origin = Origin.derived(rule: "schedule of the terms with and without the holiday")
    return HolidayOutcome(
      months: months, from: from, until: until, firstAfter: firstAfter,
      payment: schedule.money(first.payment).adding(rest).map { .known($0, origin: origin) } ?? .notProvided,
      cost: .known(cost, origin: origin), ends: .known(ends, origin: origin), endsWithout: last,
      monthsLater: last.wholeMonths(until: ends),
      rows: coming.hasOtherParts
        ? nil
        : coming.withOtherParts(schedule.rows, of: schedule).map { paid in
          schedule.rows.filter { $0.kind == .holiday }.map { ScheduleRow($0, of: schedule) } + paid
        })
  }
}
