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

  var decimalSeparator: String { number.decimalSeparator }

  func number(_ value: Int64, decimals: Int) -> String { number.format(value, decimals: decimals) }

  func date(_ date: CalendarDate, _ style: LocaleFormatter.DateStyle) -> String {
    switch style {
    case .long: longDate.format(date)
    case .numeric: numericDate.format(date)
    }
  }

  /// Formats a day for a screen reader.
  func spoken(_ date: CalendarDate) -> String { spokenDate.format(date) }

  /// The format of a currency, which is created at the first request.
  func currency(_ currency: Currency) -> CurrencyFormat {
    if let known = currencies.withLock({ $0.first { $0.currency == currency } }) { return known }
    let format = CurrencyFormat(currency, source.currency(currency), plain: number, unit: unit(of: currency))
    currencies.withLock { $0.append(format) }
    return format
  }

  private func unit(of currency: Currency) -> SpokenNumbers.Unit {
    if currency == .none(decimals: currency.decimals) { return .unstated }
    return CurrencyWords(code: currency.code)
      .map { .words(major: $0.major.forms(in: language).prepared, minor: $0.minor.forms(in: language).prepared) }
      ?? .name(PatternSource.name(of: currency, in: language) ?? currency.code)
  }
}

/// The format and the names of one currency in a locale.
final class CurrencyFormat: Sendable {
  let currency: Currency
  /// Amounts with the symbol.
  let amount: NumberPattern
  /// Amounts without the symbol.
  let figure: NumberPattern
  /// The symbol, or the code if the locale has no symbol.
  let symbol: String
  let unit: SpokenNumbers.Unit

  fileprivate init(_ currency: Currency, _ amount: NumberPattern, plain: NumberPattern, unit: SpokenNumbers.Unit) {
    self.currency = currency
    self.amount = amount
    self.unit = unit
    var figure = amount
    (figure.positive, figure.negative) = (plain.positive, plain.negative)
    self.figure = figure
    let symbol = (amount.positive.prefix + amount.positive.suffix).filter { !$0.isWhitespace }
    self.symbol = symbol.isEmpty ? currency.code : symbol
  }
}
