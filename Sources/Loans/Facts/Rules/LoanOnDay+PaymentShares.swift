package import LoanArithmetic

extension LoanOnDay {
  /// The parties that pay a part of each payment.
  package var payingParties: [Party] { facts.parties.filter { $0.share != nil || $0.pays != nil } }

  /// The part of the next payment that a customer pays; `nil` if it is unknown or the whole payment, or if a part of
  /// the payment is covered, because nobody states by whom.
  package func ownPart(of scope: CustomerScope) -> Money? {
    let next = nextObligation
    guard case .customer(let customer) = scope,
      let pays = facts.parties.first(where: { $0.customer == customer })?.pays, pays != next?.amount.value,
      next?.remaining == next?.amount.value
    else { return nil }
    return pays
  }

  /// Returns a warning if the parts of the parties are more than the whole payment or, if all of them are known, less.
  func shareContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    // Only the origin counts: it names the place of the contradiction.
    let place = Fact<Int>.known(0, origin: origins[.parties] ?? .provider(field: "parties"))
    let parts = payingParties.compactMap(\.pays)
    if let sum = Money.sum(parts, currency: currency), let next = nextObligation?.amount.value,
      sum.currency == next.currency
    {
      if sum.minorUnits > next.minorUnits {
        found.contradict(
          at: place, "The parts that the parties pay are more than the next payment.", found: "\(sum)",
          expected: "\(next) or less")
      } else if sum != next, parts.count > 1, parts.count == payingParties.count {
        found.contradict(
          at: place, "The parts that the parties pay are less than the next payment.", found: "\(sum)",
          expected: "\(next)")
      }
    }
    let shares = facts.parties.compactMap(\.share)
    if let sum = shares.reduce(Fraction.zero, { sum, share in Fraction("\(share)").flatMap { sum?.adding($0) } }),
      Fraction(whole: 100) < sum
    {
      found.contradict(
        at: place, "The parties pay more than the whole payment.",
        found: shares.map { "\($0)" }.joined(separator: " + ") + " percent", expected: "100 percent or less")
    }
    return found
  }
}
