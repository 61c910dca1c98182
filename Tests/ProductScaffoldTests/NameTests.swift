import Testing

@testable import ProductScaffold

@Suite("A name of a product")
struct NameTests {
  @Test(
    "is a capital followed by Latin letters and digits",
    arguments: ["leasing", "mort-gage", "Ипотека", "A", "", "Car lease", "1Loan", "Кредит", "Car/Lease", "../Up"])
  func malformed(text: String) {
    #expect(
      message { try ProductName(text) } == """
        "\(text)" cannot name a module: a name is made of Latin letters and digits and begins with a capital, such as \
        CarLease.
        """)
  }

  @Test("is no keyword of Swift", arguments: ["Self", "Any", "Type", "Protocol"])
  func keyword(text: String) {
    #expect(message { try ProductName(text) } == "\"\(text)\" is a keyword of Swift and cannot name a module.")
  }

  @Test("is no module of the toolchain or of a platform", arguments: ["Foundation", "TESTING", "Swift", "SwiftUI"])
  func toolchainModule(text: String) {
    #expect(
      message { try ProductName(text) }
        == "\"\(text)\" is a module of Swift or of its platforms; a module of that name would hide it.")
  }

  @Test(
    "gives the product type",
    arguments: [
      ("CarLease", "carLease"), ("Leasing", "leasing"), ("ATMLoan", "atmLoan"), ("POS", "pos"), ("B2b", "b2b"),
    ])
  func type(name: String, type: String) throws {
    #expect(try ProductName(name).type == type)
  }

  @Test(
    "is found in code that names the product or its type",
    arguments: [("import CarLease", 1), ("\n\nlet carLease", 3), ("type: \"carLease\"", 1)])
  func said(text: String, line: Int) throws {
    #expect(try ProductName("CarLease").firstLine(sayingItIn: text) == line)
  }

  @Test(
    "of one word is found only in an import, before the plugin, and in a type of that name",
    arguments: [
      ("import Card", 1), ("\nlet all = [Card.plugin]", 2), ("public struct Card: Sendable {", 1),
      ("  struct Card {", nil),
      ("discard the Card", nil), ("let type = \"card\"", nil), ("struct CardMinimum {", nil),
    ])
  func oneWord(text: String, line: Int?) throws {
    #expect(try ProductName("Card").firstLine(sayingItIn: text) == line)
  }

  @Test("is not found where only its parts are")
  func unsaid() throws {
    #expect(try ProductName("CarLease").firstLine(sayingItIn: "a car, its lease, a car lease, CAR_LEASE") == nil)
  }
}

@Suite("A title of a product")
struct TitleTests {
  @Test("is written as a literal that Swift reads as it was")
  func literal() throws {
    let title = try ProductTitle(#"A "car" \(lease) 🚗"#, option: "--title-en")
    #expect(title.literal == #""A \"car\" \\(lease) 🚗""#)
  }

  @Test("is not empty", arguments: ["", " \t"])
  func empty(text: String) {
    #expect(
      message { try ProductTitle(text, option: "--title-ru") }
        == "The title of --title-ru is empty; say what customers call the product.")
  }

  @Test("is one line with nothing that cannot be seen", arguments: ["a\nb", "a\u{2028}b", "a\u{1B}b", "a\tb"])
  func control(text: String) {
    #expect(
      message { try ProductTitle(text, option: "--title-en") }
        == "The title of --title-en has a line break or a control character; a title is one line.")
  }
}

/// What an error says.
func message<Value>(_ work: () throws -> Value) -> String? {
  do {
    _ = try work()
    return nil
  } catch {
    return "\(error)"
  }
}
