import DesignSystem
import LoanArithmetic
import Loans
import Localization

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
struct HomeCurrency: LoanSection {
  static let name = SectionName.homeCurrency
  static let priority = Priority.low
  static let summary = "The debt and the payment in the customer's own currency, with the exchange rate."
  static let needs = [NeededFact("homeCurrency", \.homeCurrency)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.homeCurrency }
  var silence: String? { silenceWhenOver }

  var items: [Item] {
    members(LoanWords.homeCurrency, of: facts.homeCurrency) { home in
      row("debt", LoanWords.debt, ofItsDay(home.debt, of: facts.homeCurrency))
      row("payment", LoanWords.payment, ofItsDay(home.payment, of: facts.homeCurrency))
      row("rate", LoanWords.exchangeRate, text(of: home), caption: home.on.map { text($0) })
      change(of: home)
    }
  }

  /// The price of one unit of the loan's currency, such as "1 € = 98.50 ₽"; the number alone without the other
  /// currency.
  private func text(of home: HomeCurrencyValue) -> String {
    let price = formatter.decimal(home.rate.trimmed(minimumScale: 2))
    guard let currency = (home.debt ?? home.payment)?.currency else { return price }
    return "1\u{a0}\(formatter.symbol(of: facts.currency)) = \(price)\u{a0}\(formatter.symbol(of: currency))"
  }

  /// The change of the exchange rate since the contract began, with its sign; empty if it is unknown.
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
