import DesignSystem
import LoanDetailJSON

extension SchemaDocument {
  /// Whether two alternatives of the `oneOf` of a schema may allow the same value, which is then invalid.
  ///
  /// Lists of different values exclude each other, and so do different types. Objects do if all of them require a
  /// property for which no two of them allow the same text.
  func mayOverlap(_ schema: SchemaNode) -> Bool {
    let types = schema.types
    let alternatives = schema.elements("oneOf").map { alternative in
      let node = resolved(alternative)
      return (node: node, types: node.types.intersection(types))
    }
    let listed = alternatives.compactMap(\.node.values)
    if listed.count == alternatives.count {
      let all = listed.flatMap { Set($0) }
      return Set(all).count < all.count
    }
    let others = alternatives.flatMap { $0.types.subtracting(["object"]) }
    let objects = alternatives.filter { $0.types.contains("object") }.map(\.node)
    return Set(others).count < others.count || !areDistinguished(objects)
  }

  /// Whether a property that all of the objects require tells each of them from the others.
  private func areDistinguished(_ objects: [SchemaNode]) -> Bool {
    guard let first = objects.first, objects.count > 1 else { return true }
    let common = objects.dropFirst().reduce(Set(first.texts("required"))) { $0.intersection($1.texts("required")) }
    let properties = objects.map { $0.child("properties")?.children ?? [:] }
    return common.contains { name in areDistinct(properties.map { $0[name].map(resolved) }) }
  }

  /// Whether no two of the schemas allow the same text: each lists its texts, or one requires a colon that no listed
  /// text has.
  private func areDistinct(_ schemas: [SchemaNode?]) -> Bool {
    let listed = schemas.flatMap { schema in Set(schema?.values ?? []) }
    let texts = Set(listed.compactMap(\.nonEmptyText))
    guard texts.count == listed.count else { return false }
    let rest = schemas.filter { $0?.values == nil }
    return rest.isEmpty || rest.count == 1 && rest[0]?.hasColon == true && !texts.contains { $0.includes(":") }
  }
}
