import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Localization
import Testing

@Suite("A language of words")
struct LanguageTests {
  private static func table(
    _ code: String, texts: String = "", plurals: String = "", more: String = ""
  ) throws -> Translation {
    try Translation(
      json: Array(
        #"{"language": "\#(code)", "name": "X", \#(more) "texts": [\#(texts)], "plurals": [\#(plurals)]}"#.utf8))
  }

  @Test("is a table of words, in which the places of the values can move")
  func table() throws {
    let kazakh = try Self.table(
      "kk", texts: #"{"en": "from {1} to {2}", "ru": "от {1} до {2}", "text": "{2}-ге дейін, {1}-ден"}"#
    ).language
    let (low, high) = (Value.text("1"), Value.text("2"))
    #expect(LocalizedText(en: "from \(low) to \(high)", ru: "от \(low) до \(high)")(kazakh) == "2-ге дейін, 1-ден")
  }

  @Test("gives each value in a text its spoken form")
  func spoken() throws {
    let amount = LocaleFormatter(locale: "en_US").money(Money(minorUnits: 8_118_74, currency: .rub))
    let text = LocalizedText(en: "left: \(Value.money(amount))", ru: "осталось: \(Value.money(amount))")
    #expect(text.spoken(.english) == SpokenText("left: RUB\u{A0}8,118.74", spoken: "left: 8118 rubles 74 kopecks"))
  }

  @Test("shows a text that the table lacks in the fallback language, as a whole")
  func fallback() throws {
    let inner = LocalizedText(en: "Fee", ru: "Комиссия")
    let text = LocalizedText(en: "\(inner), monthly", ru: "\(inner), ежемесячно")
    let fee = #"{"en": "Fee", "ru": "Комиссия", "text": "Ақы"}, {"en": "empty", "ru": "пусто", "text": ""}"#
    #expect(text(try Self.table("kk", texts: fee).language) == "Fee, monthly")
    let russian = try Self.table("kk", texts: fee, more: #""fallback": "ru","#).language
    #expect(text(russian) == "Комиссия, ежемесячно")
    #expect(inner(russian) == "Ақы")
    #expect(LocalizedText(en: "empty", ru: "пусто")(russian) == "пусто")
  }

  @Test("tells two texts apart by their Russian, and does without it after a change")
  func homonyms() throws {
    let language = try Self.table(
      "kk",
      texts: #"""
        {"en": "Status", "ru": "Состояние", "text": "Күйі"}, {"en": "Status", "ru": "Статус", "text": "Мәртебе"}
        """#
    ).language
    #expect(LocalizedText(en: "Status", ru: "Состояние")(language) == "Күйі")
    #expect(LocalizedText(en: "Status", ru: "Статус")(language) == "Мәртебе")
    #expect(LocalizedText(en: "Status", ru: "Новое слово")(language) == "Күйі")
  }

  @Test("counts nouns by the rule of the language, also inside a sentence")
  func plurals() throws {
    let days = PluralText(en: ("in {n} day", "in {n} days"), ru: ("через {n} день", "через {n} дня", "через {n} дней"))
    let forms = #""one": "za {n} dzień", "few": "za {n} dni", "many": "za {n} dni+", "other": "za {n} dnia""#
    let polish = try Self.table("pl", plurals: #"{"en": ["in {n} day", "in {n} days"], "forms": {\#(forms)}}"#)
    let formatter = LocaleFormatter(locale: "pl_PL", languages: Languages([polish]))
    let counts = [1, 2, 5, 12, 22, 25].map { formatter.count($0, days) }
    #expect(counts == ["za 1 dzień", "za 2 dni", "za 5 dni+", "za 12 dni+", "za 22 dni", "za 25 dni+"])
    #expect(LocaleFormatter(locale: "ru_RU").count(22, days) == "через 22 дня")
    #expect(LocaleFormatter(locale: "en_US").count(1, days) == "in 1 day")
    let both = PluralText(en: ("{n}", "{x} {n}: the {n}th {"), ru: ("", "", ""))
    #expect(LocaleFormatter(locale: "en_US").count(1, both) == "1")
    #expect(LocaleFormatter(locale: "en_US").count(25, both) == "{x} 25: the 25th {")
  }

  @Test(
    "has the plural rules of CLDR",
    arguments: [
      (PluralRule.arabic, [0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other"]),
      (.czech, [1: "one", 2: "few", 4: "few", 5: "other", 22: "other"]),
      (.slovenian, [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
      (.lithuanian, [1: "one", 2: "few", 11: "other", 21: "one", 30: "other"]),
      (.latvian, [0: "zero", 1: "one", 11: "zero", 21: "one", 22: "other"]),
      (.romanian, [0: "few", 1: "one", 19: "few", 20: "other", 101: "few"]),
      (.french, [0: "one", 1: "one", 2: "other"]), (.hebrew, [1: "one", 2: "two", 3: "other"]),
      (.japanese, [1: "other"]), (.serbian, [21: "one", 22: "few", 25: "other"]),
    ])
  func rules(rule: PluralRule, expected: [Int: String]) throws {
    let forms = rule.categories.map { "\"\($0.rawValue)\": \"\($0.rawValue)\"" }.joined(separator: ", ")
    let language = try Self.table(
      "xx", plurals: #"{"en": ["a", "b"], "forms": {\#(forms)}}"#, more: #""plural": "\#(rule.rawValue)","#
    ).language
    for (count, form) in expected { #expect(PluralText(en: ("a", "b"), ru: ("", "", ""))(count, language) == form) }
  }

  @Test("is that of the most exact table for the locale")
  func choice() throws {
    let tables = try ["pt", "pt-BR", "sr-Latn"].map { try Self.table($0) }
    let languages = Languages(tables)
    let found = ["pt_BR", "pt_PT", "sr_Latn_RS", "sr_RS", "ru_KZ"].map { languages.language(for: $0).code }
    #expect(found == ["pt-BR", "pt", "sr-Latn", "en", "ru"])
  }

  @Test("spells English as the locale's region does")
  func spelling() {
    let text = LocalizedText(en: "Instalment of the programme, by \("organisation")", ru: "")
    #expect(text(Language(locale: "en_US")) == "Installment of the program, by organisation")
    #expect(text(Language(locale: "en_GB")) == "Instalment of the programme, by organisation")
    #expect(text(Language(locale: "de_DE")) == "Instalment of the programme, by organisation")
  }

  @Test("takes a text of the data from its own language, else from the fallback's")
  func dataTexts() throws {
    let text = LocalizedText(data: ["en": "Flat", "ru": "Квартира", "kk": "Пәтер"])
    let kazakh = try Self.table("kk", more: #""fallback": "ru","#).language
    let uzbek = try Self.table("uz", more: #""fallback": "ru","#).language
    #expect([text(kazakh), text(uzbek), text(.english)] == ["Пәтер", "Квартира", "Flat"])
    let home = LocalizedText(data: ["en": "Flat", "ru": "Квартира", "en-US": "Apartment"])
    #expect([home(Language(locale: "en_US")), home(.english)] == ["Apartment", "Flat"])
  }

  @Test(
    "takes a text of the data from the reader's language, even if there are no words of it",
    arguments: [
      ("de_DE", "Wohnung"), ("de_AT", "Wohnung"), ("pt_BR", "Apartamento"), ("pt_PT", "Flat"), ("en_GB", "Flat"),
      ("en_US", "Flat"), ("ru_RU", "Квартира"), ("fr_FR", "Flat"), ("kk_KZ", "Пәтер"), ("sr_Latn_RS", "Stan"),
    ])
  func dataTextsOfReader(locale: String, expected: String) throws {
    let home = LocalizedText(data: [
      "en": "Flat", "ru": "Квартира", "de": "Wohnung", "pt-BR": "Apartamento", "kk": "Пәтер", "sr-Latn": "Stan",
    ])
    let languages = Languages([try Self.table("kk", more: #""fallback": "ru","#)])
    let language = LocaleFormatter(locale: locale, languages: languages).language
    #expect(home(language) == expected)
    // Also inside a sentence that the table of words lacks.
    let sentence = LocalizedText(en: "Pledged: \(home)", ru: "В залоге: \(home)")(language)
    #expect(sentence.hasSuffix(": \(expected)"))
  }

  @Test("says what is wrong with a table, and where")
  func faults() {
    let table = #"""
      {"language": "kk", "fallback": "de", "texts": [{"en": "from {1}", "text": "жоқ"}, {"text": "?"}],
       "plurals": [{"en": ["day", "days"], "forms": {"one": "күн", "few": "?"}}], "colour": "red"}
      """#
    let error = #expect(throws: TranslationError.self) { try Translation(json: Array(table.utf8), file: "kk.json") }
    #expect(
      error?.description == """
        kk.json $.name: A value that must be there is missing. Add it.
        kk.json $.fallback: The value cannot be read. Found "de"; expected one of en, ru.
        kk.json $.texts[0].text: The placeholders are not those of the English text. Found none; expected {1}.
        kk.json $.texts[1].en: A value that must be there is missing. Add it.
        kk.json $.plurals[0].forms.few: The field is not known here and was not read. Found "few".
        kk.json $.plurals[0].forms: A noun needs all its forms, or none while it is not translated. Found one; expected \
        one, other.
        kk.json $.colour: The field is not known here and was not read. Found "colour".
        """)
  }

  @Test(
    "names braces that are no placeholder, and a text with two translations",
    arguments: [
      (#"{"en": "to {1}", "text": "a {1} {0}"}"#, #"[0].text: \#(places) Found "a {1} {0}"; expected {1}."#),
      (#"{"en": "to {1}", "text": "a {1} {n}"}"#, #"[0].text: \#(places) Found "a {1} {n}"; expected {1}."#),
      (#"{"en": "to {1}", "text": "a {01}"}"#, #"[0].text: \#(places) Found "a {01}"; expected {1}."#),
      (#"{"en": "to {1}", "text": "a {1}}"}"#, #"[0].text: \#(places) Found "a {1}}"; expected {1}."#),
      (
        #"{"en": "due", "text": ""}, {"en": "due", "text": "a"}, {"en": "due", "ru": "x", "text": "b"}, {"en": "due", "text": "a"}, {"en": "due", "text": "c"}"#,
        "[4].text: The text is there before with another translation. Remove one of the two."
      ),
    ])
  func wrongTexts(texts: String, fault: String) {
    let table = #"{"language": "kk", "name": "Қазақша", "texts": [\#(texts)], "plurals": []}"#
    let error = #expect(throws: TranslationError.self) { try Translation(json: Array(table.utf8), file: "kk.json") }
    #expect(error?.description == "kk.json $.texts\(fault)")
  }

  @Test("names a wrong placeholder of a noun once, and a noun with two translations")
  func wrongNouns() {
    func faults(_ nouns: String) -> String? {
      let table = #"{"language": "kk", "name": "Қазақша", "texts": [], "plurals": [\#(nouns)]}"#
      let error = #expect(throws: TranslationError.self) { try Translation(json: Array(table.utf8), file: "kk.json") }
      return error?.description
    }
    #expect(
      faults(#"{"en": ["{n} day", "{n} days"], "forms": {"one": "{n} күн {x}", "other": "{n} {y}", "few": "{n}"}}"#)
        == """
        kk.json $.plurals[0].forms.one: \(Self.places) Found "{n} күн {x}"; expected {n}.
        kk.json $.plurals[0].forms.other: \(Self.places) Found "{n} {y}"; expected {n}.
        kk.json $.plurals[0].forms.few: The field is not known here and was not read. Found "few".
        """)
    let day = #"{"en": ["day", "days"], "forms": {"one": "күн", "other": "%"}}"#
    #expect(
      faults("\(day.replacing("%", with: "күн")), \(day.replacing("%", with: "күндер"))")
        == "kk.json $.plurals[1].forms: The text is there before with another translation. Remove one of the two.")
  }

  private static let places = "The placeholders are not those of the English text."

  @Test(
    "shows times of day as the locale does",
    arguments: [("en_US", "9:05\u{A0}PM"), ("en_GB", "21:05"), ("ru_RU", "21:05"), ("de_DE", "21:05")])
  func times(locale: String, expected: String) throws {
    #expect(LocaleFormatter(locale: locale).time(try #require(TimeOfDay("21:05"))) == expected)
  }

  @Test("isolates figures in a text from right to left", arguments: ["ar_EG", "he_IL"])
  func rightToLeft(locale: String) throws {
    let code = String(locale.prefix(2))
    let words = try Self.table(code, texts: #"{"en": "left: {1}", "ru": "осталось: {1}", "text": "نص {1} نص"}"#)
    let formatter = LocaleFormatter(locale: locale, languages: Languages([words]))
    let amount = formatter.money(Money(minorUnits: -8_118_74, currency: .usd))
    #expect(amount.text.unicodeScalars.first?.value ?? 0 >= 0x2067 && amount.text.hasSuffix("\u{2069}"))
    #expect(!amount.text.unicodeScalars.contains { $0 == "\u{200F}" || $0 == "\u{200E}" || $0 == "\u{61C}" })
    let name = "Bank •• 1234"
    let text = LocalizedText(en: "left: \(name)", ru: "осталось: \(name)")(formatter.language)
    #expect(text == "نص \u{2068}Bank •• 1234\u{2069} نص")
    #expect(LocaleFormatter(locale: "en_US").isolated(name) == name)
  }

  @Test("shows and speaks dates in the language of the words")
  func dates() throws {
    let day = try #require(CalendarDate("2026-12-14"))
    let german = LocaleFormatter(locale: "de_DE").date(day)
    #expect(german.text == "14 December 2026" && german.spoken == "14 December 2026")
    let words = try Self.table("de", texts: #"{"en": "left", "ru": "осталось", "text": "übrig"}"#)
    let own = LocaleFormatter(locale: "de_DE", languages: Languages([words])).date(day)
    #expect(own.text == "14. Dezember 2026" && own.spoken == "14. Dezember 2026")
  }
}
