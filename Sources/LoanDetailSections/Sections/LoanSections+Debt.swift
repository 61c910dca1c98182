import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The known parts of the debt, for the details screen.
  func debt() -> [Item] {
    let parts: [(ItemID, LocalizedText, Fact<Money>, MaterialFact?)] = [
      ("debt.known.total", Words.debtInAll, facts.debt.total, nil),
      ("debt.known.principal", Words.text(of: .principal), facts.debt.principal, nil),
      ("debt.known.interest", Words.text(of: .interest), facts.debt.interest, nil),
      ("debt.known.fees", Words.text(of: .fees), facts.debt.fees, .fees),
      ("debt.known.penalties", Words.text(of: .penalties), facts.debt.penalties, nil),
      ("debt.known.overdue", Words.overdueAmount, facts.overdueAmount(on: day), nil),
    ]
    let rows = parts.flatMap { id, label, fact, material in row(id, label, fact, material: material) { value($0) } }
    trace("debt.known.per-diem", [facts.debt.payoff.source])
    let perDiem = facts.debt.payoff.value?.perDiem.map { money in
      Item.row(Row(id: "debt.known.per-diem", label: Words.dailyInterest(language), value: value(money)))
    }
    let payoff =
      facts.debt.payoff.value == nil
      ? row("debt.known.payoff", Words.payoff, facts.debt.payoff, material: .payoff) { value($0.amount) } : []
    return section("debt", Words.debt, rows + payoff + (perDiem.map { [$0] } ?? []))
  }
}
