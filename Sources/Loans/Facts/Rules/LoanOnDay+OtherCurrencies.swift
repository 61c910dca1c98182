package import LoanArithmetic

extension CreditLine {
  /// The currency of the amounts; `nil` if no amount is known.
  var currency: Currency? {
    [limit, used, available, newLimit, cashLimit, cashAvailable].lazy.compactMap(\.value?.currency).first
  }
}

// Amounts in different currencies are never added up.
extension LoanOnDay {
  /// The credit lines in the currency of the product, whose debt contains what is used of them.
  var ownLines: [CreditLine] { (revolving.lines.value ?? []).filter { isOwn($0.currency) } }

  /// Whether a currency is that of the product, also because it is unknown.
  func isOwn(_ currency: Currency?) -> Bool { currency.map { $0 == self.currency } ?? true }

  /// What is used of the credit lines in other currencies than that of the product, one sum for each currency. The debt
  /// of the product does not contain it. Empty unless the product is open.
  package var debtsInOtherCurrencies: [Fact<Money>] {
    let others = (revolving.lines.value ?? []).filter { !isOwn($0.currency) }
    guard lifecycle.phase.isOpen, !others.isEmpty else { return [] }
    var currencies: [Currency] = []
    for currency in others.compactMap(\.currency) where !currencies.contains(currency) { currencies.append(currency) }
    return currencies.compactMap { currency in
      let used = others.filter { $0.currency == currency }.map { self.used(of: $0) }
      guard let sum = Money.sum(used.compactMap(\.value), currency: currency), sum.isPositive else { return nil }
      return used.count == 1
        ? used[0] : .known(sum, origin: .derived(rule: "sum of what is used in one currency"), asOf: used[0].asOf)
    }
  }

  /// Whether one of several credit lines has no known amount: it may be in another currency, and owed beside the debt.
  package var hasLineWithoutAmounts: Bool {
    let lines = revolving.lines.value ?? []
    return lines.count > 1 && lines.contains { $0.currency == nil }
  }

  /// The payments of the coming days that are to be made in another currency than the next one, the earliest first.
  /// Each is required, and not fully paid.
  package var paymentsInOtherCurrencies: [Obligation] {
    guard let next = nextObligation?.amount.value else { return [] }
    return nextObligationsOfEachKind.filter { obligation in
      guard let amount = obligation.amount.value, amount.currency != next.currency, obligation.isUnpaid else {
        return false
      }
      return purpose(of: obligation).value != .keepsGrace && obligation.due.value.map { $0 >= day } ?? true
    }
  }
}

extension [Obligation] {
  /// The obligations of each currency: those of one currency first, then the others in their order. Those without an
  /// amount are among the first.
  func byCurrency(_ first: Currency) -> [[Obligation]] {
    if isEmpty { return [] }
    var groups: [(currency: Currency, obligations: [Obligation])] = [(first, [])]
    for obligation in self {
      let currency = obligation.amount.value?.currency ?? first
      if let index = groups.firstIndex(where: { $0.currency == currency }) {
        groups[index].obligations.append(obligation)
      } else {
        groups.append((currency, [obligation]))
      }
    }
    return groups.map(\.obligations).filter { !$0.isEmpty }
  }
}
