package import LoanArithmetic

/// The effects of the possible actions; those that cannot be calculated are absent.
package struct ActionPreviews: Sendable, Hashable {
  /// The first day on which the bank accepts an early repayment.
  package var on: CalendarDate
  /// The effect of repaying a round sum on this day, with the payment unchanged and the term shortened.
  package var part: RepaymentComparison?
  /// The amount that repays everything on this day.
  package var payoff: Fact<Money> = .notProvided
  /// The effect of three months without payments.
  package var holiday: HolidayOutcome?
}

extension LoanOnDay {
  /// Finds the effects of the possible actions, those of an early repayment on the first day that the bank accepts.
  ///
  /// The early repayment is a round amount, and is left out if the bank does not accept it.
  func findActionPreviews() -> ActionPreviews {
    var previews = ActionPreviews(on: usualDayOfRepayment)
    let possible = Set(actions.filter { $0.state == .available }.map(\.kind))
    guard !possible.isDisjoint(with: [.repayPart, .repayFull, .takePaymentHoliday]), lifecycle.phase.isOpen,
      asOf.map({ $0 <= day }) ?? true, nextObligation?.due.value.map({ $0 >= day }) ?? true
    else { return previews }
    if possible.contains(.repayFull) {
      previews.payoff = (try? payoffSum(on: previews.on))?.total ?? .notProvided
    }
    guard !possible.isDisjoint(with: [.repayPart, .takePaymentHoliday]),
      let coming = try? changeablePayments()
    else { return previews }
    if possible.contains(.repayPart), let sum = roundSum(below: coming.terms.principal),
      (try? checkLimits(of: sum)) != nil, terms.prepayment.value?.partial != false
    {
      previews.part = (try? comparison(repaying: sum, on: previews.on, effects: [.shorterTerm], in: coming)) ?? nil
    }
    if possible.contains(.takePaymentHoliday) { previews.holiday = try? holiday(months: 3, in: coming) }
    return previews
  }

  /// Returns the largest amount of 1, 2 or 5 times a power of ten, in whole currency units, that is at most a quarter
  /// of the principal; `nil` if that is less than one unit.
  func roundSum(below principal: Money) -> Money? {
    let quarter = principal.minorUnits / 4
    var unit: Int64 = 1
    for _ in 0..<currency.decimals { unit *= 10 }
    guard quarter >= unit else { return nil }
    while unit <= quarter / 10 { unit *= 10 }
    let factor: Int64 = [5, 2].first { quarter >= $0 * unit } ?? 1
    return Money(minorUnits: factor * unit, currency: currency)
  }
}
