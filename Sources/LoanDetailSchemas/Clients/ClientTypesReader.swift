import DesignSystem
import LoanDetailJSON

/// Makes the types of a schema, from its root and its definitions.
///
/// It depends on the forms in our schemas, but not on their names. The forms are objects, texts with their values,
/// lists, and alternatives that differ by a constant property, written with `oneOf` or with `if` and `then`. Any other
/// form becomes any JSON.
struct ClientTypesReader {
  private let root: SchemaNode
  private let rootName: String
  private let definitions: [(name: String, node: SchemaNode)]
  private let definitionsByReference: [String: (name: String, node: SchemaNode)]
  /// The names of the types, by the names of their definitions.
  private var typeNames: [String: String] = [:]
  /// The declarations so far.
  private var declarations: [ClientTypes.Declaration] = []

  /// Returns the types of a schema with a name, such as `loan-detail`.
  static func types(of schema: JSONValue, named name: String) -> ClientTypes {
    var reader = ClientTypesReader(schema, named: name)
    reader.declare(reader.root, as: reader.rootName, reader.root["title"]?.nonEmptyText, partsNamed: "Document")
    for definition in reader.definitions where !reader.isPlain(definition.node) {
      reader.declare(definition.node, as: reader.typeNames[definition.name] ?? definition.name)
    }
    let version = schema["$id"]?.nonEmptyText?.split(separator: ":").last.map(String.init) ?? "1"
    return ClientTypes(schema: name, version: version, declarations: reader.declarations)
  }

  /// Names the types so that none has the name of a type of the platform, such as `Document`, `Date` or `Set`: the root
  /// by the schema, and the members of a union by what they are, such as `DateValue`.
  private init(_ schema: JSONValue, named name: String) {
    root = SchemaNode(value: schema, place: "$")
    rootName = "\(name.typeName)Document"
    definitions = root.members("$defs")
    definitionsByReference = Dictionary(definitions.map { ("#/$defs/\($0.name)", $0) }) { first, _ in first }
    for definition in definitions { typeNames[definition.name] = definition.name.typeName }
    for definition in definitions where union(of: definition.node) != nil {
      let kind = definition.name.typeName
      let members = alternatives(of: definition.node).compactMap(\.reference)
      for (name, _) in definitions where members.contains("#/$defs/\(name)") {
        if typeNames[name]?.includes(kind) == false, typeNames[name] == name.typeName { typeNames[name]? += kind }
      }
    }
  }

  /// Declares the type of a node, and then the types that it needs.
  ///
  /// - Parameters:
  ///   - about: a text before the node's own description.
  ///   - parts: the beginning of the names of types that are declared inside; `nil` for the name itself.
  private mutating func declare(
    _ node: SchemaNode, as name: String, _ about: String? = nil, partsNamed parts: String? = nil
  ) {
    // The types that a declaration needs come after it.
    let place = declarations.count
    let about = [about, node["description"]?.nonEmptyText].compactMap(\.self).joined(separator: ". ")
    declarations.append(.init(name: name, about: about.isEmpty ? nil : about, form: .alias(.anything)))
    declarations[place].form = form(of: node, in: parts ?? name)
  }

  /// Returns the form of a node whose parts have names that begin with a name.
  private mutating func form(of node: SchemaNode, in name: String) -> ClientTypes.Form {
    if let union = union(of: node) { return .union(tag: union.tag, members: union.members) }
    if node["properties"] != nil { return .record(properties(of: node, in: name)) }
    let values = node.texts("enum")
    return values.isEmpty ? .alias(shape(of: node, in: name)) : .choice(values)
  }

  /// Returns the properties of an object, without those that are forbidden.
  private mutating func properties(of node: SchemaNode, in name: String) -> [ClientTypes.Property] {
    let required = Set(node.texts("required"))
    return node.members("properties").compactMap { property, content in
      // Properties that begin with $, such as $schema, are for editors.
      if content.value == .bool(false) || property.hasPrefix("$") { return nil }
      return ClientTypes.Property(
        name: property,
        about: content["description"]?.nonEmptyText ?? plainTarget(of: content)?["description"]?.nonEmptyText,
        isRequired: required.contains(property), shape: shape(of: content, in: name + property.typeName))
    }
  }

  /// Returns the type of a value, and declares a type with the name if the value needs one of its own.
  private mutating func shape(of node: SchemaNode, in name: String) -> ClientTypes.Shape {
    if let plain = plainTarget(of: node) { return shape(of: plain, in: name) }
    if let reference = node.reference { return typeName(of: reference).map { .named($0) } ?? .anything }
    if let constant = node["const"] { return shape(ofConstant: constant) }
    let types = node.texts("type")
    let parts = alternatives(of: node)
    let partsWithoutNull = parts.filter { $0.texts("type") != ["null"] }
    // A number that may also be a text, for example, has no type of its own in most languages.
    if types.count(where: { $0 != "null" }) > 1 { return .anything }
    let isNullable = types.contains("null") || partsWithoutNull.count < parts.count
    let inner =
      partsWithoutNull.isEmpty
      ? shape(ofType: types.first { $0 != "null" }, node, in: name)
      : shape(ofAlternatives: partsWithoutNull, in: name)
    return isNullable ? .nullable(inner) : inner
  }

