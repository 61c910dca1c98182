import LoanDetailJSON

/// A part of a JSON Schema in the style of this package: strict objects, references, and descriptions.
struct SchemaPart {
  var members: [JSONValue.Member]

  init(_ members: [JSONValue.Member]) { self.members = members }

  var json: JSONValue { .object(members) }

  /// Returns the schema with a description as its first keyword.
  func described(_ text: String) -> SchemaPart {
    SchemaPart([JSONValue.Member("description", .string(text))] + members)
  }

  /// Returns the schema with a text appended to its description.
  func adding(_ text: String) -> SchemaPart {
    SchemaPart(
      members.map { member in
        guard member.name == "description", case .string(let said) = member.value else { return member }
        return JSONValue.Member("description", .string(said + text))
      })
  }

  /// Returns the schema with an additional keyword.
  func with(_ keyword: String, _ value: JSONValue) -> SchemaPart {
    SchemaPart(members + [JSONValue.Member(keyword, value)])
  }

  static let string = SchemaPart([.init("type", .string("string"))])
  static let boolean = SchemaPart([.init("type", .string("boolean"))])
  static let null = SchemaPart([.init("type", .string("null"))])
  static let integer = SchemaPart([.init("type", .string("integer"))])

  static func string(matching pattern: String) -> SchemaPart { string.with("pattern", .string(pattern)) }

  static func const(_ value: JSONValue) -> SchemaPart { SchemaPart([.init("const", value)]) }

  static func choice(_ values: [String]) -> SchemaPart {
    SchemaPart([.init("enum", .array(values.map(JSONValue.string)))])
  }

  static func ref(_ name: String) -> SchemaPart { SchemaPart([.init("$ref", .string("#/$defs/\(name)"))]) }

  static func array(of element: SchemaPart) -> SchemaPart {
    SchemaPart([.init("type", .string("array")), .init("items", element.json)])
  }

  static func oneOf(_ parts: [SchemaPart]) -> SchemaPart { SchemaPart([.init("oneOf", .array(parts.map(\.json)))]) }

  static func anyOf(_ parts: [SchemaPart]) -> SchemaPart { SchemaPart([.init("anyOf", .array(parts.map(\.json)))]) }

  /// An object with these properties and no others.
  static func object(_ properties: [SchemaProperty]) -> SchemaPart {
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    return SchemaPart(
      [.init("type", .string("object"))] + (required.isEmpty ? [] : [.init("required", .array(required))]) + [
        .init("additionalProperties", .bool(false)),
        .init("properties", .object(properties.map { .init($0.name, $0.schema.json) })),
      ])
  }

  /// An object with exactly one of these properties.
  static func oneProperty(of properties: [SchemaProperty]) -> SchemaPart {
    var part = object(properties)
    part.members.insert(
      contentsOf: [.init("minProperties", .number("1")), .init("maxProperties", .number("1"))], at: 1)
    return part
  }
}

/// A property of an object, with the versions of the format that have it.
struct SchemaProperty {
  var name: String
  var schema: SchemaPart
  var isRequired: Bool
  var versions: ClosedRange<Int>

  static func required(
    _ name: String, _ schema: SchemaPart, since: Int = 1, until last: Int = .max
  ) -> SchemaProperty {
    SchemaProperty(name: name, schema: schema, isRequired: true, versions: since...last)
  }

  static func optional(
    _ name: String, _ schema: SchemaPart, since: Int = 1, until last: Int = .max
  ) -> SchemaProperty {
    SchemaProperty(name: name, schema: schema, isRequired: false, versions: since...last)
  }
}
