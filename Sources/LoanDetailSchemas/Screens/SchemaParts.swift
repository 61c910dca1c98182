import LoanDetailJSON

/// A part of a JSON Schema in the style of this package: strict objects, references, and descriptions.
struct SchemaPart {
  /// The keywords with their values, in their order.
  var members: [JSONValue.Member]

  init(_ members: [JSONValue.Member]) { self.members = members }

  var json: JSONValue { .object(members) }

  /// Returns the schema with a text at the beginning of its description, which is its first keyword.
  func described(_ text: String) -> SchemaPart {
    let rest = members.filter { $0.name != "description" }
    let texts = [text, description].compactMap(\.self)
    return SchemaPart([JSONValue.Member("description", .string(texts.joined(separator: " ")))] + rest)
  }

  /// The description; `nil` if there is none.
  private var description: String? {
    guard case .string(let text)? = members.first(where: { $0.name == "description" })?.value else { return nil }
    return text
  }

  /// Returns the schema with an additional keyword.
  func with(_ keyword: String, _ value: JSONValue) -> SchemaPart {
    SchemaPart(members + [JSONValue.Member(keyword, value)])
  }

  static let string = SchemaPart([.init("type", .string("string"))])
  static let boolean = SchemaPart([.init("type", .string("boolean"))])
  static let integer = SchemaPart([.init("type", .string("integer"))])

  /// A text that matches a regular expression.
  static func string(matching pattern: String) -> SchemaPart { string.with("pattern", .string(pattern)) }

  /// Exactly this value.
  static func const(_ value: JSONValue) -> SchemaPart { SchemaPart([.init("const", value)]) }

  /// One of these texts. `rule` states how a reader handles an unknown value; it becomes a part of the description.
  static func choice(_ values: [String], otherwise rule: String) -> SchemaPart {
    choice(values).described("Any other value: \(rule).")
  }

  /// One of these texts.
  static func choice(_ values: [String]) -> SchemaPart {
    SchemaPart([.init("enum", .array(values.map(JSONValue.string)))])
  }

  /// A value that the definition with this name describes.
  static func ref(_ name: String) -> SchemaPart { SchemaPart([.init("$ref", .string("#/$defs/\(name)"))]) }

  /// A list whose elements have one schema.
  static func array(of element: SchemaPart) -> SchemaPart {
    SchemaPart([.init("type", .string("array")), .init("items", element.json)])
  }

  /// An object whose property `kind` selects the definition with the same name.
  ///
  /// A condition for each kind, instead of `oneOf`, lets a validator report a fault at its own place.
  static func byKind(_ kinds: [String], otherwise rule: String) -> SchemaPart {
    byKind(.choice(kinds, otherwise: rule), conditions: kinds.map { (.const(.string($0)), .ref($0)) })
  }

  /// An object with a property `kind` and other properties. Where the kind matches a condition, the schema of that
  /// condition applies to the object, too.
  static func byKind(
    _ kind: SchemaPart, and others: [SchemaProperty] = [], conditions: [(kind: SchemaPart, then: SchemaPart)]
  ) -> SchemaPart {
    let kind = SchemaProperty.required("kind", "Tells which of the objects it is.", kind)
    var part = object([kind] + others)
    // With it, a validator would reject the properties that only the schemas of the conditions have.
    part.members.removeAll { $0.name == "additionalProperties" }
    return part.with(
      "allOf",
      .array(
        conditions.map { condition in
          SchemaPart([
            .init("if", SchemaPart.with(kind: condition.kind).json), .init("then", condition.then.json),
          ]).json
        }))
  }

  /// An object with a property `kind` and any other properties.
  static func with(kind: SchemaPart) -> SchemaPart {
    SchemaPart([
      .init("type", .string("object")), .init("required", .array([.string("kind")])),
      .init("properties", .object([.init("kind", kind.json)])),
    ])
  }

  /// A value of a definition, or null.
  static func optionalRef(_ name: String) -> SchemaPart {
    SchemaPart([
      .init("type", .array([.string("object"), .string("null")])),
      .init("if", SchemaPart([.init("type", .string("object"))]).json), .init("then", SchemaPart.ref(name).json),
    ])
  }

  /// An object with these properties and no others.
  static func object(_ properties: [SchemaProperty]) -> SchemaPart {
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    return SchemaPart(
      [.init("type", .string("object"))] + (required.isEmpty ? [] : [.init("required", .array(required))]) + [
        .init("additionalProperties", .bool(false)),
        .init("properties", .object(properties.map { .init($0.name, $0.schema.json) })),
      ])
  }

  /// An object whose properties, of any name, have the same schema.
  static func object(of element: SchemaPart) -> SchemaPart {
    SchemaPart([.init("type", .string("object")), .init("additionalProperties", element.json)])
  }
}

/// A property of an object. Its description contains what a reader needs to use it.
struct SchemaProperty {
  var name: String
  var schema: SchemaPart
  var isRequired: Bool

  /// A property that is always there.
  static func required(_ name: String, _ description: String, _ schema: SchemaPart) -> SchemaProperty {
    SchemaProperty(name: name, schema: schema.described(description), isRequired: true)
  }

  /// A property that may be absent.
  static func optional(_ name: String, _ description: String, _ schema: SchemaPart) -> SchemaProperty {
    SchemaProperty(name: name, schema: schema.described(description), isRequired: false)
  }
}
