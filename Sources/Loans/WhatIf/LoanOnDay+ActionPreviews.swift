package import LoanArithmetic

/// What the actions of a screen would bring, as far as it can be calculated.
package struct ActionPreviews: Sendable, Hashable {
  /// A round sum repaid today, with the payment as it is.
  package var part: RepaymentComparison?
  /// What repays everything today.
  package var payoff: Fact<Money> = .notProvided
  /// The next three months without payments.
  package var holiday: HolidayOutcome?
}

extension LoanOnDay {
  /// What the possible actions would bring today.
  ///
  /// The sum of an early repayment is the largest one of 1, 2 or 5 and zeros that is not above a quarter of the principal,
  /// if the bank accepts it.
  func findActionPreviews() -> ActionPreviews {
    var previews = ActionPreviews()
    let possible = Set(actions.filter { $0.state == .available }.map(\.kind))
    guard !possible.isDisjoint(with: [.repayPart, .repayFull, .takePaymentHoliday]), lifecycle.phase.isOpen,
      asOf.map({ $0 <= day }) ?? true, nextObligation?.due.value.map({ $0 >= day }) ?? true
    else { return previews }
    if possible.contains(.repayFull) {
      previews.payoff = (try? payoffSum(on: day))?.total ?? .notProvided
    }
    guard !possible.isDisjoint(with: [.repayPart, .takePaymentHoliday]),
      let coming = try? changeablePayments()
    else { return previews }
    if possible.contains(.repayPart), let sum = roundSum(below: coming.terms.principal),
      (try? checkLimits(of: sum)) != nil, terms.prepayment.value?.partial != false
    {
      previews.part = (try? comparison(repaying: sum, on: day, [.shorterTerm], in: coming)) ?? nil
    }
    if possible.contains(.takePaymentHoliday) { previews.holiday = try? holiday(months: 3, in: coming) }
    return previews
  }

  private func roundSum(below principal: Money) -> Money? {
    let quarter = principal.minorUnits / 4
    var unit: Int64 = 1
    for _ in 0..<currency.decimals { unit *= 10 }
    guard quarter >= unit else { return nil }
    while unit <= quarter / 10 { unit *= 10 }
    let factor: Int64 = quarter >= 5 * unit ? 5 : quarter >= 2 * unit ? 2 : 1
    return Money(minorUnits: factor * unit, currency: currency)
  }
}
