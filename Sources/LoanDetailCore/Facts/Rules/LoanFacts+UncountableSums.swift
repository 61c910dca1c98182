import LoanArithmetic

extension LoanFacts {
  /// The description of a sum that does not fit an amount.
  static let uncountable = "a sum that is too large to be counted"

  /// Returns a warning for each place whose amounts add up to more than an amount can hold. What would show the sum is
  /// absent.
  func uncountableSums() -> [Diagnostic] {
    let obligations = obligations.value ?? []
    var places: [(path: String, amounts: [Money])] = [
      ("debt", debt.portions.map(\.amount)), ("debt.overdue.portions", debt.overdue.portions.map(\.amount)),
      ("obligations", obligations.compactMap(\.amount.value)),
      ("obligations", obligations.compactMap(\.remaining)),
      ("schedule.rows", schedule.rows.filter { $0.kind != .disbursement }.flatMap(\.portions).map(\.amount)),
      ("schedule.rows", schedule.rows.compactMap { $0.outstanding ?? $0.payment }),
    ]
    places += obligations.map { ("obligations", $0.portions.map(\.amount)) }
    let isUncountable = { (amounts: [Money]) in
      amounts.allSatisfy { $0.currency == self.currency } && Money.sum(amounts, currency: self.currency) == nil
    }
    var paths = places.filter { isUncountable($0.amounts) }.map(\.path)
    if let total = debt.total.value, debt.portions.rest(of: total) == nil { paths.append("debt") }
    if obligations.contains(where: { $0.amount.value != nil && $0.remaining == nil }) { paths.append("obligations") }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }.map { path in
      Diagnostic(
        id: "facts.uncountable", severity: .warning, path: path,
        summary: "The amounts are too large to be added up.", found: Self.uncountable,
        expected: "amounts of at most \(Money(minorUnits: .max, currency: currency)) in all",
        advice: "What would show a sum is left out; the owners of the record mend the amounts.")
    }
  }
}
