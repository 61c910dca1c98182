import LoanDetailJSON

/// What a screen reader says of a document, in its order: a text for each stop.
struct Heard {
  var texts: [String] = []

  /// The titles of the actions, for the banners with their buttons.
  private var buttons: [String: String] = [:]

  init(_ document: JSONValue) {
    for item in document.objects where item["kind"] == .string("action") {
      if let id = item["id"]?.text { buttons[id] = item["title"]?.text }
    }
    texts = item(document["headerItem"] ?? .null) + items(document["contentItems"])
  }

  /// The title of a list or a group of actions; nothing if the section around it has the same.
  private func heading(_ item: JSONValue) -> [String] { (item["title"]?.text).map { [$0] } ?? [] }

  private func items(_ list: JSONValue?) -> [String] { (list?.elements ?? []).flatMap { item($0) } }

  private func item(_ item: JSONValue) -> [String] {
    let own = item["accessibilityLabel"]?.text
    switch item["kind"]?.text {
    case "header": return [own ?? joined(item["title"], item["subtitle"])] + items(item["items"])
    case "section": return [joined(item["title"])] + items(item["items"])
    case "amount": return [joined(item["label"], value(item["money"]), item["caption"])]
    case "row": return [joined(item["label"], value(item["value"]), item["caption"])]
    case "status", "note": return [own ?? joined(item["text"])]
    case "banner":
      let button = item["destination"]?["item"]?.text.flatMap { buttons[$0] }
      return [own ?? joined(item["title"], item["text"])] + [button].compactMap(\.self)
    case "actionGroup": return heading(item) + items(item["items"])
    case "action": return [own ?? joined(item["title"], item["reason"], item["details"])]
    case "progress": return [own ?? joined(item["label"], item["text"])]
    case "breakdown": return self.item(item["total"] ?? .null) + items(item["items"])
    case "timeline": return heading(item) + (item["items"]?.elements ?? []).map(entry)
    case "chart":
      return [joined(item["title"], item["summary"])] + (item["items"]?.elements ?? []).map { point($0, item) }
    case "table": return heading(item) + rows(item)
    case "chips": return [joined(item["label"])] + (item["items"]?.elements ?? []).map { joined($0["text"]) }
    case "divider": return []
    default:
      if item["fallback"] != nil { return items(item["fallback"]) }
      return [item["accessibilityLabel"], item["title"], item["text"], item["label"]].compactMap { $0?.text }.prefix(1)
        .map(\.self)
    }
  }

  private func entry(_ entry: JSONValue) -> String {
    entry["accessibilityLabel"]?.text
      ?? joined(value(entry["date"]), entry["title"], value(entry["money"]), entry["caption"])
  }

  private func point(_ point: JSONValue, _ chart: JSONValue) -> String {
    let said = zip(chart["series"]?.elements ?? [], point["amounts"]?.elements ?? []).filter { $0.1 != .null }
    return joined([chart["axis"], point["label"]] + said.flatMap { [$0["title"], value($1)] })
  }

  private func rows(_ table: JSONValue) -> [String] {
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
  private func line(_ heading: JSONValue?, _ cells: JSONValue?, of table: JSONValue) -> String {
    let said = zip(table["columns"]?.elements ?? [], cells?.elements ?? []).filter { $0.1 != .null }
    return joined([heading] + said.flatMap { [$0["title"], value($1)] })
  }

  private func value(_ value: JSONValue?) -> JSONValue? { value?["spoken"] ?? value?["text"] }

  private func joined(_ texts: JSONValue?...) -> String { joined(texts) }

  private func joined(_ texts: [JSONValue?]) -> String {
    texts.compactMap { $0?.text }.joined(separator: ", ")
  }
}
