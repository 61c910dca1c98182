package import LoanArithmetic

/// The time and the cost of repaying a revolving debt without new purchases.
package struct CardOutcome: Sendable, Hashable {
  /// The debt on the day of the facts.
  package var debt: Money
  /// The yearly rate, for the whole debt.
  package var percent: ExactDecimal
  /// The fixed monthly payment; `nil` for minimum payments, which fall with the debt.
  package var fixed: Money?
  package var months: Fact<Int>
  package var interest: Fact<Money>
  package var paid: Fact<Money>
  /// The first payment.
  package var first: Money
}

extension LoanOnDay {
  /// Returns the time and the cost of repaying the debt by a fixed monthly payment or, for `nil`, by minimum payments.
  ///
  /// A twelfth of the yearly rate of purchases accrues on the debt each month; see ``MinimumPaymentRun``. The rule of
  /// the minimum payment must give the one of the last statement, if that is stated.
  func repayingCard(by fixed: Money?) throws(WhatIfObstacle) -> CardOutcome {
    guard lifecycle.phase.isOpen else { throw .notOpen }
    guard isRevolving else { throw .noMinimum }
    guard let owed = debt.total.value else { throw .missing([.debt]) }
    guard owed.isPositive else { throw .noDebt }
    guard revolving.subPlans.value?.isEmpty ?? true else { throw .missing([.wholeRate]) }
    guard let rate = rate(on: dayOfState).value?.rate, rate.period == .year, rate.basis == .nominal else {
      throw .missing([.rate])
    }
    let rule: MinimumPaymentRule, isOnTop: Bool
    if let fixed {
      guard fixed.isPositive else { throw .badAmount }
      let next = onDayOfState.nextObligation
      if let next, next.kind == .minimum, let minimum = next.amount.value, fixed.minorUnits < minimum.minorUnits {
        throw .belowMinimumPayment(minimum)
      }
      (rule, isOnTop) = (MinimumPaymentRule(percent: ExactDecimal(coefficient: 0, scale: 0), floor: fixed), false)
    } else {
      guard let stated = revolving.minimumRule.value, let percent = stated.percent else {
        throw .missing([.minimumRule])
      }
      rule = MinimumPaymentRule(percent: percent, floor: stated.floor)
      isOnTop = stated.addsInterest ?? false
      guard givesStatedMinimum(rule, isOnTop: isOnTop) else { throw .differs }
    }
    let run: MinimumPaymentRun
    do {
      run = try MinimumPaymentRun(
        debt: owed, annualRatePercent: rate.percent, rule: rule, paysInterestOnTop: isOnTop)
    } catch {
      guard error.code == .neverAmortises, let interest = interestOfMonth(on: owed, rate.percent) else {
        throw .badAmount
      }
      throw .neverRepaid(interest: interest)
    }
    let origin = Origin.derived(rule: "debt month by month, with a twelfth of the yearly rate")
    return CardOutcome(
      debt: owed, percent: rate.percent, fixed: fixed, months: .known(run.months, origin: origin),
      interest: .known(run.totalInterest, origin: origin), paid: .known(run.totalPaid, origin: origin),
      first: run.firstPayment)
  }

  /// Whether the rule gives the minimum payment of the last statement, if both are stated.
  private func givesStatedMinimum(_ rule: MinimumPaymentRule, isOnTop: Bool) -> Bool {
    guard let statement = revolving.statement.value, let closing = statement.closing, let minimum = statement.minimum,
      closing.minorUnits >= 0
    else { return true }
    let interest = statement.interest ?? .zero(currency)
    let bases = [closing, closing.subtracting(interest)].compactMap(\.self).filter { $0.minorUnits >= 0 }
    return bases.contains { base in
      (try? rule.payment(on: base, accruedInterest: isOnTop ? interest : nil)) == minimum
    }
  }

  private func interestOfMonth(on debt: Money, _ percent: ExactDecimal) -> Money? {
    guard let share = Fraction("\(percent)"),
      let exact = Fraction(Int128(debt.minorUnits) * Int128(share.numerator), Int128(share.denominator) * 1200),
      let interest = Int64(exactly: exact.decimal(places: 0).coefficient)
    else { return nil }
    return Money(minorUnits: interest, currency: currency)
  }
}
