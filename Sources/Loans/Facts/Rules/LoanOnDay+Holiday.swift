package import LoanArithmetic

extension LoanOnDay {
  /// The cost of a payment holiday: the stated schedule compared with one calculated from the terms without a holiday.
  package struct HolidayCost: Sendable, Hashable {
    /// The additional interest.
    package var interest: Money
    /// The day of the last payment without the holiday.
    package var endsWithout: CalendarDate
    /// The day of the last payment with the holiday.
    package var ends: CalendarDate
    /// The number of months between the two; `nil` if they are not whole months apart.
    package var months: Int?
  }

  /// Whether a payment holiday without interest begins or ends after `day` and no later than `target`. What each day
  /// adds from then on is unknown.
  func isInterestSwitched(by target: CalendarDate) -> Bool {
    guard let holiday = holiday.value, holiday.interestContinues == false else { return false }
    let (first, last) = statedDaysOfHoliday
    return [first, last?.adding(days: 1) ?? holiday.firstPaymentAfter].contains {
      $0.map { day < $0 && $0 <= target } ?? false
    }
  }

  /// Whether a day lies in a payment holiday with reduced payments.
  func isReduced(on day: CalendarDate) -> Bool {
    guard holiday.value?.reducedTo != nil, let first = holiday.value?.from else { return false }
    return first <= day && holiday.value?.until.map { day <= $0 } ?? true
  }

  /// The first and the last day of the payment holiday, as stated for the state or else for the holiday.
  var statedDaysOfHoliday: (first: CalendarDate?, last: CalendarDate?) {
    let state = lifecycle.details[.paymentHoliday]
    let holiday = holiday.value
    return (state?.since ?? holiday?.from, state?.until ?? holiday?.until)
  }

  /// The sum that a payment holiday put off to a day of the next twelve months.
  ///
  /// `nil` if the schedule has a row on this day or later, which contains it, if an obligation of the day is as large,
  /// or if the source states no day of a payment, so that others may come before it.
  var deferredObligation: Obligation? {
    let stated = obligations.value ?? []
    guard case .known(let holiday, let origin, _) = holiday, let due = holiday.deferredDue, due >= day,
      let last = day.adding(months: 12), due <= last,
      let amount = holiday.deferred, amount.isPositive, !isReplacedByRepayment(due),
      !schedule.rows.contains(where: { $0.due.map { $0 >= due } ?? true }),
      stated.contains(where: { $0.due.value.map { $0 >= day } ?? false }),
      !stated.contains(where: { stated in
        stated.due.value == due
          && stated.amount.value.map { $0.currency == amount.currency && $0.minorUnits >= amount.minorUnits } ?? true
      })
    else { return nil }
    var obligation = Obligation(kind: .other)
    obligation.due = .known(due, origin: origin)
    obligation.amount = .known(amount, origin: origin)
    return obligation
  }

  /// The cost of the payment holiday.
  ///
  /// It is provided only if the schedule of the terms begins with exactly the payments before the holiday, the stated
  /// schedule contains all payments with their interest, and the source does not state that the holiday is free of
  /// interest. The number of payments without the holiday follows from the term.
  package var holidayCost: Fact<HolidayCost> {
    let rows = schedule.rows.filter { $0.kind != .disbursement }
    guard schedule.kind == .full || schedule.kind == .plan, !schedule.isTruncated,
      holiday.value?.interestContinues != false,
      let start = rows.firstIndex(where: { $0.kind == .paymentHoliday }), start > 0,
      let terms = agreedTerms(payments: paymentsOfTerm), let without = try? Schedule(terms),
      without.begins(with: rows[..<start]),
      let total = interest(of: rows), let cost = total.subtracting(without.totalInterest), cost.isPositive,
      let ends = rows.last?.due, let endsWithout = without.rows.last?.date
    else { return .notProvided }
    let months = endsWithout.wholeMonths(until: ends)
    return .known(
      HolidayCost(interest: cost, endsWithout: endsWithout, ends: ends, months: months),
      origin: .derived(rule: "interest of the schedule with and without the holiday"))
  }

  /// The number of payments in the agreed term; `nil` if it is not a whole number.
  private var paymentsOfTerm: Int? {
    guard let term = terms.term.value?.months, let period = paymentPeriod?.months, term % period == 0 else {
      return nil
    }
    return term / period
  }

  /// The interest of all rows; `nil` if a row that is to be paid does not state it.
  private func interest(of rows: [ScheduleRow]) -> Money? {
    let parts = rows.map { $0.portions.amount(of: .interest) }
    guard zip(rows, parts).allSatisfy({ $0.kind == .paymentHoliday || $1 != nil }) else { return nil }
    return Money.sum(parts.compactMap(\.self), currency: currency)
  }
}

extension CalendarDate {
  /// Returns the number of months until a later day; `nil` if the days are not whole months apart.
  func wholeMonths(until later: CalendarDate) -> Int? {
    let (start, end) = (components, later.components)
    let months = (end.year - start.year) * 12 + end.month - start.month
    return adding(months: months, onDay: start.day) == later ? months : nil
  }
}
