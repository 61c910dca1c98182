import LoanDetailJSON

extension SchemaDocument {
  /// Returns a hash that is equal for schemas with the same meaning, so that only few of many alternatives must be
  /// compared in full. It describes a schema down to a few levels.
  func outline(of node: SchemaNode, levels: Int = 3) -> Int {
    let node = resolved(node)
    guard case .object = node.value else { return node.value.hashValue }
    guard levels > 0 else { return 0 }
    let effective = Set(node.keywords)
    return Self.sum(of: node.members.filter { effective.contains($0.name) }) { keyword, value in
      switch keyword {
      case "const": value.value.hashValue
      case "required", "enum", "type":
        if case .array(let values) = value.value { Set(values).hashValue } else { value.value.hashValue }
      case "oneOf", "anyOf", "allOf":
        Self.sum(of: value.elements.map { ("", $0) }) { outline(of: $1, levels: levels - 1) }
      case "properties" where value.reference == nil:
        Self.sum(of: value.members) { outline(of: $1, levels: levels - 1) }
      case let keyword where SchemaKeywords.schemas.contains(keyword): outline(of: value, levels: levels - 1)
      default: 0
      }
    }
  }

  /// Returns a hash of named parts in any order.
  private static func sum(
    of parts: [(name: String, node: SchemaNode)], _ hash: (String, SchemaNode) -> Int
  ) -> Int {
    parts.reduce(0) { sum, part in
      var hasher = Hasher()
      hasher.combine(part.name)
      hasher.combine(hash(part.name, part.node))
      return sum &+ hasher.finalize()
    }
  }
}
