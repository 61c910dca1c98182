/// The keywords of JSON Schema draft 2020-12, grouped by how the comparison treats them.
enum SchemaKeywords {
  /// The possible values of `type`.
  static let types = ["object", "array", "string", "number", "integer", "boolean", "null"]

  /// Keywords that do not affect whether a document is valid.
  static let annotations: [String] = [
    "title", "description", "examples", "default", "deprecated", "readOnly", "writeOnly", "$comment",
  ]

  /// Keywords without an effect of their own; a definition matters only where a reference leads to it.
  static let passive = Set(annotations + ["$defs"])

  /// Lower limits: a larger value allows less.
  static let lowerLimits = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]

  /// Upper limits: a larger value allows more.
  static let upperLimits = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]

  /// Constraints for which only presence or absence can be judged.
  static let opaqueConstraints = ["pattern", "format", "multipleOf"]

  /// Keywords whose value is a list of alternatives.
  static let alternatives = ["oneOf", "anyOf"]

  /// Keywords for which the comparison has rules.
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

  /// Keywords whose value maps names to schemas.
  static let schemaMaps: Set = ["properties", "patternProperties", "dependentSchemas", "$defs"]

  /// Keywords for which a wider subschema makes the whole schema wider. `oneOf` is not one of them: a value that
  /// several of its alternatives allow is invalid.
  static let monotonous: Set = ["allOf", "anyOf", "then", "else", "properties", "items", "additionalProperties"]
}
