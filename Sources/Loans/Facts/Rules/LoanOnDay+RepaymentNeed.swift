package import LoanArithmetic

/// The amount that the account must hold on the day of a booked early repayment.
package struct RepaymentNeed: Sendable, Hashable {
  package var repayment: BookedRepayment
  /// Everything that is debited on the day.
  package var total: Fact<Money> = .notProvided
  /// The parts of the total: principal and interest of the whole debt, or the instalment, the fees and each early
  /// repayment of the day.
  package var portions: [Portion] = []
  /// The part of the total that is already on the account.
  package var covered: Fact<Money> = .notProvided
  /// Whether ``covered`` is exactly what is due on the day; the account may then hold more than the source counts.
  package var isCoveredUpToInstalment = false
  /// The account that is debited; not provided if another payer repays.
  package var account: Fact<AccountNumber> = .notProvided

  package var on: CalendarDate { repayment.on }

  /// The amount still to be paid in; zero if nothing is missing, not provided if the total or what is on the account is
  /// unknown.
  package var missing: Fact<Money> {
    guard let total = total.value, let onAccount = covered.value, let rest = total.subtracting(onAccount) else {
      return .notProvided
    }
    let missing = rest.isPositive ? rest : .zero(total.currency)
    return .known(missing, origin: .derived(rule: "what is needed without what is there"))
  }
}

extension Portion.Component {
  /// The instalment due on the day of an early repayment.
  package static let instalment = Portion.Component.other("instalment")

  /// The name of the part for the first early repayment of a day.
  private static let early = "early"

  /// The amount of one of the early repayments of a day, beyond the instalment.
  ///
  /// - Parameter place: the place of the repayment among those of the day, from 0.
  package static func repaidEarly(_ place: Int) -> Portion.Component {
    .other(place == 0 ? early : "\(early).\(place + 1)")
  }

  /// Whether the part is the amount of an early repayment.
  package var isRepaidEarly: Bool { rawValue == Self.early || rawValue.hasPrefix("\(Self.early).") }
}

extension LoanOnDay {
  /// The amount that the account must hold for the next booked early repayment by the customer; `nil` if none is
  /// booked.
  ///
  /// If the source does not state the total, it is calculated from figures that agree with each other, or not provided.
  package var repaymentNeed: RepaymentNeed? {
    comingRepayments.first { $0.payer == nil }.map { repaymentNeed(of: $0) }
  }

  /// The next repayment by money that is not a payment of the customer; `nil` if none is expected.
  package var repaymentByOther: RepaymentNeed? {
    comingRepayments.first { $0.payer != nil }.map { repaymentNeed(of: $0) }
  }

  /// Returns the amount that the account must hold for a booked early repayment.
  ///
  /// Of several repayments of one day, the first one has the amount for all of them.
  package func repaymentNeed(of repayment: BookedRepayment) -> RepaymentNeed {
    var need = RepaymentNeed(repayment: repayment)
    let due = obligationsByDay[repayment.on] ?? []
    let account = due.lazy.map(\.account).first { $0.value != nil }
    need.account = repayment.payer == nil ? account ?? accountOfObligations : .notProvided
    if let amount = repayment.amount, repayment.payer != nil {
      need.total = bookedRepayments.map { _ in amount }
      return need
    }
    if repayment.extent == .full {
      payOff(repayment, into: &need)
    } else {
      repayPart(repayment, beside: due, into: &need)
    }
    guard need.total.value != nil, let payment = payment(of: due) else { return need }
    need.covered = payment.covered
    need.isCoveredUpToInstalment = payment.covered.value.map { $0 == payment.amount.value } ?? false
    return need
  }

  /// Returns the obligations of one day as one; `nil` if there are none or their sum is unknown. The balance of a
  /// statement is left out beside others, because it contains them.
  private func payment(of due: [Obligation]) -> Obligation? {
    if due.count == 1 { return due[0] }
    let together = due.filter { $0.kind != .statement }
    return together.count == 1 ? together[0] : sum(of: together)
  }

  /// Adds the total for a repayment of the whole debt, if it is known.
  private func payOff(_ repayment: BookedRepayment, into need: inout RepaymentNeed) {
    if isBesideAnother(repayment) { return }
    if let stated = repayment.amount {
      need.total = bookedRepayments.map { _ in stated }
    } else if let payoff = debt.payoff.value, payoff.validOn == repayment.on {
      need.total = debt.payoff.map(\.amount)
    } else if bookedRepayments.value?.first == repayment, let portions = payoffPortions(on: repayment.on),
      let total = portions.sum(in: currency)
    {
      need.total = .known(total, origin: .derived(rule: "principal and interest on the day of the repayment"))
      need.portions = portions
    }
  }

  /// Adds the total of the repayments of a day and of what else is due on it, if they are known and no earlier
  /// repayment changes them.
  private func repayPart(_ repayment: BookedRepayment, beside due: [Obligation], into need: inout RepaymentNeed) {
    guard bookedRepayments.value?.first?.on == repayment.on, !lifecycle.overlays.contains(.overdue),
      let ofDay = repaymentsByDay[repayment.on], ofDay.first == repayment, let amounts = ofDay.amounts,
      let beside = portionsBesideRepayment(on: repayment.on, from: due)
    else { return }
    // The amount that repays the whole debt contains what is due on the day, so without an extent it may.
    if repayment.extent == nil, !beside.isEmpty { return }
    let portions = beside + amounts.enumerated().map { Portion(.repaidEarly($0), $1) }
    guard let total = portions.sum(in: currency) else { return }
    if portions.count == 1 {
      need.total = bookedRepayments.map { _ in total }
    } else {
      need.total = .known(total, origin: .derived(rule: "instalment and early repayment of one day"))
      need.portions = portions
    }
  }

  /// Returns the instalment and the fees that are debited on a day beside an early repayment; `nil` if one is unknown.
  ///
  /// If no obligation is the instalment, the rows of the schedule are, with the fees that they contain.
  private func portionsBesideRepayment(on day: CalendarDate, from due: [Obligation]) -> [Portion]? {
    let fees = due.filter { $0.kind == .fee }
    let instalments = due.filter { $0.kind == .instalment }
    let rows = instalments.isEmpty ? schedule.rows.filter { isOwed($0) && $0.due == day } : []
    let isKnown = !due.isEmpty || !rows.isEmpty || !schedule.rows.isEmpty && !schedule.isTruncated
    guard isKnown, fees.count + instalments.count == due.count,
      let instalment = sum(of: instalments.map(\.amount.value) + rows.map(\.payment)),
      let fee = sum(of: (!rows.isEmpty && daysOfFeesInSchedule.contains(day) ? [] : fees).map(\.amount.value))
    else { return nil }
    return [Portion(.instalment, instalment), Portion(.fees, fee)].filter(\.amount.isPositive)
  }

  /// Returns the sum of amounts; `nil` if one of them is unknown or in another currency.
  private func sum(of amounts: [Money?]) -> Money? {
    let known = amounts.compactMap(\.self)
    return known.count == amounts.count ? Money.sum(known, currency: currency) : nil
  }

  /// Finds the stated obligations that are not overdue, by their days.
  func findObligationsByDay() -> [CalendarDate?: [Obligation]] {
    Dictionary(grouping: (obligations.value ?? []).filter { $0.kind != .overdue }, by: \.due.value)
  }

  /// Finds the first account that an obligation states, or else that of the product.
  func findAccountOfObligations() -> Fact<AccountNumber> {
    (obligations.value ?? []).lazy.map(\.account).first { $0.value != nil } ?? account
  }
}
