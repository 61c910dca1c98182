import LoanDetailJSON

/// A screen as lines, of which those that differ from another screen are marked: the lines of a text, or the items of a
/// document.
struct ScreenOutline {
  /// How a line differs from the other screen.
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
      let (before, after) = (items(of: old, depth: 0), items(of: new, depth: 0))
      return (
        ScreenOutline(before, differing: screen.differences, from: after, as: .removed),
        ScreenOutline(after, differing: screen.differences, from: before, as: .added)
      )
    }
    let (old, new) = (TextDifference.lines(screen.old), TextDifference.lines(screen.new))
    let changes = new.difference(from: old)
    return (
      ScreenOutline(old, marking: changes.removals.map(\.offset), as: .removed),
      ScreenOutline(new, marking: changes.insertions.map(\.offset), as: .added)
    )
  }

  /// Marks lines of a text by their indices.
  private init(_ texts: [String], marking marked: [Int], as mark: Mark) {
    let marked = Set(marked)
    lines = texts.enumerated().map { Line(text: $1, mark: marked.contains($0) ? mark : .none) }
  }

  /// Marks items that the other document lacks with `mark`, and those that differ as changed.
  private init(_ items: [Item], differing differences: [ScreenDifference], from other: [Item], as mark: Mark) {
    let changed = Set(differences.compactMap(\.item))
    let others = Set(other.map(\.id))
    lines = items.map { item in
      // Texts keep their own direction: the lines are read from left to right.
      let words = item.words.map { "\u{2068}\($0)\u{2069}" }
      let text = String(repeating: "  ", count: item.depth) + ([item.id] + words).joined(separator: " · ")
      if !others.contains(item.id) { return Line(text: text, mark: mark) }
      return Line(text: text, mark: changed.contains(item.id) ? .changed : .none)
    }
  }

  /// An item of a document, or a part of one.
  private typealias Item = (id: String, words: [String], depth: Int)

  /// The items of a document and their parts, in reading order.
  private static func items(of value: JSONValue, depth: Int) -> [Item] {
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
  /// The members of an item whose texts are shown.
  private static let shown: Set = [
    "date", "title", "subtitle", "label", "text", "value", "money", "caption", "summary", "cells",
  ]

  /// The texts that an item shows, without those of the items inside.
  fileprivate var words: [String] {
    switch self {
    case .object(let members): members.filter { Self.shown.contains($0.name) }.flatMap { $0.value.ownWords }
    default: []
    }
  }

  /// The texts of a member's value, without those of an item.
  private var ownWords: [String] {
    switch self {
    case .string(let text): text.isEmpty ? [] : [text]
    case .object: self["id"] == nil ? words : []
    case .array(let elements): elements.flatMap(\.ownWords)
    default: []
    }
  }
}
