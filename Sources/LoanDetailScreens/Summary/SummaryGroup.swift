import DesignSystem
import LoanArithmetic
import Loans

/// One part of a total: a product with its amount.
struct SummaryPart {
  let entry: SummaryEntry
  var amount: Fact<Money>
  var caption: SpokenText?
  var tone: Tone = .neutral
}

/// The parts of a total in one currency, all with the same number of decimals if they fit.
struct SummaryGroup {
  let code: String
  let parts: [SummaryPart]
  /// The sum of the parts; `nil` if it is too large.
  let sum: Money?

  /// Creates a group whose amounts have the decimals of a currency; no amount may have more. An amount that does not
  /// fit with these decimals stays as it is, and ``sum`` is `nil`.
  init(_ parts: [SummaryPart], in currency: Currency) {
    code = currency.code
    self.parts = parts.map { part in
      var part = part
      part.amount = part.amount.map { money in
        Money(ExactDecimal(coefficient: money.minorUnits, scale: money.currency.decimals), currency: currency) ?? money
      }
      return part
    }
    sum = Money.sum(self.parts.compactMap(\.amount.value), currency: currency)
  }
}
