import LoanDetailJSON
import LoanDetailRendering
import Testing

extension ClientVectors {
  func patches() async throws -> [ClientVector] {
    let base = try await Self.trimmed(document("render 1001 --locale en_US"))
    return try await applying(to: base) + refused(by: base)
  }

  private func applying(to base: JSONValue) async throws -> [ClientVector] {
    let items = try #require(base["contentItems"])
    let (first, second) = (items.elements[0], items.elements[1])
    let row = try #require(first["items"]?.elements.first)
    func with(_ sections: [JSONValue]) -> JSONValue { base.with("contentItems", .array(sections)) }
    func moved(_ item: JSONValue) -> [JSONValue] {
      let rest = first["items"]?.elements.filter { $0["id"] != item["id"] } ?? []
      return [first.with("items", .array(rest)), second.with("items", second["items"]?.adding(item, at: 0) ?? .null)]
    }
    let note = JSONValue.object([
      .init("kind", .string("note")), .init("id", .string("vector.new")), .init("text", .string("New")),
      .init("tone", .string("neutral")), .init("accessibilityLabel", .string("New")),
    ])
    let (list, later) = (
      Self.repeatable(try await document("list --customer C-2 --locale en_US")),
      Self.repeatable(try await json("list --customer C-2 --locale en_US --format json --as-of 2027-03-01"))
    )
    let (day, next) = (
      try await Self.trimmed(document("render 2001 --locale ar")),
      try await Self.trimmed(json("render 2001 --locale ar --format json --as-of 2026-11-22"))
    )
    return [
      try vector("nothing", "Nothing changes.", base, base),
      try vector(
        "freshness", "Only what the ETag does not cover changes: from and to are equal, and there are operations.",
        base,
        base.with("freshness", .object([.init("asOf", .string("2026-12-31"))]))),
      try vector(
        "property", "A property of an item changes.", base,
        with([first.with("title", .string("Another title")), second])),
      try vector(
        "properties-of-the-document", "Properties of the document change, come and go.", base,
        base.with("language", .string("fr")).with("vector", .object([.init("a", .array([.null, .bool(true)]))]))
          .without("direction").with("direction", .string("rtl"))),
      try vector("removed-property", "A property goes.", base, with([first.without("accessibilityLabel"), second])),
      try vector(
        "order-of-properties", "The properties of an item stand in another order.", base,
        with([first.without("id").with("id", first["id"] ?? .null), second])),
      try vector("remove", "An item goes.", base, with([second])),
      try vector("insert-first", "An item comes at the first place.", base, with([note, first, second])),
      try vector("insert-last", "An item comes after another.", base, with([first, second, note])),
      try vector(
        "insert-inside", "An item comes into a list of another item.", base,
        with([first.with("items", first["items"]?.adding(note) ?? .null), second])),
      try vector("move", "Two items change places.", base, with([second, first])),
      try vector("move-elsewhere", "An item goes into a list of another item.", base, with(moved(row))),
      try vector(
        "replaced-header", "The header item becomes another item: a property of the document is set.", base,
        base.with("headerItem", note)),
      try vector(
        "everything", "All at once.", base,
        with([note] + moved(row).reversed().map { $0.with("title", .string("←→")) }).with("language", .string("he"))),
      try vector("next-day", "A screen of the next day.", day, next),
      try vector("list", "A list of products of another day.", list, later),
      try vector(
        "list-with-ids", "All products have an id again, which one did not have.",
        list.with("products", .array([.object([.init("type", .string("mortgage"))])])), list),
      try vector(
        "language", "The same screen in another language.", base,
        try await Self.trimmed(document("render 1001 --locale ru_RU"))),
    ]
  }

  private func vector(_ name: String, _ why: String, _ old: JSONValue, _ new: JSONValue) throws -> ClientVector {
    let (old, new) = (old.sealed, new.sealed)
    let patch = try ScreenPatch(from: old, to: new)
    #expect(try patch.applied(to: old) == new)
    return ClientVector(name, why, ["from": old, "patch": patch.json, "to": new])
  }

