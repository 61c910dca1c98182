import LoanDetailJSON

/// A schema, or a part of one, and the place it stands at.
struct SchemaNode {
  var value: JSONValue
  /// The place as messages name it; places of one document are told apart by it.
  var place: String

  subscript(keyword: String) -> JSONValue? { value[keyword] }

  /// The keywords that documents are valid or invalid by.
  var keywords: [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.name).filter { !SchemaKeywords.passive.contains($0) && !isIdentity($0) }
  }

  /// The reference, when the schema says nothing of its own besides it.
  var soleReference: String? { keywords == ["$ref"] ? reference : nil }

  /// What the schema refers to.
  var reference: String? {
    if case .string(let text)? = value["$ref"] { text } else { nil }
  }

  /// The alternatives, when the schema says nothing besides them; none otherwise.
  var soleAlternatives: [SchemaNode] {
    guard keywords.count == 1, SchemaKeywords.alternatives.contains(keywords[0]) else { return [] }
    return elements(keywords[0])
  }

  /// Whether no value is valid: `false`, or `{"not": {}}`, which is all that the root can say.
  var allowsNothing: Bool {
    value == .bool(false)
      || (keywords.filter { $0 != "$schema" } == ["not"] && [.object([]), .bool(true)].contains(self["not"]))
  }

  /// The value of a keyword.
  func child(_ keyword: String) -> SchemaNode? {
    value[keyword].map { SchemaNode(value: $0, place: place(of: keyword)) }
  }

  /// The named values of a keyword, in their order.
  func members(_ keyword: String) -> [(name: String, node: SchemaNode)] { child(keyword)?.members ?? [] }

  /// The elements of a keyword.
  func elements(_ keyword: String) -> [SchemaNode] { child(keyword)?.elements ?? [] }

  /// The values of an object, in their order.
  var members: [(name: String, node: SchemaNode)] {
    guard case .object(let members) = value else { return [] }
    return members.map { ($0.name, SchemaNode(value: $0.value, place: place(of: $0.name))) }
  }

  /// The elements of an array.
  var elements: [SchemaNode] {
    value.elements.enumerated().map { SchemaNode(value: $1, place: "\(place)[\($0)]") }
  }

  /// The texts of a keyword: one alone, or an array of them.
  func texts(_ keyword: String) -> [String] {
    guard let value = value[keyword] else { return [] }
    return (value.elements.isEmpty ? [value] : value.elements).compactMap {
      if case .string(let text) = $0 { text } else { nil }
    }
  }

  /// The root's `$id` says its version, which is compared apart.
  private func isIdentity(_ keyword: String) -> Bool { keyword == "$id" && place == "$" }

  /// The place of a member; the document's definitions have places of their own.
  private func place(of name: String) -> String {
    place == "$" && name == "$defs" ? "$defs" : SourcePath.member(name, of: place)
  }
}
