package import LoanArithmetic

/// What is used of the credit lines in one currency.
package struct DebtInCurrency: Sendable, Hashable {
  package var currency: Currency
  /// Absent if it is unknown what is used of one of the lines.
  package var amount: Fact<Money>
}

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

  /// What is used of the credit lines in other currencies than that of the product, for each currency that is used or
  /// may be. The debt of the product does not contain it. Of a product that is over, only what the source states
  /// counts; of others that are not open, nothing.
  package var debtsInOtherCurrencies: [DebtInCurrency] {
    guard lifecycle.phase.isOpen || isOver else { return [] }
    // The currencies in the order of their lines.
    var order: [Currency] = []
    var used: [Currency: [Fact<Money>]] = [:]
    for line in revolving.lines.value ?? [] {
      let amount = isOver ? line.used : self.used(of: line)
      guard let currency = line.currency, !isOwn(currency), amount != .absent(.notApplicable),
        !isOver || amount.value != nil
      else { continue }
      if used[currency] == nil { order.append(currency) }
      used[currency, default: []].append(amount)
    }
    return order.compactMap { sum(of: used[$0] ?? [], in: $0) }
  }

  /// Returns the sum of what is used of the lines in a currency; `nil` if nothing is used.
  private func sum(of used: [Fact<Money>], in currency: Currency) -> DebtInCurrency? {
    if let unknown = used.first(where: { $0.value == nil }) {
      return DebtInCurrency(currency: currency, amount: unknown)
    }
    guard let sum = Money.sum(used.compactMap(\.value), currency: currency), sum.isPositive else { return nil }
    let rule = Origin.derived(rule: "sum of what is used in one currency")
    return DebtInCurrency(
      currency: currency, amount: used.count == 1 ? used[0] : .known(sum, origin: rule, asOf: used[0].asOf))
  }

  /// Whether nothing is owed beside the debt in its currency, as far as that is known.
  package var isOwedInOneCurrency: Bool { debtsInOtherCurrencies.isEmpty && !hasLineWithoutAmounts }

  /// Whether one of several credit lines has no known amount: it may be in another currency, and owed beside the debt.
  private var hasLineWithoutAmounts: Bool {
    let lines = revolving.lines.value ?? []
    return lines.count > 1 && lines.contains { $0.currency == nil }
  }

  /// The payments of the coming days that are to be made in another currency than the next one, the earliest first.
  /// Each is required, and not fully paid.
  package var paymentsInOtherCurrencies: [Obligation] {
    nextObligation?.amount.value.map { payments(inOtherCurrenciesThan: $0.currency) } ?? []
  }

  /// Returns the payments of the coming days that are to be made in other currencies, the earliest first. Each is
  /// required and not fully paid. A payment in the currency of the product is left out if another payer repays
  /// everything by its day.
  package func payments(inOtherCurrenciesThan currency: Currency) -> [Obligation] {
    nextObligationsOfEachKind.filter { obligation in
      guard let amount = obligation.amount.value, amount.currency != currency, obligation.isUnpaid else {
        return false
      }
      if isOwn(amount.currency), isReplacedByOther(obligation) { return false }
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
