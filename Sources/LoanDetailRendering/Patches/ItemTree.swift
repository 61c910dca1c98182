import LoanDetailJSON

/// A screen, or a list of products, as a tree of items, found by their ids. Inserting or moving an item takes constant
/// time.
struct ItemTree {
  /// The index of the document itself in ``nodes``.
  ///
  /// In an unchanged tree, every item has a larger index than its parent and its preceding siblings.
  static let root = 0

  /// The document and its items; an item that was removed stays here.
  var nodes = [Node(id: "", parent: root, role: "", isListed: false)]
  /// The indices of the items in ``nodes``, by their ids.
  var places: [ExactText: Int] = [:]
  /// Whether the document is a screen, which has a header item, and not a list of products.
  let isScreen: Bool

  /// A node of the tree: an item or the document.
  struct Node {
    /// The id of the item; empty for the document.
    var id: String
    var members = ItemMembers()
    /// The index of the parent.
    var parent: Int
    /// The name of the parent's member that contains this item.
    var role: String
    /// Whether that member is a list.
    var isListed: Bool
    /// The index of the item before this one in the list; `nil` for the first one.
    var previous: Int?
    /// The index of the item after this one in the list; `nil` for the last one.
    var next: Int?
    /// The index in the patch of the last operation that moved the item; `nil` if none did.
    var mover: Int?
  }

  typealias Member = ItemMembers.Member

  /// The content of a member: a property, the index of a single item, or a list with the index of its first item, which
  /// is `nil` for an empty list.
  enum Content {
    case property(JSONValue)
    case item(Int)
    case list(first: Int?)
  }

  /// Returns the index of the item with this id; `nil` if there is none.
  func place(of id: String) -> Int? { places[ExactText(id)] }

  /// Returns the index of an item's member with this name; `nil` if there is none.
  func member(_ name: String, of place: Int) -> Int? { nodes[place].members.index(of: name) }

  /// Returns the indices of the items in a list that begins with an item; none for `nil`.
  func elements(from first: Int?) -> [Int] {
    guard let first else { return [] }
    return Array(sequence(first: first) { nodes[$0].next })
  }

  /// Returns the indices of the direct children of an item.
  func children(of place: Int) -> [Int] {
    nodes[place].members.flatMap { member -> [Int] in
      switch member.content {
      case .property: []
      case .item(let child): [child]
      case .list(let first): elements(from: first)
      }
    }
  }

  /// Returns the current value of an item or of the document.
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

  /// Returns the path of an item in the document.
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
  /// Whether the value is an array or an object.
  var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }

  /// The id of an item; `nil` if the value is not an item.
  var itemID: String? {
    guard case .string(let id)? = self["id"] else { return nil }
    return id
  }
}
