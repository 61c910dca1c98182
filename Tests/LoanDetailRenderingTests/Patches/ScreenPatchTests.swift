import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import Testing

@Suite("A patch")
struct ScreenPatchTests {
  @Test("says what changes and nothing else")
  func example() throws {
    let old = try json(
      #"""
      {"schemaVersion": 1, "asOf": "2026-11-21", "headerItem": {"id": "header", "items": []}, "contentItems": [
        {"id": "next", "items": [{"id": "amount", "tone": "muted"}, {"id": "date", "caption": "tomorrow"}]},
        {"id": "terms", "items": [{"id": "rate"}]},
        {"id": "notes"}
      ]}
      """#)
    let new = try json(
      #"""
      {"schemaVersion": 1, "asOf": "2026-11-22", "headerItem": {"id": "header", "items": []}, "contentItems": [
        {"id": "banner", "text": "Pay today"},
        {"id": "terms", "items": []},
        {"id": "next", "items": [{"id": "rate"}, {"tone": "critical", "id": "amount"}, {"id": "date"}]}
      ]}
      """#)
    let patch = try ScreenPatch(from: old, to: new)
    let operations = try json(
      #"""
      [
        {"op": "remove", "id": "notes"},
        {"op": "set", "properties": {"asOf": "2026-11-22"}},
        {"op": "insert", "list": "contentItems", "item": {"id": "banner", "text": "Pay today"}},
        {"op": "move", "id": "terms", "list": "contentItems", "after": "banner"},
        {"op": "move", "id": "rate", "parent": "next", "list": "items"},
        {"op": "set", "id": "amount", "properties": {"tone": "critical"}, "order": ["tone", "id"]},
        {"op": "set", "id": "date", "removed": ["caption"]}
      ]
      """#)
    #expect(patch.json["operations"] == operations)
    #expect(patch.json["from"] == .string(ScreenPatch.eTag(of: old)))
    #expect(patch.json["to"] == .string(ScreenPatch.eTag(of: new)))
    #expect(try ScreenPatch(json: json(String(decoding: patch.json.compactJSON, as: UTF8.self))) == patch)
    #expect(try patch.applied(to: old).compactJSON == new.compactJSON)
  }

  @Test("of a list of products addresses them by their ids, unless one of them has none")
  func products() throws {
    func list(_ products: String) throws -> JSONValue { try json(#"{"schemaVersion": 3, "products": [\#(products)]}"#) }
    let car = #"{"type": "carLoan", "id": "1", "title": "Car"}"#
    let home = #"{"type": "mortgage", "id": "2", "title": "Home"}"#
    let (both, other) = (try list("\(car), \(home)"), try list("\(home), \(car)"))
    let (partly, none) = (try list(#"\#(car), {"type": "mortgage", "title": "Home"}"#), try list(""))
    #expect(
      try ScreenPatch(from: both, to: other).operations == [
        .move(id: "2", to: .init(parent: nil, list: "products", after: nil))
      ])
    for (old, new) in [(both, partly), (partly, both), (partly, none), (none, partly), (none, both), (both, none)] {
      let patch = try ScreenPatch(from: old, to: new)
      #expect(try patch.applied(to: old) == new)
      #expect(try ScreenPatch(json: patch.json) == patch)
    }
    let twice = try list("\(car), \(car)")
    let error = #expect(throws: PatchError.self) { try ScreenPatch(from: twice, to: both) }
    #expect(error?.path == "$.products[1].id")
  }

  @Test("of a screen takes its products for a property, and never makes a list of it")
  func productsOfScreen() throws {
    func screen(_ more: String) throws -> JSONValue {
      try json(#"{"schemaVersion": 3, "headerItem": {"id": "h"}, "contentItems": [{"id": "a"}]\#(more)}"#)
    }
    let plain = try screen("")
    for more in [try screen(#", "products": 1"#), try screen(#", "products": [{"id": "a"}]"#)] {
      for (old, new) in [(plain, more), (more, plain)] {
        let patch = try ScreenPatch(from: old, to: new)
        #expect(try patch.applied(to: old) == new)
        #expect(patch.operations.count == 1)
      }
    }
    let list = try json(#"{"schemaVersion": 3, "products": [{"id": "new"}]}"#)
    let other = #expect(throws: PatchError.self) { try ScreenPatch(from: plain, to: list) }
    #expect(
      other?.description == "$: A screen and a list of products cannot be compared. Found a list of products; "
        + "expected a screen.")
    let header = JSONValue.Member("headerItem", .number("1"))
    for (set, path) in [
      (ScreenPatch.Operation.set(id: nil, properties: [header], removed: [], order: nil), "properties.headerItem"),
      (.set(id: nil, properties: [], removed: ["products"], order: nil), "removed[0]"),
    ] {
      let patch = ScreenPatch(from: ScreenPatch.eTag(of: list), to: "", operations: [set])
      let refused = #expect(throws: PatchError.self) { try patch.applied(to: list) }
      #expect(refused?.path == "$.operations[0].\(path)")
    }
  }

  @Test("of one changed value among 200 items is at most 5 % of the document")
  func size() throws {
    let old = document(of: 200, changed: nil)
    let new = document(of: 200, changed: 117)
    let patch = try ScreenPatch(from: old, to: new)
    #expect(patch.operations.count == 1)
    let (part, whole) = (patch.json.compactJSON.count, new.compactJSON.count)
    print("diff/patch: one value of 200 items: \(part) of \(whole) bytes, \(Double(part * 1000 / whole) / 10) %")
    #expect(part * 20 <= whole)
  }

  @Test("of two equal documents has no operations, and of a moved item has one")
  func least() throws {
    let old = document(of: 50, changed: nil)
    #expect(try ScreenPatch(from: old, to: old).operations == [])
    guard case .object(var members) = old, case .array(var items)? = old["contentItems"] else { return }
    items.insert(items.remove(at: 49), at: 3)
    members[members.count - 1].value = .array(items)
    #expect(
      try ScreenPatch(from: old, to: .object(members)).operations == [
        .move(id: "row.49", to: .init(parent: nil, list: "contentItems", after: "row.2"))
      ])
  }

  @Test("leads from one version of the format to another, with its ETag")
  func versions() throws {
    var screen = EveryKind.full
    // It shows the header's amount a second time.
    screen.contentItems.remove(at: 1)
    let old = try JSONParser.parse(JSONRenderer().render(screen.adapted(to: ClientProfile(version: 1)).document))
    let new = try JSONParser.parse(JSONRenderer().render(screen))
    #expect(new["schemaVersion"] != old["schemaVersion"])
    #expect(new["etag"] == .string(ScreenPatch.eTag(of: new)))
    let there = try ScreenPatch(from: old, to: new)
    let back = try ScreenPatch(from: new, to: old)
    #expect(try there.applied(to: old).compactJSON == new.compactJSON)
    #expect(try back.applied(to: new).compactJSON == old.compactJSON)
  }

  @Test("tells texts apart by their bytes")
  func bytes() throws {
    let (old, new) = try (
      json(#"{"headerItem": {"id": "é"}, "contentItems": [{"id": "e\u0301", "a": "é"}]}"#),
      json(#"{"headerItem": {"id": "é"}, "contentItems": [{"id": "e\u0301", "a": "e\u0301"}]}"#)
    )
    let patch = try ScreenPatch(from: old, to: new)
    #expect(patch.operations.count == 1)
    #expect(try patch.applied(to: old).compactJSON == new.compactJSON)
  }

  /// A screen of rows like those of a real one.
  private func document(of count: Int, changed: Int?) -> JSONValue {
    let rows = (0..<count).map { index -> JSONValue in
      let text: JSONValue = .string("RUB \(index == changed ? "7" : "1"),\(100 + index).00")
      return .object([
        .init("kind", .string("row")), .init("id", .string("row.\(index)")), .init("label", .string("Instalment")),
        .init("value", .object([.init("text", text)])), .init("tone", .string("neutral")),
        .init("accessibilityLabel", .string("Instalment \(index)")),
      ])
    }
    return .object([
      .init("schemaVersion", .number("1")), .init("headerItem", .object([.init("id", .string("header"))])),
      .init("contentItems", .array(rows)),
    ])
  }

  private func json(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test("is not made of a document, nor applied to one, that was changed after it was rendered")
  func changedDocument() throws {
    let screen = try JSONParser.parse(JSONRenderer().render(RandomScreen.document(seed: 1)))
    guard case .object(var members) = screen, let name = members.firstIndex(where: { $0.name == "screen" }) else {
      Issue.record("The document does not name its screen.")
      return
    }
    members[name].value = .string("other")
    let changed = JSONValue.object(members)
    let message =
      "$.etag: The document was changed after it was rendered. Found \"\(ScreenPatch.eTag(of: screen).prefix(60))\"…; "
      + "expected the ETag of what it holds, \"\(ScreenPatch.eTag(of: changed))\"."
    let patch = try ScreenPatch(from: screen, to: screen)
    let faults = [
      #expect(throws: PatchError.self) { try ScreenPatch(from: changed, to: screen) },
      #expect(throws: PatchError.self) { try ScreenPatch(from: screen, to: changed) },
      #expect(throws: PatchError.self) { try patch.applied(to: changed) },
    ]
    #expect(faults.map { $0?.subject } == [.base, .target, .base])
    #expect(faults.allSatisfy { $0?.description == message })
  }
}
