import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import Localization

/// The part of a year between two dates, and the interest for it.
struct DayCountAnswer: CalculationAnswer {
  private enum Field: String, CaseIterable {
    case convention, start, end, maturity, holidays, amount
    case annualRatePercent = "annual_rate_percent"
    case currency, decimals
  }

  /// The part of a year.
  let fraction: Fraction
  /// The days that the convention counts.
  let days: Int
  /// The interest; `nil` if the request states neither an amount nor a rate.
  private(set) var interest: Money?

  init(_ params: JSONValue) throws(CalculationError) {
    let fields = try RequestFields<Field>(params, at: "params", ignoring: RequestComments.names)
    let convention = try fields.required(.convention, as: .dayCount)
    let (start, end) = (try fields.required(.start, as: .date), try fields.required(.end, as: .date))
    let maturity = try fields.optional(.maturity, as: .date)
    let calendar = try fields.object(.holidays, BusinessCalendar.init)
    (fraction, days) = try calculating { () throws(LoanArithmeticError) in
      (
        try convention.yearFraction(from: start, to: end, maturity: maturity, calendar: calendar),
        try convention.days(from: start, to: end, maturity: maturity, calendar: calendar)
      )
    }
    let currency = try Currency(
      fields.optional(.currency, as: .currency), decimals: fields.optional(.decimals, as: .currencyDecimals))
    guard fields.has(.amount) || fields.has(.annualRatePercent) else { return }
    let amount = try fields.required(.amount, as: .money(currency))
    let rate = try fields.required(.annualRatePercent, as: .decimal)
    interest = try calculating { () throws(LoanArithmeticError) in
      try convention.interest(
        on: amount, annualRatePercent: rate, from: start, to: end, maturity: maturity, calendar: calendar)
    }
  }

  /// The fraction with 18 decimals, so that even one day has 15 significant digits.
  private var decimal: WideDecimal { fraction.decimal(places: 18) }

  func write(to json: inout JSONWriter) {
    json.property("year_fraction", decimal.description)
    json.property("fraction", fraction.description)
    json.property("days", days)
    if let interest { json.property("interest", interest) }
  }

  func items(under id: ItemID, _ formatter: LocaleFormatter) -> [Item] {
    let language = formatter.language
    let rows: [Item?] = [
      .row("days", under: id, Words.daysCounted(language), .text(formatter.number(days))),
      .row("fraction", under: id, Words.fraction(language), .text(fraction.description)),
      .row(
        "decimal", under: id, Words.yearFraction(language),
        .text(decimal.narrowed.map(formatter.decimal) ?? decimal.description)),
      interest.map { .row("interest", under: id, Words.interest(language), .money(formatter.money($0))) },
    ]
    return rows.compactMap(\.self)
  }
}
