import LoanDetailJSON

/// What a screen reader says of a document, in its order: a text for each stop.
struct Heard {
  var texts: [String] = []

  init(_ document: JSONValue) {
    texts = Self.item(document["headerItem"] ?? .null) + Self.items(document["contentItems"])
  }

  private static func items(_ list: JSONValue?) -> [String] { (list?.elements ?? []).flatMap(item) }

  private static func item(_ item: JSONValue) -> [String] {
    let own = item["accessibilityLabel"]?.text
    switch item["kind"]?.text {
    case "header": return [own ?? joined(item["title"], item["subtitle"])] + items(item["items"])
    case "section": return [joined(item["title"])] + items(item["items"])
    case "amount": return [joined(item["label"], value(item["money"]), item["caption"])]
    case "row": return [joined(item["label"], value(item["value"]), item["caption"])]
    case "status", "note": return [own ?? joined(item["text"])]
    case "banner": return [own ?? joined(item["title"], item["text"])]
    case "actionGroup": return [joined(item["title"])] + items(item["items"])
    case "action": return [own ?? joined(item["title"], item["reason"], item["details"])]
    case "progress": return [own ?? joined(item["label"], item["text"])]
    case "breakdown": return self.item(item["total"] ?? .null) + items(item["items"])
    case "timeline": return [joined(item["title"])] + (item["items"]?.elements ?? []).map(entry)
    case "chart":
      return [own ?? joined(item["title"], item["summary"])] + (item["items"]?.elements ?? []).map { point($0, item) }
    case "table": return [joined(item["title"])] + rows(item)
    case "chips": return [joined(item["label"])] + (item["items"]?.elements ?? []).map { joined($0["text"]) }
    case "divider": return []
    default:
      if item["fallback"] != nil { return items(item["fallback"]) }
      return [item["accessibilityLabel"], item["title"], item["text"], item["label"]].compactMap { $0?.text }.prefix(1)
        .map(\.self)
    }
  }

  private static func entry(_ entry: JSONValue) -> String {
    entry["accessibilityLabel"]?.text
      ?? joined(value(entry["date"]), entry["title"], value(entry["money"]), entry["caption"])
  }

  private static func point(_ point: JSONValue, _ chart: JSONValue) -> String {
    let said = zip(chart["series"]?.elements ?? [], point["amounts"]?.elements ?? []).filter { $0.1 != .null }
    return joined([chart["axis"], point["label"]] + said.flatMap { [$0["title"], value($1)] })
  }

  private static func rows(_ table: JSONValue) -> [String] {
    var group: JSONValue?
    let rows = (table["items"]?.elements ?? []).flatMap { row -> [String] in
      defer { group = row["group"] }
      let isNew = row["group"] != nil && row["group"] != group
      let heading = (table["groups"]?.elements ?? []).filter { isNew && $0["id"] == row["group"] }
      return [row["dayLine"]].compactMap { $0?.text }
        + heading.map { line($0["title"], $0["totals"], of: table) } + [line(nil, row["cells"], of: table)]
    }
    return rows + [table["totals"]].compactMap(\.self).map { line($0["title"], $0["cells"], of: table) }
  }

  /// The heading of a line, then its cells, each after the title of its column.
  private static func line(_ heading: JSONValue?, _ cells: JSONValue?, of table: JSONValue) -> String {
    let said = zip(table["columns"]?.elements ?? [], cells?.elements ?? []).filter { $0.1 != .null }
    return joined([heading] + said.flatMap { [$0["title"], value($1)] })
  }

  private static func value(_ value: JSONValue?) -> JSONValue? { value?["spoken"] ?? value?["text"] }

  private static func joined(_ texts: JSONValue?...) -> String { joined(texts) }

  private static func joined(_ texts: [JSONValue?]) -> String {
    texts.compactMap { $0?.text }.joined(separator: ", ")
  }
}
