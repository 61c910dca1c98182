import LoanDetailJSON

extension ItemTree {
  /// Replaces the member of an item that has the same name, or appends the member.
  mutating func set(_ member: JSONValue.Member, of place: Int) throws(Clash) {
    let index = self.member(member.name, of: place)
    if let index { forgetItems(in: nodes[place].members[index]) }
    let content = try content(of: member, of: place)
    if let index {
      nodes[place].members[index] = content
    } else {
      nodes[place].members.append(Member(name: member.name, content: content))
    }
  }

  /// Removes a member of an item, with all items in it.
  mutating func removeMember(at index: Int, of place: Int) {
    forgetItems(in: nodes[place].members.remove(at: index))
  }

  /// Inserts an item that is in no list into a list, after `previous` or as the first one.
  mutating func link(_ place: Int, to parent: Int, as role: String, after previous: Int?) {
    let next = previous.map { nodes[$0].next } ?? first(of: role, of: parent)
    nodes[place].parent = parent
    nodes[place].role = role
    nodes[place].previous = previous
    nodes[place].next = next
    if let next { nodes[next].previous = place }
    if let previous { nodes[previous].next = place } else { setFirst(place, of: role, of: parent) }
  }

  /// Removes an item from its list; the item keeps its own content.
  mutating func unlink(_ place: Int) {
    let node = nodes[place]
    if let next = node.next { nodes[next].previous = node.previous }
    if let previous = node.previous {
      nodes[previous].next = node.next
    } else {
      setFirst(node.next, of: node.role, of: node.parent)
    }
  }

  /// Releases the ids of an item and of all items in it.
  mutating func forget(_ place: Int) {
    // Not recursive, because between two moves items may be nested more deeply than a document allows.
    var waiting = [place]
    while let place = waiting.popLast() {
      places[ExactText(nodes[place].id)] = nil
      waiting += children(of: place)
    }
  }

  /// Releases the ids of all items in a member.
  private mutating func forgetItems(in content: Content) {
    switch content {
    case .property: break
    case .item(let child): forget(child)
    case .list(let first): for child in elements(from: first) { forget(child) }
    }
  }

  /// Returns the first item of a list; `nil` if the list is empty or the parent does not have it.
  private func first(of role: String, of parent: Int) -> Int? {
    guard let index = member(role, of: parent), case .list(let first) = nodes[parent].members[index] else {
      return nil
    }
    return first
  }

  /// Sets the first item of a list; `nil` empties the list.
  private mutating func setFirst(_ first: Int?, of role: String, of parent: Int) {
    guard let index = member(role, of: parent) else { return }
    nodes[parent].members[index] = .list(first: first)
  }
}
