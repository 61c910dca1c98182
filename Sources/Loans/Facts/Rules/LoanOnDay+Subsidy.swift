import LoanArithmetic

extension LoanOnDay {
  /// The last day of a lost subsidy; `nil` if none is lost, or if its day is unknown.
  var lastDayOfSubsidy: CalendarDate? {
    guard isShown(.subsidyLost) else { return nil }
    return lifecycle.details[.subsidyLost]?.since?.adding(days: -1)
  }
}

extension LoanFacts {
  /// Adds the last day of a subsidy to each figure that rested on it. A full cost that was calculated after that day,
  /// and rates of which one begins after it, are left as they are.
  mutating func dateSubsidised(_ last: CalendarDate) {
    let cost = terms.fullCost.value
    if cost?.basis != .afterChange, cost?.asOf.map({ $0 <= last }) ?? true { terms.fullCost.date(last) }
    terms.costOfCredit.date(last)
    terms.totalRepayment.date(last)
    terms.payment.date(last)
    if terms.rates.value?.contains(where: { $0.from.map { $0 > last } ?? false }) == false { terms.rates.date(last) }
  }
}
