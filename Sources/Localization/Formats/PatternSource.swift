import LoanArithmetic

/// Reads the formats of numbers and dates in a locale from the table of locales.
struct PatternSource: Sendable {
  /// The record of the locale; without one, the formats are those of ASCII.
  private let record: LocaleRecord?

  /// Finds a locale by a name such as `ru_RU` or `sr-Latn-RS`.
  init(locale: String) { record = LocaleTable.record(of: LocaleParts(locale)) }

  /// Returns the pattern of numbers.
  func number() -> NumberPattern { pattern(at: record?.number) }

  /// Returns the pattern of percentages.
  func percent() -> NumberPattern { pattern(at: record?.percent) }

  /// Returns the pattern of amounts with the symbol of a currency.
  func currency(_ currency: Currency) -> NumberPattern {
    guard let record else { return NumberPattern() }
    let code = currency.code
    guard var entry = LocaleTable.text(of: code, inListAt: record.symbols) else {
      return pattern(at: record.wordAmount, symbol: code)
    }
    // The first byte is the kind of the entry, as a sum. 1: the symbol ends with a letter. 2: it begins with a letter.
    // 4: the place of a complete pattern follows instead of a symbol.
    let count = entry.number(bytes: 1)
    let kind = entry.number(bytes: 1)
    if kind == 4 { return pattern(at: entry.number(bytes: 3)) }
    let symbol = entry.text(count: count - 1)
    var amount = LocaleTable.reader(at: record.wordAmount)
    let isWord = kind & (NumberPattern.Affixes.isSymbolFirst(&amount) ? 1 : 2) != 0
    return pattern(at: isWord ? record.wordAmount : record.signAmount, symbol: symbol)
  }

  /// Returns the name of a currency in a language; `nil` if the table has none.
  static func name(of currency: Currency, in language: Language) -> String? {
    guard let record = LocaleTable.record(of: LocaleParts(language.code)) else { return nil }
    var entry = LocaleTable.text(of: currency.code, inListAt: record.names)
    return entry?.text()
  }

  /// Returns the pattern of days in a style.
  func date(_ style: LocaleFormatter.DateStyle) -> DatePattern {
    guard let record else { return DatePattern() }
    var reader = LocaleTable.reader(at: style == .long ? record.longDate : record.numericDate)
    return DatePattern(&reader)
  }

  /// Returns the pattern of times of day.
  func time() -> TimePattern {
    guard let record else { return TimePattern() }
    var reader = LocaleTable.reader(at: record.time)
    return TimePattern(&reader)
  }

  /// Reads the pattern at a place of the table.
  private func pattern(at place: Int?, symbol: String = "") -> NumberPattern {
    guard let place else { return NumberPattern() }
    var reader = LocaleTable.reader(at: place)
    return NumberPattern(&reader, symbol: symbol)
  }
}
