import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The rate that applies on the day or, if none does, the next one or the last one.
  func currentRate() -> [Item] {
    let rate = facts.rate(on: day)
    return row("terms.rate", Words.rate, rate, material: .rate, caption: rate.value.flatMap(caption)) {
      value($0.rate)
    }
  }

  /// All rates with their periods. The one that applies on the day states the material fact.
  func rates() -> [Item] {
    guard let rates = facts.terms.rates.value, rates.count > 1 else { return currentRate() }
    trace("terms", [facts.terms.rates.source])
    let current = rates.firstIndex { $0.applies(on: day) }
    return rates.indices.mapNamed({ index in
      index == current ? "terms.rate" : "terms.rate.\(rates[index].from?.description ?? "undated")"
    }) { id, index in
      let isNow = index == current
      return .row(
        Row(
          id: id, label: (isNow ? Words.rateNow : Words.rate)(language), value: value(rates[index].rate),
          caption: caption(of: rates[index]), fact: isNow ? .rate : nil))
    }
  }

  /// The kind of a rate and the period in which it applies.
  private func caption(of applied: AppliedRate) -> String? {
    let formatter = context.formatter
    let kind = applied.rate.kind.map { Words.text(of: $0)(language) }
    let basis = applied.rate.basis == .effective ? Words.effective(language) : nil
    let from = applied.from.map { "\(Words.rateFrom(language)) \(formatter.date($0).text)" }
    let until = applied.until.map { "\(Words.rateUntil(language)) \(formatter.date($0).text)" }
    let words = [kind, basis].compactMap(\.self).joined(separator: ", ")
    let parts = [words.isEmpty ? nil : words, from, until].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The full cost of the loan, as a percentage and in money.
  func fullCost() -> [Item] {
    let label = facts.terms.fullCost.value.map { Words.text(of: $0.measure) } ?? Words.text(of: .psk)
    let percentage = row("terms.full-cost", label, facts.terms.fullCost, material: .fullCost) {
      percent($0.percent, per: .year)
    }
    trace("terms.full-cost.amount", [facts.terms.fullCost.source])
    let amount = facts.terms.fullCost.value?.amount.map { money in
      Item.row(
        Row(
          id: "terms.full-cost.amount", label: Words.fullCostInMoney(language), value: value(money), fact: .fullCost))
    }
    return percentage + (amount.map { [$0] } ?? [])
  }
}
