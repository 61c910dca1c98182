import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// One section per stated obligation, for the details screen.
  func obligationSections() -> [Item] {
    let next = facts.nextObligations(on: day).first
    let all = facts.obligations.value ?? []
    return all.mapNamed(Self.name(of:)) { id, obligation -> [Item] in
      let isNext = next.map { $0.kind == obligation.kind && $0.due == obligation.due } ?? false
      let due = row(
        id.appending("date"), Words.payBy, obligation.due, material: isNext ? .nextPaymentDate : nil
      ) { value($0) }
      let amount = row(
        id.appending("amount"), Words.amount, obligation.amount, material: isNext ? .nextPaymentAmount : nil
      ) { value($0) }
      let covered = row(id.appending("covered"), Words.covered, obligation.covered) { value($0) }
      let autopay = row(id.appending("autopay"), Words.autopay, obligation.autopay) {
        .text(Words.answer($0)(language))
      }
      let account = numberRow(id.appending("account"), Words.fromAccount, obligation.account)
      return section(id, Words.text(of: obligation.kind), due + amount + covered + autopay + account)
    }.flatMap(\.self)
  }

  private static func name(of obligation: Obligation) -> String {
    "obligation.\(obligation.kind.rawValue).\(obligation.due.value.map(\.description) ?? "undated")"
  }
}
