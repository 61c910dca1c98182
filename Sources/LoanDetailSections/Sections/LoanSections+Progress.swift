import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The repaid share of the original amount or, if it is unknown, of the number of payments.
  func progress() -> [Item] {
    trace("terms.progress", [facts.terms.originalAmount.source, facts.debt.principal.source, source(.schedule)])
    let counts = paymentsDoneOfAll()
    guard let repaid = facts.repaid else {
      guard let permille = facts.paymentsDonePermille(on: day), let counts else { return [] }
      return [progress(permille: permille, text: counts)]
    }
    let formatter = context.formatter
    let amounts =
      "\(formatter.money(repaid.amount).text) \(Words.of(language)) \(formatter.money(repaid.original).text)"
    return [progress(permille: repaid.permille, text: [amounts, counts].compactMap(\.self).joined(separator: "; "))]
  }

  private func progress(permille: Int, text: String) -> Item {
    .progress(ProgressBar(id: "terms.progress", label: Words.progress(language), permille: permille, text: text))
  }

  /// The number of payments made and of all payments, such as "18 of 60 payments".
  private func paymentsDoneOfAll() -> String? {
    guard let done = facts.paymentsDone(on: day).value, let all = facts.paymentsInAll.value else { return nil }
    return "\(context.formatter.number(done)) \(Words.of(language)) \(context.formatter.count(all, Words.paymentsOf))"
  }
}
