import DesignSystem
import LoanDetailRendering
import TestSupport
import Testing

/// What holds for every page.
struct HTMLRendererLawTests {
  static let seeds: Range<UInt64> = 0..<120

  @Test("every text is on the page once, in reading order", arguments: HTMLRenderer.Form.allCases, seeds)
  func readingOrder(form: HTMLRenderer.Form, seed: UInt64) {
    let document = RandomScreen.document(seed: seed)
    let titles = Set(document.allItems.flatMap(\.dataTables).flatMap(\.columns).map(\.title).flatMap(tokens))
    let page = PageReader(HTMLRenderer(form: form).render(document))
    for sense in [PageReader.Sense.eyes, .ears] {
      let drawn = page.texts(for: sense).flatMap(tokens)
      let expected = document.allItems.flatMap(\.informativeTexts).flatMap(tokens)
      // A table has its titles again over each folded group.
      #expect(drawn.filter { !titles.contains($0) } == expected.filter { !titles.contains($0) })
      #expect(Set(drawn).isSuperset(of: titles))
    }
  }

  @Test("elements are closed in order, ids are there once, and nothing can run or load", arguments: seeds)
  func wellFormed(seed: UInt64) {
    let page = PageReader(HTMLRenderer().render(RandomScreen.document(seed: seed)))
    var open: [String] = []
    for node in page.nodes {
      switch node {
      case .open(let element) where !["meta", "hr", "input", "rect", "line", "path"].contains(element.name):
        open.append(element.name)
      case .close(let name): #expect(open.popLast() == name)
      case .open, .text: break
      }
    }
    #expect(open.isEmpty || open == ["!doctype"])
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(ids.count == Set(ids).count)
    for element in page.elements {
      #expect(!["script", "link", "img", "iframe", "object", "base", "form"].contains(element.name))
      #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") && $0 != "style" && $0 != "src" })
    }
  }

  @Test("hostile texts come back as they are, and never as markup", arguments: 0..<20)
  func hostile(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let texts = (0..<50).map { _ in Self.hostileText(&generator) }
    let items = texts.enumerated().map { index, text in
      Item.section(
        Section(
          id: ItemID(rawValue: "\(index)\(text)"), title: text,
          items: [
            .row(
              Row(
                id: "row\(index)", label: text, value: .text(text), caption: text, copy: text,
                destination: .screen(ScreenID(rawValue: text)))),
            .banner(
              Banner(
                id: "banner\(index)", title: text, short: "s", text: text, tone: .neutral, spoken: "Said: \(text)")),
          ]))
    }
    let document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: ScreenID(rawValue: texts[0]),
      title: "Title \(texts[1])",
      language: texts[2], locale: "en", asOf: texts[3], headerItem: .header(Header(title: texts[4])),
      contentItems: items,
      remarks: [])
    let page = PageReader(HTMLRenderer().render(document))
    let plain = PageReader(HTMLRenderer().render(Self.calm(document)))
    // A text of another direction has an element of its own.
    func shape(_ page: PageReader) -> [String] {
      page.elements.filter { $0.name != "span" }
        .map { ([$0.name] + $0.attributes.keys.filter { $0 != "dir" }.sorted()).joined(separator: " ") }
    }
    let hasSameShape = shape(page) == shape(plain)
    #expect(hasSameShape)
    let values = page.elements.filter { $0.name == "data" }.compactMap { $0.attributes["value"] }
    #expect(values.map { Array($0.utf8) } == texts.map { Array(Self.readable($0).utf8) })
    let titles = Self.texts(of: "h2", in: page)
    #expect(titles.map { Array($0.utf8) } == texts.map { Array(Self.readable($0).utf8) })
  }

  @Test("the same screen gives the same bytes, and other settings give other renderers")
  func sameBytes() throws {
    let theme = try HTMLTheme(css: "--ld-accent: #0a7d4b;")
    let all = [
      HTMLRenderer(), HTMLRenderer(form: .fragment), HTMLRenderer(theme: theme), HTMLRenderer(links: NoLinks()),
      HTMLRenderer(words: .init(asOf: "On")), HTMLRenderer(templates: [LidTemplate()]),
    ]
    for renderer in all { #expect(renderer.render(EveryKind.full) == renderer.render(EveryKind.full)) }
    #expect(Set(all).count == all.count)
    #expect(Set(all.map { $0.render(EveryKind.full) }).count == all.count)
    #expect(
      HTMLRenderer(links: NoLinks(), templates: [LidTemplate()])
        == HTMLRenderer(links: NoLinks(), templates: [LidTemplate()]))
  }

  private func tokens(_ text: String) -> [Substring] { text.matches(of: /q[0-9]+q/).map(\.output) }

  /// The texts of the elements with a name, each with the texts of the elements inside.
  private static func texts(of name: String, in page: PageReader) -> [String] {
    var (texts, isInside) = ([String](), false)
    for node in page.nodes {
      switch node {
      case .open(let element) where element.name == name: (isInside, texts) = (true, texts + [""])
      case .close(name): isInside = false
      case .text(let text) where isInside: texts[texts.count - 1] += text
      default: break
      }
    }
    return texts
  }

  /// The same screen with a harmless word for each text.
  private static func calm(_ document: ScreenDocument) -> ScreenDocument {
    let items = document.contentItems.enumerated().map { index, _ in
      Item.section(
        Section(
          id: ItemID(rawValue: "section\(index)"), title: "title",
          items: [
            .row(
              Row(
                id: "row\(index)", label: "label", value: .text("value"), caption: "caption", copy: "copy",
                destination: .screen("screen"))),
            .banner(
              Banner(id: "banner\(index)", title: "title", short: "s", text: "text", tone: .neutral, spoken: "spoken")),
          ]))
    }
    return ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: "screen", title: "Title", language: "en",
      locale: "en", asOf: "2026-11-21", headerItem: .header(Header(title: "name")), contentItems: items, remarks: [])
  }

  private static let pieces = [
    "<script>alert(1)</script>", "</style>", "</title>", "<img src=x onerror=alert(1)>", "<!--", "-->", "]]>", "<", ">",
    "&",
    "&amp;", "&lt;", "&#60;", "&#x3c", "&nbsp", "\"", "'", "`", "=", "/>", "\" onclick=\"x", "javascript:alert(1)",
    "{{x}}",
    "${x}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}",
    "\u{9B}",
    "\t", "\n", "\r\n", "\u{A0}", "\u{2028}", "\u{FEFF}", "\u{FFFE}", "é", "e\u{301}", "عربي", "Основной", "🫖", "a b",
  ]

  private static func hostileText(_ generator: inout SeededGenerator) -> String {
    (0...generator.number(below: 6)).map { _ in pieces[generator.number(below: pieces.count)] }.joined()
  }

  /// The text with what HTML can have in place of control characters.
  private static func readable(_ text: String) -> String {
    var readable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0D: readable.append("\n")
      case 0x09, 0x0A: readable.append(scalar)
      case 0..<0x20, 0x7F...0x9F: readable.append("\u{FFFD}")
      default: readable.append(scalar)
      }
    }
    return String(readable)
  }
}

/// Gives no addresses.
struct NoLinks: HTMLLinks {
  func address(of target: HTMLTarget, in document: ScreenDocument) -> String? { nil }
}

/// Draws a lid.
struct LidTemplate: HTMLTemplate {
  let kind: CustomItem.Kind = "leasing:vehicle"

  func write(_ item: CustomItem, to html: inout HTMLWriter) {
    html.markup("<p class=\"lid\">")
    html.text(item.accessibilityLabel)
    html.markup("</p>")
  }
}
