import LoanArithmetic
import Synchronization

/// The patterns of one locale.
final class LocalePatterns: Sendable {
  private let number: NumberPattern
  let percent: NumberPattern
  let time: TimePattern
  private let longDate: DatePattern
  private let numericDate: DatePattern
  /// Dates for a screen reader.
  private let spokenDate: DatePattern
  private let source: PatternSource
  /// The language of the words.
  private let language: Language
  /// The currencies requested so far. They are so few that a linear search is faster than hashing.
  private let currencies = Mutex<[CurrencyFormat]>([])

  init(locale: String, language: Language) {
    source = PatternSource(locale: locale)
    self.language = language
    number = source.number()
    percent = source.percent()
    numericDate = source.date(.numeric)
    // Figures follow the locale; the words in formats, such as the names of months, are in the language of the words.
    let speaksOwnLanguage = LocaleParts(locale).language == language.baseCode
    let words = speaksOwnLanguage ? source : PatternSource(locale: language == .english ? "en_GB" : language.code)
    time = words.time()
    longDate = words.date(.long)
    spokenDate = language == .russian ? longDate.withYearInFull() : longDate
  }

  /// The text between the whole and the fraction of a number.
  var decimalSeparator: String { number.decimalSeparator }

  /// Formats `value × 10^-decimals` with exactly `decimals` decimals.
  func number(_ value: Int64, decimals: Int) -> String { number.format(value, decimals: decimals) }

  /// Formats a day in a style.
  func date(_ date: CalendarDate, _ style: LocaleFormatter.DateStyle) -> String {
    switch style {
    case .long: longDate.format(date)
    case .numeric: numericDate.format(date)
    }
  }

  /// Formats a day for a screen reader.
  func spoken(_ date: CalendarDate) -> String { spokenDate.format(date) }

  /// Returns the format of a currency, which is created at the first request.
  func currency(_ currency: Currency) -> CurrencyFormat {
    if let known = currencies.withLock({ $0.first { $0.currency == currency } }) { return known }
    let format = CurrencyFormat(
      currency, amount: source.currency(currency), plain: number, unit: unit(of: currency))
    currencies.withLock { $0.append(format) }
    return format
  }

  /// Returns the names of a currency's units, in the language of the words.
  private func unit(of currency: Currency) -> SpokenNumbers.Unit {
    if currency == .none(decimals: currency.decimals) { return .unstated }
    return CurrencyWords(code: currency.code)
      .map { .words(major: $0.major.forms(in: language).prepared, minor: $0.minor.forms(in: language).prepared) }
      ?? .name(PatternSource.name(of: currency, in: language) ?? currency.code)
  }
}
