import LoanDetailJSON

extension SchemaDocument {
  /// Creates a document from a value; throws the first fault if the value is not a schema.
  init(_ value: JSONValue, _ side: SchemaError.Side) throws(SchemaError) {
    root = SchemaNode(value: value, place: "$")
    definitions = Dictionary(root.members("$defs").map { ($0.name, $0.node) }) { first, _ in first }
    definitionPlaces = Set(definitions.values.map(\.place))
    guard case .object = value else {
      throw SchemaError(side: side, path: "$", found: value.summary, expected: "a schema that is an object")
    }
    guard case .string(let id)? = value["$id"], let version = SchemaVersion(id: id) else {
      throw SchemaError(
        side: side, path: "$", found: value["$id"].map { "the $id \($0.summary)" } ?? "no $id",
        expected: "an $id that ends with a colon and the version, such as urn:bank:schema:screen:1")
    }
    self.version = version
    try check(root, side)
  }

  /// Throws the first fault of a schema or of the schemas inside it.
  private func check(_ schema: SchemaNode, _ side: SchemaError.Side) throws(SchemaError) {
    switch schema.value {
    case .bool: return
    case .object: break
    default: throw SchemaError(side, schema, expected: "a schema: an object, true or false")
    }
    for (keyword, node) in schema.members {
      if let expected = Self.expected(of: keyword, node.value) { throw SchemaError(side, node, expected: expected) }
      if keyword == "$id", schema.place != "$" {
        throw SchemaError(side, node, expected: "no $id but the root's: it would change what references mean")
      }
      if keyword == "$ref", let reference = schema.reference, target(of: reference) == nil {
        throw SchemaError(
          side, node, expected: "a reference to a schema of the same document, such as \"#/$defs/name\"")
      }
      if SchemaKeywords.schemas.contains(keyword) { try check(node, side) }
      if SchemaKeywords.schemaLists.contains(keyword) { for element in node.elements { try check(element, side) } }
      if SchemaKeywords.schemaMaps.contains(keyword) { for member in node.members { try check(member.node, side) } }
    }
  }

  /// Returns the expected form of a keyword's value; `nil` if the value is valid or the keyword is unknown.
  private static func expected(of keyword: String, _ value: JSONValue) -> String? {
    switch (keyword, value) {
    case ("$ref", .string), ("pattern", .string), ("format", .string), ("uniqueItems", .bool), ("enum", .array): nil
    case ("$ref", _), ("pattern", _), ("format", _): "a text"
    case ("uniqueItems", _): "true or false"
    case ("enum", _): "an array of values"
    case ("required", _): areTexts(value) ? nil : "an array of property names"
    case ("type", .string): isType(value) ? nil : typeNames
    case ("type", .array(let names)): !names.isEmpty && names.allSatisfy(isType) ? nil : typeNames
    case ("type", _): typeNames
    case (let keyword, .object) where SchemaKeywords.schemaMaps.contains(keyword): nil
    case (let keyword, _) where SchemaKeywords.schemaMaps.contains(keyword): "an object of schemas by name"
    case (let keyword, _) where SchemaKeywords.schemaLists.contains(keyword):
      value.elements.isEmpty ? "an array of at least one schema" : nil
    case (let keyword, .number) where isNumeric(keyword): nil
    case (let keyword, _) where isNumeric(keyword): "a number"
    default: nil
    }
  }

  private static let typeNames = "one or several of \(SchemaKeywords.types.joined(separator: ", "))"

  private static func isType(_ value: JSONValue) -> Bool {
    if case .string(let name) = value { SchemaKeywords.types.contains(name) } else { false }
  }

  private static func areTexts(_ value: JSONValue) -> Bool {
    guard case .array(let names) = value else { return false }
    return names.allSatisfy { if case .string = $0 { true } else { false } }
  }

  /// Whether the value of a keyword is a number.
  private static func isNumeric(_ keyword: String) -> Bool {
    keyword == "multipleOf" || (SchemaKeywords.lowerLimits + SchemaKeywords.upperLimits).contains(keyword)
  }
}

extension SchemaError {
  /// A fault at a node, with what was found there.
  fileprivate init(_ side: Side, _ node: SchemaNode, expected: String) {
    self.init(side: side, path: node.place, found: node.value.summary, expected: expected)
  }
}
