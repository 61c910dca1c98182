import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import TestSupport
import Testing

@Suite("A patch of DivKit")
struct DivKitPatchTests {
  @Test("leads from a card to any other one, and has their templates", arguments: 0..<200 as Range<UInt64>)
  func pairs(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = RandomScreen.document(seed: seed)
    let new = seed % 4 == 0 ? RandomScreen.document(seed: seed + 1_000) : Self.changed(old, &generator)
    let cards = try [old, new].map { try DivKitCard(DivKitRenderer().render($0)) }
    let patch = try DivKitPatch(from: cards[0].json, to: cards[1].json)
    #expect(patch.changes.isEmpty == (cards[0].root == cards[1].root))
    guard !patch.changes.isEmpty else { return }
    let json = try JSONParser.parse(patch.rendered())
    #expect(cards[0].applying(json).root == cards[1].root)
    #expect(json["patch"]?["mode"] == .string("transactional"))
    #expect(Set(patch.changes.map(\.id)).count == patch.changes.count)
    guard case .object(let templates)? = json["templates"] else {
      Issue.record("no templates")
      return
    }
    let used = Set(
      patch.changes.flatMap(\.items).flatMap { DivKitCard.blocks(in: $0) }.compactMap { $0["type"]?.nonEmptyText })
    #expect(Set(templates.map(\.name)).isSuperset(of: used))
    for template in templates { #expect(template.value == cards[1].json["templates"]?[template.name]) }
  }

  @Test("names only what differs")
  func small() throws {
    var document = EveryKind.full
    document.headerItem = .header(Header(title: "Teapot"))
    let old = try DivKitCard(DivKitRenderer().render(document)).json
    document.contentItems = document.contentItems.map { item in
      guard case .section(var section) = item, section.id == "section" else { return item }
      section.items = [
        .row(Row(id: "row", label: "row", value: .text("6 years"))), .note(Note(id: "new", text: "New")),
      ]
      return .section(section)
    }
    document.contentItems.removeAll { $0.id == "divider" }
    let new = try DivKitCard(DivKitRenderer().render(document)).json
    let changes = try DivKitPatch(from: old, to: new).changes
    #expect(changes.map(\.id) == ["row", "divider"])
    #expect(changes.map { $0.items.map { $0["id"] } } == [[.string("row"), .string("new")], []])
    #expect(try DivKitPatch(from: new, to: new).changes.isEmpty)
  }

  private func card(_ log: String, _ items: String) throws -> JSONValue {
    let text =
      #"{"card":{"log_id":"\#(log)","states":[{"state_id":0,"div":{"type":"x","id":"a","items":[\#(items)]}}]},"#
    return try JSONParser.parse(Array("\(text)\"templates\":{}}".utf8))
  }

  @Test("inserts what is new at the beginning before the first block that stays")
  func head() throws {
    func block(_ id: String) -> String { #"{"type":"x","id":"\#(id)"}"# }
    let cards = try [["gone", "b", "c"], ["new", "b", "c"]].map { blocks in
      try card("main", blocks.map(block).joined(separator: ","))
    }
    let changes = try DivKitPatch(from: cards[0], to: cards[1]).changes
    #expect(changes.map(\.id) == ["gone", "b"])
    #expect(changes.map { $0.items.map { $0["id"] } } == [[], [.string("new"), .string("b")]])
  }

  @Test("says which document is no card, has an id twice, or is of another screen")
  func faults() throws {
    let good = try card("main", #"{"type":"x","id":"b"}"#)
    let faults: [(JSONValue, JSONValue, String)] = [
      (
        .object([]), good,
        "$.card.log_id: The document is no card of DivKit. Found nothing; expected the id of a card."
      ),
      (
        good, try card("main", #"{"type":"x","id":"a"}"#),
        "$.card: Two blocks have the same id. Found \"a\"; expected an id of its own."
      ),
      (
        good, try card("other", ""),
        "$.card.log_id: The cards are of different screens. Found \"other\"; expected \"main\"."
      ),
    ]
    for (old, new, message) in faults {
      let error = #expect(throws: PatchError.self) { try DivKitPatch(from: old, to: new) }
      #expect(error?.description == message)
    }
  }

  /// A screen with some items changed, removed, moved or added.
  private static func changed(_ document: ScreenDocument, _ generator: inout SeededGenerator) -> ScreenDocument {
    var document = document
    document.contentItems = changed(document.contentItems, &generator)
    if generator.number(below: 4) == 0 { document.headerItem = .header(Header(title: "Another")) }
    return document
  }

  private static func changed(_ items: [Item], _ generator: inout SeededGenerator) -> [Item] {
    var result: [Item] = []
    for item in items {
      switch generator.number(below: 8) {
      case 0: break
      case 1:
        result.append(item)
        result.append(.note(Note(id: item.id.appending("more"), text: "More")))
      case 2: result.insert(item, at: 0)
      case 3: result.append(.note(Note(id: item.id, text: "Instead")))
      default:
        guard case .section(var section) = item else {
          result.append(item)
          continue
        }
        section.items = changed(section.items, &generator)
        result.append(.section(section))
      }
    }
    return result
  }
}
