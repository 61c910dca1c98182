public import LoanArithmetic

/// The payments of sub-plans that are due on one day.
public struct PlanPayments: Sendable, Hashable {
  /// The payment of one sub-plan.
  public struct Part: Sendable, Hashable {
    public var plan: SubPlan
    /// The number of the payment in its plan, from 1; `nil` if it is unknown.
    public var number: Int?
    public var amount: Money
    /// Whether the source states neither the day nor the amount.
    public var isCalculated = false
  }

  public var due: CalendarDate
  /// The payments, in the order of the plans.
  public var parts: [Part]
  /// The sum of the payments.
  public var total: Money
}

extension LoanOnDay {
  /// Finds the customer's payments of all sub-plans from the day on, grouped by due date, the earliest first. Those
  /// that a booked repayment of the whole debt replaces are left out.
  ///
  /// The payments of a plan are those that the source lists. If it lists none, the next one is as stated, or what is
  /// left if that is less, and later ones are calculated: if the amount left consists of equal payments or, of a plan
  /// without interest, of equal payments and a smaller last one. With interest, the payments come to more than what is
  /// left, so that only the next one is known. A plan whose next due date is past is left out, because it is unknown
  /// whether that payment was made.
  func findPlanPayments() -> [PlanPayments] {
    guard lifecycle.phase.isOpen else { return [] }
    let parts = openPlans.flatMap { comingPayments(of: $0) }.filter { !isReplacedByRepayment($0.due) }
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

  /// The rate of a sub-plan on the day: its own or the one that the terms state for it; `nil` if neither is known.
  package func rate(of plan: SubPlan) -> Rate? { plan.rate ?? ratesOfPlans[plan.id] }

  /// Finds the rates of the day that the terms state for sub-plans, by the ids of the plans.
  func findRatesOfPlans() -> [String: Rate] {
    let current = (terms.rates.value ?? []).filter { $0.applies(on: day) }
    return Dictionary(current.compactMap { rate in rate.subPlan.map { ($0, rate.rate) } }) { first, _ in first }
  }

  /// Whether a sub-plan bears no interest; `nil` if this is unknown.
  private func isFreeOfInterest(_ plan: SubPlan) -> Bool? {
    rate(of: plan).map { $0.percent.coefficient == 0 } ?? (hasNoRate ? true : nil)
  }

  /// The largest number of payments left for which the payments after the next one are calculated.
  private static let mostPaymentsLeft = 60

  /// A payment of one plan, with its due date.
  private typealias PlanPayment = (due: CalendarDate, part: PlanPayments.Part)

  /// Returns the customer's payments of a plan from the day on, as ``findPlanPayments()`` describes them.
  private func comingPayments(of plan: SubPlan) -> [PlanPayment] {
    guard let next = plan.nextDue, next >= day, let payment = plan.payment, payment.isPositive else { return [] }
    let listed = listedPayments(of: plan, from: next)
    if !listed.isEmpty { return listed }
    let number = plan.paid.map { $0 + 1 }
    let isFree = isFreeOfInterest(plan)
    // With interest, the last payment is more than what is left.
    let rest = isFree == false ? nil : plan.left.flatMap { $0.minorUnits < payment.minorUnits ? $0 : nil }
    let first = (due: next, part: PlanPayments.Part(plan: plan, number: number, amount: rest ?? payment))
    guard isFree != false, plan.schedule.isEmpty, let left = plan.left, let all = plan.payments, let paid = plan.paid,
      let every = terms.paymentEvery.value, (2...Self.mostPaymentsLeft).contains(all - paid),
      let last = left.subtracting(
        Money(minorUnits: payment.minorUnits.saturatingMultiplied(by: all - paid - 1), currency: currency)),
      last == payment || isFree == true && last.isPositive && last.minorUnits < payment.minorUnits
    else { return [first] }
    let dayOfMonth = dayOfMonth(ofPaymentsFrom: next)
    let later = (1..<all - paid).compactMap { step -> PlanPayment? in
      guard let due = next.adding(every, times: step, onDay: dayOfMonth) else { return nil }
      let amount = step == all - paid - 1 ? last : payment
      return (due, PlanPayments.Part(plan: plan, number: paid + 1 + step, amount: amount, isCalculated: true))
    }
    return [first] + later
  }

  /// The open payments that the source lists for a plan, from its next due date on; empty if it does not list the one
  /// of that day, or not all amounts.
  private func listedPayments(of plan: SubPlan, from next: CalendarDate) -> [PlanPayment] {
    let known = lastKnownDay
    let open = plan.schedule.filter { row in
      row.kind.isOwed && row.isOpen(on: known) && row.due.map { $0 >= next } ?? false
    }
    let payments = open.compactMap { row -> PlanPayment? in
      guard let due = row.due, let amount = row.outstanding ?? row.payment else { return nil }
      return (due, PlanPayments.Part(plan: plan, number: row.number, amount: amount))
    }
    return payments.count == open.count && payments.first?.due == next ? payments : []
  }

  /// The day of the month of the payments after a due date: the payment day of the terms if the month of the due date
  /// is too short for it, otherwise the day of the due date.
  private func dayOfMonth(ofPaymentsFrom due: CalendarDate) -> Int {
    let (year, month, day) = due.components
    guard let agreed = terms.paymentDay.value, day == CalendarDate.daysInMonth(month, of: year) else { return day }
    return max(day, agreed)
  }
}

extension Int64 {
  /// Returns the product; the largest number if it is too large.
  fileprivate func saturatingMultiplied(by count: Int) -> Int64 {
    let (product, overflows) = multipliedReportingOverflow(by: Int64(count))
    return overflows ? .max : product
  }
}

extension CalendarDate {
  /// Returns the day that is `times` times a length of time later. After months or years, it is `dayOfMonth`, by
  /// default the same day of the month, or the last day of a shorter month.
  func adding(_ time: Term, times: Int = 1, onDay dayOfMonth: Int? = nil) -> CalendarDate? {
    switch time.unit {
    case .days: adding(days: time.count * times)
    case .weeks: adding(days: time.count * times * 7)
    case .months: adding(months: time.count * times, onDay: dayOfMonth ?? components.day)
    case .years: adding(months: time.count * times * 12, onDay: dayOfMonth ?? components.day)
    }
  }
}
