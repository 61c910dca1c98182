import DesignSystem
import Localization
import Testing

@Suite("A text of data")
struct DataTextTests {
  private static let card: DataText = "card 4111 1111 1111 1111"
  private let revealing = Language.english.showing(TextGuard(masking: nil))

  @Test("masks numbers by their look in any language, and those of the reader's product in the reader's")
  func masked() {
    let contract: DataText = "loan AB-2024/77"
    let reader = Language.russian.showing(TextGuard(masking: NumberMask(["AB-2024/77"])))
    #expect(Self.card(.english) == "card •• 1111")
    #expect(Self.card(reader) == "card •• 1111")
    #expect(contract(.russian) == "loan AB-2024/77")
    #expect(contract(reader) == "loan •• 77")
    #expect(Self.card(revealing) == "card 4111 1111 1111 1111")
  }

  @Test("is masked wherever it stands in a sentence, in every language and in the spoken form")
  func inSentences() throws {
    let fallback = Translation(
      code: "kk", name: "Қазақ тілі", rule: try #require(PluralRule(language: "kk")), fallback: .russian,
      texts: [.init(english: "paid to {1}", russian: "получатель {1}", text: "{1} төленді")], nouns: [])
    let texts = [
      LocalizedText(en: "paid to \(Self.card)", ru: "получатель \(Self.card)"), LocalizedText(Self.card),
      LocalizedText(verbatim: "4111 1111 1111 1111"),
      LocalizedText(en: "and \(LocalizedText(Self.card))", ru: "и \(LocalizedText(Self.card))"),
      LocalizedText(data: ["en": "4111 1111 1111 1111", "ru": "4111 1111 1111 1111"]),
    ]
    for language in [Language.english, .americanEnglish, .russian, fallback.language] {
      for text in texts {
        #expect(text(language).contains("•• 1111") && !text(language).contains("4111"))
        #expect(text.spoken(language).spoken.contains("•• 1111") && !text.spoken(language).spoken.contains("4111"))
        // The guard of a reader reaches the language that takes the place of a missing translation.
        let shown = text(language.showing(TextGuard(masking: nil)))
        #expect(shown.contains("4111 1111 1111 1111"))
      }
    }
  }

  @Test("an abbreviation at the end of a value has the full stop of the sentence")
  func fullStops() {
    let (day, shop): (SpokenText, DataText) = (SpokenText("5 мая 2026 г.", spoken: "5 мая 2026 года"), "Shop Ltd.")
    let text = LocalizedText(en: "Since \(shop).", ru: "С \(day).")
    #expect(text(.english) == "Since Shop Ltd." && text(.russian) == "С 5 мая 2026 г.")
    #expect(text.spoken(.russian) == SpokenText("С 5 мая 2026 г.", spoken: "С 5 мая 2026 года."))
    #expect(LocalizedText(en: "\(shop)..", ru: "\(day), \(day).")(.russian) == "5 мая 2026 г., 5 мая 2026 г.")
  }

  @Test("loses invisible characters, can be copied without a masked number only, and describes itself masked")
  func otherUses() {
    #expect(DataText("so\u{AD}ft")(revealing) == "soft")
    #expect(DataText("so\u{AD}ft").copyable(.english) == "soft")
    #expect(Self.card.copyable(.english) == nil)
    #expect(Self.card.copyable(revealing) == "card 4111 1111 1111 1111")
    #expect("\(Self.card)" == "card •• 1111")
    #expect(String(reflecting: Self.card) == "card •• 1111")
  }

  @Test("a link with a number of the reader's product leads to the start page")
  func links() throws {
    let link = DataLink(try #require(Link("https://bank.example/loans/4111111111111111")))
    #expect(link(.english).url == "https://bank.example/")
    #expect(link(revealing).url == "https://bank.example/loans/4111111111111111")
    #expect(link.text(.english) == "https://bank.example/loans/•• 1111")
  }
}
