import LoanDetailJSON

/// The members of an item or of the document, in their order. Finding, appending or removing one takes constant time.
struct ItemMembers: Sequence {
  struct Member {
    var name: String
    var content: ItemTree.Content
  }

  /// The members; a removed one stays here, so that the indices of the others stay the same.
  private var slots: [Slot] = []
  /// The indices by name, if there are more than ``few`` members.
  private var indices: [ExactText: Int] = [:]
  /// Whether there has been a list or a single item among the members.
  private(set) var hasItems = false
  /// Up to this many members are searched one by one.
  private static let few = 16

  fileprivate struct Slot {
    var member: Member
    var isPresent = true
  }

  init() {}

  init(capacity: Int) { slots.reserveCapacity(capacity) }

  init(_ members: [Member]) {
    for member in members { append(member) }
  }

  func makeIterator() -> Iterator { Iterator(slots: slots.makeIterator()) }

  struct Iterator: IteratorProtocol {
    fileprivate var slots: IndexingIterator<[Slot]>

    mutating func next() -> Member? {
      while let slot = slots.next() {
        if slot.isPresent { return slot.member }
      }
      return nil
    }
  }

  /// Returns the index of the member with this name.
  func index(of name: String) -> Int? {
    let name = ExactText(name)
    if slots.count > Self.few { return indices[name] }
    return slots.firstIndex { $0.isPresent && ExactText($0.member.name) == name }
  }

  subscript(index: Int) -> ItemTree.Content {
    get { slots[index].member.content }
    set {
      slots[index].member.content = newValue
      note(newValue)
    }
  }

  mutating func append(_ member: Member) {
    slots.append(Slot(member: member))
    note(member.content)
    if slots.count > Self.few + 1 {
      find(member.name, at: slots.count - 1)
    } else if slots.count == Self.few + 1 {
      for (index, slot) in slots.enumerated() where slot.isPresent { find(slot.member.name, at: index) }
    }
  }

  /// Removes a member and returns its content.
  mutating func remove(at index: Int) -> ItemTree.Content {
    let member = slots[index].member
    indices[ExactText(member.name)] = nil
    slots[index] = Slot(member: Member(name: member.name, content: .property(.null)), isPresent: false)
    return member.content
  }

  private mutating func note(_ content: ItemTree.Content) {
    if case .property = content { return }
    hasItems = true
  }

  /// Notes the index of a name. If a name is there twice, the first one is found.
  private mutating func find(_ name: String, at index: Int) {
    let name = ExactText(name)
    if indices[name] == nil { indices[name] = index }
  }
}
