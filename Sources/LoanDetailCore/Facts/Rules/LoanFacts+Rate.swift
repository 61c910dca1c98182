package import LoanArithmetic

extension LoanFacts {
  /// The rate to show for a day: the one that applies or, if none does, the next one, or else the last one.
  ///
  /// So a known rate is never left out. ``AppliedRate/from`` and ``AppliedRate/until`` say when it applies.
  package func rate(on day: CalendarDate) -> Fact<AppliedRate> {
    switch terms.rates {
    case .known(let rates, let origin, let asOf):
      (rates.first { $0.applies(on: day) } ?? rates.first { $0.from.map { $0 > day } ?? false } ?? rates.last)
        .map { .known($0, origin: origin, asOf: asOf) } ?? .notProvided
    case .absent(let absence): .absent(absence)
    }
  }
}
