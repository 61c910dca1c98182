package import LoanArithmetic

/// The time and the cost of repaying a revolving debt without new purchases.
package struct CardOutcome: Sendable, Hashable {
  /// The debt on the day of the facts.
  package var debt: Money
  /// The yearly rate, for the whole debt.
  package var percent: ExactDecimal
  /// The fixed monthly payment; `nil` for minimum payments, which fall with the debt.
  package var fixed: Money?
  /// The number of monthly payments until nothing is owed.
  package var months: Fact<Int>
  /// The sum of the interest.
  package var interest: Fact<Money>
  /// The sum of the payments.
  package var paid: Fact<Money>
  /// The first payment.
  package var first: Money
  /// Whether the minimum payment is known, so that a fixed payment is not below it.
  package var isMinimumKnown: Bool
}

extension LoanOnDay {
  /// Returns the time and the cost of repaying the debt by a fixed monthly payment or, for `nil`, by minimum payments.
  ///
  /// A twelfth of the yearly rate of purchases accrues on the debt each month; see ``MinimumPaymentRun``. The rule of
  /// the minimum payment must give the one of the last statement, if that is stated. A fixed payment must not be below
  /// the minimum payment of the rule or the next stated one. Nothing is calculated while something is overdue.
  func repayingCard(by fixed: Money?) throws(WhatIfObstacle) -> CardOutcome {
    guard lifecycle.phase.isOpen else { throw notOpen }
    guard isRevolving else { throw .noMinimum }
    guard let owed = debt.total.value else { throw .missing([.debt]) }
    guard owed.isPositive else { throw .noDebt }
    if onDayOfState.isOverdue { throw .overdue }
    guard revolving.subPlans.value?.isEmpty ?? true else { throw .missing([.wholeRate]) }
    guard let rate = rate(on: dayOfState).value?.rate, rate.period == .year, rate.basis == .nominal else {
      throw hasNoRate ? .noRate : .missing([.rate])
    }
    let rule: MinimumPaymentRule
    let isOnTop: Bool
    let least = fixed == nil ? nil : leastPayment(on: owed, at: rate.percent)
    if let fixed {
      if let least, fixed.minorUnits < least.minorUnits { throw .belowMinimumPayment(least) }
      rule = MinimumPaymentRule(percent: ExactDecimal(coefficient: 0, scale: 0), floor: fixed)
      isOnTop = false
    } else {
      guard let stated = revolving.minimumRule.value, let percent = stated.percent else {
        throw .missing([.minimumRule])
      }
      rule = MinimumPaymentRule(percent: percent, floor: stated.floor)
      isOnTop = stated.addsInterest ?? false
      if let difference = minimumDifference(rule, isOnTop: isOnTop) { throw .differs(difference) }
    }
    let run: MinimumPaymentRun
    do {
      run = try MinimumPaymentRun(
        debt: owed, annualRatePercent: rate.percent, rule: rule, paysInterestOnTop: isOnTop)
    } catch {
      guard error.code == .neverAmortises, let interest = interestOfMonth(on: owed, at: rate.percent) else {
        throw .noResult
      }
      throw .neverRepaid(interest: interest)
    }
    let origin = Origin.derived(rule: "debt month by month, with a twelfth of the yearly rate")
    return CardOutcome(
      debt: owed, percent: rate.percent, fixed: fixed, months: .known(run.months, origin: origin),
      interest: .known(run.totalInterest, origin: origin), paid: .known(run.totalPaid, origin: origin),
      first: run.firstPayment, isMinimumKnown: fixed == nil || least != nil)
  }

  /// Returns the larger one of the next stated minimum payment and that of the rule; `nil` if both are unknown. A
  /// stated one in another currency does not count, because it is of another debt.
  private func leastPayment(on debt: Money, at percent: ExactDecimal) -> Money? {
    let next = onDayOfState.nextObligation.flatMap { $0.kind == .minimum ? $0.amount.value : nil }
    let own = next.flatMap { $0.currency == currency ? $0 : nil }
    return [own, minimumByRule(on: debt, at: percent)].compactMap(\.self).max { $0.minorUnits < $1.minorUnits }
  }

  /// Returns the minimum payment by the rule after a month of interest; `nil` if the rule is unknown or not that of the
  /// bank.
  private func minimumByRule(on debt: Money, at percent: ExactDecimal) -> Money? {
    guard let stated = revolving.minimumRule.value, let share = stated.percent,
      let interest = interestOfMonth(on: debt, at: percent), let sum = debt.adding(interest)
    else { return nil }
    let rule = MinimumPaymentRule(percent: share, floor: stated.floor)
    let isOnTop = stated.addsInterest ?? false
    guard minimumDifference(rule, isOnTop: isOnTop) == nil else { return nil }
    return try? isOnTop ? rule.payment(on: debt, accruedInterest: interest) : rule.payment(on: sum)
  }

  /// Returns the minimum payment of the last statement beside that of the rule; `nil` if they are the same or one is
  /// unknown.
  private func minimumDifference(_ rule: MinimumPaymentRule, isOnTop: Bool) -> WhatIfDifference? {
    guard let statement = revolving.statement.value, let closing = statement.closing, let minimum = statement.minimum,
      closing.minorUnits >= 0, let fees = feesOnTop(in: statement)
    else { return nil }
    let interest = statement.interest ?? .zero(currency)
    let whole = [closing, closing.subtracting(interest)]
    let bases = (whole + whole.map { $0?.subtracting(fees) }).compactMap(\.self).filter { $0.minorUnits >= 0 }
    let calculated = bases.compactMap { base in
      (try? rule.payment(on: base, accruedInterest: isOnTop ? interest : nil))?.adding(fees)
    }
    guard let first = calculated.first, !calculated.contains(minimum) else { return nil }
    return WhatIfDifference(.minimum, on: statement.due, stated: minimum, calculated: first)
  }

  /// Returns the fees of a statement that its minimum payment contains beside the share of the debt; `nil` if they are
  /// unknown.
  private func feesOnTop(in statement: Statement) -> Money? {
    revolving.minimumRule.value?.addsFees ?? false ? statement.fees : .zero(currency)
  }

  /// Returns a twelfth of the interest of a year on a debt, rounded to minor units; `nil` if it does not fit 64 bits.
  private func interestOfMonth(on debt: Money, at percent: ExactDecimal) -> Money? {
    guard let share = Fraction("\(percent)"),
      let exact = Fraction(Int128(debt.minorUnits) * Int128(share.numerator), Int128(share.denominator) * 1200),
      let interest = Int64(exactly: exact.decimal(places: 0).coefficient)
    else { return nil }
    return Money(minorUnits: interest, currency: currency)
  }
}
