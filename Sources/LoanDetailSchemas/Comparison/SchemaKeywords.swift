/// The keywords of JSON Schema draft 2020-12 by what a comparison does with them.
enum SchemaKeywords {
  /// The types that `type` names.
  static let types = ["object", "array", "string", "number", "integer", "boolean", "null"]

  /// Keywords that no document is valid or invalid by.
  static let annotations: [String] = [
    "title", "description", "examples", "default", "deprecated", "readOnly", "writeOnly", "$comment",
  ]

  /// Keywords that count for nothing where they stand: definitions matter where something refers to them.
  static let passive = Set(annotations + ["$defs"])

  /// Limits from below: the greater, the narrower.
  static let lowerLimits = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]

  /// Limits from above: the greater, the wider.
  static let upperLimits = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]

  /// Constraints of which only the presence can be judged.
  static let opaqueConstraints = ["pattern", "format", "multipleOf"]

  /// Keywords whose value is a list of alternatives.
  static let alternatives = ["oneOf", "anyOf"]

  /// Keywords a comparison has rules for.
  static let judged = Set(
    ["type", "enum", "const", "properties", "required", "additionalProperties", "items", "uniqueItems", "$ref"]
      + lowerLimits + upperLimits + opaqueConstraints + alternatives)

  /// Keywords whose value is one schema.
  static let schemas: Set = [
    "items", "additionalProperties", "not", "if", "then", "else", "propertyNames", "contains", "unevaluatedItems",
    "unevaluatedProperties",
  ]

  /// Keywords whose value is a list of schemas.
  static let schemaLists: Set = ["oneOf", "anyOf", "allOf", "prefixItems"]

  /// Keywords whose value names schemas.
  static let schemaMaps: Set = ["properties", "patternProperties", "dependentSchemas", "$defs"]

  /// Keywords in whose schemas what is wider makes the whole wider, too.
  static let monotonous: Set = [
    "allOf", "then", "else", "properties", "items", "additionalProperties", "oneOf", "anyOf",
  ]
}
