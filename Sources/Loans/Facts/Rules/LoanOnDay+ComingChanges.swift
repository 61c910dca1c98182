import LoanArithmetic

extension LoanOnDay {
  /// Finds the changes of the next twelve months, the soonest first.
  func findComingChanges() -> [ComingChange] { day.adding(months: 12).map { changes(until: $0) } ?? [] }

  /// Returns the changes from the day on up to another day, the soonest first: changes of the rate, the payment and the
  /// limit, and the ends of policies, plans, periods and the loan itself. Empty if the product is not open, or if
  /// nothing may be demanded.
  ///
  /// A change of the payment comes from the rows of the schedule or from the bank's announcement. No change comes after
  /// a booked repayment of the whole debt. After a booked repayment of a part, the payments in the schedule no longer
  /// apply.
  ///
  /// If one of ``ownChanges`` has the kind and day of a change from the facts, it only fills the gaps of that change.
  func changes(until horizon: CalendarDate) -> [ComingChange] {
    if case .nothing = demand { return [] }
    guard lifecycle.phase.isOpen else { return [] }
    let rates = completed(rateChanges, with: (ownChanges + endedPolicyRates).filter { $0.day >= day })
    let last = lastPayments
    let all =
      withPaymentSteps(rates) + policiesThatEnd + periodsThatEnd
      + holidayChanges + last + balloonChanges(beside: last) + chargeCapChanges
      + newLimits + linePeriods + [rateReset].compactMap(\.self)
    let end = [horizon, closingRepayment?.on].compactMap(\.self).filter { $0 >= day }.min() ?? horizon
    return withContractEnd(all).filter { (day...end).contains($0.day) && !isTheOnlyPayment($0) }.sorted {
      ($0.day, $0.kind.rank) < ($1.day, $1.kind.rank)
    }
  }

  /// Adds the changes of a product to others. A change with the kind and day of another only fills its gaps.
  private func completed(_ changes: [ComingChange], with own: [ComingChange]) -> [ComingChange] {
    if own.isEmpty { return changes }
    var all = changes
    var places = Dictionary(grouping: changes.indices) { changes[$0].day }
    for added in own {
      guard let known = places[added.day]?.first(where: { all[$0].kind == added.kind }) else {
        places[added.day, default: []].append(all.count)
        all.append(withRateBefore(added))
        continue
      }
      all[known].rate = all[known].rate ?? added.rate
      all[known].payment = all[known].payment ?? added.payment
      all[known].paymentFrom = all[known].paymentFrom ?? added.paymentFrom
      all[known].endedPolicy = all[known].endedPolicy ?? added.endedPolicy
      all[known].reason = all[known].reason ?? added.reason
    }
    return all
  }

  /// Fills in the previous rate of a change of the rate of the whole loan.
  private func withRateBefore(_ change: ComingChange) -> ComingChange {
    guard change.kind == .rate(), change.rate?.before == nil, let eve = change.day.adding(days: -1) else {
      return change
    }
    var change = change
    change.rate?.before = rate(on: eve).value?.rate
    return change
  }

  /// Adds the payment changes of the schedule, each to the rate change that causes it or else as a change of its own.
  private func withPaymentSteps(_ changes: [ComingChange]) -> [ComingChange] {
    guard !hasLeftPlan else { return changes }
    let origin = origins[.schedule] ?? .derived(rule: "regular payments of the schedule")
    let last = firstPartRepaid
    var changes = changes
    if let beginning = beginningOfRepayment { changes.append(beginning) }
    let fromHoliday = Set(holidayChanges.filter { $0.payment != nil }.compactMap(\.paymentFrom))
    var days = Set(changes.compactMap(\.paymentFrom))
    let causes = changes.indices.filter { changes[$0].kind == .rate() }.sorted { changes[$0].day < changes[$1].day }
    return paymentSteps.filter { step in
      step.from >= day && last.map { step.from <= $0 } ?? true && !fromHoliday.contains(step.from) && !isReduction(step)
    }.reduce(into: changes) { changes, step in
      let payment = ComingChange.Step(from: step.before, to: .known(step.after, origin: origin))
      let cause = causes.prefix(causes.partitioningIndex { changes[$0].day > step.from }).last
      if let cause, changes[cause].day > step.causeAfter {
        guard changes[cause].payment == nil else { return }
        changes[cause].payment = payment
        changes[cause].paymentFrom = step.from
        days.insert(step.from)
      } else if days.insert(step.from).inserted {
        changes.append(
          ComingChange(.payment, on: step.from, payment: payment, paymentFrom: step.from, origin: origin))
      }
    }
  }

  /// Whether a step leads to the reduced payment of a holiday to come. The change for its first day states that
  /// payment.
  private func isReduction(_ step: PaymentStep) -> Bool {
    guard let holiday = holiday.value, holiday.from.map({ $0 >= day }) ?? false else { return false }
    return step.after == holiday.reducedTo && isReduced(on: step.from)
  }

