import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

/// The figures of a screen: an entry for each item with values, as the JSON of the screen has them, with their sources.
struct ScreenFigures {
  /// The values of an item.
  struct Figure {
    let item: String
    /// The item that contains it.
    let parent: String?
    let json: JSONValue
  }

  private(set) var figures: [Figure] = []
  /// The figures as entries of an answer.
  var entries: [JSONValue] { figures.map(\.json) }

  /// What is known of each item, by its id.
  private let nodes: [String: NodeExplanation]
  /// Whether there are entries for messages, such as the states of the product, too.
  private let includesMessages: Bool

  /// The kinds of values in the JSON of a screen.
  private static let kinds: Set = ["money", "percent", "date", "moment", "text"]
  /// The kinds of items that are messages.
  private static let messages: Set = ["status", "banner", "note"]
  /// The members whose values belong to the whole item, and need no name.
  private static let unnamed: Set = ["value", "money"]
  /// The members that contain no item of the screen: what an item opens, asks for or is drawn with.
  private static let membersWithoutItems: Set = ["destination", "form", "confirmation", "payload", "ticks", "icon"]

  /// Collects the figures of a screen, in reading order.
  init(of screen: JSONValue, by explanation: ScreenExplanation, includingMessages: Bool = false) {
    includesMessages = includingMessages
    nodes = Dictionary(explanation.nodes.map { ($0.id.rawValue, $0) }) { first, _ in first }
    for name in ["headerItem", "contentItems"] { visit(screen[name], in: Place()) }
  }

  /// Where an item is.
  private struct Place {
    /// The item that contains it.
    var parent: String?
    /// The title of the section around it.
    var section: JSONValue?
    /// The names of the values of each row: the columns of a table, or the series of a chart.
    var names: [String] = []
  }

  /// Visits an item, or an array of items.
  private mutating func visit(_ value: JSONValue?, in place: Place) {
    guard let value, value.isObject else {
      for element in value?.elements ?? [] where element.isObject { visit(element, in: place) }
      return
    }
    var inside = place
    if let titles = value["columns"] ?? value["series"] {
      inside.names = titles.elements.map { $0["title"]?.text ?? "" }
    }
    let id = value["id"]?.text
    addValues(of: value, withID: id, in: inside)
    if let node = node(id) { inside.parent = node.id.rawValue }
    if value["kind"] == .string("section") { inside.section = value["title"] ?? inside.section }
    for member in value.members where !Self.membersWithoutItems.contains(member.name) && !Self.isValue(member.value) {
      switch member.value {
      case .object, .array: visit(member.value, in: inside)
      default: break
      }
    }
  }

  /// Whether a part of the JSON is a value and no item.
  private static func isValue(_ value: JSONValue) -> Bool {
    value["kind"]?.text.map(kinds.contains) ?? false
  }

  /// What is known of the item with an id; `nil` if it is no item.
  private func node(_ id: String?) -> NodeExplanation? { id.flatMap { nodes[$0] } }

  /// Adds the values of an item, if it has some. A part without an id, such as the totals of a table, belongs to the
  /// item that contains it.
  private mutating func addValues(of item: JSONValue, withID id: String?, in place: Place) {
    guard let id = id ?? place.parent else { return }
    let values = item.members.filter { !Self.membersWithoutItems.contains($0.name) }
      .flatMap { Self.values(of: $0, names: place.names) }
    if !values.isEmpty {
      addFigure(id, label: item["label"] ?? item["title"], values: values, of: item, in: place)
    } else if includesMessages, Self.messages.contains(item["kind"]?.text ?? "") {
      let text = [item["title"]?.text, item["text"]?.text].compactMap(\.self).sentences
      let value = JSONValue.object(of: [("kind", .string("text")), ("text", .string(text))])
      addFigure(id, label: nil, values: [value], of: item, in: place)
    }
  }

  /// Adds a figure with the sources of its item, or else those of the item that contains it.
  private mutating func addFigure(
    _ id: String, label: JSONValue?, values: [JSONValue], of item: JSONValue, in place: Place
  ) {
    let node = node(id)
    let sources = (node ?? self.node(place.parent))?.sources ?? []
    let json = JSONValue.object(of: [
      ("item", .string(id)), ("section", place.section), ("label", label), ("values", .array(values)),
      ("caption", item["caption"]), ("state", item["state"]), ("tone", item["tone"]), ("fact", item["fact"]),
      ("sources", .array(sources.map(\.json))),
      ("sourcesOf", (node == nil ? place.parent : node?.sourcesOf?.rawValue).json),
    ])
    figures.append(Figure(item: id, parent: place.parent, json: json))
  }

  /// The values of a member, each with its column or series, or else with the member's name.
  private static func values(of member: JSONValue.Member, names: [String]) -> [JSONValue] {
    let role = (member: "role", text: member.name)
    if isValue(member.value) {
      return [value(member.value, with: unnamed.contains(member.name) ? nil : role)]
    }
    return member.value.elements.enumerated().filter { isValue($0.element) }.map { index, element in
      value(element, with: index < names.count ? (member: "name", text: names[index]) : role)
    }
  }

  /// A value with a member that names it, without the words for screen readers.
  private static func value(_ value: JSONValue, with name: (member: String, text: String)?) -> JSONValue {
    .object((name.map { [.init($0.member, .string($0.text))] } ?? []) + value.members.filter { $0.name != "spoken" })
  }
}
