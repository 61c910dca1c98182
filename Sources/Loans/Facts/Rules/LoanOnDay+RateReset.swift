package import LoanArithmetic

extension LoanOnDay {
  /// The index of the rate of the day if the rate is adjusted on the day or later, and the adjusted rate is unknown.
  package var indexToReset: RateIndex? {
    guard lifecycle.phase.isOpen, let index = rate(on: lastKnownDay).value?.index, let reset = index.nextReset,
      reset >= day, terms.rateChange.value?.from != reset,
      !(terms.rates.value ?? []).contains(where: { $0.from == reset })
    else { return nil }
    return index
  }

  /// The next adjustment of a rate that follows an index.
  var rateReset: ComingChange? {
    guard let reset = indexToReset?.nextReset, let origin = terms.rates.origin else { return nil }
    return ComingChange(.rateResets, on: reset, origin: origin)
  }

  /// The day of the next adjustment of the rate, if the schedule has payments from then on. Their amounts are
  /// those at the present rate.
  package var atRateOfTodayFrom: CalendarDate? {
    guard let reset = indexToReset?.nextReset,
      schedule.rows.contains(where: { $0.kind == .instalment && $0.due.map { $0 > reset } ?? false })
    else { return nil }
    return reset
  }
}
