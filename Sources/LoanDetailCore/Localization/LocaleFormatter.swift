public import DesignSystem
public import LoanArithmetic
import Synchronization

/// Formats amounts, dates and percentages for one locale, as text to show and as text for a screen reader.
///
/// The formatter reads each pattern of the locale from ICU once, on first use. After that, formatting is integer
/// arithmetic and copying. Share one formatter between all screens of a locale.
public final class LocaleFormatter: Sendable {
  public enum DateStyle: Sendable, Hashable, CaseIterable {
    /// With the month in words: `5 December 2026`.
    case long
    /// In digits only: `05.12.2026`.
    case numeric
  }

  /// The identifier of the locale, such as `ru_RU`.
  public let locale: String
  /// The language of the words beside the numbers.
  public let language: Language
  private let patterns: Mutex<LocalePatterns>
  private let spoken: SpokenNumbers

  /// Creates a formatter for a locale identifier, such as `ru_RU` or `de-AT`.
  public init(locale: String) {
    self.locale = locale
    language = Language(locale: locale)
    patterns = Mutex(LocalePatterns(source: PatternSource(locale: locale), language: language))
    spoken = SpokenNumbers(language: language)
  }

  /// Formats an amount with the symbol of its currency and all decimals.
  public func money(_ money: Money) -> MoneyValue {
    let currency = patterns.withLock { $0.currency(money.currency) }
    return value(money, currency.pattern, currency.unit)
  }

  /// Formats an amount with all decimals and without a symbol, for a column whose heading names the currency.
  ///
  /// The text for a screen reader names the currency.
  public func figure(_ money: Money) -> MoneyValue {
    let (currency, plain) = patterns.withLock { ($0.currency(money.currency), $0.number()) }
    var pattern = currency.pattern
    (pattern.positive, pattern.negative) = (plain.positive, plain.negative)
    return value(money, pattern, currency.unit)
  }

  private func value(_ money: Money, _ pattern: NumberPattern, _ unit: SpokenNumbers.Unit) -> MoneyValue {
    MoneyValue(
      minorUnits: money.minorUnits, decimals: money.currency.decimals, currency: money.currency.code,
      text: pattern.format(money.minorUnits, decimals: money.currency.decimals),
      spoken: spoken.money(money, in: unit))
  }

  /// Returns the symbol of a currency in the locale, or its code if the locale has no symbol for it.
  public func symbol(of currency: Currency) -> String {
    let affixes = patterns.withLock { $0.currency(currency) }.pattern.positive
    let symbol = (affixes.prefix + affixes.suffix).filter { !$0.isWhitespace }
    return symbol.isEmpty ? currency.code : symbol
  }

  /// Formats a day. The text for a screen reader names the month in both styles.
  public func date(_ date: CalendarDate, _ style: DateStyle = .long) -> DateValue {
    let (shown, said) = patterns.withLock { ($0.date(style), $0.spokenDate()) }
    return DateValue(iso: date.description, text: shown.format(date), spoken: said.format(date))
  }

  /// Formats a percentage with the decimals of the number.
  public func percent(_ percent: ExactDecimal) -> PercentValue {
    let pattern = patterns.withLock { $0.percent() }
    return PercentValue(
      value: percent.description, text: pattern.format(percent.coefficient, decimals: percent.scale),
      spoken: spoken.percent(percent))
  }

  public func number(_ number: Int) -> String {
    patterns.withLock { $0.number() }.format(Int64(number), decimals: 0)
  }

  /// Formats a decimal number with its decimals.
  public func decimal(_ number: ExactDecimal) -> String {
    patterns.withLock { $0.number() }.format(number.coefficient, decimals: number.scale)
  }

  /// Formats a counted noun, such as "18 payments".
  public func count(_ count: Int, _ noun: PluralText) -> String {
    "\(number(count)) \(noun(count, language))"
  }
}
