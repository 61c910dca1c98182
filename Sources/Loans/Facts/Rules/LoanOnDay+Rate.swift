package import LoanArithmetic

/// The rate that applies from a day on, up to the next period.
struct RatePeriod {
  /// The number of the first day; the lowest number if the rate has no first day.
  var from: Int32
  var rate: AppliedRate?
}

extension LoanOnDay {
  /// Returns the rate to show for a day: the one that applies or, if none does, the next one, or else the last one. Of
  /// several that apply, it is the one that began last; of those of one day, the first of the source.
  ///
  /// A known rate is therefore always returned; ``AppliedRate/from`` and ``AppliedRate/until`` state when it applies.
  /// If there are rates by use, it is the one for every use or for purchases.
  package func rate(on day: CalendarDate) -> Fact<AppliedRate> {
    switch terms.rates {
    case .known(let all, let origin, let asOf):
      let later = ratePeriods.partitioningIndex { $0.from > day.dayNumber }
      let begun = ratePeriods[..<later]
      let next = ratePeriods[later...].lazy.compactMap(\.rate).first
      let shown = begun.last?.rate ?? next ?? begun.lazy.compactMap(\.rate).last ?? all.last
      return shown.map { .known($0, origin: origin, asOf: asOf) } ?? .notProvided
    case .absent(let absence): return .absent(absence)
    }
  }

  /// Finds the days on which the rate for every use or for purchases changes, or else that for any use, each with the
  /// rate that applies from then on; `nil` if none does.
  func findRatePeriods() -> [RatePeriod] {
    let all = terms.rates.value ?? []
    let main = all.filter(\.isMain)
    let rates = (main.isEmpty ? all : main).enumerated()
      .sorted { ($0.element.firstDay, -$0.offset) < ($1.element.firstDay, -$1.offset) }.map(\.element)
    let ends = rates.compactMap { $0.until.map { $0.dayNumber + 1 } }
    // The last of these rates that has not ended applies. One that has ended never applies again.
    var begun: [AppliedRate] = []
    var next = 0
    return Set(rates.map(\.firstDay) + ends).sorted().map { day in
      while next < rates.count, rates[next].firstDay <= day {
        begun.append(rates[next])
        next += 1
      }
      while let last = begun.last, last.lastDay < day { begun.removeLast() }
      return RatePeriod(from: day, rate: begun.last)
    }
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
    let main = rate(on: day).value
    let isOverdue = isOverdue
    return ratesBesidePenalty.filter { rate in
      rate != main && rate.applies(on: day) && rate.subPlan == nil
        && (rate.use != .penalty || isOverdue)
        && (rate.use != nil || rate.above != nil || rate.upTo != nil)
    }
  }
}

extension AppliedRate {
  /// Whether the rate applies to every use or to purchases, and not to a sub-plan.
  fileprivate var isMain: Bool { subPlan == nil && (use == nil || use == .purchases) }

  /// The number of the first day; the lowest number if the period is open.
  fileprivate var firstDay: Int32 { from?.dayNumber ?? .min }
  /// The number of the last day; the highest number if the period is open.
  fileprivate var lastDay: Int32 { until?.dayNumber ?? .max }
}
