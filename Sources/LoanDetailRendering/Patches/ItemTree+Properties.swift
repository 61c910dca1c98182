import LoanDetailJSON

extension ItemTree {
  /// Applies a `set` operation to the properties of an item or of the document.
  mutating func change(
    _ place: Int, properties: [JSONValue.Member], removed: [String], order: [String]?, at path: String
  ) throws(PatchError) {
    for (index, name) in removed.enumerated() { try remove(name, of: place, at: "\(path).removed[\(index)]") }
    for property in properties {
      try replace(property, of: place, at: SourcePath.member(property.name, of: "\(path).properties"))
    }
    if let order { try arrange(order, of: place, at: "\(path).order") }
  }

  /// Removes a property; throws if it must be there or is not there.
  private mutating func remove(_ name: String, of place: Int, at path: String) throws(PatchError) {
    let ofDocument = isScreen ? ["headerItem", "contentItems"] : ["products"]
    let fixed = place == Self.root ? ofDocument : ["id"]
    guard !fixed.contains(name) else {
      throw PatchError(
        .patch, path, "The operation removes what must be there.", found: SourcePath.quoted(name),
        expected: "the name of another property")
    }
    guard let index = member(name, of: place) else {
      throw PatchError(
        .patch, path, "The operation removes a property that is not there.", found: SourcePath.quoted(name),
        expected: "one of \(names(of: place))")
    }
    removeMember(at: index, of: place)
  }

  /// Replaces or appends a property; throws if the document would be no screen or no list of products any more.
  private mutating func replace(_ property: JSONValue.Member, of place: Int, at path: String) throws(PatchError) {
    guard place == Self.root || property.name != "id" else {
      throw PatchError(
        .patch, path, "The operation changes an item's id.", found: property.value.summary,
        expected: "other properties only")
    }
    guard place != Self.root || isScreen || property.name != "headerItem" else {
      throw PatchError(
        .patch, path, "The operation gives a header to a list of products.", found: property.value.summary,
        expected: "other properties only")
    }
    try checkDepth(of: property.value, in: place, below: 0, at: path)
    do {
      try set(property, of: place)
    } catch {
      throw clash(error, at: path)
    }
    let shapes = ["headerItem": "an object with an id", "contentItems": "an array of objects with an id each"]
    // The products of a list are a property if one of them has no id.
    if place == Self.root, let shape = shapes[property.name], let index = member(property.name, of: place),
      case .property = nodes[place].members[index]
    {
      throw PatchError(
        .patch, path, "The operation leaves the screen without its items.", found: property.value.summary,
        expected: shape)
    }
  }

  /// Brings the members into an order; throws if it does not have exactly their names.
  private mutating func arrange(_ order: [String], of place: Int, at path: String) throws(PatchError) {
    let members = Dictionary(nodes[place].members.map { (ExactText($0.name), $0) }) { first, _ in first }
    guard Set(order.map(ExactText.init)).count == order.count, order.count == members.count,
      order.allSatisfy({ members[ExactText($0)] != nil })
    else {
      throw PatchError(
        .patch, path, "The order is not that of the properties there are.",
        found: order.isEmpty ? "no names" : order.map(SourcePath.quoted).joined(separator: ", "),
        expected: "\(names(of: place)) in some order")
    }
    nodes[place].members = ItemMembers(order.compactMap { members[ExactText($0)] })
  }

  /// The names of the members, for messages.
  private func names(of place: Int) -> String {
    nodes[place].members.map { SourcePath.quoted($0.name) }.joined(separator: ", ")
  }
}
