import LoanArithmetic
import LoanDetailCore

extension LoanFacts {
  /// What comes next on a day: the stated obligations of the soonest day that had not passed when the facts were told,
  /// else the first unpaid row of the schedule; empty when the product is closed, or when neither is there.
  func nextObligations(on day: CalendarDate) -> [Obligation] {
    guard lifecycle.phase.isOpen else { return [] }
    let day = lastKnownDay(on: day)
    let ahead = (obligations.value ?? []).filter { $0.kind != .overdue && ($0.due.value.map { $0 >= day } ?? true) }
    guard let soonest = ahead.compactMap(\.due.value).min() else {
      if let undated = ahead.first { return [undated] }
      return nextObligationFromSchedule(on: day).map { [$0] } ?? []
    }
    return ahead.filter { $0.due.value == soonest }.map(withPortionsOfSchedule)
  }

  /// What comes next as one payment: several obligations of one day together, where they add up rather than stand for
  /// each other, as a minimum payment and a statement's balance do.
  func nextObligation(on day: CalendarDate) -> Obligation? {
    let next = nextObligations(on: day)
    guard next.count > 1 else { return next.first }
    let main = next.min { $0.kind.rank < $1.kind.rank }
    guard next.allSatisfy({ $0.kind == .instalment || $0.kind == .fee }) else { return main }
    return together(next) ?? main
  }

  private func together(_ obligations: [Obligation]) -> Obligation? {
    guard var sum = obligations.min(by: { $0.kind.rank < $1.kind.rank }),
      let amount = Money.sum(obligations.compactMap(\.amount.value), currency: currency),
      obligations.allSatisfy({ $0.amount.value != nil })
    else { return nil }
    let origin = Origin.derived(rule: "sum of the obligations of one day")
    sum.amount = .known(amount, origin: origin)
    let covered = obligations.compactMap(\.covered.value)
    sum.covered =
      covered.isEmpty
      ? .notProvided : Money.sum(covered, currency: currency).map { .known($0, origin: origin) } ?? .notProvided
    sum.portionsOrigin = origin
    let portions = obligations.flatMap(\.portionsOrWhole)
    sum.portions = Portion.Component.allCases.compactMap { component in
      let parts = portions.filter { $0.component == component }.map(\.amount)
      return parts.isEmpty ? nil : Money.sum(parts, currency: currency).map { Portion(component, $0) }
    }
    return sum
  }

  /// A stated obligation; where the source does not split it, with the parts of the schedule's row of the same day and
  /// amount.
  private func withPortionsOfSchedule(_ stated: Obligation) -> Obligation {
    guard stated.portions.isEmpty, let due = stated.due.value, let amount = stated.amount.value,
      let row = schedule.rows.first(where: { $0.kind == .instalment && $0.due == due && $0.payment == amount })
    else { return stated }
    var split = stated
    split.portions = row.portions
    split.portionsOrigin = origins[.schedule]
    return split
  }

  private func nextObligationFromSchedule(on day: CalendarDate) -> Obligation? {
    guard !isPlanOnly(on: day) else { return nil }
    let row = schedule.rows.first { row in
      guard row.kind == .instalment, let due = row.due, due >= day, row.payment != nil else { return false }
      let status = row.status(on: day)
      return status != .paid && status != .skipped
    }
    guard let row, let due = row.due, let payment = row.payment else { return nil }
    let origin = Origin.derived(rule: "first unpaid row of the schedule")
    var obligation = Obligation(kind: .instalment)
    obligation.due = .known(due, origin: origin)
    obligation.amount = .known(payment, origin: origin)
    obligation.portions = row.portions
    if let paid = row.outstanding.flatMap(payment.subtracting), paid.isPositive {
      obligation.covered = .known(paid, origin: origin)
    }
    return obligation
  }

  /// Whether the schedule is worked out from the terms and leaves another principal than is really left, by more than
  /// one part in a hundred of the original amount: after early or missed payments its next payment would be a guess.
  private func isPlanOnly(on day: CalendarDate) -> Bool {
    guard schedule.kind == .derived, let principal = debt.principal.value, let original = terms.originalAmount.value
    else { return false }
    let past = schedule.rows.last { ($0.due ?? day) < day }
    guard let planned = past.map(\.balance) ?? original, let gap = planned.subtracting(principal)?.magnitude else {
      return true
    }
    return gap.minorUnits > original.minorUnits / 100
  }
}

extension Obligation {
  /// What is still to be paid of it; all of it when nothing is known to be covered.
  var remaining: Money? {
    amount.value.flatMap { amount in covered.value.map { amount.subtracting($0) } ?? amount }
  }

  /// Its parts; a fee without parts is one part of its own.
  fileprivate var portionsOrWhole: [Portion] {
    guard portions.isEmpty, kind == .fee, let amount = amount.value else { return portions }
    return [Portion(.fees, amount)]
  }
}

extension Obligation.Kind {
  /// The order they are named in where one has to stand for all.
  fileprivate var rank: Int {
    switch self {
    case .minimum: 0
    case .instalment: 1
    case .statement: 2
    case .fee: 3
    case .overdue: 4
    }
  }
}
