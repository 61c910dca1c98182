import LoanArithmetic
import Localization
import Testing

@Suite("The texts in another language than the reader's")
struct OtherLanguagesTests {
  private let name = LocalizedText(data: ["en": "Salary package", "ru": "Зарплатный пакет"])
  private let arabic: Language

  init() throws {
    arabic = Translation(
      code: "ar", name: "العربية", rule: try #require(PluralRule(language: "ar")), fallback: .english,
      texts: [
        .init(english: "sold by {1}", russian: "от {1}", text: "من {1}"),
        .init(english: ", ", russian: ", ", text: "، "),
      ], nouns: []
    ).language.collectingOthers()
  }

  @Test("are texts of the data that it does not have in the reader's language, and words that a table lacks")
  func collected() {
    #expect(arabic.otherLanguages == [:])
    #expect(name(arabic) == "Salary package")
    #expect(LocalizedText(en: "not translated", ru: "без перевода")(arabic) == "not translated")
    #expect(arabic.otherLanguages == ["Salary package": "en", "not translated": "en"])
  }

  @Test("are not the sentences of the reader's language, its texts of the data, or names")
  func own() {
    #expect(LocalizedText(en: "sold by \(name)", ru: "от \(name)")(arabic).contains("Salary package"))
    #expect(LocalizedText(data: ["en": "Bank", "ru": "Банк", "ar": "بنك"])(arabic) == "بنك")
    #expect(LocalizedText(verbatim: "Octavia")(arabic) == "Octavia" && arabic.comma == "، ")
    // The name inside the sentence is known, too; a screen states only the texts that stand alone on it.
    #expect(arabic.otherLanguages == ["Salary package": "en"])
  }

  @Test("are counted nouns that a table lacks")
  func nouns() throws {
    let table = Translation(
      code: "ar", name: "العربية", rule: try #require(PluralRule(language: "ar")), fallback: .english, texts: [],
      nouns: []
    )
    let formatter = LocaleFormatter(locale: "ar_EG", languages: Languages([table])).collectingOthers()
    let days = formatter.count(3, PluralText(en: ("day", "days"), ru: ("день", "дня", "дней")))
    #expect(days.contains("days") && formatter.language.otherLanguages == [days: "en"])
  }

  @Test("are texts of the data in the language of a locale whose words the program does not have")
  func preferred() {
    let kazakh = LocaleFormatter(locale: "kk_KZ").collectingOthers().language
    let bank = LocalizedText(data: ["en": "Bank", "ru": "Банк", "kk": "Банкі"])
    #expect(bank(kazakh) == "Банкі" && kazakh.otherLanguages == ["Банкі": "kk"])
  }

  @Test("do not exist in English and Russian, in any region", arguments: ["en_US", "en_GB", "ru_RU", "ru_KZ"])
  func none(locale: String) {
    let language = LocaleFormatter(locale: locale).collectingOthers().language
    #expect(!name(language).isEmpty && language.otherLanguages == [:])
  }
}
