import DesignSystem
import Foundation
import LoanArithmetic
import Localization
import Testing

/// The table of locales and the formatter's integer code against ICU.
struct LocaleFormatterTests {
  static let locales = [
    "en_US", "en_GB", "en_IN", "ru_RU", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CH", "es_ES", "es_MX", "pt_BR", "pt_PT",
    "it_IT", "pl_PL", "sv_SE", "nb_NO", "fi_FI", "cs_CZ", "uk_UA", "kk_KZ", "tr_TR", "el_GR", "he_IL", "ar_EG", "ar_AE",
    "fa_IR", "hi_IN", "bn_BD", "th_TH", "vi_VN", "id_ID", "ja_JP", "ko_KR", "zh_CN", "my_MM",
  ]
  static let currencies = ["RUB", "USD", "EUR", "JPY", "KWD", "UGX", "INR", "CLF"]

  @Test("amounts are written as ICU writes them", arguments: locales)
  func amountsAgreeWithICU(locale: String) throws {
    let formatter = LocaleFormatter(locale: locale)
    for code in Self.currencies {
      let currency = try #require(Currency(code: code))
      for minorUnits: Int64 in [
        0, 1, -1, 7, 99, 100, -12_345, 999_99, 1_234_56, 12_345_67, 123_456_789, -9_876_543_210, 99_999_999_999_999,
      ] {
        let decimal = Decimal(
          sign: minorUnits < 0 ? .minus : .plus, exponent: -currency.decimals,
          significand: Decimal(minorUnits.magnitude))
        let expected = decimal.formatted(
          .currency(code: code).precision(.fractionLength(currency.decimals)).locale(Locale(identifier: locale)))
        #expect(
          formatter.money(Money(minorUnits: minorUnits, currency: currency)).text.visible == expected.visible,
          "\(locale) \(code)")
      }
    }
  }

  @Test("a figure is the amount without its symbol, and the symbol can be had alone")
  func figuresAndSymbols() {
    let money = Money(minorUnits: -1_234_567_89, currency: .rub)
    let russian = LocaleFormatter(locale: "ru_RU")
    #expect(russian.figure(money).text == "-1\u{a0}234\u{a0}567,89")
    #expect(russian.symbol(of: .rub) == "₽")
    #expect(LocaleFormatter(locale: "en_US").figure(money).text == "-1,234,567.89")
    #expect(LocaleFormatter(locale: "en_US").symbol(of: .rub) == "RUB")
    #expect(LocaleFormatter(locale: "de_CH").symbol(of: .usd) == "$")
  }

  @Test("days are written as ICU writes them", arguments: locales, LocaleFormatter.DateStyle.allCases)
  func daysAgreeWithICU(locale: String, style: LocaleFormatter.DateStyle) throws {
    let formatter = try LocaleFormatter.inOwnWords(locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let format = Date.FormatStyle(
      date: style == .long ? .long : .numeric, time: .omitted, locale: Locale(identifier: locale), calendar: calendar,
      timeZone: .gmt)
    for dayNumber in stride(from: -3000, to: 40_000, by: 331) {
      let day = try #require(CalendarDate(dayNumber: dayNumber))
      let expected = format.format(Date(timeIntervalSince1970: Double(dayNumber) * 86_400))
      #expect(formatter.date(day, style).text.visible == expected.visible, "\(locale) \(day)")
    }
  }

  @Test("percentages keep their decimals and are written as ICU writes them", arguments: locales)
  func percentagesAgreeWithICU(locale: String) throws {
    let formatter = LocaleFormatter(locale: locale)
    for text in ["0", "11.5", "15.870", "-0.25", "1234.5"] {
      let percent = try #require(ExactDecimal(text))
      let value = try #require(Decimal(string: text))
      let expected = (value / 100).formatted(
        .percent.precision(.fractionLength(percent.scale)).locale(Locale(identifier: locale)))
      #expect(formatter.percent(percent).text.visible == expected.visible, "\(locale) \(text)")
    }
  }

  @Test("whole numbers are grouped as the locale groups them", arguments: locales)
  func numbersAgreeWithICU(locale: String) {
    let formatter = LocaleFormatter(locale: locale)
    for number in [0, 7, 360, 1234, 12_345, 1_234_567] {
      let expected = number.formatted(.number.locale(Locale(identifier: locale)))
      #expect(formatter.number(number) == formatter.isolated(expected))
    }
  }

  @Test(
    "without words of the language, the words in formats are English and the figures those of the locale",
    arguments: [("de_DE", "14.12.2026", "1.234,05\u{a0}€"), ("ko_KR", "2026. 12. 14.", "€1,234.05")])
  func formatsInWordsOfAnotherLanguage(locale: String, numeric: String, amount: String) throws {
    let formatter = LocaleFormatter(locale: locale)
    let day = try #require(CalendarDate("2026-12-14"))
    #expect(formatter.date(day).text == "14 December 2026")
    #expect(formatter.date(day, .numeric).text == numeric)
    #expect(formatter.money(Money(minorUnits: 1_234_05, currency: .eur)).text == amount)
    #expect(formatter.time(try #require(TimeOfDay("21:05"))) == "21:05")
  }

  @Test("a customer reads familiar text in both languages")
  func textIsFamiliar() throws {
    let money = Money(minorUnits: 1_234_567_89, currency: .rub)
    let day = try #require(CalendarDate("2026-12-05"))
    let russian = LocaleFormatter(locale: "ru_RU")
    #expect(russian.money(money).text == "1\u{a0}234\u{a0}567,89\u{a0}₽")
    #expect(russian.date(day).text == "5 декабря 2026\u{202f}г." || russian.date(day).text == "5 декабря 2026\u{a0}г.")
    #expect(russian.date(day, .numeric).text == "05.12.2026")
    #expect(russian.count(22, PluralText(en: ("day", "days"), ru: ("день", "дня", "дней"))) == "22 дня")
    let english = LocaleFormatter(locale: "en_US")
    #expect(english.money(money).text == "RUB\u{a0}1,234,567.89")
    #expect(english.date(day).text == "December 5, 2026")
    #expect(english.percent(ExactDecimal(coefficient: 115, scale: 1)).text == "11.5%")
  }

  @Test(
    "words fall back to English",
    arguments: [
      ("ru_RU", Language.russian), ("ru", .russian), ("RU-by", .russian), ("de_DE", .english), ("", .english),
    ])
  func wordsFallBack(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test("counted nouns take the form of their number")
  func pluralForms() {
    let days = PluralText(en: ("day", "days"), ru: ("день", "дня", "дней"))
    let expected = [
      0: "дней", 1: "день", 2: "дня", 4: "дня", 5: "дней", 11: "дней", 12: "дней", 14: "дней", 21: "день", 22: "дня",
      25: "дней", 101: "день", 111: "дней", 112: "дней", 122: "дня",
    ]
    for (count, form) in expected { #expect(days(count, .russian) == form, "\(count)") }
    #expect(days(1, .english) == "day")
    #expect(days(0, .english) == "days")
    #expect(days(21, .english) == "days")
  }
}

extension LocaleFormatter {
  /// Makes a formatter that has words of the language of its locale, so that the words in its formats are the locale's
  /// own.
  fileprivate static func inOwnWords(_ locale: String) throws -> LocaleFormatter {
    let code = String(locale.prefix { $0 != "_" })
    let words = Translation(
      code: code, name: code, rule: try #require(PluralRule(language: "en")), fallback: .english, texts: [], nouns: [])
    return LocaleFormatter(locale: locale, languages: Languages([words]))
  }
}

/// All locales of ICU, each with a few values.
struct LocaleTableTests {
  /// Every run checks all locales; the currencies take turns.
  static let locales = Locale.availableIdentifiers.filter { $0.utf8.count <= 12 && !$0.hasSuffix("POSIX") }.sorted()

  @Test("every locale of ICU writes numbers, amounts, percentages, days and times as ICU does")
  func allLocales() throws {
    #expect(Self.locales.count > 1000)
    let day = try #require(CalendarDate("2026-11-05"))
    let date = Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400 + 9 * 3600)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for (index, name) in Self.locales.enumerated() {
      let (formatter, locale) = (try LocaleFormatter.inOwnWords(name), Locale(identifier: name))
      func expect(_ ours: String, _ theirs: String) {
        #expect(ours.visible == theirs.visible, "\(name)")
      }
      expect(formatter.number(-1_234_567), (-1_234_567).formatted(.number.locale(locale)))
      let codes = LocaleFormatterTests.currencies + ["GBP", "CNY", "CHF", "XOF", "BRL"]
      for code in [codes[index % codes.count], codes[(index + 3) % codes.count], "USD", "EUR"] {
        let currency = try #require(Currency(code: code))
        let amount = Decimal(sign: .minus, exponent: -currency.decimals, significand: 123_456)
        let theirs = amount.formatted(
          .currency(code: code).locale(locale).precision(.fractionLength(currency.decimals)))
        expect(
          formatter.money(Money(minorUnits: -123_456, currency: currency)).text,
          theirs)
      }
      expect(
        formatter.percent(ExactDecimal(coefficient: 125, scale: 1)).text,
        Decimal(0.125).formatted(.percent.locale(locale).precision(.fractionLength(1))))
      for style in LocaleFormatter.DateStyle.allCases {
        let format = Date.FormatStyle(
          date: style == .long ? .long : .numeric, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
        expect(formatter.date(day, style).text, format.format(date))
      }
      // Times have no narrow spaces, because these are invisible in many terminals.
      let time = Date.FormatStyle(
        date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: .gmt)
      expect(
        formatter.time(try #require(TimeOfDay("09:00"))), time.format(date).replacing("\u{202F}", with: "\u{A0}"))
    }
  }

  @Test(
    "a locale without formats of its own has those of the next one in CLDR's order",
    arguments: [
      ("en_ZZ", "en"), ("es_XX", "es"), ("sr-Latn-RS", "sr_Latn_RS"), ("zh_TW", "zh_Hant_TW"),
      ("zh-Hant-ZZ", "zh_Hant"),
      ("en_Latn_GB", "en_GB"), ("DE-at", "de_AT"), ("de_Cyrl_DE", "root"), ("iw_IL", "he_IL"),
      ("xx_US", "root"), ("", "root"), ("no_NO", "nb_NO"), ("tl", "fil"),
      ("pa_PK", "pa_Arab_PK"), ("uz_AF", "uz_Arab_AF"), ("rhg_BD", "rhg_Rohg_BD"),
    ])
  func parents(name: String, parent: String) throws {
    let (ours, theirs) = (LocaleFormatter(locale: name), LocaleFormatter(locale: parent))
    let day = try #require(CalendarDate("2026-11-05"))
    #expect(ours.number(-1_234_567) == theirs.number(-1_234_567))
    #expect(ours.date(day).text == theirs.date(day).text)
    #expect(ours.date(day, .numeric).text == theirs.date(day, .numeric).text)
    for currency in [Currency.usd, .rub] {
      let money = Money(minorUnits: -123_456, currency: currency)
      #expect(ours.money(money).text == theirs.money(money).text)
    }
  }

  @Test("a locale is written in the direction that ICU knows")
  func direction() {
    for identifier in Locale.availableIdentifiers {
      let direction = Locale.Language(identifier: identifier).characterDirection
      #expect(LocaleFormatter(locale: identifier).isRightToLeft == (direction == .rightToLeft), "\(identifier)")
    }
  }

  @Test("a currency has its name in the language of the words, or else its code")
  func currencyNames() throws {
    let money = { Money(minorUnits: 500, currency: try #require(Currency(code: $0))) }
    #expect(try LocaleFormatter(locale: "en_US").money(money("BRL")).spoken == "5.00 Brazilian Real")
    #expect(try LocaleFormatter(locale: "ru_RU").money(money("BRL")).spoken == "5,00 бразильский реал")
    #expect(try LocaleFormatter(locale: "ru_RU").money(money("DEM")).spoken == "5,00 Немецкая марка")
    #expect(try LocaleFormatter(locale: "en_US").money(money("QQQ")).spoken == "5.00 QQQ")
    #expect(try LocaleFormatter(locale: "de_DE").money(money("QQQ")).text == "5,00\u{A0}QQQ")
  }
}

extension String {
  /// The text without direction marks and isolates: the engine isolates figures, where ICU puts marks into them.
  fileprivate var visible: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }
}
