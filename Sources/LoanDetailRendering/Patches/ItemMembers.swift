import LoanDetailJSON

/// The members of an item or of the document, in their order. Finding, appending or removing one takes constant time.
///
/// An unchanged item shares its members with the document.
struct ItemMembers: Sequence {
  /// A member with its current content.
  struct Member {
    var name: String
    var content: ItemTree.Content
  }

  /// The members. Only the names of the members in ``others`` are used. A removed member stays here, so that the
  /// indices of the others do not change.
  private var members: [JSONValue.Member] = []
  /// The members other than properties, by index.
  private var others: [Int: Other] = [:]
  /// The indices by name, if there are more than ``few`` members.
  private var indices: [ExactText: Int] = [:]
  /// Up to this many members are searched one by one.
  private static let few = 16

  /// The content of a member that is not a property.
  private enum Other {
    case item(Int)
    case list(first: Int?)
    case removed
  }

  init() {}

  /// Creates the members of an item that has only properties so far.
  init(properties: [JSONValue.Member]) {
    members = properties
    if members.count > Self.few { recordAll() }
  }

  init(_ members: [Member]) {
    for member in members { append(member) }
  }

  func makeIterator() -> Iterator { Iterator(members: self) }

  struct Iterator: IteratorProtocol {
    fileprivate let members: ItemMembers
    private var index = 0

    fileprivate init(members: ItemMembers) { self.members = members }

    mutating func next() -> Member? {
      while index < members.members.count {
        defer { index += 1 }
        if members.isPresent(index) { return Member(name: members.members[index].name, content: members[index]) }
      }
      return nil
    }
  }

  /// The names of the members, in their order.
  var names: [ExactText] { members.indices.filter(isPresent).map { ExactText(members[$0].name) } }

  /// All members, if all are properties and none was removed; otherwise `nil`.
  var properties: [JSONValue.Member]? { others.isEmpty ? members : nil }

  /// Whether a list or a single item is among the members; also `true` if a member was removed.
  var hasItems: Bool { !others.isEmpty }

  /// Returns the index of the member with this name; `nil` if there is none.
  func index(of name: String) -> Int? {
    if members.count > Self.few { return indices[ExactText(name)] }
    return members.indices.first { isPresent($0) && ExactText(members[$0].name) == ExactText(name) }
  }

  /// The content of the member with this name; `nil` if there is none.
  subscript(name: String) -> ItemTree.Content? { index(of: name).map { self[$0] } }

  subscript(index: Int) -> ItemTree.Content {
    get {
      switch others[index] {
      case .item(let place): .item(place)
      case .list(let first): .list(first: first)
      case .removed, nil: .property(members[index].value)
      }
    }
    set {
      switch newValue {
      case .property(let value):
        members[index].value = value
        others[index] = nil
      case .item(let place): others[index] = .item(place)
      case .list(let first): others[index] = .list(first: first)
      }
    }
  }

  mutating func append(_ member: Member) {
    members.append(JSONValue.Member(member.name, .null))
    self[members.count - 1] = member.content
    if members.count > Self.few + 1 {
      record(at: members.count - 1)
    } else if members.count == Self.few + 1 {
      recordAll()
    }
  }

  /// Removes a member and returns its content.
  mutating func remove(at index: Int) -> ItemTree.Content {
    let content = self[index]
    indices[ExactText(members[index].name)] = nil
    others[index] = .removed
    return content
  }

  /// Whether a member was not removed.
  private func isPresent(_ index: Int) -> Bool {
    if case .removed? = others[index] { false } else { true }
  }

  /// Adds the indices of all names.
  private mutating func recordAll() {
    for index in members.indices where isPresent(index) { record(at: index) }
  }

  /// Adds the index of a name. Of two members with one name, the first is found.
  private mutating func record(at index: Int) {
    let name = ExactText(members[index].name)
    if indices[name] == nil { indices[name] = index }
  }
}
