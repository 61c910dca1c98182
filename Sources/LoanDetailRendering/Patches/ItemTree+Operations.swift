import LoanDetailJSON

extension ItemTree {
  /// Applies one operation of a patch; `index` is its index in the patch.
  mutating func perform(_ operation: ScreenPatch.Operation, at index: Int) throws(PatchError) {
    let path = "$.operations[\(index)]"
    switch operation {
    case .set(nil, let properties, let removed, let order):
      try change(Self.root, properties: properties, removed: removed, order: order, at: path)
    case .set(let id?, let properties, let removed, let order):
      try change(
        item(id, at: "\(path).id"), properties: properties, removed: removed, order: order, at: path)
    case .insert(let item, let position):
      let (parent, previous) = try target(position, at: path)
      guard item.itemID != nil else {
        throw PatchError(
          .patch, "\(path).item", "The operation inserts what is no item.", found: item.summary,
          expected: "an object with an id")
      }
      try checkDepth(of: item, in: parent, below: 1, at: "\(path).item")
      do {
        let place = try add(item, to: parent, as: position.list, isListed: true)
        link(place, to: parent, as: position.list, after: previous)
      } catch {
        throw clash(error, at: "\(path).item")
      }
    case .remove(let id):
      let place = try listedItem(id, at: "\(path).id")
      unlink(place)
      forget(place)
    case .move(let id, let position):
      let place = try listedItem(id, at: "\(path).id")
      let (parent, previous) = try target(position, at: path)
      try checkDepth(of: parent, at: path)
      if let ancestor = position.parent, isItem(parent, inside: place) {
        throw PatchError(
          .patch, "\(path).parent", "The operation moves an item into itself.", found: SourcePath.quoted(ancestor),
          expected: "an item outside \(SourcePath.quoted(id))")
      }
      guard previous != place else {
        throw PatchError(
          .patch, "\(path).after", "The operation moves an item after itself.", found: SourcePath.quoted(id),
          expected: "the id of another item of the list")
      }
      unlink(place)
      link(place, to: parent, as: position.list, after: previous)
      nodes[place].mover = index
    }
  }

  /// Returns the index of the item with this id; throws if there is none.
  private func item(_ id: String, at path: String) throws(PatchError) -> Int {
    if let place = place(of: id) { return place }
    throw PatchError(
      .patch, path, "The operation names an item that is not in the document.", found: SourcePath.quoted(id),
      expected: "the id of an item that is in it by then")
  }

  /// Returns the index of the item with this id; throws if it is in no list.
  private func listedItem(_ id: String, at path: String) throws(PatchError) -> Int {
    let place = try item(id, at: path)
    if nodes[place].isListed { return place }
    throw PatchError(
      .patch, path, "The operation takes away an item that stands in no list.",
      found: "\(SourcePath.quoted(id)), the \"\(nodes[place].role)\" of \(name(of: nodes[place].parent))",
      expected: "an item of a list")
  }

  /// Returns the parent and the preceding item of a position; throws if the tree does not have it.
  private func target(
    _ position: ScreenPatch.Position, at path: String
  ) throws(PatchError) -> (parent: Int, previous: Int?) {
    let parent: Int
    if let id = position.parent { parent = try item(id, at: "\(path).parent") } else { parent = Self.root }
    guard let index = member(position.list, of: parent), case .list = nodes[parent].members[index] else {
      throw PatchError(
        .patch, "\(path).list", "The operation names a list that its parent does not have.",
        found: SourcePath.quoted(position.list), expected: lists(of: parent))
    }
    guard let after = position.after else { return (parent, nil) }
    let previous = try item(after, at: "\(path).after")
    let node = nodes[previous]
    guard node.isListed, node.parent == parent, node.role == position.list else {
      throw PatchError(
        .patch, "\(path).after", "The operation names an item that is not in the list.",
        found: "\(SourcePath.quoted(after)) in \"\(node.role)\" of \(name(of: node.parent))",
        expected: "an item in \"\(position.list)\" of \(name(of: parent))")
    }
    return (parent, previous)
  }

  /// Whether an item is inside another one, or is the same.
  private func isItem(_ place: Int, inside other: Int) -> Bool {
    var place = place
    while place != other, place != Self.root { place = nodes[place].parent }
    return place == other
  }

  /// The names of the lists of an item, for messages.
  private func lists(of place: Int) -> String {
    let names = nodes[place].members.compactMap { member in
      if case .list = member.content { SourcePath.quoted(member.name) } else { nil }
    }
    return names.isEmpty
      ? "the name of a list, but \(name(of: place)) has none"
      : "\(names.joined(separator: " or ")) of \(name(of: place))"
  }

  /// The name of an item or of the document, for messages.
  private func name(of place: Int) -> String {
    place == Self.root ? "the document" : SourcePath.quoted(nodes[place].id)
  }

  /// Returns the error of an operation that brings an id for the second time.
  func clash(_ clash: Clash, at path: String) -> PatchError {
    PatchError(
      .patch, path, "The operation brings an id that there is already.",
      found: SourcePath.quoted(nodes[clash.place].id), expected: "an id of its own for each item")
  }
}
