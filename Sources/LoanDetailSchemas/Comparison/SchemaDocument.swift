import DesignSystem
import LoanDetailJSON

/// A complete schema: its root, its version, and its definitions.
struct SchemaDocument {
  let root: SchemaNode
  let version: SchemaVersion

  /// The definitions by name, because a document may have many, and most references lead to them.
  let definitions: [String: SchemaNode]
  /// The paths of the definitions.
  let definitionPlaces: Set<String>

  /// Returns the target of a reference within the document; `nil` if the target is outside the document or missing.
  func target(of reference: String) -> SchemaNode? {
    guard reference == "#" || reference.hasPrefix("#/") else { return nil }
    var names = JSONPointer(text: reference).names[...]
    var node: SchemaNode? = root
    if names.count > 1, names.first == "$defs" {
      node = definitions[names[1]]
      names = names.dropFirst(2)
    }
    for name in names {
      guard let parent = node else { return nil }
      if case .array = parent.value {
        node = Int(name).flatMap { index in parent.elements.indices.contains(index) ? parent.elements[index] : nil }
      } else {
        node = parent.child(name)
      }
    }
    return node
  }

  /// Follows references to their final target and keeps the annotations beside them.
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

  /// Returns the path of the definition that a schema is or refers to; `nil` for an inline schema.
  func definition(of node: SchemaNode) -> String? {
    let place = resolved(node).place
    return definitionPlaces.contains(place) ? place : nil
  }
}

extension SchemaNode {
  /// The keywords that do not affect whether a document is valid, with their values.
  fileprivate var annotations: [JSONValue.Member] {
    guard case .object(let members) = value else { return [] }
    return members.filter { SchemaKeywords.annotations.contains($0.name) }
  }
}
