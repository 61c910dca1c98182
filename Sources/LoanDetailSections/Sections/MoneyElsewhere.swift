package import DesignSystem
import LoanArithmetic
import Loans
package import Localization

/// Money that the bank received and has not applied to the debt yet. The main screen does not show an amount of zero.
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

/// The debt and the payment of a foreign-currency loan in the customer's own currency.
///
/// ```
/// In your currency
///   Debt  . . . . . . . . . . . RUB 985,000.00
///   Payment . . . . . . . . . .  RUB 29,550.00
///   Exchange rate . . . . . . .  1 € = 98.50 ₽
///     November 20, 2026
///   Change of the rate since the contract began  +12.5%
/// ```
package struct HomeCurrency: LoanSection {
  package static let name = SectionName.homeCurrency
  package static let priority = Priority.low
  package static let summary = "The debt and the payment in the customer's own currency, with the exchange rate."
  package static let needs = [NeededFact("homeCurrency", \.homeCurrency)]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { LoanWords.homeCurrency }
  package var silence: String? { silenceWhenOver }

  package var items: [Item] {
    members(LoanWords.homeCurrency, of: facts.homeCurrency) { home in
      row("debt", LoanWords.debt, ofItsDay(home.debt, of: facts.homeCurrency))
      row("payment", LoanWords.payment, ofItsDay(home.payment, of: facts.homeCurrency))
      row("rate", LoanWords.exchangeRate, text(of: home), caption: home.on.map { text($0) })
      change(of: home)
    }
  }

  /// The price of one unit of the loan's currency, such as "1 € = 98.50 ₽".
  private func text(of home: HomeCurrencyValue) -> String {
    let price = formatter.decimal(home.rate.trimmed(minimumScale: 2))
    guard let currency = (home.debt ?? home.payment)?.currency else { return price }
    return "1\u{a0}\(formatter.symbol(of: facts.currency)) = \(price)\u{a0}\(formatter.symbol(of: currency))"
  }

  private func change(of home: HomeCurrencyValue) -> [Item] {
    guard let change = home.changePercent else { return [] }
    var value = formatter.percent(change.trimmed())
    if change.coefficient > 0 {
      value.text = "+\(value.text)"
      value.spoken = "+\(value.spoken)"
    }
    return [.row(Row(id: id("change"), label: LoanWords.rateSinceBeginning(language), value: .percent(value)))]
  }
}
