import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The product type, the phase, and the number and days of the contract.
  func contract() -> [Item] {
    trace("contract", [source(.phase)])
    trace("contract.type", [source(rule: "the product type's title")])
    let type = Item.row(Row(id: "contract.type", label: Words.type(language), value: .text(typeTitle(language))))
    let phase = Item.row(
      Row(
        id: "contract.status", label: Words.status(language),
        value: .text(Words.text(of: facts.lifecycle.phase)(language))))
    return section("contract", Words.contract, [type, phase] + contractNumber() + contractDays())
  }

  func contractNumber() -> [Item] {
    numberRow("contract.number", Words.contractNumber, facts.contractNumber)
  }

  /// The first and the last day of the contract.
  func contractDays() -> [Item] {
    let ended = facts.ends.value.map { $0 < day } ?? false
    return row("contract.opened", Words.opened, facts.opened) { value($0) }
      + row("contract.ends", ended ? Words.ended : Words.ends, facts.ends) { value($0) }
  }
}
