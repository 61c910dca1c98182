import LoanArithmetic

extension LoanOnDay {
  /// Finds the ends of policies that are not renewed, each with the rate of the loan without the policy.
  func findPoliciesThatEnd() -> [ComingChange] {
    guard case .known(let policies, let origin, _) = insurance else { return [] }
    let coverage = Coverage.ofKinds(policies)
    return policies.compactMap { policy in
      guard let until = policy.until, until >= day, let next = until.adding(days: 1),
        !(coverage[policy.kind]?.contains(next) ?? false)
      else { return nil }
      let rate = rateWithout(policy, after: until).map { without in
        ComingChange.Step(from: self.rate(on: until).value?.rate, to: insurance.map { _ in without })
      }
      return ComingChange(
        .insuranceEnds(policy.kind), on: until, rate: rate, rateFrom: policy.rateWithoutFrom, origin: origin)
    }
  }

  /// The rate changes caused by policies that have ended and are not renewed.
  var endedPolicyRates: [ComingChange] {
    guard let origin = insurance.origin else { return [] }
    return endedPolicies.compactMap { policy in
      guard let from = policy.rateWithoutFrom, let without = policy.rateWithout else { return nil }
      return ComingChange(
        .rate(), on: from, rate: .init(to: insurance.map { _ in without }), endedPolicy: policy.kind, origin: origin)
    }
  }

  /// Finds the policies that ended before ``lastKnownDay``, are not renewed, and without which the loan has another
  /// rate.
  func findEndedPolicies() -> [InsurancePolicy] {
    let known = lastKnownDay
    let policies = insurance.value ?? []
    guard lifecycle.phase.isOpen else { return [] }
    let coverage = Coverage.ofKinds(policies)
    return policies.filter { policy in
      guard let until = policy.until, until < known, rateWithout(policy, after: until) != nil else { return false }
      return !(coverage[policy.kind]?.contains(known) ?? false)
    }
  }

  /// Returns the rate of the loan without a policy, after the last day of the policy; `nil` if it is unknown or the
  /// same as the rate of that day.
  private func rateWithout(_ policy: InsurancePolicy, after until: CalendarDate) -> Rate? {
    guard let without = policy.rateWithout else { return nil }
    return rate(on: until).value.map { $0.rate.isSame(as: without) } ?? false ? nil : without
  }
}

/// The days on which at least one of several policies is valid, found without a look at each policy.
private struct Coverage {
  /// The numbers of the first days, the earliest first, each with the last day of all policies up to it; `nil` for no
  /// end. A policy without a first day may be valid since any day.
  private var spans: [(from: Int32, until: CalendarDate?)] = []

  /// The days of the policies of each kind.
  static func ofKinds(_ policies: [InsurancePolicy]) -> [InsurancePolicy.Kind: Coverage] {
    Dictionary(grouping: policies, by: \.kind).mapValues { Coverage($0) }
  }

  private init(_ policies: [InsurancePolicy]) {
    let all = policies.map { (from: $0.from?.dayNumber ?? .min, until: $0.until) }
    for span in all.sorted(by: { $0.from < $1.from }) {
      guard let last = spans.last else {
        spans.append(span)
        continue
      }
      let until = last.until.flatMap { last in span.until.map { max(last, $0) } }
      spans.append((span.from, until))
    }
  }

  /// Whether one of the policies is valid on a day.
  func contains(_ day: CalendarDate) -> Bool {
    guard let last = spans.prefix(spans.partitioningIndex { $0.from > day.dayNumber }).last else { return false }
    return last.until.map { day <= $0 } ?? true
  }
}
