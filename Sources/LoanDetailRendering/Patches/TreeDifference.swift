import LoanDetailJSON

/// What turns one tree into another.
///
/// An item is kept when it is in both trees with the same lists and the same single items, and everything it stands in
/// is kept too. Kept items are changed and moved; all others are removed and inserted whole. So no kept item has to leave
/// one that goes, and after the removals no id of an inserted item is left.
struct TreeDifference {
  private let old: ItemTree
  private let new: ItemTree
  /// The place in the other tree of each item that is kept.
  private var places: (inNew: [Int?], inOld: [Int?])

  init(_ old: ItemTree, _ new: ItemTree) {
    self.old = old
    self.new = new
    places = (
      [ItemTree.root] + old.nodes.dropFirst().map { new.place(of: $0.id) },
      [ItemTree.root] + new.nodes.dropFirst().map { old.place(of: $0.id) }
    )
    partWhatDiffers()
  }

  /// The operations, in an order in which each of them can be done.
  var operations: [ScreenPatch.Operation] {
    var operations = removals
    // Every item is looked at after what it stands in, so nothing moves into itself.
    for (newPlace, oldPlace) in places.inOld.enumerated() {
      guard let oldPlace else { continue }
      if let change = change(of: oldPlace, to: newPlace) { operations.append(change) }
      for member in new.nodes[newPlace].members {
        guard case .list(let first) = member.content else { continue }
        operations += arrivals(in: member.name, of: newPlace, new.elements(from: first), from: oldPlace)
      }
    }
    return operations
  }

  private var removals: [ScreenPatch.Operation] {
    old.nodes.indices.dropFirst().compactMap { place in
      let node = old.nodes[place]
      return node.isListed && places.inNew[place] == nil && places.inNew[node.parent] != nil
        ? .remove(id: node.id) : nil
    }
  }

  /// The items of a list that come to it, in their order: from elsewhere, from another place in it, or new.
  private func arrivals(
    in list: String, of parent: Int, _ elements: [Int], from oldParent: Int
  ) -> [ScreenPatch.Operation] {
    let parentID = parent == ItemTree.root ? nil : new.nodes[parent].id
    let stayed = elements.compactMap { places.inOld[$0] }
      .filter { old.nodes[$0].parent == oldParent && old.nodes[$0].role == list }
    // The places in an unchanged tree grow along a list.
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

  /// How a kept item's own properties change; `nil` when they do not.
  private func change(of oldPlace: Int, to newPlace: Int) -> ScreenPatch.Operation? {
    let (before, after) = (old.nodes[oldPlace].members, new.nodes[newPlace].members)
    let values = Dictionary(before.map { (ExactText($0.name), $0.content) }) { first, _ in first }
    let names = after.map { ExactText($0.name) }
    let properties = after.compactMap { member -> JSONValue.Member? in
      switch (values[ExactText(member.name)], member.content) {
      case (.property(let old)?, .property(let new)) where old.isIdentical(to: new): nil
      case (_, .property(let new)): JSONValue.Member(member.name, new)
      case (_, .item(let child)):
        places.inOld[child] == nil ? JSONValue.Member(member.name, new.value(of: child)) : nil
      case (_, .list): nil
      }
    }
    let known = Set(names)
    let left = before.map { ExactText($0.name) }.filter(known.contains)
    let arranged = left + names.filter { values[$0] == nil }
    let removed = before.map(\.name).filter { !known.contains(ExactText($0)) }
    guard !properties.isEmpty || !removed.isEmpty || arranged != names else { return nil }
    return .set(
      id: newPlace == ItemTree.root ? nil : new.nodes[newPlace].id, properties: properties, removed: removed,
      order: arranged == names ? nil : names.map(\.text))
  }
}

extension TreeDifference {
  private enum Side {
    case old(Int)
    case new(Int)
  }

  /// Parts the items that are not kept from those of the same ids, with everything that stands in them in either tree.
  private mutating func partWhatDiffers() {
    var waiting: [Side] = []
    for place in old.nodes.indices where !isKept(place) { waiting.append(.old(place)) }
    for (place, counterpart) in places.inOld.enumerated() where counterpart == nil { waiting.append(.new(place)) }
    var parted = (old: Set<Int>(), new: Set<Int>())
    while let side = waiting.popLast() {
      switch side {
      case .old(let place):
        guard parted.old.insert(place).inserted else { continue }
        if let counterpart = places.inNew[place] { waiting.append(.new(counterpart)) }
        places.inNew[place] = nil
        waiting += old.partedWith(place).map(Side.old)
      case .new(let place):
        guard parted.new.insert(place).inserted else { continue }
        if let counterpart = places.inOld[place] { waiting.append(.old(counterpart)) }
        places.inOld[place] = nil
        waiting += new.partedWith(place).map(Side.new)
      }
    }
  }

  /// Whether an item by itself may be kept: the other tree has it, with the same lists and the same single items.
  private func isKept(_ place: Int) -> Bool {
    guard place != ItemTree.root else { return true }
    guard let counterpart = places.inNew[place] else { return false }
    return old.nodes[place].isListed == new.nodes[counterpart].isListed
      && old.frame(of: place) == new.frame(of: counterpart)
  }
}

extension ItemTree {
  /// What cannot be kept where an item is not: all that stands in it, and what it is a single item of.
  fileprivate func partedWith(_ place: Int) -> [Int] {
    let node = nodes[place]
    return children(of: place) + (node.isListed || node.parent == Self.root ? [] : [node.parent])
  }

  /// The names of an item's lists, and of its single items with their ids.
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
