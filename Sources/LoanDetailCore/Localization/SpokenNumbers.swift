import LoanArithmetic

/// How a screen reader says numbers in a language: without group separators, with units and the sign in words.
struct SpokenNumbers: Sendable {
  /// What is said after an amount.
  enum Unit: Sendable {
    /// The currency's own words in their grammatical forms.
    case words(CurrencyWords)
    /// A name that is the same after every number.
    case name(String)
    /// Nothing, as nobody states the currency.
    case unstated
  }

  private static let percent = PluralText(
    en: ("percent", "percent"), ru: (one: "процент", few: "процента", many: "процентов"))

  private let language: Language
  private let minus: String
  private let decimals: NumberPattern

  init(language: Language) {
    self.language = language
    minus = LocalizedText(en: "minus ", ru: "минус ")(language)
    decimals = NumberPattern(
      decimalSeparator: LocalizedText(en: ".", ru: ",")(language), negative: .init(prefix: minus))
  }

  /// An amount, such as `296758 rubles 68 kopecks`.
  func money(_ money: Money, in unit: Unit) -> String {
    switch unit {
    case .words(let words):
      // A minor unit has a name only where it is the hundredth.
      money.currency.decimals == 2 || money.currency.decimals == 0
        ? wholeUnits(of: money, words) : "\(decimal(money)) \(words.major(ofFractionIn: language))"
    case .name(let name): "\(decimal(money)) \(name)"
    case .unstated: decimal(money)
    }
  }

  /// A percentage, such as `14.9 percent`.
  func percent(_ percent: ExactDecimal) -> String {
    let word =
      percent.scale == 0
      ? Self.percent(Int(percent.coefficient), language) : Self.percent(ofFractionIn: language)
    return "\(decimals.format(percent.coefficient, decimals: percent.scale)) \(word)"
  }

  private func decimal(_ money: Money) -> String {
    decimals.format(money.minorUnits, decimals: money.currency.decimals)
  }

  /// The amount in major and minor units, either left out when there are none of it and some of the other.
  private func wholeUnits(of money: Money, _ words: CurrencyWords) -> String {
    let (major, minor) = money.minorUnits.magnitude
      .quotientAndRemainder(dividingBy: money.currency.minorUnitsPerMajor.magnitude)
    var text = money.minorUnits < 0 ? minus : ""
    if major > 0 || minor == 0 { append(major, words.major, to: &text) }
    if major > 0, minor > 0 { text += " " }
    if minor > 0 { append(minor, words.minor, to: &text) }
    return text
  }

  private func append(_ count: UInt64, _ noun: PluralText, to text: inout String) {
    text += String(count)
    text += " "
    text += noun(Int(clamping: count), language)
  }
}
