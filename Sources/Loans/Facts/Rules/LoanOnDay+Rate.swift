package import LoanArithmetic

extension LoanOnDay {
  /// Returns the rate to show for a day: the one that applies or, if none does, the next one, or else the last one. Of
  /// several that apply, it is the one that began last; of several that ended last, too; of several that began on the same day, the
  /// first of the source.
  ///
  /// A known rate is therefore always returned; ``AppliedRate/from`` and ``AppliedRate/until`` state when it applies.
  /// If there are rates by use, it is the one for every use or for purchases.
  package func rate(on day: CalendarDate) -> Fact<AppliedRate> {
    switch terms.rates {
    case .known(_, let origin, let asOf):
      let begun = mainRates.partitioningIndex { $0.firstDay > day.dayNumber }
      let later = mainRates[begun...]
      let shown =
        mainRates[..<begun].last { $0.applies(on: day) } ?? later.prefix { $0.firstDay == later.first?.firstDay }.last
        ?? mainRates.reversed().max { $0.lastDay < $1.lastDay }
      return shown.map { .known($0, origin: origin, asOf: asOf) } ?? .notProvided
    case .absent(let absence): return .absent(absence)
    }
  }

  /// Finds the rates for every use or for purchases, or else all of them, by their first days. Of those of one day, the
  /// first of the source is the last.
  func findMainRates() -> [AppliedRate] {
    let all = terms.rates.value ?? []
    let main = all.filter(\.isMain)
    return (main.isEmpty ? all : main).enumerated()
      .sorted { ($0.element.firstDay, -$0.offset) < ($1.element.firstDay, -$1.offset) }.map(\.element)
  }

  /// The rate above the limit that applies on the day; of several, the one that began last.
  package var excessRate: Rate? {
    (terms.rates.value ?? []).filter { $0.use == .excess && $0.applies(on: day) }.max { $0.firstDay < $1.firstDay }?
      .rate
  }

  /// The rates without a penalty rate that the terms of the penalty state too.
  package var ratesBesidePenalty: [AppliedRate] {
    let penalty = terms.penalty.value?.rate
    return (terms.rates.value ?? []).filter { rate in
      rate.use != .penalty || penalty.map { $0.percent != rate.rate.percent || $0.period != rate.rate.period } ?? true
    }
  }

  /// The other rates that apply on the day, each to one use or one part of the debt. The rates of sub-plans are left
  /// out, and so is the penalty rate if nothing is overdue.
  package var ratesBesideMain: [AppliedRate] {
    let (main, isOverdue) = (rate(on: day).value, isOverdue)
    return ratesBesidePenalty.filter { rate in
      rate != main && rate.applies(on: day) && rate.subPlan == nil
        && (rate.use != .penalty || isOverdue)
        && (rate.use != nil || rate.above != nil || rate.upTo != nil)
    }
  }
}

extension LoanOnDay {
  /// The way of repaying the principal. Equal parts of the principal are equal payments if no rate is above zero.
  package var amortisation: Fact<Amortisation> {
    guard terms.amortisation.value == .equalPrincipal, let rates = terms.rates.value, !rates.isEmpty,
      rates.allSatisfy({ $0.use == .penalty || $0.rate.percent.coefficient == 0 })
    else { return terms.amortisation }
    return terms.amortisation.map { _ in .annuity }
  }
}

extension AppliedRate {
  /// Whether the rate applies to every use or to purchases, and not to a sub-plan.
  fileprivate var isMain: Bool { subPlan == nil && (use == nil || use == .purchases) }

  fileprivate var firstDay: Int32 { from?.dayNumber ?? .min }
  fileprivate var lastDay: Int32 { until?.dayNumber ?? .max }
}
