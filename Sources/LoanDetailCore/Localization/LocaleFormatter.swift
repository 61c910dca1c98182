public import DesignSystem
public import LoanArithmetic
import Synchronization

/// Formats amounts, dates and percentages for one locale.
///
/// The locale's patterns are taken from ICU once, when they are first needed; after that formatting is integer
/// arithmetic and copying bytes. Share one formatter between all screens of a locale.
public final class LocaleFormatter: Sendable {
  /// How long a date is.
  public enum DateStyle: Sendable, Hashable, CaseIterable {
    /// With the month in words: `5 December 2026`.
    case long
    /// In digits only: `05.12.2026`.
    case numeric
  }

  /// The locale's identifier, such as `ru_RU`.
  public let locale: String
  /// The language of the words that go with the numbers.
  public let language: Language
  private let patterns: Mutex<Patterns>

  /// Makes a formatter for a locale identifier, such as `ru_RU` or `de-AT`.
  public init(locale: String) {
    self.locale = locale
    language = Language(locale: locale)
    patterns = Mutex(Patterns(source: PatternSource(locale: locale)))
  }

  /// An amount with its currency's symbol and all its decimals.
  public func money(_ money: Money) -> MoneyValue {
    let pattern = patterns.withLock { $0.currency(money.currency) }
    return MoneyValue(
      minorUnits: money.minorUnits, currency: money.currency.code,
      text: pattern.format(money.minorUnits, decimals: money.currency.decimals))
  }

  /// An amount with all its decimals and no symbol: for a column whose heading names the currency.
  public func figure(_ money: Money) -> MoneyValue {
    let pattern = patterns.withLock { patterns in
      var pattern = patterns.currency(money.currency)
      let plain = patterns.number()
      (pattern.positive, pattern.negative) = (plain.positive, plain.negative)
      return pattern
    }
    return MoneyValue(
      minorUnits: money.minorUnits, currency: money.currency.code,
      text: pattern.format(money.minorUnits, decimals: money.currency.decimals))
  }

  /// The symbol the locale writes a currency with; its code where it has none.
  public func symbol(of currency: Currency) -> String {
    let affixes = patterns.withLock { $0.currency(currency) }.positive
    let symbol = (affixes.prefix + affixes.suffix).filter { !$0.isWhitespace }
    return symbol.isEmpty ? currency.code : symbol
  }

  /// A day.
  public func date(_ date: CalendarDate, _ style: DateStyle = .long) -> DateValue {
    let pattern = patterns.withLock { $0.date(style) }
    return DateValue(iso: date.description, text: pattern.format(date))
  }

  /// A percentage, with the decimals the number has.
  public func percent(_ percent: ExactDecimal) -> PercentValue {
    let pattern = patterns.withLock { $0.percent() }
    return PercentValue(
      value: percent.description, text: pattern.format(percent.coefficient, decimals: percent.scale))
  }

  /// A whole number.
  public func number(_ number: Int) -> String {
    patterns.withLock { $0.number() }.format(Int64(number), decimals: 0)
  }

  /// A decimal number, with the decimals it has.
  public func decimal(_ number: ExactDecimal) -> String {
    patterns.withLock { $0.number() }.format(number.coefficient, decimals: number.scale)
  }

  /// A counted noun, such as `18 payments`.
  public func count(_ count: Int, _ noun: PluralText) -> String {
    "\(number(count)) \(noun(count, language))"
  }
}

/// The patterns taken from ICU so far.
private struct Patterns {
  let source: PatternSource
  private var currencies: [Currency: NumberPattern] = [:]
  private var dates: [LocaleFormatter.DateStyle: DatePattern] = [:]
  private var percentPattern: NumberPattern?
  private var numberPattern: NumberPattern?

  init(source: PatternSource) { self.source = source }

  mutating func currency(_ currency: Currency) -> NumberPattern {
    if let known = currencies[currency] { return known }
    let pattern = source.currency(currency)
    currencies[currency] = pattern
    return pattern
  }

  mutating func date(_ style: LocaleFormatter.DateStyle) -> DatePattern {
    if let known = dates[style] { return known }
    let pattern = source.date(style)
    dates[style] = pattern
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
