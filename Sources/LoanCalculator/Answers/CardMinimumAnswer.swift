import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import Localization

/// The minimum payment of a card.
struct CardMinimumAnswer: CalculationAnswer {
  private enum Field: String, CaseIterable {
    case debt, percent, floor
    case roundUpTo = "round_up_to"
    case accruedInterest = "accrued_interest"
    case currency, decimals
  }

  let payment: Money

  init(_ params: JSONValue) throws(CalculationError) {
    let fields = try RequestFields<Field>(params, at: "params", ignoring: RequestComments.names)
    let currency = try Currency(
      fields.optional(.currency, as: .currency), decimals: fields.optional(.decimals, as: .currencyDecimals))
    let amount = RequestValue.money(currency)
    let debt = try fields.required(.debt, as: amount)
    let rule = MinimumPaymentRule(
      percent: try fields.required(.percent, as: .decimal), floor: try fields.optional(.floor, as: amount),
      roundUpTo: try fields.optional(.roundUpTo, as: amount))
    let interest = try fields.optional(.accruedInterest, as: amount)
    payment = try calculating { () throws(LoanArithmeticError) in
      try rule.payment(on: debt, accruedInterest: interest)
    }
  }

  func write(to json: inout JSONWriter) { json.property("minimum_payment", payment) }

  func items(under id: ItemID, _ formatter: LocaleFormatter) -> [Item] {
    [.row("payment", under: id, Words.minimumPayment(formatter.language), .money(formatter.money(payment)))]
  }
}
