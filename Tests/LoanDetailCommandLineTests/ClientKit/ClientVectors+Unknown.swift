import LoanDetailJSON
import Testing

extension ClientVectors {
  /// Documents with something that a later document may have and this version's schema has not.
  func unknown(in document: JSONValue) throws -> [ClientVector] {
    func added(_ item: String) throws -> JSONValue {
      let items = try #require(Self.only("note", in: document)["contentItems"])
      let added = items.adding(try JSONParser.parse(Array(item.utf8)))
      return Self.only("note", in: document).with("contentItems", added).sealed
    }
    func changed(
      _ name: String, of kind: String, to value: JSONValue = .string("fromTheFuture"),
      _ isFit: (JSONValue) -> Bool = { _ in true }
    ) throws -> JSONValue {
      let changed = try #require(Self.only(kind, in: document)["contentItems"]).changingFirst { object in
        // Of a group, the changed action is enough.
        if kind == "actionGroup", let action = object["items"]?.elements.first(where: { $0[name] != nil && isFit($0) })
        {
          return object.with("items", .array([action.with(name, value)]))
        }
        return object[name] != nil && isFit(object) ? object.with(name, value) : nil
      }
      return Self.only(kind, in: document).with("contentItems", try #require(changed)).sealed
    }
    let mood = JSONValue.object([.init("kind", .string("mood")), .init("text", .string("So-so"))])
    let portal = JSONValue.object([.init("kind", .string("portal")), .init("door", .string("blue"))])
    return [
      vector(
        "unknown-kind", "A kind that the client does not know: it shows one of the texts, and none of the items.",
        try added(
          #"{"kind": "globe", "id": "x-1", "title": "No", "accessibilityLabel": "A globe", "items": [{"kind": "note", "#
            + #""id": "x-2", "text": "Not shown", "tone": "neutral", "accessibilityLabel": "Not shown"}]}"#),
        "A globe", without: "Not shown"),
      vector(
        "unknown-own-kind",
        "A product's own kind that the client does not know: the fallback comes before the texts of the item.",
        try added(
          #"{"kind": "yacht:deck", "id": "x-1", "accessibilityLabel": "No", "payload": {"length": 12}, "fallback": [{"#
            + #""kind": "note", "id": "x-2", "text": "A deck of 12 m"}]}"#),
        "A deck of 12 m"),
      vector(
        "unknown-silent-kind", "A kind that the client does not know, without a text: it is skipped.",
        try added(#"{"kind": "sparkle", "id": "x-1", "speed": 7}"#)),
      vector("unknown-tone", "A tone that the client does not know is neutral.", try changed("tone", of: "banner")),
      vector(
        "unknown-fact", "A material fact that the client does not know: as if there were none.",
        try changed("fact", of: "banner")),
      vector(
        "unknown-state", "An action of a state that the client does not know cannot be started. Its reason is shown.",
        try changed("state", of: "actionGroup") { $0["reason"] != nil }),
      vector(
        "unknown-role", "An action of a role that the client does not know is secondary.",
        try changed("role", of: "actionGroup")),
      vector(
        "unknown-place", "An action whose place the client does not know is in its group.",
        try changed("place", of: "actionGroup")),
      vector(
        "unknown-icon", "An action with an icon that the client does not know has none.",
        try changed("icon", of: "actionGroup")),
      vector(
        "unknown-destination", "An action whose destination the client does not know has no button.",
        try changed("destination", of: "actionGroup", to: portal)),
      vector(
        "unknown-row-state", "A row of a table with a state that the client does not know has no mark.",
        try changed("state", of: "table")),
      vector(
        "unknown-priority", "A column of a table with a priority that the client does not know is as one without any.",
        try changed("priority", of: "table")),
      vector(
        "unknown-entry-state", "An entry of a timeline with a state that the client does not know has no mark.",
        try changed("state", of: "timeline")),
      vector(
        "unknown-shape", "A chart of a shape that the client does not know: the data is shown as rows.",
        try changed("shape", of: "chart")),
      vector(
        "unknown-stacking", "A chart with a stacking that the client does not know: the data is shown as rows.",
        try changed("stacking", of: "chart")),
      vector(
        "unknown-form", "A value of a form that the client does not know: its text is shown.",
        try changed("value", of: "section", to: mood), "So-so"),
      vector(
        "unknown-outcome", "An outcome that the client does not know: the items are drawn.",
        Self.only("note", in: document).with("outcome", .object([.init("kind", .string("dream"))])).sealed),
      vector(
        "unknown-property",
        "Properties that the client does not know, in the document and in an item: they are ignored.",
        try #require(
          Self.only("section", in: document).with("weather", .object([.init("wind", .number("3"))])).changingFirst {
            $0["kind"] == .string("row") ? $0.with("weight", .number("1")) : nil
          }
        ).sealed),
    ]
  }
}
