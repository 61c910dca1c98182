import DesignSystem
import LoanArithmetic

/// Formats numbers for screen readers: without group separators, and with units and the sign in words.
struct SpokenNumbers: Sendable {
  /// The unit after an amount.
  enum Unit: Sendable {
    /// The names of the currency's units with their plural forms.
    case words(CurrencyWords)
    /// A name without plural forms.
    case name(String)
    /// No unit, because the currency is unknown.
    case unstated
  }

  private static let percent = PluralText(
    en: ("percent", "percent"), ru: (one: "процент", few: "процента", many: "процентов"))

  private let language: Language
  private let negative: NumberPattern.Affixes
  private let decimals: NumberPattern

  init(language: Language) {
    self.language = language
    let below = LocalizedText(en: "minus \(Self.gap)", ru: "минус \(Self.gap)").spoken(language).spoken
      .split(separator: Self.gap, omittingEmptySubsequences: false)
    negative = .init(prefix: below.first.map(String.init) ?? "", suffix: below.count > 1 ? String(below[1]) : "")
    decimals = NumberPattern(decimalSeparator: Self.decimalSeparator(of: language), negative: negative)
  }

  /// A sign that no text has.
  private static let gap: Character = "\u{1}"

  private static func decimalSeparator(of language: Language) -> String {
    switch language.words {
    case .english: "."
    case .russian: ","
    case .table: PatternSource(locale: language.code).number().decimalSeparator
    }
  }

  /// Formats an amount, such as "296758 rubles 68 kopecks".
  func money(_ money: Money, in unit: Unit) -> String {
    switch unit {
    case .words(let words):
      // The minor unit only has a name if it is the hundredth of the main unit.
      money.currency.decimals == 2 || money.currency.decimals == 0
        ? wholeUnits(of: money, words)
        : words.major.counted(decimal(money), words.major(ofFractionIn: language))
    case .name(let name): "\(decimal(money)) \(name)"
    case .unstated: decimal(money)
    }
  }

  /// Formats a percentage, such as "14.9 percent".
  func percent(_ percent: ExactDecimal) -> String {
    let word =
      percent.scale == 0
      ? Self.percent(Int(percent.coefficient), language) : Self.percent(ofFractionIn: language)
    return Self.percent.counted(decimals.format(percent.coefficient, decimals: percent.scale), word)
  }

  private func decimal(_ money: Money) -> String {
    decimals.format(money.minorUnits, decimals: money.currency.decimals)
  }

  /// Formats an amount in major and minor units; leaves out a unit with the count 0, except for a zero amount.
  private func wholeUnits(of money: Money, _ words: CurrencyWords) -> String {
    let (major, minor) = money.minorUnits.magnitude
      .quotientAndRemainder(dividingBy: money.currency.minorUnitsPerMajor.magnitude)
    var text = money.minorUnits < 0 ? negative.prefix : ""
    if major > 0 || minor == 0 { append(major, words.major, to: &text) }
    if major > 0, minor > 0 { text += " " }
    if minor > 0 { append(minor, words.minor, to: &text) }
    return money.minorUnits < 0 ? text + negative.suffix : text
  }

  private func append(_ count: UInt64, _ noun: PluralText, to text: inout String) {
    text += noun.counted(String(count), noun(Int(clamping: count), language))
  }
}
