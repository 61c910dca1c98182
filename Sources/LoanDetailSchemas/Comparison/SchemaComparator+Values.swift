import LoanDetailJSON

extension SchemaComparator {
  /// Compares `type`. If there is no `type`, the listed values determine the types.
  mutating func compareTypes(_ old: SchemaNode, _ new: SchemaNode) {
    guard old["type"] != nil || new["type"] != nil else { return }
    let (oldTypes, newTypes) = (old.types, new.types)
    guard oldTypes != newTypes else { return }
    let message = "The type was \(Self.described(oldTypes)) and is \(Self.described(newTypes))."
    if newTypes.isSuperset(of: oldTypes) {
      addWidening(new.place, message)
    } else {
      addNarrowing(new.place, message)
    }
  }

  /// Compares `enum` and `const`.
  mutating func compareValues(_ old: SchemaNode, _ new: SchemaNode) {
    switch (old.values, new.values) {
    case (nil, nil): break
    case (let values?, nil):
      addWidening(new.place, "The values were limited to \(Self.described(values)) and are not any more.")
    case (nil, let values?):
      addNarrowing(new.place, "The values were not limited and are limited to \(Self.described(values)).")
    case (let oldValues?, let newValues?):
      if let oldConstant = old["const"], let newConstant = new["const"] {
        compareConstants(oldConstant, newConstant, at: new.place)
      } else {
        compareLists(oldValues, newValues, at: new.place)
      }
    }
  }

  /// Compares two constants. That of the property `schemaVersion` may change with the version.
  private mutating func compareConstants(_ old: JSONValue, _ new: JSONValue, at path: String) {
    guard old != new else { return }
    let isVersion =
      path == "$.properties.schemaVersion" && old == .number("\(self.old.version.number)")
      && new == .number("\(self.new.version.number)")
    let message = "The constant was \(old.compactText) and is \(new.compactText)"
    add(isVersion ? .editorial : .breaking, path, message + (isVersion ? ", as the version." : "."))
  }

  /// Compares two lists of values.
  private mutating func compareLists(_ old: [JSONValue], _ new: [JSONValue], at path: String) {
    let (oldSet, newSet) = (Set(old), Set(new))
    for value in old where !newSet.contains(value) {
      add(.breaking, path, "The value \(value.compactText) was allowed and is not any more.")
    }
    for value in new where !oldSet.contains(value) {
      let message = "The value \(value.compactText) was not allowed and is now."
      // A reader can handle an unknown text, but no other unknown value.
      if case .string = value { add(.additive, path, message) } else { addWidening(path, message) }
    }
    compareOrder("values", old.map(\.compactText), new.map(\.compactText), at: path)
  }

  private static func described(_ values: [JSONValue]) -> String { values.map(\.compactText).joined(separator: ", ") }

  /// The types in words, or "any" for all of them.
  private static func described(_ types: Set<String>) -> String {
    // The type `number` includes `integer`.
    let names = SchemaKeywords.types.filter { types.contains($0) && !($0 == "integer" && types.contains("number")) }
    return types.count == SchemaKeywords.types.count ? "any" : names.joined(separator: " or ")
  }
}

extension SchemaNode {
  /// The allowed values; `nil` if the schema does not list them.
  var values: [JSONValue]? { self["const"].map { [$0] } ?? self["enum"]?.elements }

  /// The allowed types, from `type` or else from the listed values; without both, all types.
  var types: Set<String> {
    var types = Set(texts("type"))
    if types.isEmpty { types = Set(values?.map(\.type) ?? SchemaKeywords.types) }
    return types.contains("number") ? types.union(["integer"]) : types
  }
}

extension JSONValue {
  /// The name of the value's type in JSON Schema.
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number(let digits): digits.utf8.contains { ".eE".utf8.contains($0) } ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
