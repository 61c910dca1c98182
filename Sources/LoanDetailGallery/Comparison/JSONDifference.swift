import LoanDetailJSON

/// Finds the differences between two trees. A path consists of the ids of the containing items and the property.
enum JSONDifference {
  /// The differences, in reading order.
  static func between(_ old: JSONValue, and new: JSONValue) -> [ScreenDifference] {
    differences(old, new, at: Path())
  }

  /// The ids of the items that contain a value, and the property names inside the last of them.
  private struct Path {
    var items: [String] = []
    var properties: [String] = []

    /// The path of an item inside.
    func item(_ id: String) -> Path { Path(items: items + [id]) }
    /// The path of a property inside.
    func property(_ name: String) -> Path { Path(items: items, properties: properties + [name]) }

    var text: String {
      let inner = properties.joined(separator: ".")
      return (items + (inner.isEmpty ? [] : [inner])).joined(separator: " › ")
    }
  }

  /// The differences between two values at a place; `nil` stands for no value.
  private static func differences(_ old: JSONValue?, _ new: JSONValue?, at path: Path) -> [ScreenDifference] {
    if old == new { return [] }
    switch (old, new) {
    case (.object(let left)?, .object(let right)?) where !isAnotherItem(old, new):
      let names = left.map(\.name) + right.map(\.name).filter { name in !left.contains { $0.name == name } }
      let found = names.flatMap { name in
        let (old, new) = (old?[name], new?[name])
        let isItem = old?["kind"] != nil && old?.itemID != nil && old?.itemID == new?.itemID
        return differences(old, new, at: isItem ? path.item(old?.itemID ?? name) : path.property(name))
      }
      if !found.isEmpty { return found }
      return [
        ScreenDifference(place: path.property("(order)").text, item: path.items.last, old: left.names, new: right.names)
      ]
    case (.array(let left)?, .array(let right)?):
      return differences(left, right, at: path)
    default:
      return [ScreenDifference(place: path.text, item: path.items.last, old: old.lines, new: new.lines)]
    }
  }

  /// Whether another item is in the place of the old one.
  private static func isAnotherItem(_ old: JSONValue?, _ new: JSONValue?) -> Bool {
    old?["kind"] != nil && new?["kind"] != nil && old?.itemID != new?.itemID
  }

  /// The differences between two arrays: by the ids of their elements, or by position if not all have a unique id.
  private static func differences(_ old: [JSONValue], _ new: [JSONValue], at path: Path) -> [ScreenDifference] {
    guard let left = old.byItemID, let right = new.byItemID else {
      return (0..<max(old.count, new.count)).flatMap { index in
        let element = path.property("[\(index)]")
        return differences(
          index < old.count ? old[index] : nil, index < new.count ? new[index] : nil, at: element)
      }
    }
    let before = old.compactMap(\.itemID)
    let after = new.compactMap(\.itemID)
    let found = (before + after.filter { left[$0] == nil }).flatMap { id in
      differences(left[id], right[id], at: path.item(id))
    }
    let keptBefore = before.filter { right[$0] != nil }
    let keptAfter = after.filter { left[$0] != nil }
    let moved = ScreenDifference(
      place: path.property("(order)").text, item: path.items.last, old: [keptBefore.joined(separator: ", ")],
      new: [keptAfter.joined(separator: ", ")])
    return found + (keptBefore == keptAfter ? [] : [moved])
  }
}

extension JSONValue {
  /// The id of an item, or of a part of one.
  fileprivate var itemID: String? { self["id"]?.nonEmptyText }
}

extension [JSONValue] {
  /// The elements by their ids; `nil` unless every element has a unique id.
  fileprivate var byItemID: [String: JSONValue]? {
    var elements: [String: JSONValue] = [:]
    for element in self {
      guard let id = element.itemID, elements.updateValue(element, forKey: id) == nil else { return nil }
    }
    return elements
  }
}

extension [JSONValue.Member] {
  /// The names of the members, on one line.
  fileprivate var names: [String] { [map(\.name).joined(separator: ", ")] }
}

extension JSONValue? {
  /// The value on one line: an item with its kind and its words for a screen reader. Empty if there is no value.
  fileprivate var lines: [String] {
    guard let self else { return [] }
    switch self {
    case .string(let text): return [SourcePath.quoted(text)]
    case .object:
      guard case .string(let kind)? = self["kind"], case .string(let label)? = self["accessibilityLabel"] else {
        return [self.summary]
      }
      return ["\(kind) \(SourcePath.quoted(label))"]
    default: return [self.summary]
    }
  }
}
