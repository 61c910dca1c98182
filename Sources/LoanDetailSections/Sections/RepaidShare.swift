import DesignSystem
import LoanArithmetic
import LoanDetailCore

/// The repaid share of the original amount or, if it is unknown, of the number of payments.
struct RepaidShare: LoanSection {
  static let name = SectionName.terms
  static let summary = "The repaid share of the amount or of the payments."

  let loan: ShownLoan
  init(_ loan: ShownLoan) { self.loan = loan }

  var items: [Item] {
    let _ = trace(
      id("progress"), [facts.terms.originalAmount.source, facts.debt.principal.source, source(.schedule)])
    if let repaid = facts.repaid {
      let amounts = "\(text(repaid.amount)) \(LoanWords.of(language)) \(text(repaid.original))"
      bar(permille: repaid.permille, [amounts, payments].compactMap(\.self).joined(separator: "; "))
    } else if let permille = facts.paymentsDonePermille(on: day), let payments {
      bar(permille: permille, payments)
    }
  }

  private func bar(permille: Int, _ text: String) -> Item {
    .progress(
      ProgressBar(
        id: id("progress"), label: LoanWords.progress(language), permille: permille,
        text: dated(text, facts.validityOfPhase(on: day))))
  }

  /// The number of payments made and of all payments, such as "18 of 60 payments".
  private var payments: String? {
    guard let done = facts.paymentsDone(on: day).value, let all = facts.paymentsInAll.value else { return nil }
    return "\(formatter.number(done)) \(LoanWords.of(language)) \(formatter.count(all, LoanWords.paymentsOf))"
  }
}
