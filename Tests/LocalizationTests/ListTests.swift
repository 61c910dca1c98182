import Localization
import Testing

@Suite("A list of texts")
struct ListTests {
  @Test("has the comma of the language between its texts")
  func comma() throws {
    let arabic = Translation(
      code: "ar", name: "العربية", rule: try #require(PluralRule(language: "ar")), fallback: .english,
      texts: [.init(english: ", ", russian: ", ", text: "، ")], nouns: []
    ).language
    #expect(arabic.list(["أ", "ب", "ج"]) == "أ، ب، ج")
    #expect(Language.russian.list(["ставка", "срок"]) == "ставка, срок")
    #expect(Language.english.list(["rate"]) == "rate" && Language.english.list([]) == "")
  }
}
