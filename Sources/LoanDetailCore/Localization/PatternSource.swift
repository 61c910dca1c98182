import LoanArithmetic

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// Reads the formats of numbers and dates in a locale from ICU.
struct PatternSource: Sendable {
  private let locale: Locale

  init(locale: String) { self.locale = Locale(identifier: locale) }

  func number() -> NumberPattern {
    let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(1))
    return pattern { style.format($0) }
  }

  func percent() -> NumberPattern {
    let style = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(1))
    return pattern { style.format($0 / 100) }
  }

  func currency(_ currency: Currency) -> NumberPattern {
    let style = Decimal.FormatStyle.Currency(code: currency.code, locale: locale).precision(.fractionLength(1))
    return pattern { style.format($0) }
  }

  /// The name of a currency in a language; `nil` if ICU has none.
  static func name(of currency: Currency, in language: Language) -> String? {
    Locale(identifier: language.code).localizedString(forCurrencyCode: currency.code)
  }

  func date(_ style: LocaleFormatter.DateStyle) -> DatePattern {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let format = Date.FormatStyle(
      date: style == .long ? .long : .numeric, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
    func sample(_ day: Int, _ month: Int) -> String {
      calendar.date(from: DateComponents(year: 2001, month: month, day: day)).map { format.format($0) } ?? ""
    }
    return DatePattern(samples: (1...12).map { sample(22, $0) }, early: sample(5, 11), digits: number().digits)
      ?? DatePattern()
  }

  func time() -> TimePattern {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let format = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: .gmt)
    func sample(_ hour: Int) -> String {
      let parts = DateComponents(year: 2001, month: 1, day: 1, hour: hour, minute: 34)
      return calendar.date(from: parts).map { format.format($0) } ?? ""
    }
    return TimePattern(morning: sample(9), evening: sample(21), digits: number().digits) ?? TimePattern()
  }

  private func pattern(_ format: (Decimal) -> String) -> NumberPattern {
    let large = Decimal(sign: .plus, exponent: -1, significand: 12_345_678_905)
    return NumberPattern(positive: format(large), negative: format(-large), small: format(1234)) ?? NumberPattern()
  }
}
