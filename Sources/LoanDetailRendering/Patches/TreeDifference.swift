import LoanDetailJSON

/// The operations that turn one tree into another.
///
/// An item is kept if both trees have it with the same lists and the same single items, and if all its ancestors are
/// kept. Kept items are changed and moved; all others are removed and inserted as a whole. Therefore no kept item is
/// inside a removed one, and after the removals no id of an inserted item is in use.
struct TreeDifference {
  private let old: ItemTree
  private let new: ItemTree
  /// For each item of one tree, its index in the other tree; `nil` if the item is not kept.
  private var places: (inNew: [Int?], inOld: [Int?])

  /// Finds the items that are kept from one tree to another.
  init(_ old: ItemTree, _ new: ItemTree) {
    self.old = old
    self.new = new
    places = (
      [ItemTree.root] + old.nodes.indices.dropFirst().map { new.place(of: old.nodes[$0].id) },
      Array(repeating: nil, count: new.nodes.count)
    )
    for (oldPlace, newPlace) in places.inNew.enumerated() {
      if let newPlace { places.inOld[newPlace] = oldPlace }
    }
    unmatchDifferentItems()
  }

  /// The operations, in an order in which each one is valid.
  var operations: [ScreenPatch.Operation] {
    var operations = removals
    // A parent comes before its children, so no item is moved into itself.
    for (newPlace, oldPlace) in places.inOld.enumerated() {
      guard let oldPlace else { continue }
      if let change = change(of: oldPlace, to: newPlace) { operations.append(change) }
      guard new.nodes[newPlace].members.hasItems else { continue }
      for member in new.nodes[newPlace].members {
        guard case .list(let first) = member.content else { continue }
        operations += arrivals(in: member.name, of: newPlace, new.elements(from: first), from: oldPlace)
      }
    }
    return operations
  }

  /// The removals of the items that are not kept, without those inside them.
  private var removals: [ScreenPatch.Operation] {
    old.nodes.indices.dropFirst().compactMap { place in
      old.nodes[place].isListed && places.inNew[place] == nil && places.inNew[old.nodes[place].parent] != nil
        ? .remove(id: old.nodes[place].id) : nil
    }
  }

  /// Returns the operations for the items that are new in a list, in their order: inserted, moved from another list, or
  /// moved within it.
  private func arrivals(
    in list: String, of parent: Int, _ elements: [Int], from oldParent: Int
  ) -> [ScreenPatch.Operation] {
    let parentID = parent == ItemTree.root ? nil : new.nodes[parent].id
    let stayed = elements.compactMap { places.inOld[$0] }
      .filter { old.nodes[$0].parent == oldParent && old.nodes[$0].role == list }
    // In an unchanged tree the indices increase along a list.
    let untouched = Set(stayed.longestIncreasingSubsequence())
    var operations: [ScreenPatch.Operation] = []
    var previous: String?
    for element in elements {
      let id = new.nodes[element].id
      let position = ScreenPatch.Position(parent: parentID, list: list, after: previous)
      previous = id
      guard let oldPlace = places.inOld[element] else {
        operations.append(.insert(new.value(of: element), at: position))
        continue
      }
      if !untouched.contains(oldPlace) { operations.append(.move(id: id, to: position)) }
    }
    return operations
  }

