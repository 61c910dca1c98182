public import LoanArithmetic

/// The payments of sub-plans that are due on one day.
public struct PlanPayments: Sendable, Hashable {
  /// The payment of one sub-plan.
  public struct Part: Sendable, Hashable {
    public var plan: SubPlan
    /// The number of the payment in its plan, from 1; `nil` if it is unknown.
    public var number: Int?
    public var amount: Money
  }

  public var due: CalendarDate
  /// The payments, in the order of the plans.
  public var parts: [Part]
  /// The sum of the payments.
  public var total: Money
}

extension LoanOnDay {
  /// Finds the customer's payments of all sub-plans from the day on, grouped by due date, the earliest first.
  ///
  /// The next payment of a plan is as stated, or what is left if that is less. Later ones are calculated if the amount
  /// left consists of equal payments and a last one that is no larger, which means that no interest is added. A plan whose
  /// next due date is past is left out, because it is unknown whether that payment was made.
  func findPlanPayments() -> [PlanPayments] {
    guard lifecycle.phase.isOpen else { return [] }
    let parts = openPlans.flatMap { comingPayments(of: $0) }
    return Dictionary(grouping: parts, by: \.due).compactMap { due, parts in
      Money.sum(parts.map(\.part.amount), currency: currency).map {
        PlanPayments(due: due, parts: parts.map(\.part), total: $0)
      }
    }.sorted { $0.due < $1.due }
  }

  /// Whether the schedule lists the payments of the whole product, which contain those of the plans.
  var listsWholePayments: Bool { schedule.rows.contains { $0.kind.isOwed } }

  /// Whether a minimum payment contains those of the plans.
  var isMinimumOfPlans: Bool { revolving.minimumRule.value != nil || revolving.statement.value != nil }

  /// The sub-plans that the customer still repays, and nobody else.
  var openPlans: [SubPlan] { (revolving.subPlans.value ?? []).filter { $0.payer == nil && !$0.isRepaid } }

  /// Whether the day and the amount of the next payment of each of the ``openPlans`` are known.
  var knowsPaymentsOfAllPlans: Bool {
    openPlans.allSatisfy { plan in plan.payment != nil && plan.nextDue.map { $0 >= day } ?? false }
  }

  /// The largest number of payments left for which the payments after the next one are calculated.
  private static let paymentsAhead = 60

  private func comingPayments(of plan: SubPlan) -> [(due: CalendarDate, part: PlanPayments.Part)] {
    guard let next = plan.nextDue, next >= day, let payment = plan.payment, payment.isPositive else { return [] }
    let number = plan.paid.map { $0 + 1 }
    let amount = plan.left.flatMap { $0.minorUnits < payment.minorUnits ? $0 : nil } ?? payment
    let first = (due: next, part: PlanPayments.Part(plan: plan, number: number, amount: amount))
    guard let left = plan.left, let all = plan.payments, let paid = plan.paid, let every = terms.paymentEvery.value,
      (2...Self.paymentsAhead).contains(all - paid),
      let last = left.subtracting(
        Money(minorUnits: payment.minorUnits.saturatingMultiplied(by: all - paid - 1), currency: currency)),
      last.isPositive, last.minorUnits <= payment.minorUnits
    else { return [first] }
    let later = (1..<all - paid).compactMap { step -> (due: CalendarDate, part: PlanPayments.Part)? in
      guard let due = next.adding(every, times: step) else { return nil }
      let amount = step == all - paid - 1 ? last : payment
      return (due, PlanPayments.Part(plan: plan, number: paid + 1 + step, amount: amount))
    }
    return [first] + later
  }
}

extension Int64 {
  fileprivate func saturatingMultiplied(by count: Int) -> Int64 {
    let (product, overflows) = multipliedReportingOverflow(by: Int64(count))
    return overflows ? .max : product
  }
}

extension CalendarDate {
  /// Returns the day that is `times` times a length of time later.
  func adding(_ time: Term, times: Int = 1) -> CalendarDate? {
    switch time.unit {
    case .days: adding(days: time.count * times)
    case .weeks: adding(days: time.count * times * 7)
    case .months: adding(months: time.count * times)
    case .years: adding(months: time.count * times * 12)
    }
  }
}
