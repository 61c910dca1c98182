import LoanArithmetic

extension LoanOnDay {
  /// The changes of the rates on the day or later, by the terms and by the announcement with its new payment.
  var rateChanges: [ComingChange] {
    announced(in: statedRateSteps)
  }

  /// The use and the sub-plan that successive rates have in common.
  private struct RateGroup: Hashable {
    let use: RateUse?
    let subPlan: String?

    init(of rate: AppliedRate) { (use, subPlan) = (rate.use, rate.subPlan) }

    var isMain: Bool { subPlan == nil && (use == nil || use == .purchases) }
  }

  /// The beginnings and ends of the stated rates on the day or later, apart from penalty rates and those of a part of
  /// the debt.
  private var statedRateSteps: [ComingChange] {
    let whole = (terms.rates.value ?? []).filter { $0.above == nil && $0.upTo == nil && $0.use != .penalty }
    var groups: [[AppliedRate]] = []
    var places: [RateGroup: Int] = [:]
    for rate in whole {
      let group = RateGroup(of: rate)
      let place = places[group] ?? groups.count
      if place == groups.count {
        places[group] = place
        groups.append([])
      }
      groups[place].append(rate)
    }
    return groups.flatMap { rates in
      let group = RateGroup(of: rates[0])
      let applied = FirstRates(of: rates)
      return rates.compactMap { beginning(of: $0, after: applied, in: group) }
        + rates.compactMap { end(of: $0, before: applied, in: group) }
    }
  }

  /// Returns the change to a rate that begins on the day or later.
  private func beginning(of rate: AppliedRate, after rates: FirstRates, in group: RateGroup) -> ComingChange? {
    guard let from = rate.from, from >= day, from.adding(days: -1) != nil, let origin = terms.rates.origin else {
      return nil
    }
    let before = rates.rate(before: from)?.rate
    if let before, before.isSame(as: rate.rate) { return nil }
    let step = ComingChange.Step(from: before, to: terms.rates.map { _ in rate.rate })
    return ComingChange(
      .rate(use: group.isMain ? nil : group.use, subPlan: group.subPlan), on: from, rate: step, origin: origin)
  }

  /// Returns the end of a rate that applies on the day, if no later rate is known and the loan does not end with it.
  private func end(of rate: AppliedRate, before rates: FirstRates, in group: RateGroup) -> ComingChange? {
    guard rate.applies(on: day), let until = rate.until, let next = until.adding(days: 1),
      let origin = terms.rates.origin, rates.rate(from: next) == nil
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

/// The rate that applies on each day: the first one, in the order of the rates, whose period contains the day.
///
/// It is found for all days at once, because a search among all rates for each of them takes too long for many rates.
private struct FirstRates {
  private let rates: [AppliedRate]
  /// The places of the days on which a period begins, or on which it is over for the first time.
  private let places: [CalendarDate: Int]
  /// The index of the rate before the first one of these days, and from each one on to the next one.
  private var applied: [Int?]

  init(of rates: [AppliedRate]) {
    func dayAfter(_ rate: AppliedRate) -> CalendarDate? { rate.until.flatMap { $0.adding(days: 1) } }
    self.rates = rates
    let days = Set(rates.compactMap(\.from) + rates.compactMap(dayAfter)).sorted()
    places = Dictionary(uniqueKeysWithValues: zip(days, days.indices))
    applied = Array(repeating: nil, count: days.count + 1)
    // For each span, itself if it has no rate yet, otherwise a later span on the way to the next one without a rate.
    var free = Array(0...days.count + 1)
    func firstFree(from span: Int) -> Int {
      var span = span
      while free[span] != span {
        free[span] = free[free[span]]
        span = free[span]
      }
      return span
    }
    for (index, rate) in rates.enumerated() {
      let first = rate.from.flatMap { places[$0] }.map { $0 + 1 } ?? 0
      let last = dayAfter(rate).flatMap { places[$0] } ?? days.count
      var span = firstFree(from: first)
      while span <= last {
        applied[span] = index
        free[span] = span + 1
        span = firstFree(from: span)
      }
    }
  }

  /// The rate that applies on the day before one on which a period begins; `nil` if none does.
  func rate(before day: CalendarDate) -> AppliedRate? { places[day].flatMap { applied[$0] }.map { rates[$0] } }

  /// The rate that applies on the day after a period; `nil` if none does.
  func rate(from day: CalendarDate) -> AppliedRate? { places[day].flatMap { applied[$0 + 1] }.map { rates[$0] } }
}

extension Rate {
  /// Whether another rate has the same percentage, period and basis.
  func isSame(as other: Rate) -> Bool {
    percent.trimmed() == other.percent.trimmed() && period == other.period && basis == other.basis
  }
}
