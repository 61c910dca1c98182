package import LoanArithmetic

/// The payment that clears all arrears on a day, and the debt that is left.
package struct CureOutcome: Sendable, Hashable {
  package var on: CalendarDate
  package var total: Fact<Money>
  /// The overdue amount on the day of the facts.
  package var overdue: Money
  /// The penalties charged by that day beside the overdue amount; `nil` if there are none.
  package var penalties: Money?
  /// The amount that the delay until the day adds; `nil` if it adds none.
  package var added: Money?
  /// The next payment, if it has to be made on that day in the currency of the product.
  package var payment: Money?
  /// Whether that payment is one instalment, and not a minimum payment or the sum of several.
  package var isInstalment = false
  /// The debt after the payment; not provided for a day after the day of the facts.
  package var left: Fact<Money>
  /// The next payment that has to be made and that the total does not contain: one after that day, or one in another
  /// currency.
  package var next: Obligation?
}

extension LoanOnDay {
  /// Returns the payment that clears all arrears on a day up to the next payment, which it includes on its due date
  /// if it has to be made.
  func curing(on target: CalendarDate) throws(WhatIfObstacle) -> CureOutcome {
    let start = dayOfState
    let atStart = onDayOfState
    guard lifecycle.phase.isOpen else { throw notOpen }
    guard atStart.isOverdue else { throw .nothingOverdue }
    guard target >= start else { throw .tooEarly(start) }
    let next = atStart.nextObligation
    if let due = next?.due.value, due < target { throw .afterNextPayment(due) }
    let penalties = atStart.penaltiesBesideOverdue
    guard let known = atStart.amountToCure.value, known.isPositive,
      let overdue = penalties.map({ known.subtracting($0) }) ?? known
    else { throw .missing([.overdueAmount]) }
    let sum = on(target).amountToCure
    guard let arrears = sum.value, on(target).isCureKnown || target == start else { throw .missing([.delayCost]) }
    let isDue = next.map { $0.due.value == target && isRequired($0) } ?? false
    let payment = isDue ? next?.remaining.flatMap { isOwn($0.currency) ? $0 : nil } : nil
    let others = payment == nil ? next : atStart.paymentsInOtherCurrencies.first { $0.due.value == target }
    let beside = others.flatMap { isRequired($0) ? $0 : nil }
    guard let total = Money.sum([arrears, payment].compactMap(\.self), currency: currency) else { throw .noResult }
    let origin = Origin.derived(rule: "overdue amount, what each day of delay adds, and the payment of the day")
    let added = arrears.subtracting(known)
    return CureOutcome(
      on: target, total: payment == nil ? sum : .known(total, origin: origin), overdue: overdue,
      penalties: penalties, added: added.flatMap { $0.isPositive ? $0 : nil }, payment: payment,
      isInstalment: next.map { $0.kind == .instalment && atStart.parts(of: $0).isEmpty } ?? false,
      left: target == start ? left(after: total) : .notProvided, next: beside)
  }

  /// Returns what is to be paid until the day of an outcome: its total or, if the payment being processed clears the
  /// arrears already, without what a delay would add; `nil` if it is unknown.
  package func amountToCure(by outcome: CureOutcome) -> Money? {
    guard isCureOnItsWay, let cure = knownCure else { return outcome.total.value }
    return Money.sum([cure, outcome.payment].compactMap(\.self), currency: currency)
  }

  /// Returns the debt less a payment. This holds only on the day of the facts, because interest accrues afterwards.
  private func left(after payment: Money) -> Fact<Money> {
    guard let left = debt.total.value?.subtracting(payment), left.minorUnits >= 0 else { return .notProvided }
    return .known(left, origin: .derived(rule: "debt without what is paid"))
  }
}
