import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// ```
/// Exchange rates
///   1 EUR . . . . . . . . . . . . . . .  91.2345 RUB
///     Bank of Russia, November 20, 2026
/// ```
struct SummaryRates: SummarySection {
  static let name: SectionName = "rates"
  static let summary = "The exchange rates that the totals use, with their days."
  static let rule = "newest stored rate of the day or of the seven days before it"

  let figures: SummaryFigures

  var title: LocalizedText? { LoanWords.exchangeRates }

  var items: [Item] {
    for rate in figures.rates {
      row(
        "\(rate.base.code)", LocalizedText(verbatim: "1 \(rate.base.code)"),
        "\(formatter.decimal(rate.rate)) \(rate.quote.code)",
        caption: said(LoanWords.rateOf(rate.source, on: value(rate.on))))
    }
  }
}
