public import DesignSystem
public import LoanArithmetic

/// Formats amounts, dates and percentages for one locale, as text to show and as text for a screen reader.
///
/// The formatter reads the patterns of the locale from a table of all CLDR locales. The table is part of the program,
/// so the texts are the same on every platform. Formatting is then integer arithmetic and copying. Share one formatter
/// between all screens of a locale.
///
/// A locale that CLDR does not have is formatted like its language, and an unknown language like the root of CLDR.
public final class LocaleFormatter: Sendable {
  /// The forms of a day.
  public enum DateStyle: Sendable, Hashable, CaseIterable {
    /// With the month in words: `5 December 2026`.
    case long
    /// In digits only: `05.12.2026`.
    case numeric
  }

  /// The identifier of the locale, such as `ru_RU`.
  public let locale: String
  /// The language of the words around the numbers.
  public let language: Language
  /// Whether the words or the numbers are written from right to left. Then each value is isolated from the text around
  /// it, so that its digits and signs keep their order.
  public let isRightToLeft: Bool
  private let patterns: LocalePatterns
  private let spoken: SpokenNumbers

  /// Creates a formatter for a locale identifier, such as `ru_RU` or `de-AT`.
  ///
  /// Numbers, amounts and dates in digits follow the locale. Words, the names of months among them, are in the language
  /// of the locale if it is among `languages`, otherwise in English. Spoken texts are in the language of the words.
  public init(locale: String, languages: Languages = .builtIn) {
    self.locale = locale
    language = languages.language(for: locale)
    isRightToLeft = language.isRightToLeft || LocaleTable.isRightToLeft(LocaleParts(locale))
    patterns = LocalePatterns(locale: locale, language: language)
    spoken = SpokenNumbers(language: language)
  }

  /// Creates the same formatter with another form of its language.
  private init(_ formatter: LocaleFormatter, language: Language) {
    self.language = language
    locale = formatter.locale
    isRightToLeft = formatter.isRightToLeft
    patterns = formatter.patterns
    spoken = formatter.spoken
  }

  /// Returns the same formatter with a product's own words in place of shared ones.
  package func speaking(_ words: OwnWords) -> LocaleFormatter {
    LocaleFormatter(self, language: language.speaking(words))
  }

  /// Returns the same formatter, whose language collects the texts that are shown in another one.
  package func collectingOthers() -> LocaleFormatter {
    let language = language.collectingOthers()
    return language.others == nil ? self : LocaleFormatter(self, language: language)
  }

  /// Formats an amount with the symbol of its currency and all decimals.
  public func money(_ money: Money) -> MoneyValue {
    let currency = patterns.currency(money.currency)
    return value(of: money, by: currency.amount, unit: currency.unit)
  }

  /// Formats an amount with all decimals and without a symbol, for a column whose heading names the currency.
  ///
  /// The text for a screen reader names the currency.
  public func figure(_ money: Money) -> MoneyValue {
    let currency = patterns.currency(money.currency)
    return value(of: money, by: currency.figure, unit: currency.unit)
  }

  /// Formats an amount by a pattern, with its spoken form.
  private func value(of money: Money, by pattern: NumberPattern, unit: SpokenNumbers.Unit) -> MoneyValue {
    MoneyValue(
      minorUnits: money.minorUnits, decimals: money.currency.decimals, currency: money.currency.code,
      text: isolated(pattern.format(money.minorUnits, decimals: money.currency.decimals)),
      spoken: spoken.money(money, in: unit))
  }

  /// Returns the symbol of a currency in the locale, or its code if the locale has no symbol for it. Some locales put a
  /// direction mark before it, which is dropped.
  public func symbol(of currency: Currency) -> String { TextGuard(masking: nil)(patterns.currency(currency).symbol) }

  /// Formats a day. The text for a screen reader names the month in both styles.
  public func date(_ date: CalendarDate, _ style: DateStyle = .long) -> DateValue {
    DateValue(iso: date.description, text: isolated(patterns.date(date, style)), spoken: patterns.spoken(date))
  }

  /// Formats a percentage with exactly the decimals of the number.
  public func percent(_ percent: ExactDecimal) -> PercentValue {
    PercentValue(
      value: percent.description,
      text: isolated(patterns.percent.format(percent.coefficient, decimals: percent.scale)),
      spoken: spoken.percent(percent))
  }

  /// Formats a time of day, such as `21:00` or `9:00 PM`.
  public func time(_ time: TimeOfDay) -> String { isolated(patterns.time.format(time)) }

  /// Formats a whole number.
  public func number(_ number: Int) -> String {
    isolated(patterns.number(Int64(number), decimals: 0))
  }

  /// The text between the whole and the fraction of a number, such as "," in Russian.
  public var decimalSeparator: String { patterns.decimalSeparator }

  /// Formats a decimal number with exactly its own decimals.
  public func decimal(_ number: ExactDecimal) -> String {
    isolated(patterns.number(number.coefficient, decimals: number.scale))
  }

  /// Formats a counted noun, such as "18 payments" or "in 19 days".
  public func count(_ count: Int, _ noun: PluralText) -> String {
    let text = noun.forms(in: language)[count].counted(number(count))
    if let others = language.others, let code = noun.otherLanguage(for: language) { others.add(text, in: code) }
    return text
  }

  /// Returns a text, such as a masked number, isolated so that it keeps its order inside a text from right to left.
  public func isolated(_ text: String) -> String { isRightToLeft ? Isolation.isolated(text) : text }
}
