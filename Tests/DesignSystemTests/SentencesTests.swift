import DesignSystem
import Testing

@Suite("Texts as sentences")
struct SentencesTests {
  @Test(
    "have one sign between them",
    arguments: [
      ([], ""), (["Pay"], "Pay"), (["Pay by May 5", "No fee"], "Pay by May 5. No fee"),
      (["До 5 мая 2027 г.", "Без комиссии", "Да"], "До 5 мая 2027 г. Без комиссии. Да"), (["Why?", "So"], "Why? So"),
    ])
  func joined(texts: [String], line: String) { #expect(texts.sentences == line) }

  @Test("are a banner for a client without banners")
  func banner() {
    let banner = Banner(id: "b", title: "Не позднее 5 мая 2027 г.", text: "Платёж спишется", tone: .attention)
    guard case .text(let note) = banner.simplified else { Issue.record("no text"); return }
    #expect(note.text == "Не позднее 5 мая 2027 г. Платёж спишется")
    #expect(banner.accessibilityLabel == note.text)
  }
}
