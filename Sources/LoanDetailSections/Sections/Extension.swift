import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The extension of a payment: its new day, its cost, and whether it is possible, requested or used.
///
/// ```
/// Later payment day
///   New payment day . . . .  December 12, 2026
///     instead of November 28, 2026
///   What it costs . . . . . . . . . RUB 199.00
///   Ask for it by . . . . .  November 27, 2026
///     in 6 days
///   Times used  . . . . . . . . . . . . 0 of 1
/// ```
struct Extension: LoanSection {
  static let name = SectionName.extensionOfPayment
  static let summary = "The extension of a payment: its new day, what it costs, and whether it is possible."
  static let needs = [NeededFact("extension", \.extensionOfPayment)]

  let loan: LoanOnScreen

  var title: LocalizedText? { dated(LoanWords.laterPaymentDay) }
  var silence: String? { silenceWhenOver }

  var items: [Item] { members(LoanWords.laterPaymentDay, of: facts.extensionOfPayment, rows) }

  @ItemsBuilder
  private func rows(of stated: PaymentExtension) -> [Item] {
    switch stated.state {
    case .available:
      newDay(of: stated, LoanWords.newPaymentDay)
      row("to-pay", LoanWords.toPayForExtension, stated.toPay)
      row("cost", LoanWords.costOfExtension, stated.cost)
      deadline("ask-by", LoanWords.askForExtensionBy, stated.askBy)
    case .requested:
      row("on", LoanWords.extensionRequestedOn, stated.on)
      row("moved-to", LoanWords.newPaymentDayIfGranted, stated.movedTo)
      row("due", LoanWords.dayIfNotGranted, stated.due, caption: stated.due.flatMap { timeLeft(toComing: $0) })
      row("to-pay", LoanWords.toPayForExtension, stated.toPay)
      row("cost", LoanWords.costOfExtension, stated.cost)
    case .used:
      newDay(of: stated, LoanWords.paymentDayNow)
      row("on", LoanWords.extendedOn, stated.on)
      row("paid", LoanWords.paidForExtension, stated.toPay)
      row("cost", LoanWords.costOfExtension, stated.cost)
    case .unavailable:
      row("reason", LoanWords.extensionIsNotPossible, stated.reason ?? LoanWords.reasonNotGiven)
    case nil:
      row("to-pay", LoanWords.toPayForExtension, stated.toPay)
      row("cost", LoanWords.costOfExtension, stated.cost)
    }
    used(of: stated)
  }

  /// The new day of the payment, with the day that it replaces.
  private func newDay(of stated: PaymentExtension, _ label: LocalizedText) -> [Item] {
    row("moved-to", label, stated.movedTo, caption: stated.due.map { said(LoanWords.insteadOf(value($0))) })
  }

  /// The number of extensions used, with the number allowed if both are known.
  private func used(of stated: PaymentExtension) -> [Item] {
    guard let used = stated.used, let allowed = stated.allowed else {
      return row("used", LoanWords.extensionsUsed, stated.used)
    }
    return row("used", LoanWords.extensionsUsed, LoanWords.part(value(used), of: value(allowed)))
  }
}
