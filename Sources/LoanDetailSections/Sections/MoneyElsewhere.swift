import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The money that the bank received and has not applied to the debt yet. The main screen does not show an amount of
/// zero.
///
/// ```
/// Received, not applied yet . . .  RUB 1,000.00
/// ```
struct Unapplied: LoanSection {
  static let name = SectionName.unapplied
  static let summary = "Money that the bank received and has not applied to the debt yet."
  static let needs = [NeededFact("unapplied", \.unapplied)]

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var silence: String? { screen == .main && facts.unapplied.value?.isZero ?? false ? "there is none" : nil }

  var items: [Item] { row("amount", LoanWords.unapplied, facts.unapplied) }
}

/// ```
/// Account for taxes and insurance
///   Balance of the account  . . . .  $1,840.00
///   Part of each payment  . . . . . .  $460.00
///   Shortage on the account  . . . . .  $120.00
/// ```
struct EscrowAccount: LoanSection {
  static let name = SectionName.escrow
  static let summary = "The account from which the bank pays taxes and insurance for the customer."
  static let needs = [NeededFact("escrow", \.escrow)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.escrow }

  var items: [Item] {
    members(LoanWords.escrow, of: facts.escrow) { escrow in
      row("balance", LoanWords.escrowBalance, escrow.balance)
      row("payment", LoanWords.escrowPayment, escrow.payment)
      row(
        "shortage", LoanWords.escrowShortage, escrow.shortage,
        tone: escrow.shortage?.isPositive ?? false ? .attention : .neutral)
    }
  }
}
