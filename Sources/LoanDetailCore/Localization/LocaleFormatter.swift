public import DesignSystem
public import LoanArithmetic
import Synchronization

/// Formats amounts, dates and percentages for one locale, each as it is shown and as it is said.
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
  private let patterns: Mutex<LocalePatterns>
  private let spoken: SpokenNumbers

  /// Makes a formatter for a locale identifier, such as `ru_RU` or `de-AT`.
  public init(locale: String) {
    self.locale = locale
    language = Language(locale: locale)
    patterns = Mutex(LocalePatterns(source: PatternSource(locale: locale), language: language))
    spoken = SpokenNumbers(language: language)
  }

  /// An amount with its currency's symbol and all its decimals.
  public func money(_ money: Money) -> MoneyValue {
    let currency = patterns.withLock { $0.currency(money.currency) }
    return value(money, currency.pattern, currency.unit)
  }

  /// An amount with all its decimals and no symbol, for a column whose heading names the currency; it is said with its
  /// currency all the same.
  public func figure(_ money: Money) -> MoneyValue {
    let (currency, plain) = patterns.withLock { ($0.currency(money.currency), $0.number()) }
    var pattern = currency.pattern
    (pattern.positive, pattern.negative) = (plain.positive, plain.negative)
    return value(money, pattern, currency.unit)
  }

  private func value(_ money: Money, _ pattern: NumberPattern, _ unit: SpokenNumbers.Unit) -> MoneyValue {
    MoneyValue(
      minorUnits: money.minorUnits, currency: money.currency.code,
      text: pattern.format(money.minorUnits, decimals: money.currency.decimals),
      spoken: spoken.money(money, in: unit))
  }

  /// The symbol the locale writes a currency with; its code where it has none.
  public func symbol(of currency: Currency) -> String {
    let affixes = patterns.withLock { $0.currency(currency) }.pattern.positive
    let symbol = (affixes.prefix + affixes.suffix).filter { !$0.isWhitespace }
    return symbol.isEmpty ? currency.code : symbol
  }

  /// A day; it is said with the month in words in either style.
  public func date(_ date: CalendarDate, _ style: DateStyle = .long) -> DateValue {
    let (shown, said) = patterns.withLock { ($0.date(style), $0.spokenDate()) }
    return DateValue(iso: date.description, text: shown.format(date), spoken: said.format(date))
  }

  /// A percentage, with the decimals the number has.
  public func percent(_ percent: ExactDecimal) -> PercentValue {
    let pattern = patterns.withLock { $0.percent() }
    return PercentValue(
      value: percent.description, text: pattern.format(percent.coefficient, decimals: percent.scale),
      spoken: spoken.percent(percent))
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
