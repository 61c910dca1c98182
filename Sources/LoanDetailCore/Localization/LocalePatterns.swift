import LoanArithmetic

/// A cache of the patterns of one locale.
struct LocalePatterns {
  /// The format and the names of one currency.
  struct CurrencyPattern {
    let pattern: NumberPattern
    let unit: SpokenNumbers.Unit
  }

  private let source: PatternSource
  private let language: Language
  /// Whether the words are in the language of the locale.
  private let speaksOwnLanguage: Bool
  private var currencies: [Currency: CurrencyPattern] = [:]
  private var dates: [LocaleFormatter.DateStyle: DatePattern] = [:]
  private var spokenDatePattern: DatePattern?
  private var percentPattern: NumberPattern?
  private var timePattern: TimePattern?
  private var numberPattern: NumberPattern?

  init(locale: String, language: Language) {
    source = PatternSource(locale: locale)
    self.language = language
    speaksOwnLanguage = LocaleParts(locale).language == language.baseCode
  }

  mutating func currency(_ currency: Currency) -> CurrencyPattern {
    if let known = currencies[currency] { return known }
    let pattern = CurrencyPattern(pattern: source.currency(currency), unit: unit(of: currency))
    currencies[currency] = pattern
    return pattern
  }

  private func unit(of currency: Currency) -> SpokenNumbers.Unit {
    if currency == .none(decimals: currency.decimals) { return .unstated }
    return CurrencyWords(code: currency.code).map(SpokenNumbers.Unit.words)
      ?? .name(PatternSource.name(of: currency, in: language) ?? currency.code)
  }

  mutating func date(_ style: LocaleFormatter.DateStyle) -> DatePattern {
    if let known = dates[style] { return known }
    let pattern = source.date(style)
    dates[style] = pattern
    return pattern
  }

  mutating func spokenDate() -> DatePattern {
    if let spokenDatePattern { return spokenDatePattern }
    let long =
      speaksOwnLanguage
      ? date(.long) : PatternSource(locale: language == .english ? "en_GB" : language.code).date(.long)
    let pattern = language == .russian ? long.withYearInFull() : long
    spokenDatePattern = pattern
    return pattern
  }

  mutating func time() -> TimePattern {
    if let timePattern { return timePattern }
    let pattern = source.time()
    timePattern = pattern
    return pattern
  }

  mutating func percent() -> NumberPattern {
    if let percentPattern { return percentPattern }
    let pattern = source.percent()
    percentPattern = pattern
    return pattern
  }

  mutating func number() -> NumberPattern {
    if let numberPattern { return numberPattern }
    let pattern = source.number()
    numberPattern = pattern
    return pattern
  }
}
