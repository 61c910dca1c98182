extension ClientOfVersion2 {
  /// Any item. FROZEN, as the rest of the client.
  struct Item: Decodable {
    let kind: String
    let texts: [String]
    let kinds: Set<String>

    init(from decoder: any Decoder) throws {
      let kind = try decoder.container(keyedBy: AnyName.self).text("kind")
      let known = Self.properties[kind] ?? (kind.contains(":") ? ["accessibilityLabel", "payload", "fallback"] : nil)
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
      "status": ["text", "tone", "fact", "accessibilityLabel"],
      "banner": ["title", "text", "tone", "fact", "accessibilityLabel"],
      "actionGroup": ["title", "accessibilityLabel", "items"],
      "action": ["title", "state", "reason", "details", "destination", "accessibilityLabel"],
      "progress": ["label", "permille", "text", "accessibilityLabel"],
      "breakdown": ["total", "accessibilityLabel", "items"],
      "table": ["title", "columns", "accessibilityLabel", "items", "page"],
      "chips": ["label", "accessibilityLabel", "items"], "timeline": ["title", "accessibilityLabel", "items"],
      "chart": ["title", "summary", "shape", "axis", "series", "accessibilityLabel", "items"], "divider": [],
      "tableRow": ["cells", "tone", "accessibilityLabel"], "note": ["text", "tone", "fact", "accessibilityLabel"],
    ]

    private static func kinds(of items: [Item]) -> Set<String> { items.reduce(into: []) { $0.formUnion($1.kinds) } }

    private static func children(in object: KeyedDecodingContainer<AnyName>, of kind: String) throws -> [Item] {
      guard properties[kind]?.contains("items") == true, !["chips", "timeline", "chart"].contains(kind) else {
        return []
      }
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
      case "header", "section", "actionGroup": return [try object.text("title")] + captions
      case "table":
        let page = try object.optional("page") as Page?
        return [try object.text("title")] + (try object.value("columns") as [Column]).map(\.title)
          + [page?.text].compactMap(\.self)
      case "chips": return [try object.text("label")] + (try object.value("items") as [Part]).flatMap(\.texts)
      case "timeline": return [try object.text("title")] + (try object.value("items") as [Part]).flatMap(\.texts)
      case "chart":
        _ = try object.choice("shape", of: ["lines", "stackedBars"])
        return try [object.text("title"), object.text("summary"), object.text("axis")]
          + (object.value("series") as [Series]).map(\.title) + (object.value("items") as [Part]).flatMap(\.texts)
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
  struct Series: Decodable {
    let title: String

    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["id", "title"])
      _ = try object.text("id")
      title = try object.text("title")
    }
  }

  struct Page: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["total", "next", "text"])
      _ = try object.value("total") as Int
      _ = try object.optionalText("next")
      text = try object.text("text")
    }
  }

  /// A chip, an entry of a timeline or a point of a chart.
  struct Part: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
      let names = Set(try decoder.container(keyedBy: AnyName.self).allKeys.map(\.stringValue))
      if names.contains("amounts") {
        let object = try decoder.object(of: ["id", "label", "amounts", "accessibilityLabel"])
        _ = try object.text("accessibilityLabel")
        texts = [try object.text("label")] + (try object.value("amounts") as [Money?]).compactMap { $0?.text }
      } else if names.contains("state") {
        let object = try decoder.object(of: [
          "id", "date", "title", "money", "caption", "state", "accessibilityLabel",
        ])
        _ = try object.choice("state", of: ["done", "missed", "next", "ahead"])
        _ = try object.text("accessibilityLabel")
        let optional = [(try object.optional("money") as Money?)?.text, try object.optionalText("caption")]
        texts = [(try object.value("date") as Dated).text, try object.text("title")] + optional.compactMap(\.self)
      } else {
        let object = try decoder.object(of: ["id", "text", "tone"])
        _ = try object.choice("tone", of: tones)
        texts = [try object.text("text")]
      }
    }
  }
}
