import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The announced change of the rate with all its details. On the main screen, ``ComingChanges`` shows it in short.
///
/// ```
/// Change of the rate
///   New rate  . . . . . . . . . . 17.5% a year
///     Key rate, plus 2%
///   First day of the new rate  January 1, 2027
///     in 41 days
///   Payment after the change . . RUB 13,402.10
///     from January 10, 2027
/// ```
struct RateChange: LoanSection {
  static let name = SectionName.rateChange
  static let summary = "The announced rate, its first day, and the payment after it."
  static let needs = [NeededFact("terms.rateChange", \.terms.rateChange)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.rateChange }
  var silence: String? { silenceWhenOver }

  var items: [Item] { members(LoanWords.rateChange, of: facts.terms.rateChange, rows) }

  @ItemsBuilder
  private func rows(of change: AnnouncedRateChange) -> [Item] {
    let index = change.index.map(words)
    row("rate", LoanWords.newRate, change.rate, states: .rate, caption: index)
    // Without a rate, the index needs a row of its own.
    if change.rate == nil { row("index", LoanWords.newRate, index?.text, states: .rate) }
    row("from", LoanWords.newRateFrom, change.from, caption: timeLeft(toComing: change.from))
    payment(after: change)
    row("payments", LoanWords.paymentsAfterChange, change.payments)
    row("reason", LoanWords.reason, change.reason)
    row("announced", LoanWords.announced, change.announcedOn)
    deadline("answer", LoanWords.answerBy, change.answerBy)
  }

  /// The payment with its first day, or the day alone if the amount is unknown.
  private func payment(after change: AnnouncedRateChange) -> [Item] {
    guard let payment = change.payment else {
      return row("payment-from", LoanWords.firstChangedPayment, change.paymentFrom)
    }
    return row(
      "payment", LoanWords.paymentAfterChange, payment,
      caption: change.paymentFrom.map { said(LoanWords.from(value($0))) })
  }
}
