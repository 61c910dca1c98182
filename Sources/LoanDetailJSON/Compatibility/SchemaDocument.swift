/// A whole schema: its root, its version, and what its references mean.
struct SchemaDocument {
  let root: SchemaNode
  let version: SchemaVersion

  /// What a reference within the document means; `nil` when it leads out of it or nowhere.
  func target(of reference: String) -> SchemaNode? {
    guard reference.hasPrefix("#") else { return nil }
    let pointer = reference.dropFirst()
    if pointer.isEmpty { return root }
    guard pointer.hasPrefix("/") else { return nil }
    var node = root
    for token in pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      let name = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
      switch node.value {
      case .object:
        guard let value = node[name] else { return nil }
        let isDefinitions = node.place == "$" && name == "$defs"
        node = SchemaNode(value: value, place: isDefinitions ? "$defs" : SourcePath.member(name, of: node.place))
      case .array(let elements):
        guard let index = Int(name), elements.indices.contains(index) else { return nil }
        node = SchemaNode(value: elements[index], place: "\(node.place)[\(index)]")
      default: return nil
      }
    }
    return node
  }

  /// The schema that references lead to at last, with the annotations that stand beside them.
  func resolved(_ node: SchemaNode) -> SchemaNode {
    var node = node
    var annotations: [JSONValue.Member] = []
    var seen: Set<String> = []
    while let reference = node.soleReference, let target = target(of: reference), seen.insert(target.place).inserted {
      annotations += node.annotations.filter { own in !annotations.contains { $0.name == own.name } }
      node = target
    }
    guard !annotations.isEmpty, case .object(let members) = node.value else { return node }
    let own = members.filter { member in !annotations.contains { $0.name == member.name } }
    return SchemaNode(value: .object(annotations + own), place: node.place)
  }

  /// The definition that a schema is or refers to; `nil` for one that stands at its own place.
  func definition(of node: SchemaNode) -> String? {
    let place = resolved(node).place
    return place.hasPrefix("$defs") ? place : nil
  }
}

extension SchemaNode {
  fileprivate var annotations: [JSONValue.Member] {
    guard case .object(let members) = value else { return [] }
    return members.filter { SchemaKeywords.annotations.contains($0.name) }
  }
}
