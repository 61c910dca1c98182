import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The rules of early repayment; empty for a closed product.
  func prepayment() -> [Item] {
    guard facts.lifecycle.phase.isOpen else { return [] }
    guard let rules = facts.terms.prepayment.value else {
      return listSection("prepayment", Words.prepayment, facts.terms.prepayment.map { [$0] }) { _ in [] }
    }
    trace("prepayment", [facts.terms.prepayment.source])
    func permission(_ flag: Bool?) -> String? { flag.map { ($0 ? Words.allowed : Words.notAllowed)(language) } }
    let rows =
      textRow("prepayment.full", Words.inFull, permission(rules.full))
      + textRow("prepayment.partial", Words.inPart, permission(rules.partial))
      + (rules.minimum.map {
        [.row(Row(id: "prepayment.minimum", label: Words.minimum(language), value: value($0)))]
      } ?? [])
      + textRow(
        "prepayment.notice", Words.notice,
        rules.noticeDays.map {
          $0 == 0 ? Words.noNotice(language) : context.formatter.count($0, Words.days)
        })
      + textRow("prepayment.fee", Words.cost, rules.fee.map { $0(language) })
    return section("prepayment", Words.prepayment, rows)
  }
}
