import LoanDetailJSON

/// A screen as a tree of items told by their ids, where an item is put in, taken out or moved in constant time.
struct ItemTree {
  /// The place of the document itself in ``nodes``.
  ///
  /// In a tree that nothing has changed yet, every item comes after its parent and its elder siblings.
  static let root = 0

  var nodes = [Node(id: "", parent: root, role: "", isListed: false)]
  var places: [ExactText: Int] = [:]

  /// An item, or the document.
  struct Node {
    /// The item's id; empty for the document.
    var id: String
    var members: [Member] = []
    /// The place of the item that has this one.
    var parent: Int
    /// The name of the parent's member that this one stands in.
    var role: String
    /// Whether that member is a list.
    var isListed: Bool
    /// The places of its neighbours in the list.
    var previous: Int?
    var next: Int?
  }

  struct Member {
    var name: String
    var content: Content
  }

  enum Content {
    case property(JSONValue)
    case item(Int)
    case list(first: Int?)
  }

  /// The place of the item with an id.
  func place(of id: String) -> Int? { places[ExactText(id)] }

  /// Which of an item's members has a name.
  func member(_ name: String, of place: Int) -> Int? {
    nodes[place].members.firstIndex { ExactText($0.name) == ExactText(name) }
  }

  /// The places of a list's items.
  func elements(from first: Int?) -> [Int] {
    guard let first else { return [] }
    return Array(sequence(first: first) { nodes[$0].next })
  }

  /// The places of all that stand directly in an item.
  func children(of place: Int) -> [Int] {
    nodes[place].members.flatMap { member -> [Int] in
      switch member.content {
      case .property: []
      case .item(let child): [child]
      case .list(let first): elements(from: first)
      }
    }
  }

  /// An item, or the document, as it is now.
  func value(of place: Int) -> JSONValue {
    .object(
      nodes[place].members.map { member -> JSONValue.Member in
        switch member.content {
        case .property(let value): JSONValue.Member(member.name, value)
        case .item(let child): JSONValue.Member(member.name, value(of: child))
        case .list(let first): JSONValue.Member(member.name, .array(elements(from: first).map(value)))
        }
      })
  }

  /// The path of an item in the document.
  func path(of place: Int) -> String {
    guard place != Self.root else { return "$" }
    let node = nodes[place]
    let path = SourcePath.member(node.role, of: path(of: node.parent))
    guard node.isListed else { return path }
    var index = 0
    var before = node.previous
    while let place = before {
      index += 1
      before = nodes[place].previous
    }
    return "\(path)[\(index)]"
  }
}

extension JSONValue {
  /// The id of an item; `nil` when the value is none.
  var itemID: String? {
    guard case .string(let id)? = self["id"] else { return nil }
    return id
  }
}
