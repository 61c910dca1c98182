import LoanArithmetic

extension LoanOnDay {
  /// Returns a warning for each contradiction between the rates, the fees, the counts of payments, the cap on charges
  /// and the extension.
  func termsContradictions() -> [Diagnostic] {
    rateContradictions() + feeContradictions() + countContradictions() + chargeCapContradictions()
      + extensionContradictions() + costContradictions()
  }

  /// Returns a warning if the amount that is repaid in all is not what was borrowed and what the credit costs
  /// (Directive 2008/48/EC, Article 3(h)).
  private func costContradictions() -> [Diagnostic] {
    guard let original = terms.originalAmount.value, let cost = terms.costOfCredit.value,
      let total = terms.totalRepayment.value, let sum = original.adding(cost), sum != total
    else { return [] }
    return [
      .contradiction(
        at: terms.totalRepayment,
        "The original amount and the cost of the credit do not add up to the total repayment.",
        found: "\(total)", expected: "\(sum)")
    ]
  }

  private func rateContradictions() -> [Diagnostic] {
    let rates = terms.rates.value ?? []
    var found: [Diagnostic] = []
    for (index, rate) in rates.enumerated() {
      if let minimum = rate.minimum, let maximum = rate.maximum, minimum.isAbove(maximum) {
        found.contradict(
          at: terms.rates, "The lower limit of rate \(index + 1) is above its upper limit.", found: "\(minimum)",
          expected: "\(maximum) or less")
      }
      if let above = rate.above, let upTo = rate.upTo, above.minorUnits >= upTo.minorUnits {
        found.contradict(
          at: terms.rates, "The part of the debt of rate \(index + 1) ends before it begins.", found: "above \(above)",
          expected: "less than \(upTo)")
      }
    }
    return found + rateChangeContradictions() + tierContradictions(rates) + planContradictions(rates)
  }

  /// Returns a warning if an announced rate should apply on the day of the facts and another one does.
  private func rateChangeContradictions() -> [Diagnostic] {
    guard let asOf, let change = terms.rateChange.value, change.from <= asOf, let announced = change.rate,
      case .known(let applied, _, _) = rate(on: asOf), applied.rate.period == announced.period,
      applied.rate.percent.isAbove(announced.percent) || announced.percent.isAbove(applied.rate.percent),
      (terms.rates.value ?? []).allSatisfy({ $0.from.map { $0 <= change.from } ?? true })
    else { return [] }
    return [
      .contradiction(
        at: terms.rateChange, member: "rate", "Another rate applies since the day of the announced one.",
        found: "\(announced.percent)", expected: "\(applied.rate.percent)")
    ]
  }

  private func planContradictions(_ rates: [AppliedRate]) -> [Diagnostic] {
    guard let plans = revolving.subPlans.value else { return [] }
    let ids = Set(plans.map(\.id))
    return rates.enumerated().compactMap { index, rate in
      guard let plan = rate.subPlan, !ids.contains(plan) else { return nil }
      return .contradiction(
        at: terms.rates, "Rate \(index + 1) is that of a sub-plan that there is not.", found: "another id",
        expected: "the id of a sub-plan")
    }
  }

  /// Returns a warning for tiers of one use and period that overlap. Each tier is compared only with the one before it
  /// in the order of amounts, so that many rates do not take quadratic time.
  private func tierContradictions(_ rates: [AppliedRate]) -> [Diagnostic] {
    let tiers = rates.indices.filter { rates[$0].isTier }
    let periods = Dictionary(grouping: tiers) {
      [rates[$0].use.map { "\($0)" }, rates[$0].subPlan, rates[$0].from?.description, rates[$0].until?.description]
    }
    let pairs = periods.values.flatMap { period in
      let ordered = period.sorted { (rates[$0].floor, $0) < (rates[$1].floor, $1) }
      return zip(ordered, ordered.dropFirst()).filter { rates[$1].floor < rates[$0].ceiling }
    }
    return pairs.map { (min($0, $1), max($0, $1)) }.sorted { $0 < $1 }.map { first, second in
      .contradiction(
        at: terms.rates, "Rates \(first + 1) and \(second + 1) apply to the same part of the debt.",
        found: "\(rates[first].part) and \(rates[second].part)", expected: "parts without a common amount")
    }
  }

  private func feeContradictions() -> [Diagnostic] {
    (terms.fees.value ?? []).enumerated().compactMap { index, fee in
      guard case .percentage(_, _, let minimum?, let maximum?) = fee.charge, minimum.minorUnits > maximum.minorUnits
      else { return nil }
      return .contradiction(
        at: terms.fees, "The smallest amount of fee \(index + 1) is above its largest amount.", found: "\(minimum)",
        expected: "\(maximum) or less")
    }
  }

  private func extensionContradictions() -> [Diagnostic] {
    guard let stated = extensionOfPayment.value else { return [] }
    var found: [Diagnostic] = []
    if let used = stated.used, let allowed = stated.allowed, used > allowed {
      found.contradict(
        at: extensionOfPayment, member: "used", "More extensions are used than the contract allows.", found: "\(used)",
        expected: "\(allowed) or less")
    }
    if stated.state == .used, stated.used == 0 {
      found.contradict(
        at: extensionOfPayment, member: "used", "An extension is used and none is counted.", found: "0",
        expected: "1 or more")
    }
    return found
  }

  private func countContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let done = schedule.paid.value, let left = schedule.left.value, let all = schedule.total.value,
      done <= all, done + left != all
    {
      found.contradict(
        at: schedule.left, "The payments made and left are not all payments.", found: "\(left) left",
        expected: "\(all - done), with \(done) of \(all) made")
    }
    for item in debt.overdue.items.value ?? [] {
      guard let amount = item.amount, let left = item.left,
        let sum = Money.sum([item.paid, left].compactMap(\.self), currency: currency), sum != amount,
        item.paid != nil || sum.minorUnits > amount.minorUnits
      else { continue }
      found.contradict(
        at: debt.overdue.items, "The paid part of the payment of \(item.due) and the rest do not add up to it.",
        found: "\(sum)", expected: "\(amount)")
    }
    for paid in [paid, paidThisYear] {
      guard let totals = paid.value, let total = totals.total else { continue }
      found += Self.unequal(totals.portions, whole: paid.map { _ in total }, isEveryPartKnown: false)
    }
    if let year = paidThisYear.value?.total, let all = paid.value?.total, year.minorUnits > all.minorUnits {
      found.contradict(
        at: paidThisYear, member: "total", "More was paid in this year than since the beginning.", found: "\(year)",
        expected: "\(all) or less")
    }
    return found
  }
}

extension ExactDecimal {
  /// Whether the number is above another one; `false` if they cannot be compared exactly.
  func isAbove(_ other: ExactDecimal) -> Bool {
    let decimals = max(scale, other.scale)
    guard let left = scaled(toDecimals: decimals), let right = other.scaled(toDecimals: decimals) else { return false }
    return left > right
  }
}

extension AppliedRate {
  fileprivate var isTier: Bool { above != nil || upTo != nil }

  /// The amount, in minor units, above which the rate applies.
  fileprivate var floor: Int64 { above?.minorUnits ?? 0 }
  /// The amount, in minor units, up to which the rate applies.
  fileprivate var ceiling: Int64 { upTo?.minorUnits ?? .max }

  /// The part of the debt in words, for messages.
  fileprivate var part: String {
    [above.map { "above \($0)" }, upTo.map { "up to \($0)" }].compactMap(\.self).joined(separator: " ")
  }
}
