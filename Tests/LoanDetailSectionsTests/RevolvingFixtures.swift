import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans

/// A card with a limit of 50 000 ₽, of which 20 000 ₽ are owed, and nothing else known.
func card(_ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
  var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
  facts.debt.total = known(rub("20000"))
  facts.debt.overdue.amount = known(rub("0"))
  facts.revolving.lines = known([CreditLine(id: "main", limit: known(rub("50000")))])
  change(&facts)
  return facts
}

func obligation(
  _ kind: Obligation.Kind, _ amount: String, due: String, _ change: (inout Obligation) -> Void = { _ in }
) -> Obligation {
  var obligation = Obligation(kind: kind)
  obligation.amount = known(rub(amount))
  obligation.due = known(day(due))
  change(&obligation)
  return obligation
}

/// The rows and the amounts of a section as lines: id, label, value and, if there is one, caption.
func lines(_ section: some LoanSection) -> [String] { lines(section.body) }

func lines(_ items: [Item]) -> [String] {
  flattened(items).compactMap { item -> [String?]? in
    switch item {
    case .row(let row): [row.id.rawValue, row.label, row.value.text, row.caption]
    case .amount(let amount): [amount.id.rawValue, amount.label, amount.money.text, amount.caption]
    default: nil
    }
  }
  .map {
    $0.compactMap(\.self).joined(separator: " | ").replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
  }
}

/// The tone of a row or an amount.
func tone(of id: ItemID, in items: [Item]) -> Tone? {
  flattened(items).lazy.compactMap { item -> Tone? in
    switch item {
    case .row(let row) where row.id == id: row.tone
    case .amount(let amount) where amount.id == id: amount.tone
    default: nil
    }
  }.first
}
