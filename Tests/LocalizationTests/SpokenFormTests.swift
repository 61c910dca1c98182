import DesignSystem
import LoanArithmetic
import Localization
import Testing

/// What a screen reader says for amounts, days and percentages.
struct SpokenFormTests {
  private static let english = LocaleFormatter(locale: "en_US")
  private static let russian = LocaleFormatter(locale: "ru_RU")

  private func money(_ minorUnits: Int64, _ code: String, decimals: Int? = nil) throws -> Money {
    Money(minorUnits: minorUnits, currency: try #require(Currency(code: code, decimals: decimals)))
  }

  @Test(
    "whole units are counted in the form of their number",
    arguments: [
      (0, "0 rubles", "0 рублей"), (1, "1 ruble", "1 рубль"), (2, "2 rubles", "2 рубля"),
      (5, "5 rubles", "5 рублей"), (11, "11 rubles", "11 рублей"), (21, "21 rubles", "21 рубль"),
      (101, "101 rubles", "101 рубль"), (111, "111 rubles", "111 рублей"),
      (1_234_567, "1234567 rubles", "1234567 рублей"),
    ])
  func majorUnits(count: Int64, inEnglish: String, inRussian: String) {
    let money = Money(minorUnits: count * 100, currency: .rub)
    #expect(Self.english.money(money).spoken == inEnglish)
    #expect(Self.russian.money(money).spoken == inRussian)
  }

  @Test(
    "minor units follow, and stand alone where there is less than one whole unit",
    arguments: [
      (29_675_868, "RUB", "296758 rubles 68 kopecks", "296758 рублей 68 копеек"),
      (1_01, "RUB", "1 ruble 1 kopeck", "1 рубль 1 копейка"),
      (1_22, "RUB", "1 ruble 22 kopecks", "1 рубль 22 копейки"),
      (11, "RUB", "11 kopecks", "11 копеек"),
      (2_01, "GBP", "2 pounds 1 penny", "2 фунта 1 пенс"),
      (-5_01, "EUR", "minus 5 euros 1 cent", "минус 5 евро 1 цент"),
      (-21_01, "USD", "minus 21 dollars 1 cent", "минус 21 доллар 1 цент"),
      (-68, "USD", "minus 68 cents", "минус 68 центов"),
      (2_05, "BYN", "2 Belarusian rubles 5 kopecks", "2 белорусских рубля 5 копеек"),
      (.min, "RUB", "minus 92233720368547758 rubles 8 kopecks", "минус 92233720368547758 рублей 8 копеек"),
    ])
  func minorUnits(count: Int64, code: String, inEnglish: String, inRussian: String) throws {
    let money = try money(count, code)
    #expect(Self.english.money(money).spoken == inEnglish)
    #expect(Self.russian.money(money).spoken == inRussian)
  }

  @Test("the sign stands where the words of a language have it")
  func signAfterNumber() throws {
    let table = Translation(
      code: "ar", name: "العربية", rule: try #require(PluralRule(language: "ar")), fallback: .english,
      texts: [.init(english: "minus {1}", russian: "минус {1}", text: "{1} below zero")], nouns: [])
    let formatter = LocaleFormatter(locale: "ar_EG", languages: Languages([table]))
    #expect(try formatter.money(money(-5_01, "EUR")).spoken == "5 euros 1 cent below zero")
    #expect(try formatter.money(money(5_01, "EUR")).spoken == "5 euros 1 cent")
  }

  @Test(
    "a number of decimals that has no minor unit is said as a decimal fraction",
    arguments: [
      (1_234_567, "USD", 3, "1234.567 dollars", "1234,567 доллара"),
      (1_000, "USD", 3, "1.000 dollars", "1,000 доллара"),
      (-15, "RUB", 1, "minus 1.5 rubles", "минус 1,5 рубля"),
      (15, "BYN", 1, "1.5 Belarusian rubles", "1,5 белорусского рубля"),
      (1_234, "JPY", 0, "1234 yen", "1234 иены"),
      (1_234_00, "JPY", 2, "1234 yen", "1234 иены"),
      (21, "RUB", 0, "21 rubles", "21 рубль"),
    ])
  func otherDecimals(count: Int64, code: String, decimals: Int, inEnglish: String, inRussian: String) throws {
    let money = try money(count, code, decimals: decimals)
    #expect(Self.english.money(money).spoken == inEnglish)
    #expect(Self.russian.money(money).spoken == inRussian)
  }

  @Test(
    "a currency without words is said by its name, or by its code, and no currency by nothing",
    arguments: [
      (1_234_50, "UGX", 2, "1234.50 Ugandan Shilling", "1234,50 угандийский шиллинг"),
      (1_234, "UGX", 0, "1234 Ugandan Shilling", "1234 угандийский шиллинг"),
      (-1_50, "QQQ", 2, "minus 1.50 QQQ", "минус 1,50 QQQ"),
      (1_234_50, "XXX", 2, "1234.50", "1234,50"),
    ])
  func otherCurrencies(count: Int64, code: String, decimals: Int, inEnglish: String, inRussian: String) throws {
    let money = try money(count, code, decimals: decimals)
    #expect(Self.english.money(money).spoken == inEnglish)
    #expect(Self.russian.money(money).spoken == inRussian)
  }

  @Test("every currency most loans are in has words of its own in both languages")
  func currencyWords() throws {
    let codes = [
      "RUB", "USD", "EUR", "GBP", "CHF", "JPY", "CNY", "KZT", "BYN", "UZS", "AMD", "KGS", "GEL", "AZN", "TRY", "INR",
      "AED",
    ]
    for formatter in [Self.english, Self.russian] {
      let spoken = try codes.map { formatter.money(try money(5_00, $0, decimals: 2)).spoken }
      #expect(Set(spoken).count == codes.count)
      #expect(spoken.allSatisfy { $0.hasPrefix("5 ") })
    }
  }

  @Test("a figure whose text has no currency is said with it")
  func figures() {
    let money = Money(minorUnits: 1_234_05, currency: .eur)
    #expect(Self.english.figure(money).text == "1,234.05")
    #expect(Self.english.figure(money).spoken == "1234 euros 5 cents")
    #expect(Self.russian.figure(money).spoken == "1234 евро 5 центов")
  }

  @Test("a day is said with its month in words, however it is written", arguments: LocaleFormatter.DateStyle.allCases)
  func days(style: LocaleFormatter.DateStyle) throws {
    let day = try #require(CalendarDate("2026-12-14"))
    #expect(Self.english.date(day, style).spoken == "December 14, 2026")
    #expect(LocaleFormatter(locale: "en_GB").date(day, style).spoken == "14 December 2026")
    #expect(Self.russian.date(day, style).spoken == "14 декабря 2026 года")
    #expect(LocaleFormatter(locale: "ru_KZ").date(day, style).spoken == "14 декабря 2026 года")
    #expect(LocaleFormatter(locale: "de_DE").date(day, style).spoken == "14 December 2026")
  }

  @Test(
    "percentages are said in words",
    arguments: [
      ("14.9", "14.9 percent", "14,9 процента"), ("15.870", "15.870 percent", "15,870 процента"),
      ("0", "0 percent", "0 процентов"), ("1", "1 percent", "1 процент"), ("2", "2 percent", "2 процента"),
      ("5", "5 percent", "5 процентов"), ("11", "11 percent", "11 процентов"), ("21", "21 percent", "21 процент"),
      ("111", "111 percent", "111 процентов"), ("-0.25", "minus 0.25 percent", "минус 0,25 процента"),
    ])
  func percentages(number: String, inEnglish: String, inRussian: String) throws {
    let percent = try #require(ExactDecimal(number))
    #expect(Self.english.percent(percent).spoken == inEnglish)
    #expect(Self.russian.percent(percent).spoken == inRussian)
  }

  @Test("numbers are said in the language of the words where the locale has none")
  func otherLanguages() throws {
    let german = LocaleFormatter(locale: "de_DE")
    #expect(german.money(Money(minorUnits: 1_234_05, currency: .eur)).spoken == "1234 euros 5 cents")
    #expect(german.percent(try #require(ExactDecimal("14.9"))).spoken == "14.9 percent")
  }

  @Test("a value is said as what it holds is said")
  func values() throws {
    let money = Self.english.money(Money(minorUnits: 1_00, currency: .usd))
    let day = Self.english.date(try #require(CalendarDate("2026-12-14")))
    let percent = Self.english.percent(try #require(ExactDecimal("1")))
    #expect(Value.text("60 months").spoken == "60 months")
    #expect(Value.money(money).spoken == "1 dollar")
    #expect(Value.date(day).spoken == "December 14, 2026")
    #expect(Value.percent(percent).spoken == "1 percent")
  }
}
