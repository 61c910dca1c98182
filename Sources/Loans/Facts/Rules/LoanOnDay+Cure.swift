package import LoanArithmetic

extension LoanOnDay {
  /// What must be paid on the day so that nothing is overdue then.
  ///
  /// It is the overdue amount, and for each day since the day of the facts what a day of delay adds. Without that, before
  /// the day of the facts, and after a later payment has fallen due, it is the amount of the facts' own day. After the end
  /// of the term, without an overdue amount, it is the whole debt. The growth ends at the limit of all charges.
  package var amountToCure: Fact<Money> {
    let overdue = overdueAmount
    if overdue == .notProvided, lifecycle.phase == .maturedUnpaid { return debt.total }
    guard let amount = overdue.value, let since = asOf, since < day, !hasPaymentFallenDue,
      let growth = growth(from: since, to: day), let sum = amount.adding(allowed(growth))
    else { return overdue }
    return .known(sum, origin: .derived(rule: "overdue amount, and what each day of delay adds"))
  }

  /// What the days after one day and up to another add, each by the length of its own year; `nil` if it is not known.
  private func growth(from since: CalendarDate, to day: CalendarDate) -> Money? {
    var (sum, from) = (Money.zero(currency), since)
    while from < day {
      guard let next = from.adding(days: 1), let yearEnd = CalendarDate(year: next.year, month: 12, day: 31),
        let perDiem = on(min(day, yearEnd)).delayPerDiem.value,
        let grown = sum.adding(perDiem, times: from.days(until: min(day, yearEnd)))
      else { return nil }
      (sum, from) = (grown, min(day, yearEnd))
    }
    return sum
  }

  /// Whether ``amountToCure`` is true for the day, not only for the day of the facts.
  package var isCureKnown: Bool {
    guard let asOf, asOf != day else { return true }
    return asOf < day && delayPerDiem.value != nil && !hasPaymentFallenDue
  }

  /// Whether a payment was due after the day of the facts and before this day, so that nobody knows whether it was made.
  private var hasPaymentFallenDue: Bool {
    nextObligation?.due.value.map { $0 < day } ?? false
  }

  /// What a day of delay adds to the overdue amount: as stated, or the penalty of one day by the terms.
  ///
  /// The penalty of a day is its base multiplied by the rate a day, or by the rate a year over the days of that year,
  /// rounded half-up to minor units. No penalty is charged on penalties. A monthly rate and a base that is unknown give
  /// nothing.
  package var delayPerDiem: Fact<Money> {
    guard debt.overdue.perDiem.value == nil, let penalty = terms.penalty.value, let rate = penalty.rate,
      let base = penaltyBase(of: penalty), base.isPositive
    else { return debt.overdue.perDiem }
    let daysOfRate: Int128
    switch rate.period {
    case .day: daysOfRate = 1
    case .year: daysOfRate = CalendarDate.isLeap(day.year) ? 366 : 365
    case .month: return debt.overdue.perDiem
    }
    guard rate.percent.coefficient >= 0, let share = Fraction("\(rate.percent)"),
      let exact = Fraction(
        Int128(base.minorUnits) * Int128(share.numerator), Int128(share.denominator) * 100 * daysOfRate),
      let growth = Int64(exactly: exact.decimal(places: 0).coefficient), growth > 0
    else { return debt.overdue.perDiem }
    let ofDay = allowed(Money(minorUnits: growth, currency: currency))
    return ofDay.isPositive ? .known(ofDay, origin: .derived(rule: "penalty of one day")) : debt.overdue.perDiem
  }

  /// What must be paid so that nothing is overdue and the next payment is made too; `nil` if one of the two is unknown.
  package var amountToCureWithNext: Fact<Money>? {
    guard isCureKnown, let cure = amountToCure.value, let next = nextObligation?.remaining,
      next.isPositive,
      let sum = Money.sum([cure, next], currency: currency)
    else { return nil }
    return .known(sum, origin: .derived(rule: "overdue amount and next payment"))
  }

  private func penaltyBase(of penalty: PenaltyTerms) -> Money? {
    switch penalty.base {
    case .overduePrincipal: debt.overdue.portions.amount(of: .principal)
    case .overdueAmount:
      overdueAmount.value.flatMap { amount in
        debt.overdue.portions.amount(of: .penalties).map { amount.subtracting($0) } ?? amount
      }
    case .debt: debt.total.value
    case nil: nil
    }
  }
}
