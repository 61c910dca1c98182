import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import TestSupport
import Testing

@Suite("A card of DivKit")
struct DivKitRendererTests {
  static let seeds: Range<UInt64> = 0..<200

  @Test("shows every text of a screen", arguments: seeds)
  func texts(seed: UInt64) throws {
    let document = RandomScreen.document(seed: seed)
    let titles = Set(document.allItems.flatMap(\.dataTables).flatMap(\.columns).map(\.title).flatMap(tokens))
    let shown = Set(try DivKitCard(DivKitRenderer().render(document)).texts.flatMap(tokens))
    // The first cells of a row stand for themselves, without the titles of their columns.
    #expect(
      shown.isSuperset(of: Set(document.allItems.flatMap(\.informativeTexts).flatMap(tokens)).subtracting(titles)))
  }

  @Test("has a heading with an id of its own wherever a group of rows begins again")
  func groups() throws {
    let rows = [("1", "a"), ("2", "b"), ("3", "a")].map {
      TableRow(id: ItemID(rawValue: "t.\($0)"), cells: [.text($0)], group: $1)
    }
    let table = Table(
      id: "t", title: "T", columns: [.init(id: "n", title: "#")],
      groups: [.init(id: "a", title: "A"), .init(id: "b", title: "B")], rows: rows)
    let screen = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Top")), contentItems: [.table(table)], remarks: [])
    let bytes = DivKitRenderer().render(screen)
    #expect(try DivKitCard(bytes).texts.filter { $0 == "A" }.count == 2)
    let card = try JSONParser.parse(bytes)
    // Two blocks with one id are refused.
    #expect(throws: Never.self) { try DivKitPatch(from: card, to: card) }
  }

  @Test("has the label of every item and part, at a block with its id", arguments: seeds)
  func labels(seed: UInt64) throws {
    let document = RandomScreen.document(seed: seed)
    let card = try DivKitCard(DivKitRenderer().render(document))
    func check(_ item: Item) {
      #expect(card.block(item.id.rawValue) != nil, "\(item.id)")
      switch item {
      // These consist of items, which have labels.
      case .breakdown, .custom, .divider: break
      default:
        let label = card.label(item.id.rawValue) ?? card.label("\(item.id)/title")
        #expect(label ?? "" == item.content.accessibilityLabel, "\(item.id)")
      }
      for part in item.content.parts where card.block(part.id.rawValue) != nil || !["tableRow", ""].contains(part.kind)
      {
        #expect(card.label(part.id.rawValue) ?? "" == part.accessibilityLabel, "\(part.id)")
      }
      for child in item.children { check(child) }
    }
    for item in document.allItems { check(item) }
  }

  @Test("has the templates that it uses and no others, and no block is without content", arguments: seeds)
  func templates(seed: UInt64) throws {
    let card = try DivKitCard(DivKitRenderer().render(RandomScreen.document(seed: seed)))
    guard case .object(let templates)? = card.json["templates"] else {
      Issue.record("no templates")
      return
    }
    let used = Set(card.blocks.compactMap { $0["type"]?.nonEmptyText })
    let based = Set(templates.filter { used.contains($0.name) }.compactMap { $0.value["type"]?.nonEmptyText })
    let ofDivKit: Set = ["container", "text", "separator"]
    #expect(used.isDisjoint(with: ofDivKit))
    #expect(Set(templates.map(\.name)) == used.union(based).subtracting(ofDivKit))
    for block in card.blocks {
      #expect(block["text"]?.nonEmptyText != nil || block["text"] == nil)
      #expect(block["items"].map { !$0.elements.isEmpty } ?? true)
    }
  }

  @Test("shows hostile texts as they are, and has no other expression")
  func hostileTexts() throws {
    let texts = [
      "@{1 + 1}", "@{", "a@{b", "@@{{x}}", #"C:\loans"#, #"\@{x}"#, #"\\"#, "@{'\\'}", "it's", "${x}", "<b>", "@ {",
      "@{\u{301}", "e@mail.example",
    ]
    let rows = texts.enumerated().map { index, text in
      Item.row(
        Row(
          id: "row\(index)", label: text, value: .text(text), caption: text,
          destination: .flow(text, [.init("name", .value(.text(text)))])))
    }
    let document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "", headerItem: .header(Header(title: "Teapot")), contentItems: rows, remarks: [])
    let bytes = DivKitRenderer().render(document)
    let card = try DivKitCard(bytes)
    for text in texts {
      #expect(card.texts.count { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } == 3, "\(text)")
    }
    var rest = String(decoding: bytes, as: UTF8.self)
    for expression in [#"@{'\\\\'}"#, "@{'@'}"] { rest = rest.replacing(expression, with: "#") }
    #expect(!rest.contains("@{") && !rest.contains(#"\\"#))
  }

  @Test("has the destination of what can be tapped, with its typed parameters, and none for what is not possible")
  func actions() throws {
    let card = try DivKitCard(DivKitRenderer().render(EveryKind.full))
    let repay = card.block("repay")?["actions"]?.elements.first
    #expect(repay?["log_id"] == .string("repay"))
    #expect(repay?["url"] == .string("loan-detail:?flow=early-repayment"))
    let destination = repay?["payload"]?["destination"]
    #expect(destination?["flow"] == .string("early-repayment"))
    #expect(destination?["parameters"]?["minimum"]?["amount"] == .string("0.01"))
    #expect(repay?["payload"]?["confirmation"]?["text"] == .string("Repay it?"))
    #expect(card.block("choose")?["actions"]?.elements.first?["payload"]?["form"]?["fields"]?.elements.count == 4)
    // A banner starts the action to which it leads.
    #expect(card.block("banner")?["actions"]?.elements.first == repay)
    for id in ["holiday", "rows"] { #expect(card.block(id) != nil && card.block(id)?["actions"] == nil) }
    let addresses = ["survey", "autopay", "card", "agreement", "status.alone", "section/more"].map {
      card.block($0)?["actions"]?.elements.first?["url"]?.nonEmptyText ?? ""
    }
    #expect(
      addresses == [
        "loan-detail:?source-flow=boat-survey", "loan-detail:?event=autopay.off",
        "loan-detail:?product=card:7002&screen=main", "loan-detail:?document=agreement", "loan-detail:?item=section",
        "loan-detail:?screen=details",
      ])
    #expect(
      card.block("amount")?["longtap_actions"]?.elements.first?["url"] == .string("loan-detail:?copy=32451.80"))
  }

  @Test("has the ways around the content: pages, other screens, and the day")
  func ways() throws {
    let words = DivKitRenderer.Words(screens: "Others", earlier: "Before", later: "After", asOf: "On")
    let card = try DivKitCard(DivKitRenderer(words: words).render(EveryKind.full))
    func address(_ id: String) -> String? { card.block(id)?["actions"]?.elements.first?["url"]?.nonEmptyText }
    let asked = "loan-detail:?screen=main&question=early-repayment&amount=1&keep=term"
    #expect(address("table/earlier") == "\(asked)&size=2&before=back")
    #expect(address("table/later") == "\(asked)&size=2&after=forth")
    #expect(address("loan-detail/screens/glaze") == "loan-detail:?screen=glaze")
    for text in ["Rows 3–4 of 9", "Others", "Before", "After", "Glaze", "On 21 November 2026", "Your teapot"] {
      #expect(card.texts.contains(text), "\(text)")
    }
  }

  @Test("is the same for equal screens, and only its white space depends on the layout")
  func bytes() throws {
    #expect(DivKitRenderer().render(EveryKind.full) == DivKitRenderer().render(EveryKind.full))
    let (lines, compact) = (DivKitRenderer(), DivKitRenderer(isCompact: true))
    #expect(lines != compact && lines.jsonLayout == nil)
    #expect(try JSONParser.parse(lines.render(EveryKind.full)) == JSONParser.parse(compact.render(EveryKind.full)))
    #expect(try DivKitCard(lines.render(EveryKind.sparse)).root["id"] == .string("loan-detail"))
  }

  private func tokens(_ text: String) -> [Substring] { text.matches(of: /q[0-9]+q/).map(\.output) }
}