  /// The first day after `day` and no later than `target` on which the end of a policy, an announcement, a product's
  /// own change or the index of the rate changes the rate of the loan, unless the rates of the terms contain the
  /// change. The daily cost from then on is unknown.
  func unsettledRateChange(by target: CalendarDate) -> CalendarDate? {
    let policies = (policiesThatEnd + endedPolicyRates).compactMap { change -> CalendarDate? in
      guard change.rate != nil else { return nil }
      let isLastDay = if case .insuranceEnds = change.kind { true } else { false }
      return change.rateFrom ?? (isLastDay ? change.day.adding(days: 1) : change.day)
    }
    let announced = terms.rateChange.value.flatMap { $0.rate == nil ? nil : $0.from }
    let own = ownChanges.filter { $0.kind == .rate() }.map(\.day)
    let others = (own + [announced].compactMap(\.self)).filter { from in
      !(terms.rates.value ?? []).contains { $0.from == from }
    }
    return (policies + others + [indexToReset?.nextReset].compactMap(\.self)).filter { day < $0 && $0 <= target }.min()
  }

  /// Whether a day adds as much from `day` up to `target` as on `day`, as far as rates and payment holidays go.
  func isDailyCostSettled(until target: CalendarDate) -> Bool {
    unsettledRateChange(by: target) == nil && !isInterestSwitched(by: target)
  }

  /// The end of a running grace period, and the ends of the sub-plans of which something is left to pay.
  private var periodsThatEnd: [ComingChange] {
    var changes: [ComingChange] = []
    if case .known(let grace, let origin, _) = revolving.grace, let until = grace.until, until >= day,
      grace.state == .running
    {
      changes.append(ComingChange(.graceEnds, on: until, origin: origin))
    }
    guard case .known(let plans, let origin, _) = revolving.subPlans else { return changes }
    return changes
      + plans.compactMap { plan in
        guard let ends = plan.ends, ends >= day, !plan.isRepaid else { return nil }
        return ComingChange(.planEnds(id: plan.id), on: ends, origin: origin)
      }
  }

  /// The beginning and the end of a payment holiday, with the first payment after it.
  private var holidayChanges: [ComingChange] {
    guard case .known(let holiday, let origin, _) = holiday else { return [] }
    var changes: [ComingChange] = []
    if let from = holiday.from, from >= day {
      let reduced = holiday.reducedTo.map { payment in
        ComingChange.Step(from: paymentReplaced(on: from, by: payment), to: self.holiday.map { _ in payment })
      }
      changes.append(ComingChange(.holidayBegins, on: from, payment: reduced, origin: origin))
    }
    if let until = holiday.until, until >= day {
      let next = schedule.rows.first { row in
        guard row.kind == .instalment, let due = row.due else { return false }
        return holiday.firstPaymentAfter.map { due == $0 } ?? (due > until)
      }
      let isAsPlanned = !hasLeftPlan && firstPartRepaid.map { last in next?.due.map { $0 <= last } ?? false } ?? true
      let payment = next?.payment.flatMap { isAsPlanned ? $0 : nil }.map { payment in
        ComingChange.Step(
          from: holiday.reducedTo,
          to: .known(payment, origin: origins[.schedule] ?? .derived(rule: "first payment after the holiday")))
      }
      changes.append(
        ComingChange(
          .holidayEnds, on: until, payment: payment, paymentFrom: holiday.firstPaymentAfter ?? next?.due,
          origin: origin))
    }
    return changes
  }

  /// The last payment of a complete schedule, and the large payments at its end.
  private var lastPayments: [ComingChange] {
    guard !schedule.isTruncated, !hasLeftPlan, firstPartRepaid == nil else { return [] }
    let rows = schedule.rows
    let last = rows.lastIndex { $0.kind == .instalment }
    let payable = rows.indices.filter { isPayable(rows[$0]) && (rows[$0].kind != .instalment || $0 == last) }
    let origin = origins[.schedule] ?? .derived(rule: "last rows of the schedule")
    return payable.map { rows[$0] }.compactMap { row in
      guard let due = row.due, due >= day, row.isOpen(on: day) else { return nil }
      return ComingChange(
        .lastPayment(row.kind), on: due,
        payment: row.payment.map { .init(to: .known($0, origin: origin)) }, paymentFrom: due, origin: origin)
    }
  }

  /// Whether a change is the only payment of a loan that is repaid in one sum. That payment is not listed as a change.
  private func isTheOnlyPayment(_ change: ComingChange) -> Bool {
    change.kind == .lastPayment(.instalment) && schedule.rows.filter { $0.kind == .instalment }.count == 1
  }

  /// Adds the last day of the contract, unless the last payment is on that day or later, or a booked repayment ends the
  /// loan earlier.
  private func withContractEnd(_ changes: [ComingChange]) -> [ComingChange] {
    guard case .known(let last, let origin, _) = ends, last >= day,
      !onLastKnownDay.comingRepayments.contains(where: { ($0.endsAfter ?? last) < last || $0.effect == .shorterTerm }),
      !changes.contains(where: { if case .lastPayment = $0.kind { $0.day >= last } else { false } })
    else { return changes }
    return changes + [ComingChange(.contractEnds, on: last, origin: origin)]
  }
}

extension ComingChange.Kind {
  /// The order of changes of the same day.
  fileprivate var rank: Int {
    switch self {
    case .answerBy, .chooseBy: 0
    case .insuranceEnds: 1
    case .rate: 2
    case .rateEnds: 3
    case .rateResets: 4
    case .payment, .repaymentBegins: 5
    case .holidayBegins: 6
    case .holidayEnds: 7
    case .graceEnds: 8
    case .limit: 9
    case .drawingEnds: 10
    case .repaymentPeriodBegins: 11
    case .planEnds: 12
    case .lastPayment: 13
    case .contractEnds: 14
    case .chargeCapReached: 15
    }
  }
}
