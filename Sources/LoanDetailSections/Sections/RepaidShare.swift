import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The repaid share of the principal or, if it is unknown, of the number of payments.
struct RepaidShare: LoanSection {
  static let name = SectionName.terms
  static let summary = "The repaid share of the amount or of the payments."

  let loan: LoanOnScreen

  var items: [Item] {
    let _ = trace(
      id("progress"), [facts.terms.originalAmount.source, facts.debt.principal.source, source(.schedule)])
    if let repaid = loan.repaid {
      let amounts = LoanWords.part(value(repaid.amount), of: value(repaid.original))
      bar(
        LoanWords.principalRepaid, permille: repaid.permille, payments.map { LoanWords.both(amounts, $0) } ?? amounts)
    } else if let permille = loan.paymentsDonePermille, let payments {
      bar(LoanWords.done, permille: permille, payments)
    }
  }

  private func bar(_ label: LocalizedText, permille: Int, _ words: LocalizedText) -> Item {
    let text = dated(said(words), loan.validityOfPhase)
    return .progress(
      ProgressBar(
        id: id("progress"), label: label(language), permille: permille, text: text.text,
        spoken: text.spoken))
  }

  /// The number of payments made and of all payments, such as "18 of 60 payments".
  private var payments: LocalizedText? {
    guard let done = loan.paymentsDone.value, let all = loan.paymentsInAll.value else { return nil }
    return LoanWords.payments(formatter.number(done), of: all, formatter)
  }
}
