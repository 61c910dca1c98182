import DesignSystem
import Testing

@Suite("A guard of texts")
struct TextGuardTests {
  private static let card = "4111 1111 1111 1111"
  private let texts = TextGuard(masking: NumberMask())

  @Test("an integer of a payload that is a card's number breaks its kind")
  func integers() {
    let kind = CustomKind("teapot:lid", summary: "", fields: [.init("n", .integer, "")])
    func faults(_ number: Int64) -> [String] {
      kind.faults(
        in: CustomItem(
          id: "lid", kind: "teapot:lid", accessibilityLabel: "Lid", payload: [.init("n", .integer(number))],
          fallback: .divider(Divider(id: "d"))))
    }
    #expect(
      faults(4_111_111_111_111_111) == [
        "payload.n looks like the number of a card; expected: a text, which can be masked."
      ])
    #expect(faults(4_111_111_111_111_112) == [])
    #expect(faults(1_764_547_200_002) == [])
  }

  @Test(
    "a number that is percent-encoded in an address is masked, and what else is decoded is no control character",
    arguments: [
      ("see https://b.example/?c=4276%203800%201234%205679", "see https://b.example/?c=•• 5679"),
      ("%34%32%37%36%33%38%30%30%31%32%33%34%35%36%37%39%0A%1B[31m", "•• 5679[31m"),
      ("https://b.example/a%20b?n=12%2034", "https://b.example/a%20b?n=12%2034"),
      ("%5555555555554444 and 4276380012345679", "%•• 4444 and •• 5679"),
      ("%E3%85%A4%E1%9E%B4 4276%203800%201234%205679", " •• 5679"),
      ("https://b.example/%FF?c=4276%203800%201234%205679", "https://b.example/\u{FFFD}?c=•• 5679"),
      ("cashback 5%fee, 10%25 days, card 4276380012345679 5%4", "cashback 5%fee, 10%25 days, card •• 5679 5%4"),
      ("4276380012345679 at 17.9%", "•• 5679 at 17.9%"), ("5% of 20,000 to 30,000 in 12%+1 months", nil),
    ])
  func encoded(text: String, shown: String?) {
    #expect(texts(text).replacing("\u{a0}", with: " ") == shown ?? text)
    #expect(texts(text) == texts(texts(text)))
  }

  @Test(
    "invisible characters are dropped, also where numbers are revealed; joiners, variation selectors and paired isolates stay",
    arguments: [
      ("pay \u{202E}001\u{202C} \u{2066}now\u{2069}\u{200E}", "pay 001 \u{2066}now\u{2069}"),
      ("pay \u{2066}now \u{2069}\u{2069}", "pay now "),
      ("so\u{AD}ft\u{200B}ze\u{FEFF}ro\u{E0041}\u{2060}", "softzero"),
      ("👩‍👩‍👧‍👦 می\u{200C}خواهم ❤️ e\u{301}", "👩‍👩‍👧‍👦 می\u{200C}خواهم ❤️ e\u{301}"),
      ("\u{17B4}a\u{2065}b\u{FFF0}c\u{E0080}d\u{3164}e\u{FFA0}", "abcde"),
      ("a\u{34F}b ᠠ\u{180B} 葛\u{E0100} ㄅ\u{1112}\u{1160}", "a\u{34F}b ᠠ\u{180B} 葛\u{E0100} ㄅ\u{1112}\u{1160}"),
      ("two\nlines\u{A0}₽ — № 5", "two\nlines\u{A0}₽ — № 5"),
    ])
  func invisible(text: String, visible: String) {
    for texts in [texts, TextGuard(masking: nil)] {
      #expect(Array(texts(text).unicodeScalars) == Array(visible.unicodeScalars))
    }
  }

  @Test("a text with a number to mask cannot be copied; any other can, without invisible characters")
  func copying() {
    #expect(texts.copyable(Self.card) == nil)
    #expect(texts.copyable("4111\u{200B}1111\u{AD}1111\u{2060}1111") == nil)
    #expect(texts.copyable("13118.74") == "13118.74")
    #expect(texts.copyable("13118\u{200B}.74") == "13118.74")
    #expect(TextGuard(masking: nil).copyable(Self.card) == Self.card)
    #expect(TextGuard(masking: NumberMask(["X4X-79"])).copyable("X4X-7") == "X4X-7")
    #expect(TextGuard(masking: NumberMask(["X4X-79"])).copyable("X4X-79") == nil)
  }

  @Test(
    "a link with a number to mask leads to the start page; a telephone number stays",
    arguments: [
      ("https://bank.example:8443/pay?card=4111111111111111", "https://bank.example:8443/"),
      ("https://bank.example/4111%201111%201111%201111", "https://bank.example/"),
      ("https://bank.example/pay?sum=5", "https://bank.example/pay?sum=5"),
      ("tel:+4111111111111", "tel:+4111111111111"),
    ])
  func links(url: String, seen: String) throws {
    let (link, shown) = (try #require(Link(url)), try #require(Link(seen)))
    #expect(texts(link) == shown)
    #expect(TextGuard(masking: nil)(link) == link)
  }

  @Test("a number is found although invisible characters part it")
  func partedNumber() {
    #expect(texts("4111\u{200B}1111\u{AD}1111\u{2060}1111") == "•• 1111")
  }
}
