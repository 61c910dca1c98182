import LoanDetailJSON

/// A screen as lines, of which those that differ from another screen are marked: the lines of a text, or the items of a
/// document.
struct ScreenOutline {
  enum Mark {
    case none, changed, added, removed
  }

  struct Line {
    var text: String
    var mark = Mark.none
  }

  private(set) var lines: [Line] = []

  /// The screen before and after a change.
  static func pair(_ screen: ScreenComparison.Screen) -> (old: ScreenOutline, new: ScreenOutline) {
    if screen.name.hasSuffix(".json"), let old = try? JSONParser.parse(screen.old),
      let new = try? JSONParser.parse(screen.new)
    {
      return (
        ScreenOutline(old, differing: screen.differences, from: new, as: .removed),
        ScreenOutline(new, differing: screen.differences, from: old, as: .added)
      )
    }
    let (old, new) = (TextDifference.lines(screen.old), TextDifference.lines(screen.new))
    let changes = new.difference(from: old)
    return (
      ScreenOutline(old, marking: changes.removals.map(\.offset), as: .removed),
      ScreenOutline(new, marking: changes.insertions.map(\.offset), as: .added)
    )
  }

  private init(_ texts: [String], marking marked: [Int], as mark: Mark) {
    let marked = Set(marked)
    lines = texts.enumerated().map { Line(text: $1, mark: marked.contains($0) ? mark : .none) }
  }

  private init(_ document: JSONValue, differing differences: [ScreenDifference], from other: JSONValue, as mark: Mark) {
    let changed = Set(differences.compactMap(\.item))
    let others = Set(Self.items(of: other, depth: 0).map(\.id))
    lines = Self.items(of: document, depth: 0).map { item in
      // Texts keep their own direction: the lines are read from left to right.
      let words = item.words.map { "\u{2068}\($0)\u{2069}" }
      let text = String(repeating: "  ", count: item.depth) + ([item.id] + words).joined(separator: " · ")
      return Line(text: text, mark: !others.contains(item.id) ? mark : changed.contains(item.id) ? .changed : .none)
    }
  }

  /// The items of a document and their parts, in reading order.
  private static func items(of value: JSONValue, depth: Int) -> [(id: String, words: [String], depth: Int)] {
    switch value {
    case .array(let elements): return elements.flatMap { items(of: $0, depth: depth) }
    case .object(let members):
      // Navigation, product and question have ids that are not those of items.
      guard let id = value["id"]?.nonEmptyText, depth > 0 || value["kind"] != nil else {
        return members.filter { !["product", "navigation", "question"].contains($0.name) }
          .flatMap { items(of: $0.value, depth: depth) }
      }
      return [(id, value.words, depth)] + members.flatMap { items(of: $0.value, depth: depth + 1) }
    default: return []
    }
  }
}

extension JSONValue {
  private static let shown: Set = [
    "title", "subtitle", "label", "text", "value", "money", "caption", "summary", "cells",
  ]

  /// The texts that an item shows, without those of the items inside.
  fileprivate var words: [String] {
    switch self {
    case .object(let members): members.filter { Self.shown.contains($0.name) }.flatMap { $0.value.ownWords }
    default: []
    }
  }

  private var ownWords: [String] {
    switch self {
    case .string(let text): text.isEmpty ? [] : [text]
    case .object: self["id"] == nil ? words : []
    case .array(let elements): elements.flatMap(\.ownWords)
    default: []
    }
  }
}
