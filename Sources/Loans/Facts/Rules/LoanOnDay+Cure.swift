package import LoanArithmetic

extension LoanOnDay {
  /// The payment that clears all arrears on the day.
  ///
  /// It is the overdue amount, with the penalties charged beside it and the daily increase since the day of the facts,
  /// up to the cap on charges. There is no increase if it is unknown, before the day of the facts, and after a later
  /// payment has fallen due.
  package var amountToCure: Fact<Money> {
    let known = overdueWithPenalties
    guard let amount = known.value, let since = asOf, since < day, !hasPaymentFallenDue,
      let growth = cappedGrowth(from: since, to: day), let sum = amount.adding(growth)
    else { return known }
    return .known(sum, origin: .derived(rule: "overdue amount, and what each day of delay adds"))
  }

  /// The overdue amount with the penalties charged beside it.
  private var overdueWithPenalties: Fact<Money> {
    let overdue = overdueAmount
    guard let penalties = penaltiesBesideOverdue, let sum = overdue.value?.adding(penalties) else { return overdue }
    return .known(sum, origin: .derived(rule: "overdue amount and penalties"), asOf: otherDayOfFacts)
  }

  /// The charged penalties that the overdue amount does not contain; `nil` if there are none or it is unknown.
  package var penaltiesBesideOverdue: Money? {
    guard isOverdue, let charged = debt.penalties.value, let inside = penaltiesInOverdue,
      let beside = charged.subtracting(inside), beside.isPositive
    else { return nil }
    return beside
  }

  /// The penalties that the overdue amount contains, by its parts or because it is the sum of missed instalments or the
  /// whole debt; `nil` if it is unknown.
  private var penaltiesInOverdue: Money? {
    guard let amount = overdueAmount.value else { return nil }
    let zero = Money.zero(currency)
    if debt.overdue.portions.sum(in: currency) == amount { return debt.overdue.portions.amount(of: .penalties) ?? zero }
    if debt.penalties.value?.isZero ?? (debt.penalties == .absent(.notApplicable)) { return zero }
    if amount == debt.total.value { return debt.penalties.value }
    return consistsOfInstalments(amount) ? zero : nil
  }

  /// Returns the increase of the overdue amount after `since` until `day`, which ends when all charges reach their cap;
  /// `nil` if unknown.
  private func cappedGrowth(from since: CalendarDate, to day: CalendarDate) -> Money? {
    guard let left = chargeable.value,
      let daily = debt.payoff.value?.perDiem ?? on(since).uncappedDelayPerDiem.value, daily.isPositive,
      case let fullDays = Int(left.minorUnits / daily.minorUnits), fullDays < since.days(until: day),
      let last = since.adding(days: fullDays), let rest = on(last).delayPerDiem.value
    else { return growth(from: since, to: day) }
    return growth(from: since, to: last)?.adding(rest)
  }

  /// Returns the increase of the overdue amount after `since` until `day`, by the daily increase of each year; `nil` if
  /// unknown.
  private func growth(from since: CalendarDate, to day: CalendarDate) -> Money? {
    var sum = Money.zero(currency)
    var from = since
    while from < day {
      guard let next = from.adding(days: 1), let yearEnd = CalendarDate(year: next.year, month: 12, day: 31),
        let perDiem = on(min(day, yearEnd)).uncappedDelayPerDiem.value,
        let grown = sum.adding(perDiem, times: from.days(until: min(day, yearEnd)))
      else { return nil }
      sum = grown
      from = min(day, yearEnd)
    }
    return sum
  }

  /// Whether the payment being processed is known to clear all arrears, so that they are not to be paid again.
  package var isCureOnItsWay: Bool {
    knownCure.map { $0.isPositive && paymentOnItsWay(for: $0) != nil } ?? false
  }

  /// The payment that clears all arrears on the day; `nil` if only that of the day of the facts is known.
  package var knownCure: Money? { isCureKnown ? amountToCure.value : nil }

  /// Whether a payment is being processed of which it is unknown whether it clears the arrears.
  package var mayCureBeOnItsWay: Bool {
    isUnknownPaymentOnItsWay
      || isShown(.paymentProcessing) && knownCure == nil && isOwn(amountOnItsWay?.currency)
  }

  /// Whether ``amountToCure`` applies to the day, not only to the day of the facts.
  package var isCureKnown: Bool {
    guard let asOf, asOf != day else { return true }
    return isOverdueAsStated && delayPerDiem.value != nil
  }

  /// Whether the next payment of the facts fell due before this day, so that it is unknown whether it was made.
  private var hasPaymentFallenDue: Bool {
    nextObligation?.due.value.map { $0 < day } ?? false
  }

  /// Whether the overdue amount of the facts can be that of the day: the day is not before that of the facts, and no
  /// payment has fallen due since.
  private var isOverdueAsStated: Bool { (asOf.map { $0 <= day } ?? true) && !hasPaymentFallenDue }

  /// The daily increase of the overdue amount on the day: as stated, or the daily penalty by the terms, up to what the
  /// cap on charges still allows. It is of the day of the facts if more or less may be overdue than then.
  package var delayPerDiem: Fact<Money> {
    let perDiem = uncappedDelayPerDiem.map(allowedOnDay)
    return isOverdueAsStated ? perDiem : perDiem.dated(perDiem.asOf ?? otherDayOfFacts)
  }

  /// The daily increase of the debt if all of it is overdue because the term has ended; `nil` if it is unknown.
  private var perDiemOfOverdueDebt: Fact<Money>? {
    guard isMaturedUnpaid, let overdue = overdueAmount.value, overdue == debt.total.value,
      case .known(let payoff, let origin, let asOf) = debt.payoff, let perDiem = payoff.perDiem,
      lastPaymentSincePayoff(by: day) == nil
    else { return nil }
    return .known(perDiem, origin: origin, asOf: asOf)
  }

  /// The daily increase without the cap on charges: as stated, that of the debt if all of it is overdue, or the daily
  /// penalty.
  ///
  /// The daily penalty is its base times the daily rate, or times the yearly rate divided by the 365 or 366 days of the
  /// year, rounded half-up to minor units. The base excludes penalties. A monthly rate, an unknown base, and a
  /// penalty that rounds to nothing give no daily penalty; a rate of zero gives one of zero.
  private var uncappedDelayPerDiem: Fact<Money> {
    if debt.overdue.perDiem.isNotProvided, let perDiem = perDiemOfOverdueDebt { return perDiem }
    guard debt.overdue.perDiem.isNotProvided, let penalty = terms.penalty.value, let rate = penalty.rate,
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
      let growth = Int64(exactly: exact.decimal(places: 0).coefficient), growth > 0 || rate.percent.coefficient == 0
    else { return debt.overdue.perDiem }
    return .known(Money(minorUnits: growth, currency: currency), origin: .derived(rule: "penalty of one day"))
  }

  /// Returns the amount from which a daily penalty is calculated, without penalties; `nil` if it is unknown.
  private func penaltyBase(of penalty: PenaltyTerms) -> Money? {
    switch penalty.base {
    case .overduePrincipal: debt.overdue.portions.amount(of: .principal)
    case .overdueAmount:
      overdueAmount.value.flatMap { amount in
        // If the amount may contain charged penalties, its part without them is unknown.
        penaltiesInOverdue.map { amount.subtracting($0) } ?? (debt.penalties.value?.isPositive == true ? nil : amount)
      }
    case .debt:
      debt.total.value.flatMap { total in
        let penalties = debt.penalties.value ?? debt.overdue.portions.amount(of: .penalties)
        return penalties.map { total.subtracting($0) } ?? total
      }
    case nil: nil
    }
  }
}
