import DesignSystem
import LoanArithmetic

extension LoanOnDay {
  /// The description of a sum that does not fit an amount.
  static let uncountable = "a sum that is too large to be counted"

  /// Returns a warning for each place whose amounts add up to more than an amount can hold. Screens leave out such
  /// sums.
  func uncountableSums() -> [Diagnostic] {
    uncountablePaths().distinct.map { path in
      Diagnostic(
        id: "facts.uncountable", severity: .warning, path: path,
        summary: "The amounts are too large to be added up.", found: Self.uncountable,
        expected: "amounts of at most \(Money(minorUnits: .max, currency: currency)) in all",
        advice: "What would show a sum is left out; the owners of the record mend the amounts.")
    }
  }

  /// Returns the places whose amounts cannot be added up, some of them more than once.
  private func uncountablePaths() -> [String] {
    let parts = debt.portions
    var paths: [String] = []
    if isUncountable(parts) { paths.append("debt") }
    if isUncountable(debt.overdue.portions) { paths.append("debt.overdue.portions") }
    var owed = Tally(currency)
    var left = Tally(currency)
    var hasUncountableParts = false
    var hasUncountableRest = false
    for obligation in obligations.value ?? [] {
      let amount = obligation.amount.value
      let remaining = obligation.remaining
      owed.add(amount)
      left.add(remaining)
      hasUncountableParts = hasUncountableParts || isUncountable(obligation.portions)
      hasUncountableRest = hasUncountableRest || amount != nil && remaining == nil
    }
    if owed.isUncountable || left.isUncountable { paths.append("obligations") }
    var rowParts = Tally(currency)
    var payments = Tally(currency)
    let rows = schedule.rows
    for place in rows.indices {
      if rows[place].kind != .disbursement { for portion in rows[place].portions { rowParts.add(portion.amount) } }
      payments.add(rows[place].outstanding ?? rows[place].payment)
    }
    if rowParts.isUncountable || payments.isUncountable { paths.append("schedule.rows") }
    if hasUncountableParts { paths.append("obligations") }
    if let total = debt.total.value, parts.rest(of: total) == nil { paths.append("debt") }
    if hasUncountableRest { paths.append("obligations") }
    return paths
  }

  /// Whether the sum of portions is larger than an amount can hold.
  private func isUncountable(_ portions: [Portion]) -> Bool {
    var tally = Tally(currency)
    for portion in portions { tally.add(portion.amount) }
    return tally.isUncountable
  }
}

/// A sum, of any size, of amounts in one currency.
private struct Tally {
  private let currency: Currency
  private var total: Int128 = 0
  private var isInOneCurrency = true

  init(_ currency: Currency) { self.currency = currency }

  /// Adds an amount, if it is known.
  mutating func add(_ amount: Money?) {
    guard let amount else { return }
    isInOneCurrency = isInOneCurrency && amount.currency == currency
    total += Int128(amount.minorUnits)
  }

  /// Whether the sum does not fit an amount. Amounts in several currencies have no sum.
  var isUncountable: Bool { isInOneCurrency && Int64(exactly: total) == nil }
}
