import LoanArithmetic

extension LoanFacts {
  /// The changes of the rates after a day: as the terms and the announcement state them, each with the payment after it.
  func rateChanges(after day: CalendarDate) -> [ComingChange] {
    announced(in: statedRateSteps(after: day), after: day)
  }

  /// The rates of a whole product or of one use or sub-plan, without those of parts of the debt.
  private struct RateGroup: Hashable {
    var use: RateUse?
    var subPlan: String?

    var isMain: Bool { subPlan == nil && (use == nil || use == .purchases) }
  }

  private func statedRateSteps(after day: CalendarDate) -> [ComingChange] {
    guard case .known(let all, let origin, let asOf) = terms.rates else { return [] }
    let whole = all.filter { $0.above == nil && $0.upTo == nil && $0.use != .penalty }
    let groups = Dictionary(grouping: whole) { RateGroup(use: $0.use, subPlan: $0.subPlan) }
    return groups.flatMap { group, rates -> [ComingChange] in
      let (use, plan) = (group.isMain ? nil : group.use, group.subPlan)
      let begins = rates.compactMap { rate -> ComingChange? in
        guard let from = rate.from, from > day, let eve = from.adding(days: -1) else { return nil }
        let before = rates.first { $0.applies(on: eve) }?.rate
        guard before.map({ !$0.isSame(as: rate.rate) }) ?? true else { return nil }
        return ComingChange(
          .rate(use: use, subPlan: plan), on: from,
          rate: .init(from: before, to: .known(rate.rate, origin: origin, asOf: asOf)), origin: origin)
      }
      let ends = rates.compactMap { rate -> ComingChange? in
        guard rate.from.map({ $0 <= day }) ?? true, let until = rate.until, until >= day,
          let next = until.adding(days: 1), !rates.contains(where: { $0.applies(on: next) }),
          !(group.isMain && terms.rateChange.value?.from == next), ends.value.map({ until < $0 }) ?? true
        else { return nil }
        return ComingChange(
          .rateEnds(use: use, subPlan: plan), on: until, rate: .init(from: rate.rate, to: .notProvided), origin: origin)
      }
      return begins + ends
    }
  }

  /// Adds the announced change to the ones that the terms state: to that of the same day, or as one of its own.
  private func announced(in stated: [ComingChange], after day: CalendarDate) -> [ComingChange] {
    guard case .known(let announced, let origin, _) = terms.rateChange else { return stated }
    var changes = stated
    let payment = announced.payment.map { after in
      ComingChange.Step(from: regularPayment(on: day), to: terms.rateChange.map { _ in after })
    }
    if announced.from > day {
      let known = changes.firstIndex { $0.kind == .rate() && $0.day == announced.from }
      var change = known.map { changes.remove(at: $0) }
        ?? ComingChange(.rate(), on: announced.from, origin: origin)
      if let rate = announced.rate {
        let before = announced.from.adding(days: -1).flatMap { self.rate(on: $0).value?.rate }
        change.rate = .init(from: change.rate?.before ?? before, to: terms.rateChange.map { _ in rate })
      }
      (change.payment, change.paymentFrom, change.reason) = (payment, announced.paymentFrom, announced.reason)
      changes.append(change)
    } else if let from = announced.paymentFrom, from > day, let payment {
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
  /// Whether another rate costs the same.
  func isSame(as other: Rate) -> Bool {
    percent.trimmed() == other.percent.trimmed() && period == other.period && basis == other.basis
  }
}
