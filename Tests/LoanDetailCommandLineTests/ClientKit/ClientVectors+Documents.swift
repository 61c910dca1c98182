import Foundation
import LoanDetailJSON
import Testing

extension ClientVectors {
  func documents() async throws -> [ClientVector] {
    let everyKind = try everyKind()
    var vectors = [
      vector("every-kind", "An item of every kind, and every form of a value.", everyKind),
      vector("every-value", "Every value of every enumeration that the schema has. Made up.", try await everyValue()),
      vector("main", "A whole screen.", try await document("render 2001 --locale en_US")),
    ]
    for (locale, name) in [("ar", "arabic"), ("he", "hebrew"), ("fa", "persian")] {
      let line = "render 1001 --screen composition --locale \(locale)"
      vectors.append(vector("right-to-left-\(name)", "Texts from right to left.", try await document(line)))
    }
    let broken = try await portfolio("1001") { $0.with("currency", .string("roubles")).with("parties", .null) }
    vectors.append(
      vector(
        "fault", "A screen of a product whose record cannot be read.",
        try await document("render 1001 --locale en_US --data -", input: broken)))
    let partial = try await portfolio("1001") { loan in
      loan.with("schedule", .string("lost")).with("operations", .string("lost"))
    }
    vectors.append(
      vector(
        "partial", "A screen of a product of whose record a part cannot be read.",
        try await document("render 1001 --screen composition --locale en_US --data -", input: partial)))
    let amount = "123456789012345678901234567890.123"
    let huge = everyKind.changingFirst { object in
      object["kind"] == .string("money") ? object.with("amount", .string(amount)).with("text", .string(amount)) : nil
    }
    vectors.append(
      vector("huge-amount", "An amount that no double and no 64-bit integer holds.", try #require(huge).sealed, amount))
    return vectors + (try unknown(in: everyKind))
  }

  /// Documents with something that a later document may have and this version's schema has not.
  private func unknown(in document: JSONValue) throws -> [ClientVector] {
    func added(_ item: String) throws -> JSONValue {
      let items = try #require(document["contentItems"])
      return document.with("contentItems", items.adding(try JSONParser.parse(Array(item.utf8)))).sealed
    }
    func changed(_ name: String, _ isFit: (JSONValue) -> Bool = { _ in true }) throws -> JSONValue {
      let changed = document.changingFirst {
        $0[name]?.text != nil && isFit($0) ? $0.with(name, .string("fromTheFuture")) : nil
      }
      return try #require(changed).sealed
    }
    return [
      vector(
        "unknown-kind", "A kind that the client does not know: it shows one of the texts, and none of the items.",
        try added(
          #"{"kind": "globe", "id": "x-1", "title": "No", "accessibilityLabel": "A globe", "items": [{"kind": "note", "#
            + #""id": "x-2", "text": "Not shown", "tone": "neutral", "accessibilityLabel": "Not shown"}]}"#),
        "A globe", without: "Not shown"),
      vector(
        "unknown-own-kind", "A product's own kind that the client does not know: it draws the fallback.",
        try added(
          #"{"kind": "yacht:deck", "id": "x-1", "accessibilityLabel": "No", "payload": {"length": 12}, "fallback": [{"#
            + #""kind": "note", "id": "x-2", "text": "A deck of 12 m", "tone": "neutral", "accessibilityLabel": "No"}]}"#
        ),
        "A deck of 12 m"),
      vector(
        "unknown-silent-kind", "A kind that the client does not know, without a text: it is skipped.",
        try added(#"{"kind": "sparkle", "id": "x-1", "speed": 7}"#)),
      vector("unknown-tone", "A tone that the client does not know is neutral.", try changed("tone")),
      vector(
        "unknown-state", "An action of a state that the client does not know cannot be done.",
        try changed("state") { $0["kind"] == .string("action") }),
      vector(
        "unknown-shape", "A chart of a shape that the client does not know: the data says it, too.",
        try changed("shape")),
      vector(
        "unknown-form", "A value of a form that the client does not know: its text is shown.",
        try #require(
          document.changingFirst { object in
            guard object["kind"] == .string("row"), let value = object["value"], value["text"] != nil else {
              return nil
            }
            return object.with("value", .object([.init("kind", .string("mood")), .init("text", .string("So-so"))]))
          }
        ).sealed, "So-so"),
      vector(
        "unknown-property",
        "Properties that the client does not know, in the document and in an item: they are ignored.",
        try #require(
          document.with("weather", .object([.init("wind", .number("3"))])).changingFirst {
            $0["kind"] == .string("row") ? $0.with("weight", .number("1")) : nil
          }
        ).sealed),
    ]
  }

  /// A vector whose client's drawing must say the material facts and the title, and may have to say or to leave out more.
  private func vector(
    _ name: String, _ why: String, _ document: JSONValue, _ said: String? = nil, without unsaid: String? = nil
  ) -> ClientVector {
    let facts = document.objects.filter { $0["fact"] != nil }.compactMap { item in
      item["money"]?["text"]?.text ?? item["value"]?["text"]?.text ?? item["text"]?.text ?? item["title"]?.text
    }
    let says = [document["headerItem"]?["title"]?.text, said].compactMap(\.self) + facts
    return ClientVector(
      name, why,
      [
        "says": .array(says.map(JSONValue.string)),
        "saysNot": .array([unsaid].compactMap(\.self).map(JSONValue.string)),
        "document": document,
      ])
  }

  /// The document that the renderer's own tests have.
  private func everyKind() throws -> JSONValue {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../LoanDetailRenderingTests/Fixtures/EveryKind.json")
    return try JSONParser.parse([UInt8](Data(contentsOf: file)))
  }

  /// The document of every kind, with a copy of an item for each value of an enumeration that it does not have yet.
  private func everyValue() async throws -> JSONValue {
    let base = try everyKind()
    let all = base.objects
    var copies: [JSONValue] = []
    for (name, values) in Self.enumerations(of: try await json("schema loan-detail")) {
      let here = Set(all.compactMap { $0[name]?.text }).union(copies.flatMap(\.objects).compactMap { $0[name]?.text })
      for value in values.sorted() where !here.contains(value) {
        let carrier = base["contentItems"]?.elements.first { item in
          item["kind"] != nil && item.objects.contains { $0[name]?.text.map(values.contains) == true }
        }
        let copy = carrier?.changingFirst {
          $0[name]?.text.map(values.contains) == true ? $0.with(name, .string(value)) : nil
        }
        if let copy { copies.append(copy.withNewIDs("\(name)-\(value)")) }
      }
    }
    let items = try #require(base["contentItems"]).elements
    return base.with("contentItems", .array(items + copies)).sealed
  }

  /// The values of each property that is an enumeration of texts; properties of the same name are one.
  private static func enumerations(of schema: JSONValue) -> [(name: String, values: Set<String>)] {
    let definitions = schema["$defs"]
    var all: [String: Set<String>] = [:]
    for object in schema.objects {
      guard case .object(let properties)? = object["properties"] else { continue }
      for property in properties where property.name != "kind" {
        let target = property.value["$ref"]?.text.flatMap { definitions?[String($0.dropFirst("#/$defs/".count))] }
        let values = (property.value["enum"] ?? target?["enum"])?.elements.compactMap(\.text) ?? []
        if !values.isEmpty { all[property.name, default: []].formUnion(values) }
      }
    }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension JSONValue {
  /// Returns an item whose id, and whose parts' ids, end differently.
  fileprivate func withNewIDs(_ suffix: String) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          let isID =
            member.name == "id" && (self["kind"] != nil || self["accessibilityLabel"] != nil || self["tone"] != nil)
          guard isID, let id = member.value.text else { return .init(member.name, member.value.withNewIDs(suffix)) }
          return .init("id", .string("\(id).\(suffix)"))
        })
    case .array(let values): .array(values.map { $0.withNewIDs(suffix) })
    default: self
    }
  }
}
