package import DesignSystem
import LoanArithmetic
import Loans
package import Localization

/// The money that the bank received and has not applied to the debt yet. The main screen does not show an amount of
/// zero.
///
/// ```
/// Received, not applied yet . . .  RUB 1,000.00
/// ```
package struct Unapplied: LoanSection {
  package static let name = SectionName.unapplied
  package static let summary = "Money that the bank received and has not applied to the debt yet."
  package static let needs = [NeededFact("unapplied", \.unapplied)]

  package let loan: LoanOnScreen
  let screen: ScreenID

  package init(_ loan: LoanOnScreen, on screen: ScreenID = .details) {
    self.loan = loan
    self.screen = screen
  }

  package var silence: String? { screen == .main && facts.unapplied.value?.isZero ?? false ? "there is none" : nil }

  package var items: [Item] { row("amount", LoanWords.unapplied, facts.unapplied) }
}

/// The account from which the bank pays taxes and insurance for the customer.
///
/// ```
/// Account for taxes and insurance
///   Balance of the account  . . . .  $1,840.00
///   Part of each payment  . . . . . .  $460.00
///   Shortage on the account  . . . . .  $120.00
/// ```
package struct EscrowAccount: LoanSection {
  package static let name = SectionName.escrow
  package static let summary = "The account from which the bank pays taxes and insurance for the customer."
  package static let needs = [NeededFact("escrow", \.escrow)]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { LoanWords.escrow }

  package var items: [Item] {
    members(LoanWords.escrow, of: facts.escrow) { escrow in
      row("balance", LoanWords.escrowBalance, escrow.balance)
      row("payment", LoanWords.escrowPayment, escrow.payment)
      row(
        "shortage", LoanWords.escrowShortage, escrow.shortage,
        tone: escrow.shortage?.isPositive ?? false ? .attention : .neutral)
    }
  }
}
