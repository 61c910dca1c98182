import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

/// `calc card-minimum`: the least that must be paid on a revolving debt.
struct CardMinimumAnswer: CalcAnswer {
  private enum Field: String, CaseIterable {
    case debt, percent, floor
    case roundUpTo = "round_up_to"
    case accruedInterest = "accrued_interest"
    case currency, decimals
  }

  let payment: Money

  init(_ params: JSONValue) throws(CalcError) {
    let fields = try CalcFields<Field>(params, at: "params", ignoring: ["description", "note"])
    let currency = try Currency(
      fields.optional(.currency, as: .currency), decimals: fields.optional(.decimals, as: .currencyDecimals))
    let amount = CalcValue.money(currency)
    let debt = try fields.required(.debt, as: amount)
    let rule = MinimumPaymentRule(
      percent: try fields.required(.percent, as: .decimal), floor: try fields.optional(.floor, as: amount),
      roundUpTo: try fields.optional(.roundUpTo, as: amount))
    let interest = try fields.optional(.accruedInterest, as: amount)
    payment = try calculating { () throws(LoanArithmeticError) in try rule.payment(on: debt, accruedInterest: interest)
    }
  }

  func write(to json: inout JSONWriter) { json.property("minimum_payment", payment) }

  func items(under id: ItemID, _ formatter: LocaleFormatter) -> [Item] {
    [.row("payment", under: id, CalcWords.minimumPayment(formatter.language), .money(formatter.money(payment)))]
  }
}
