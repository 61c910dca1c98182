package import LoanArithmetic

/// What a payment holiday would change, if interest continues and every payment after it is as before.
package struct HolidayOutcome: Sendable, Hashable {
  package var months: Int
  /// The days of the first and the last payment that are not to be made.
  package var from: CalendarDate
  package var until: CalendarDate
  /// The first payment after the holiday.
  package var firstAfter: CalendarDate
  package var payment: Fact<Money>
  /// The additional interest.
  package var cost: Fact<Money>
  package var ends: Fact<CalendarDate>
  package var endsWithout: CalendarDate
  /// The number of months by which the loan ends later; `nil` if these are no whole months.
  package var monthsLater: Int?
  /// The payments from the first day of the holiday on; `nil` if they contain more than principal and interest, which
  /// nobody knows for the added payments.
  package var rows: [ScheduleRow]?
}

extension LoanOnDay {
  /// What a payment holiday from the next payment on would change.
  ///
  /// The payments after it are the same as before, and there are as many of them as it takes. Interest continues; it is
  /// paid before principal.
  func holiday(months: Int, in coming: ComingPayments) throws(WhatIfObstacle) -> HolidayOutcome {
    guard (1...60).contains(months) else { throw .badMonths }
    // With another number of payments, a smaller payment after an early repayment would be another one.
    for repayment in coming.terms.earlyRepayments {
      if case .on(let day) = repayment.moment { throw .booked(day) }
    }
    // With a new rate the payment would be found anew, over another number of payments.
    guard coming.terms.method == .annuity, coming.terms.rateChanges.isEmpty, let payment = coming.rows.first?.payment,
      let rest = coming.rows.first?.rest, let level = payment.subtracting(rest)
    else { throw .unequalPayments }
    guard let from = coming.rows.first?.due, let last = coming.rows.last?.due else { throw .missing([.schedule]) }
    let start = from.components
    guard let end = from.adding(months: months, onDay: start.day)?.adding(days: -1) else { throw .badMonths }
    var terms = coming.terms
    terms.paymentHolidays = [PaymentHoliday(from: from, to: end)]
    terms.paymentAmount = level
    // Enough payments that none of them is larger; the schedule ends with the debt.
    terms.payments = min(2 * (terms.payments + months) + 12, ScheduleTerms.maximumPayments)
    let schedule: Schedule
    do { schedule = try Schedule(terms) } catch {
      throw error.code == .neverAmortises ? .unequalPayments : .badMonths
    }
    let skipped = schedule.rows.filter { $0.kind == .holiday }.compactMap(\.date)
    let paid = schedule.rows.filter { $0.kind == .regular }
    guard let first = paid.first, let firstAfter = first.date, let ends = paid.last?.date, let until = skipped.last,
      let cost = schedule.totalInterest.subtracting(coming.schedule.totalInterest)
    else { throw .badMonths }
    let origin = Origin.derived(rule: "schedule of the terms with and without the holiday")
    return HolidayOutcome(
      months: months, from: from, until: until, firstAfter: firstAfter,
      payment: schedule.money(first.payment).adding(rest).map { .known($0, origin: origin) } ?? .notProvided,
      cost: .known(cost, origin: origin), ends: .known(ends, origin: origin), endsWithout: last,
      monthsLater: last.wholeMonths(until: ends),
      rows: coming.hasMoreThanInterest ? nil : schedule.rows.map { ScheduleRow($0, of: schedule) })
  }
}

extension ScheduleRow {
  /// Creates a row of principal and interest from a calculated one.
  package init(_ row: Schedule.Row, of schedule: Schedule) {
    self.init(
      kind: row.kind.scheduleRowKind, number: row.kind == .regular ? row.number : nil, due: row.date,
      payment: row.kind == .holiday ? nil : schedule.money(row.payment),
      portions: [
        Portion(.principal, schedule.money(row.principal)), Portion(.interest, schedule.money(row.interest)),
      ],
      balance: schedule.money(row.balance))
  }
}
