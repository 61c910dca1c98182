import LoanDetailJSON

/// A document has at most `JSONParser.maximumDepth` levels of arrays and objects.
///
/// An inserted item and a set property are checked at once. A moved item may be too deep until a later operation moves
/// a part of it elsewhere, so the whole document is checked after the last operation.
extension ItemTree {
  /// Checks that a value fits into an item, `levels` levels below the item itself.
  func checkDepth(
    of value: JSONValue, in place: Int, below levels: Int, at path: String
  ) throws(PatchError) {
    guard let depth = depth(of: place) else { throw Self.tooDeep(at: path) }
    if value.isDeeper(than: JSONParser.maximumDepth - depth - levels) { throw Self.tooDeep(at: path) }
  }

  /// Checks that another item fits into an item.
  func checkDepth(of place: Int, at path: String) throws(PatchError) {
    try checkDepth(of: .object([]), in: place, below: 1, at: path)
  }

  /// Checks that no moved item is too deep. The error names the last operation that moved the item or an ancestor.
  func checkDepth() throws(PatchError) {
    guard nodes.contains(where: { $0.mover != nil }) else { return }
    var waiting = [(place: Self.root, depth: 1)]
    while let (place, depth) = waiting.popLast() {
      for member in nodes[place].members {
        switch member.content {
        case .property(let value):
          guard value.isDeeper(than: JSONParser.maximumDepth - depth) else { break }
          throw Self.tooDeep(at: moverPath(of: place))
        case .item(let child): waiting.append((child, depth + 1))
        case .list(let first): waiting += elements(from: first).map { ($0, depth + 2) }
        }
      }
      if depth > JSONParser.maximumDepth { throw Self.tooDeep(at: moverPath(of: place)) }
    }
  }

  /// Returns the number of levels down to an item, including its own; `nil` if there are more than allowed.
  private func depth(of place: Int) -> Int? {
    var depth = 1
    var place = place
    while place != Self.root, depth <= JSONParser.maximumDepth {
      depth += nodes[place].isListed ? 2 : 1
      place = nodes[place].parent
    }
    return depth <= JSONParser.maximumDepth ? depth : nil
  }

  /// Returns the path of the last operation that moved an item or one of its ancestors.
  private func moverPath(of place: Int) -> String {
    let around = sequence(first: place) { $0 == Self.root ? nil : nodes[$0].parent }
    return "$.operations[\(around.compactMap { nodes[$0].mover }.max() ?? 0)]"
  }

  static func tooDeep(at path: String) -> PatchError {
    PatchError(
      .patch, path, "The operation nests the document too deeply.", found: "one level more",
      expected: "at most \(JSONParser.maximumDepth) levels of arrays and objects")
  }
}

extension ScreenPatch {
  /// Checks the depth of the patch as JSON, in which a new item is a few levels deeper than in its screen.
  func checkDepth(in screen: ItemTree) throws(PatchError) {
    for operation in operations {
      let (id, isTooDeep) =
        switch operation {
        case .insert(let item, _): (item.itemID, item.isDeeper(than: JSONParser.maximumDepth - 3))
        case .set(let id, let properties, _, _):
          (id, properties.contains { $0.value.isDeeper(than: JSONParser.maximumDepth - 4) })
        case .remove, .move: (nil, false)
        }
      guard isTooDeep else { continue }
      throw PatchError(
        .target, screen.path(of: id.flatMap(screen.place) ?? ItemTree.root),
        "What is new here is nested too deeply for a patch.", found: "one level more",
        expected: "at most \(JSONParser.maximumDepth) levels of arrays and objects in the patch")
    }
  }
}
