import DesignSystem
import LoanArithmetic

/// Formats numbers for screen readers: without group separators, and with units and the sign in words.
struct SpokenNumbers: Sendable {
  /// The unit after an amount.
  enum Unit: Sendable {
    /// The plural forms of the main unit of a currency and of its hundredth.
    case words(major: NounForms, minor: NounForms)
    /// A name without plural forms.
    case name(String)
    /// No unit, because the currency is unknown.
    case unstated
  }

  /// The word "percent" in all languages.
  private static let percentInAllLanguages = PluralText(
    en: ("percent", "percent"), ru: (one: "процент", few: "процента", many: "процентов"))

  /// The word "percent" in the language of the reader.
  private let percent: NounForms
  /// The words around a number below zero.
  private let negative: NumberPattern.Affixes
  /// The format of numbers.
  private let decimals: NumberPattern

  init(language: Language) {
    percent = Self.percentInAllLanguages.forms(in: language).prepared
    // The words before and after the place of the number. The array is never empty.
    let below = LocalizedText(en: "minus \(Self.gap)", ru: "минус \(Self.gap)").spoken(language).spoken
      .split(separator: Self.gap, omittingEmptySubsequences: false)
    negative = .init(prefix: String(below[0]), suffix: below.count > 1 ? String(below[1]) : "")
    decimals = NumberPattern(decimalSeparator: Self.decimalSeparator(of: language), negative: negative)
  }

  /// A character that occurs in no text.
  private static let gap: Character = "\u{1}"

  /// Returns the text between the whole and the fraction of a number in a language.
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
    case .words(let major, let minor):
      // The minor unit has a name only if it is a hundredth of the main unit.
      money.currency.decimals == 2 || money.currency.decimals == 0
        ? wholeUnits(of: money, major: major, minor: minor) : major.ofFraction.counted(decimal(money))
    case .name(let name): "\(decimal(money)) \(name)"
    case .unstated: decimal(money)
    }
  }

  /// Formats a percentage, such as "14.9 percent".
  func percent(_ percent: ExactDecimal) -> String {
    let number = decimals.format(percent.coefficient, decimals: percent.scale)
    return (percent.scale == 0 ? self.percent[Int(percent.coefficient)] : self.percent.ofFraction).counted(number)
  }

  /// Formats an amount without a unit.
  private func decimal(_ money: Money) -> String {
    decimals.format(money.minorUnits, decimals: money.currency.decimals)
  }

  /// Formats an amount in major and minor units. A unit with the count 0 is left out, unless the amount is zero.
  private func wholeUnits(of money: Money, major: NounForms, minor: NounForms) -> String {
    let (units, hundredths) = money.minorUnits.magnitude
      .quotientAndRemainder(dividingBy: money.currency.minorUnitsPerMajor.magnitude)
    let whole = units > 0 || hundredths == 0 ? Counted(units, major) : nil
    let rest = hundredths > 0 ? Counted(hundredths, minor) : nil
    let gap = whole != nil && rest != nil ? " " : ""
    let sign = money.minorUnits < 0 ? negative : NumberPattern.Affixes()
    let signs = sign.prefix.utf8.count + sign.suffix.utf8.count + gap.utf8.count
    return String(count: signs + (whole?.bytes ?? 0) + (rest?.bytes ?? 0)) { text in
      text.prepend(sign.suffix)
      rest?.write(to: &text)
      text.prepend(gap)
      whole?.write(to: &text)
      text.prepend(sign.prefix)
    }
  }

  /// A number of units with the name of the unit.
  private struct Counted {
    private let count: UInt64
    private let form: NounForm
    /// The number of bytes.
    let bytes: Int

    init(_ count: UInt64, _ noun: NounForms) {
      self.count = count
      form = noun[Int(clamping: count)]
      bytes = form.byteCount(withNumberOfBytes: NumberPattern.digitCount(of: count))
    }

    /// Writes the number and the name from their end.
    func write(to text: inout TextTail) { text.prepend(form) { $0.prepend(count, of: .latin) } }
  }
}
