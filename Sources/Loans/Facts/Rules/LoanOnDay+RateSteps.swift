import LoanArithmetic

extension LoanOnDay {
  /// The changes of the rates on the day or later, by the terms and by the announcement with its new payment.
  var rateChanges: [ComingChange] {
    announced(in: statedRateSteps)
  }

  /// The use and the sub-plan that successive rates have in common.
  private struct RateGroup: Equatable {
    let use: RateUse?
    let subPlan: String?

    init(of rate: AppliedRate) { (use, subPlan) = (rate.use, rate.subPlan) }

    var isMain: Bool { subPlan == nil && (use == nil || use == .purchases) }
  }

  private var statedRateSteps: [ComingChange] {
    let whole = (terms.rates.value ?? []).filter { $0.above == nil && $0.upTo == nil && $0.use != .penalty }
    var groups: [RateGroup] = []
    for rate in whole where !groups.contains(RateGroup(of: rate)) { groups.append(RateGroup(of: rate)) }
    return groups.flatMap { group in
      let rates = whole.filter { RateGroup(of: $0) == group }
      return rates.compactMap { beginning(of: $0, among: rates, in: group) }
        + rates.compactMap { end(of: $0, among: rates, in: group) }
    }
  }

  /// Returns the change to a rate that begins on the day or later.
  private func beginning(of rate: AppliedRate, among rates: [AppliedRate], in group: RateGroup) -> ComingChange? {
    guard let from = rate.from, from >= day, let eve = from.adding(days: -1), let origin = terms.rates.origin else {
      return nil
    }
    let before = rates.first { $0.applies(on: eve) }?.rate
    if let before, before.isSame(as: rate.rate) { return nil }
    let step = ComingChange.Step(from: before, to: terms.rates.map { _ in rate.rate })
    return ComingChange(
      .rate(use: group.isMain ? nil : group.use, subPlan: group.subPlan), on: from, rate: step, origin: origin)
  }

  /// Returns the end of a rate that applies on the day, if no later rate is known and the loan does not end with it.
  private func end(of rate: AppliedRate, among rates: [AppliedRate], in group: RateGroup) -> ComingChange? {
    guard rate.applies(on: day), let until = rate.until, let next = until.adding(days: 1),
      let origin = terms.rates.origin, !rates.contains(where: { $0.applies(on: next) })
    else { return nil }
    if let last = ends.value, until >= last { return nil }
    if group.isMain, terms.rateChange.value?.from == next { return nil }
    return ComingChange(
      .rateEnds(use: group.isMain ? nil : group.use, subPlan: group.subPlan), on: until,
      rate: .init(from: rate.rate, to: .notProvided), origin: origin)
  }

  /// Adds the announced change to the stated ones: it completes the change of the same day or is added as another one.
  private func announced(in stated: [ComingChange]) -> [ComingChange] {
    guard case .known(let announced, let origin, _) = terms.rateChange else { return stated }
    var changes = stated
    let payment = announced.payment.map { after in
      ComingChange.Step(
        from: paymentReplaced(on: announced.paymentFrom ?? announced.from, by: after),
        to: terms.rateChange.map { _ in after })
    }
    if announced.from >= day {
      let known = changes.firstIndex { $0.kind == .rate() && $0.day == announced.from }
      var change =
        known.map { changes.remove(at: $0) }
        ?? ComingChange(.rate(), on: announced.from, origin: origin)
      if let rate = announced.rate {
        let before = announced.from.adding(days: -1).flatMap { self.rate(on: $0).value?.rate }
        change.rate = .init(from: change.rate?.before ?? before, to: terms.rateChange.map { _ in rate })
      }
      change.payment = payment
      change.paymentFrom = announced.paymentFrom
      change.reason = announced.reason
      changes.append(change)
    } else if let from = announced.paymentFrom, from >= day, let payment {
      changes.append(
        ComingChange(
          .payment, on: from, payment: payment, paymentFrom: from, reason: announced.reason, origin: origin))
    }
    if let answerBy = announced.answerBy, answerBy >= day {
      changes.append(ComingChange(.answerBy, on: answerBy, origin: origin))
    }
    return changes
  }
}

extension Rate {
  /// Whether another rate has the same percentage, period and basis.
  func isSame(as other: Rate) -> Bool {
    percent.trimmed() == other.percent.trimmed() && period == other.period && basis == other.basis
  }
}