  /// Returns the change of a kept item's own properties; `nil` if they are equal.
  private func change(of oldPlace: Int, to newPlace: Int) -> ScreenPatch.Operation? {
    let (before, after) = (old.nodes[oldPlace].members, new.nodes[newPlace].members)
    if isUnchanged(before, after) { return nil }
    let properties = after.compactMap { member -> JSONValue.Member? in
      switch (before[member.name], member.content) {
      case (.property(let old)?, .property(let new)) where old.isIdentical(to: new): nil
      case (_, .property(let new)): JSONValue.Member(member.name, new)
      case (_, .item(let child)):
        places.inOld[child] == nil ? JSONValue.Member(member.name, new.value(of: child)) : nil
      // The products of a list were a property, because one of them had no id. Its items are inserted.
      case (.property?, .list): JSONValue.Member(member.name, .array([]))
      case (_, .list): nil
      }
    }
    let (known, names) = (before.names, after.names)
    let arranged = known.filter { after[$0.text] != nil } + names.filter { before[$0.text] == nil }
    let removed = known.filter { after[$0.text] == nil }.map(\.text)
    guard !properties.isEmpty || !removed.isEmpty || arranged != names else { return nil }
    return .set(
      id: newPlace == ItemTree.root ? nil : new.nodes[newPlace].id, properties: properties, removed: removed,
      order: arranged == names ? nil : names.map(\.text))
  }
}

extension TreeDifference {
  /// Whether a kept item has the same properties in the same order in both trees. Most items do, so this quick check
  /// comes first.
  private func isUnchanged(_ before: ItemMembers, _ after: ItemMembers) -> Bool {
    if let left = before.properties, let right = after.properties { return left.isIdentical(to: right) }
    var left = before.makeIterator()
    for member in after {
      guard let old = left.next(), ExactText(old.name) == ExactText(member.name) else { return false }
      switch (old.content, member.content) {
      case (.property(let old), .property(let new)) where old.isIdentical(to: new): break
      case (.item, .item(let child)) where places.inOld[child] != nil: break
      case (.list, .list): break
      default: return false
      }
    }
    return left.next() == nil
  }

  /// An item of one of the trees.
  private enum Side {
    case old(Int)
    case new(Int)
  }

  /// Unmatches the items that are not kept, and everything inside them in either tree.
  private mutating func unmatchDifferentItems() {
    var waiting: [Side] = []
    for place in old.nodes.indices where !isKept(place) { waiting.append(.old(place)) }
    for (place, counterpart) in places.inOld.enumerated() where counterpart == nil { waiting.append(.new(place)) }
    var unmatched = (old: Set<Int>(), new: Set<Int>())
    while let side = waiting.popLast() {
      switch side {
      case .old(let place):
        guard unmatched.old.insert(place).inserted else { continue }
        if let counterpart = places.inNew[place] { waiting.append(.new(counterpart)) }
        places.inNew[place] = nil
        waiting += old.unmatchedWith(place).map(Side.old)
      case .new(let place):
        guard unmatched.new.insert(place).inserted else { continue }
        if let counterpart = places.inOld[place] { waiting.append(.old(counterpart)) }
        places.inOld[place] = nil
        waiting += new.unmatchedWith(place).map(Side.new)
      }
    }
  }

  /// Whether an item alone could be kept: the other tree has it with the same lists and the same single items.
  private func isKept(_ place: Int) -> Bool {
    guard place != ItemTree.root else { return true }
    guard let counterpart = places.inNew[place] else { return false }
    guard old.nodes[place].isListed == new.nodes[counterpart].isListed else { return false }
    let isLeaf = !old.nodes[place].members.hasItems && !new.nodes[counterpart].members.hasItems
    return isLeaf || old.frame(of: place) == new.frame(of: counterpart)
  }
}

extension ItemTree {
  /// Returns the items that cannot be kept without this one: its children, and its parent if it is a single item.
  fileprivate func unmatchedWith(_ place: Int) -> [Int] {
    let node = nodes[place]
    return children(of: place) + (node.isListed || node.parent == Self.root ? [] : [node.parent])
  }

  /// Returns the names of an item's lists, and the names of its single items with their ids.
  fileprivate func frame(of place: Int) -> [ExactText: ExactText?] {
    var frame: [ExactText: ExactText?] = [:]
    for member in nodes[place].members {
      switch member.content {
      case .property: break
      case .item(let child): frame[ExactText(member.name)] = .some(ExactText(nodes[child].id))
      case .list: frame[ExactText(member.name)] = .some(nil)
      }
    }
    return frame
  }
}
