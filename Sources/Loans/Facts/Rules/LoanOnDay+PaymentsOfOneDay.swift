import LoanArithmetic

// Several payments of one day are one payment to the customer.
extension LoanOnDay {
  private static let sumOfOneDay = Origin.derived(rule: "sum of the obligations of one day")

  /// Returns the obligations that the next payment is the sum of; empty if it is a single one.
  package func parts(of next: Obligation) -> [Obligation] {
    guard next.amount.origin == Self.sumOfOneDay else { return [] }
    return nextObligations.filter {
      $0.kind != .statement && $0.amount.value?.currency == next.amount.value?.currency
    }
  }

  /// Whether another obligation of the day of the next payment has an unknown amount, so that the payment is not all
  /// that is due then.
  package func isBesideUnknownAmount(_ next: Obligation) -> Bool {
    nextObligations.contains {
      $0.kind != .statement && $0.amount.value == nil && $0 != next && $0.due.value == next.due.value
    }
  }

  /// Returns the sum of obligations of one day in one currency; `nil` if there are none, if an amount is unknown, or
  /// if the sum is too large.
  func sum(of obligations: [Obligation]) -> Obligation? {
    let amounts = obligations.compactMap(\.amount.value)
    guard let main = obligations.min(by: { $0.kind.rank < $1.kind.rank }), amounts.count == obligations.count,
      let currency = amounts.first?.currency, let amount = Money.sum(amounts, currency: currency)
    else { return nil }
    let origin = Self.sumOfOneDay
    // The sum has the kind, the title and the day of the part with the highest priority.
    var sum = main
    sum.amount = .known(amount, origin: origin)
    let covered = obligations.compactMap(\.coveredPart)
    sum.covered =
      covered.isEmpty
      ? .notProvided : Money.sum(covered, currency: currency).map { .known($0, origin: origin) } ?? .notProvided
    // What one part has is not true of the sum: its effect, its purpose, an automatic payment that others lack.
    sum.suffices = .notProvided
    sum.purpose = .notProvided
    let payable = obligations.filter { $0.amount.value?.isZero == false }
    sum.share(\.autopay, of: payable)
    sum.share(\.account, of: payable)
    sum.share(\.autopayDay, of: payable)
    sum.autopayAmount = .notProvided
    let automatic = payable.filter { $0.autopay.value == true }
    // The bank takes only a part of the sum if some parts are not debited, or not whole.
    let isPartial = automatic.count < payable.count || automatic.contains { partTaken(of: $0) != nil }
    if isPartial, !automatic.isEmpty, let taken = Money.sum(automatic.compactMap(\.debitedPart), currency: currency) {
      sum.autopay = .known(true, origin: origin)
      sum.autopayAmount = .known(taken, origin: origin)
    }
    sum.portionsOrigin = origin
    let isSplit = obligations.allSatisfy { !$0.portionsOrWhole.isEmpty }
    sum.portions = isSplit ? obligations.flatMap(\.portionsOrWhole).sums(in: currency) : []
    return sum
  }
}

extension Obligation {
  /// The covered part of the amount, but no more than the amount; `nil` if no covered part is known.
  fileprivate var coveredPart: Money? {
    covered.value.map { covered in (remaining?.minorUnits ?? 0) < 0 ? amount.value ?? covered : covered }
  }

  /// What an automatic payment takes, but no more than the amount; `nil` if the amount is unknown.
  fileprivate var debitedPart: Money? {
    guard let amount = amount.value, let taken = autopayAmount.value, taken.currency == amount.currency else {
      return amount.value
    }
    return taken.minorUnits < amount.minorUnits ? taken : amount
  }

  /// Takes over a fact that all parts of a sum state alike; without one, the fact is not provided.
  fileprivate mutating func share<Value: Equatable>(
    _ fact: WritableKeyPath<Obligation, Fact<Value>>, of parts: [Obligation]
  ) {
    let shared = parts.first?[keyPath: fact] ?? .notProvided
    self[keyPath: fact] = parts.allSatisfy { $0[keyPath: fact].value == shared.value } ? shared : .notProvided
  }

  /// The portions; for a fee without portions, the fee itself.
  fileprivate var portionsOrWhole: [Portion] {
    guard portions.isEmpty, kind == .fee, let amount = amount.value else { return portions }
    return [Portion(.fees, amount)]
  }
}