  /// Returns the type of a constant.
  private func shape(ofConstant constant: JSONValue) -> ClientTypes.Shape {
    switch constant {
    case .string(""): .text
    case .string(let text): .constant(text)
    case .bool: .flag
    case .number(let digits): Int64(digits) == nil ? .number : .wholeNumber
    case .null, .array, .object: .anything
    }
  }

  /// Returns the type of a node with one type of JSON; any JSON if the type is `nil` or unknown. An object with
  /// properties of its own and a text with listed values are declared with the name.
  private mutating func shape(ofType type: String?, _ node: SchemaNode, in name: String) -> ClientTypes.Shape {
    let isClosed = node["properties"] != nil && node["additionalProperties"] == .bool(false)
    if isClosed || !node.texts("enum").isEmpty {
      declare(node, as: name)
      return .named(name)
    }
    switch type {
    case "string": return node.hasColon ? .containing(":") : .text
    case "integer": return .wholeNumber
    case "number": return .number
    case "boolean": return .flag
    case "array": return .list(node.child("items").map { shape(of: $0, in: name) } ?? .anything)
    case "object":
      guard let values = node.child("additionalProperties"), case .object = values.value else { return .anything }
      return .dictionary(shape(of: values, in: name))
    default: return .anything
    }
  }

  /// Returns the type of alternatives: the only one, a text if all are texts, or the smallest union that has them all;
  /// otherwise any JSON.
  private mutating func shape(ofAlternatives all: [SchemaNode], in name: String) -> ClientTypes.Shape {
    if all.count == 1 { return shape(of: all[0], in: name) }
    if all.allSatisfy({ $0.reference == nil && ($0.texts("type") == ["string"] || !$0.texts("enum").isEmpty) }) {
      return .text
    }
    let names = Set(all.compactMap { $0.reference.flatMap(typeName) })
    guard names.count == all.count else { return .anything }
    let unions = definitions.compactMap { definition -> (name: String, members: Set<String>)? in
      guard let union = union(of: definition.node) else { return nil }
      return (typeNames[definition.name] ?? definition.name, Set(union.members.map(\.type)))
    }
    let smallest = unions.filter { $0.members.isSuperset(of: names) }.min { $0.members.count < $1.members.count }
    return smallest.map { .named($0.name) } ?? .anything
  }

  /// Returns the tag and the members of alternatives that refer to definitions; `nil` for another form.
  private func union(of node: SchemaNode) -> (tag: String, members: [ClientTypes.Member])? {
    let references = alternatives(of: node).compactMap(\.reference).distinct
    let targets = references.compactMap { target(of: $0) }
    let tags = targets.compactMap { tag(of: $0) }
    guard references.count > 1, let tag = tags.first, tags.allSatisfy({ $0 == tag }) else { return nil }
    var members: [ClientTypes.Member] = []
    for (reference, target) in zip(references, targets) {
      guard let type = typeName(of: reference), let value = target.child("properties")?.child(tag) else { return nil }
      if let constant = value["const"]?.nonEmptyText {
        members.append(.init(type: type, tag: .constant(constant)))
      } else if value.hasColon {
        members.append(.init(type: type, tag: .containing(":")))
      } else {
        return nil
      }
    }
    return targets.count == references.count ? (tag, members) : nil
  }

  /// Returns the alternatives, written with `oneOf`, `anyOf` or `allOf`, or with `if`, also those inside alternatives.
  private func alternatives(of node: SchemaNode) -> [SchemaNode] {
    let direct = node.elements("oneOf") + node.elements("anyOf") + node.elements("allOf")
    let conditional = ["then", "else"].compactMap { node["if"] == nil ? nil : node.child($0) }
    return (direct + conditional).flatMap { part in
      if part.reference != nil { return [part] }
      let inner = alternatives(of: part)
      return inner.isEmpty ? [part] : inner
    }
  }

  /// Returns the name of the first property whose value is a constant text; `nil` if there is none.
  private func tag(of record: SchemaNode) -> String? {
    record.members("properties").first { $0.node["const"]?.nonEmptyText != nil }?.name
  }

  /// Whether a definition is a text or a number without a name for its values. A type of its own would only hide that.
  private func isPlain(_ node: SchemaNode) -> Bool {
    if let target = node.reference.flatMap(target) { return isPlain(target) }
    let types = node.texts("type")
    return !types.isEmpty && node.texts("enum").isEmpty && types.allSatisfy(["string", "integer", "number"].contains)
  }

  /// The definition to which a node refers, if it is a plain text or number; otherwise `nil`.
  private func plainTarget(of node: SchemaNode) -> SchemaNode? {
    node.reference.flatMap(target).flatMap { isPlain($0) ? $0 : nil }
  }

  /// The definition to which a reference leads; `nil` if there is none, and for the root.
  private func target(of reference: String) -> SchemaNode? { definitionsByReference[reference]?.node }

  /// The name of the type to which a reference leads; `nil` if there is none.
  private func typeName(of reference: String) -> String? {
    reference == "#" ? rootName : definitionsByReference[reference].flatMap { typeNames[$0.name] }
  }
}
