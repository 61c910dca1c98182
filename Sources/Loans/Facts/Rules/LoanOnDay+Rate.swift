package import LoanArithmetic

extension LoanOnDay {
  /// Returns the rate to show for a day: the one that applies or, if none does, the next one, or else the last one.
  ///
  /// A known rate is therefore always returned; ``AppliedRate/from`` and ``AppliedRate/until`` state when it applies.
  /// If there are rates by use, it is the one for every use or for purchases.
  package func rate(on day: CalendarDate) -> Fact<AppliedRate> {
    switch terms.rates {
    case .known(let all, let origin, let asOf):
      let main = all.filter(\.isMain)
      let rates = main.isEmpty ? all : main
      return (rates.first { $0.applies(on: day) } ?? rates.first { $0.from.map { $0 > day } ?? false } ?? rates.last)
        .map { .known($0, origin: origin, asOf: asOf) } ?? .notProvided
    case .absent(let absence): return .absent(absence)
    }
  }

  /// The other rates that apply on the day, each to one use or one part of the debt. The rates of sub-plans are left
  /// out, and so is the penalty rate if nothing is overdue.
  package var ratesBesideMain: [AppliedRate] {
    let (main, isOverdue) = (rate(on: day).value, isOverdue)
    return (terms.rates.value ?? []).filter { rate in
      rate != main && rate.applies(on: day) && rate.subPlan == nil
        && (rate.use != .penalty || isOverdue)
        && (rate.use != nil || rate.above != nil || rate.upTo != nil)
    }
  }
}

extension AppliedRate {
  /// Whether the rate applies to every use or to purchases, and not to a sub-plan.
  fileprivate var isMain: Bool { subPlan == nil && (use == nil || use == .purchases) }
}
