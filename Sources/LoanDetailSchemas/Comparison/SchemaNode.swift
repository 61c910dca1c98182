import DesignSystem
import LoanDetailJSON

/// A schema or a part of one, with its path.
struct SchemaNode {
  var value: JSONValue
  /// The path as messages show it; it is unique within a document.
  var place: String

  /// The value of a keyword; `nil` if it is not there or the schema is no object.
  subscript(keyword: String) -> JSONValue? { value[keyword] }

  /// The keywords that affect whether a document is valid.
  var keywords: [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.name).filter { !SchemaKeywords.passive.contains($0) && !isIdentity($0) }
  }

  /// The reference, if the schema has no other effective keyword; otherwise `nil`.
  var soleReference: String? { keywords == ["$ref"] ? reference : nil }

  /// The text of `$ref`; `nil` if there is none.
  var reference: String? {
    if case .string(let text)? = value["$ref"] { text } else { nil }
  }

  /// The alternatives, if the schema has no other effective keyword; otherwise none.
  var soleAlternatives: [SchemaNode] {
    guard keywords.count == 1, SchemaKeywords.alternatives.contains(keywords[0]) else { return [] }
    return elements(keywords[0])
  }

  /// Whether no value is valid: the schema is `false`, or `{"not": {}}`, the only such form at the root.
  var allowsNothing: Bool {
    value == .bool(false)
      || (keywords.filter { $0 != "$schema" } == ["not"] && [.object([]), .bool(true)].contains(self["not"]))
  }

  /// Whether the pattern requires a colon, as in a product's own kind: `^[a-z]*:[a-z]*$`. Patterns with alternatives,
  /// groups or escapes are not examined.
  var hasColon: Bool {
    guard let pattern = self["pattern"]?.nonEmptyText else { return false }
    return pattern.includes("]*:[") && !pattern.contains { "|(\\".contains($0) }
  }

  /// Returns the value of a keyword with its path; `nil` if the keyword is not there.
  func child(_ keyword: String) -> SchemaNode? {
    value[keyword].map { SchemaNode(value: $0, place: place(of: keyword)) }
  }

  /// Returns the named values of a keyword, in their order.
  func members(_ keyword: String) -> [(name: String, node: SchemaNode)] { child(keyword)?.members ?? [] }

  /// Returns the elements of a keyword.
  func elements(_ keyword: String) -> [SchemaNode] { child(keyword)?.elements ?? [] }

  /// The values of an object by their names.
  var children: [String: SchemaNode] { Dictionary(members.map { ($0.name, $0.node) }) { first, _ in first } }

  /// The named values of an object, in their order; none for any other value.
  var members: [(name: String, node: SchemaNode)] {
    guard case .object(let members) = value else { return [] }
    return members.map { ($0.name, SchemaNode(value: $0.value, place: place(of: $0.name))) }
  }

  /// The elements of an array; none for any other value.
  var elements: [SchemaNode] {
    value.elements.enumerated().map { SchemaNode(value: $1, place: "\(place)[\($0)]") }
  }

  /// Returns the strings of a keyword: a single one, or the elements of an array.
  func texts(_ keyword: String) -> [String] {
    guard let value = value[keyword] else { return [] }
    return (value.elements.isEmpty ? [value] : value.elements).compactMap(\.text)
  }

  /// Whether a keyword is the `$id` of the root. It contains the version, which is compared separately.
  private func isIdentity(_ keyword: String) -> Bool { keyword == "$id" && place == "$" }

  /// Returns the path of a member. The document's definitions have their own root, `$defs`.
  private func place(of name: String) -> String {
    place == "$" && name == "$defs" ? "$defs" : SourcePath.member(name, of: place)
  }
}
