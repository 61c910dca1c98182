extension ClientOfVersion1 {
  /// Any item. FROZEN, as the rest of the client.
  struct Item: Decodable {
    let kind: String
    let texts: [String]
    let kinds: Set<String>

    init(from decoder: any Decoder) throws {
      let kind = try decoder.container(keyedBy: AnyName.self).text("kind")
      let known = Self.properties[kind] ?? (kind.contains(":") ? ["payload", "fallback"] : nil)
      guard let known else { throw UnexpectedProperty(description: "the kind \(kind)") }
      let object = try decoder.object(of: known.union(["kind", "id"]))
      self.kind = kind
      _ = try object.text("id")
      if known.contains("tone") { _ = try object.choice("tone", of: tones) }
      if known.contains("fact") { _ = try object.optionalChoice("fact", of: facts) }
      if known.contains("accessibilityLabel") { _ = try object.text("accessibilityLabel") }
      if kind.contains(":") {
        let items = try object.value("fallback") as [Item]
        guard !items.isEmpty else { throw UnexpectedProperty(description: "no fallback") }
        (texts, kinds) = (items.flatMap(\.texts), Self.kinds(of: items))
        return
      }
      let children = try Self.children(in: object, of: kind)
      texts = try Self.ownTexts(in: object, of: kind) + children.flatMap(\.texts)
      kinds = Self.kinds(of: children).union([kind])
    }

    private static let properties: [String: Set<String>] = [
      "header": ["title", "subtitle", "accessibilityLabel", "items"],
      "section": ["title", "accessibilityLabel", "items"],
      "amount": ["label", "money", "caption", "tone", "fact", "accessibilityLabel"],
      "row": ["label", "value", "caption", "tone", "fact", "accessibilityLabel"],
      "status": ["text", "tone", "accessibilityLabel"], "banner": ["title", "text", "tone", "accessibilityLabel"],
      "actionGroup": ["items"],
      "action": ["title", "state", "reason", "details", "destination", "accessibilityLabel"],
      "progress": ["label", "permille", "text", "accessibilityLabel"],
      "breakdown": ["total", "accessibilityLabel", "items"],
      "table": ["title", "columns", "accessibilityLabel", "items"],
      "tableRow": ["cells", "tone", "accessibilityLabel"], "note": ["text", "tone", "accessibilityLabel"],
    ]

    private static func kinds(of items: [Item]) -> Set<String> { items.reduce(into: []) { $0.formUnion($1.kinds) } }

    private static func children(in object: KeyedDecodingContainer<AnyName>, of kind: String) throws -> [Item] {
      guard properties[kind]?.contains("items") == true else { return [] }
      let items = try object.value("items") as [Item]
      let allowed: Set<String>? =
        switch kind {
        case "header": ["amount", "status"]
        case "actionGroup": ["action"]
        case "table": ["tableRow"]
        case "breakdown": ["row"]
        default: nil
        }
      for item in items where !(allowed?.contains(item.kind) ?? !["action", "tableRow"].contains(item.kind)) {
        throw UnexpectedProperty(description: "\(item.kind) in \(kind)")
      }
      return kind == "breakdown" ? [try object.value("total") as Item] + items : items
    }

    private static func ownTexts(in object: KeyedDecodingContainer<AnyName>, of kind: String) throws -> [String] {
      let captions = try ["subtitle", "caption", "reason", "details"].compactMap { name in
        properties[kind]?.contains(name) == true ? try object.optionalText(name) : nil
      }
      switch kind {
      case "header", "section": return [try object.text("title")] + captions
      case "table":
        return [try object.text("title")] + (try object.value("columns") as [Column]).map(\.title)
      case "amount": return [try object.text("label"), (try object.value("money") as Money).text] + captions
      case "row": return [try object.text("label"), (try object.value("value") as Value).text] + captions
      case "status", "note": return [try object.text("text")]
      case "banner": return [try object.text("title")] + [try object.optionalText("text")].compactMap(\.self)
      case "progress":
        _ = try object.value("permille") as Int
        return [try object.text("label"), try object.text("text")]
      case "action":
        _ = try object.choice("state", of: ["available", "unavailable", "pending"])
        _ = try object.value("destination") as [String: String]
        return [try object.text("title")] + captions
      case "tableRow": return (try object.value("cells") as [Value?]).compactMap { $0?.text }
      default: return captions
      }
    }
  }

  struct Column: Decodable {
    let title: String

    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["id", "title", "alignment"])
      _ = try object.text("id")
      _ = try object.choice("alignment", of: ["leading", "trailing"])
      title = try object.text("title")
    }
  }
}
