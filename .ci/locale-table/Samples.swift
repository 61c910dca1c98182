// Prints what ICU knows of every locale: a line of JSON for each.
//
// ICU is asked for formatted samples, because it shows its patterns to nobody. A pattern is what the samples have in
// common: see Patterns.swift.
import Foundation

/// Formats samples in one locale.
struct Samples {
  let locale: Locale
  let number: NumberPattern
  private let calendar: Calendar

  init(_ identifier: String) {
    locale = Locale(identifier: identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
    let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(1))
    number = Self.pattern { style.format($0) }
  }

  var percent: NumberPattern {
    let style = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(1))
    return Self.pattern { style.format($0 / 100) }
  }

  func amounts(in currency: String) -> NumberPattern {
    let style = Decimal.FormatStyle.Currency(code: currency, locale: locale).precision(.fractionLength(1))
    return Self.pattern { style.format($0) }
  }

  func name(of currency: String) -> String? { locale.localizedString(forCurrencyCode: currency) }

  func date(_ style: Date.FormatStyle.DateStyle) -> DatePattern? {
    let format = Date.FormatStyle(date: style, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
    func sample(_ day: Int, _ month: Int) -> String {
      calendar.date(from: DateComponents(year: 2001, month: month, day: day)).map { format.format($0) } ?? ""
    }
    return DatePattern(samples: (1...12).map { sample(22, $0) }, early: sample(5, 11), digits: number.digits)
  }

  var time: TimePattern? {
    let format = Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: .gmt)
    func sample(_ hour: Int) -> String {
      let parts = DateComponents(year: 2001, month: 1, day: 1, hour: hour, minute: 34)
      return calendar.date(from: parts).map { format.format($0) } ?? ""
    }
    return TimePattern(morning: sample(9), evening: sample(21), digits: number.digits)
  }

  private static func pattern(_ format: (Decimal) -> String) -> NumberPattern {
    let large = Decimal(sign: .plus, exponent: -1, significand: 12_345_678_905)
    return NumberPattern(positive: format(large), negative: format(-large), small: format(1234)) ?? NumberPattern()
  }
}

/// A locale that ICU has data for.
struct Listed: Encodable {
  var id: String
  /// The script in which the language is usually written in the region.
  var usualScript: String
  var number, percent: NumberPattern
  var long, numeric: DatePattern?
  var time: TimePattern?
  var amounts: [String: NumberPattern] = [:]
  var names: [String: String] = [:]

  /// - Parameter common: the currencies whose names are needed in every language. Those that are history are needed only
  ///   in English and Russian.
  init(_ id: String, currencies: [String], common: Set<String>) {
    let samples = Samples(id)
    self.id = id
    let parts = Locale.Language.Components(identifier: id)
    usualScript =
      Locale.Language(languageCode: parts.languageCode, region: parts.region).script?.identifier ?? ""
    (number, percent, time) = (samples.number, samples.percent, samples.time)
    (long, numeric) = (samples.date(.long), samples.date(.numeric))
    for currency in currencies {
      amounts[currency] = samples.amounts(in: currency)
      if common.contains(currency) || ["en", "ru"].contains(id) { names[currency] = samples.name(of: currency) }
    }
  }
}