  private func refused(by base: JSONValue) throws -> [ClientVector] {
    let items = try #require(base["contentItems"]).elements
    let section = try #require(items[0]["id"]?.text)
    let other = try #require(items[1]["id"]?.text)
    let row = try #require(items[0]["items"]?.elements.first?["id"]?.text)
    let header = try #require(base["headerItem"]?["id"]?.text)
    let fine = #"{"op": "set", "id": "\#(section)", "properties": {"title": "Half"}}"#
    let cases: [(name: String, why: String, operations: String)] = [
      ("unknown-id", "There is no such item.", #"{"op": "remove", "id": "gone"}"#),
      (
        "unknown-parent", "There is no such item.",
        #"{"op": "move", "id": "\#(row)", "parent": "gone", "list": "items"}"#
      ),
      (
        "wrong-list", "The item has no such list.",
        #"{"op": "move", "id": "\#(row)", "parent": "\#(section)", "list": "fallback"}"#
      ),
      (
        "after-elsewhere", "The item to follow is in another list.",
        #"{"op": "move", "id": "\#(other)", "list": "contentItems", "after": "\#(row)"}"#
      ),
      (
        "repeated-id", "The id is there already.",
        #"{"op": "insert", "list": "contentItems", "item": {"kind": "divider", "id": "\#(row)"}}"#
      ),
      (
        "no-item", "What is inserted has no id.",
        #"{"op": "insert", "list": "contentItems", "item": {"kind": "divider"}}"#
      ),
      ("header-removed", "The header item is in no list.", #"{"op": "remove", "id": "\#(header)"}"#),
      (
        "into-itself", "An item cannot be inside itself.",
        #"{"op": "move", "id": "\#(section)", "parent": "\#(section)", "list": "items"}"#
      ),
      ("id-changed", "An id never changes.", #"{"op": "set", "id": "\#(row)", "properties": {"id": "new"}}"#),
      ("content-removed", "The document must have its items.", #"{"op": "set", "removed": ["contentItems"]}"#),
      ("content-replaced", "The document must have its items.", #"{"op": "set", "properties": {"contentItems": 1}}"#),
      ("absent-property", "There is no such property.", #"{"op": "set", "id": "\#(row)", "removed": ["gone"]}"#),
      ("short-order", "An order names all properties.", #"{"op": "set", "id": "\#(row)", "order": ["id"]}"#),
      ("unknown-operation", "There is no such operation.", #"{"op": "replace", "id": "\#(row)"}"#),
      ("unknown-member", "An operation has no such property.", #"{"op": "remove", "id": "\#(row)", "quietly": true}"#),
      (
        "half", "The second operation cannot be done, so nothing of the first remains.",
        fine + #", {"op": "remove", "id": "gone"}"#
      ),
      ("wrong-to", "The patch leads to another document than it says.", fine),
    ]
    let eTag = try #require(base["etag"]?.text)
    let zeros = String(repeating: "0", count: 64)
    let patches =
      cases.map {
        (
          $0.name, $0.why,
          #"{"schemaVersion": 1, "from": "\#(eTag)", "to": "\#(zeros)", "operations": [\#($0.operations)]}"#
        )
      }
      + [
        (
          "wrong-from", "The patch is for another document.",
          #"{"schemaVersion": 1, "from": "\#(zeros)", "to": "\#(zeros)", "operations": []}"#
        ),
        (
          "wrong-version", "The patch is of another version.",
          #"{"schemaVersion": 2, "from": "\#(eTag)", "to": "\#(eTag)", "operations": []}"#
        ),
        (
          "no-operations", "The patch has no operations.",
          #"{"schemaVersion": 1, "from": "\#(eTag)", "to": "\#(eTag)"}"#
        ),
      ]
    let refusals = try patches.map { name, why, text in
      let patch = try JSONParser.parse(Array(text.utf8))
      let error = #expect(throws: PatchError.self) { try ScreenPatch(json: patch).applied(to: base) }
      let path = try #require(error).path
      return JSONValue.object([
        .init("name", .string(name)), .init("why", .string(why)), .init("refusedAt", .string(path)),
        .init("patch", patch),
      ])
    }
    return [
      ClientVector(
        "refused", "Patches that must be refused; the document stays as it is.",
        ["from": base, "cases": .array(refusals)])
    ]
  }

  /// A screen with only a few of its items, so that a reader sees at once what a patch does.
  private static func trimmed(_ document: JSONValue) -> JSONValue {
    func few(_ item: JSONValue) -> JSONValue {
      let simple = item["items"]?.elements.filter { $0["items"] == nil }
      return simple.map { item.with("items", .array(Array($0.prefix(2)))) } ?? item
    }
    let sections = (document["contentItems"]?.elements ?? []).filter { $0["kind"] == .string("section") }
    return document.with("headerItem", few(document["headerItem"] ?? .null))
      .with("contentItems", .array(sections.prefix(2).map(few))).without("diagnostics").sealed
  }
}
