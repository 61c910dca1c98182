import LoanDetailJSON

extension ItemTree {
  /// The error for two items with the same id.
  struct Clash: Error {
    /// The index of the second item.
    var place: Int
    /// The index of the first item.
    var original: Int
  }

  /// Builds the tree of a document; throws if the document is neither a screen nor a list of products.
  init(_ document: JSONValue, as subject: PatchError.Subject) throws(PatchError) {
    guard case .object(let members) = document else {
      throw PatchError(
        subject, "$", "The document is not a screen or a list of products.", found: document.summary,
        expected: "an object")
    }
    guard !document.isDeeper(than: JSONParser.maximumDepth) else {
      throw PatchError(
        subject, "$", "The document is nested too deeply.", found: "one level more",
        expected: "at most \(JSONParser.maximumDepth) levels of arrays and objects")
    }
    isScreen = document["products"] == nil || document["headerItem"] != nil
    if isScreen { try Self.checkItems(of: document, as: subject) }
    do {
      try addMembers(members, to: Self.root)
    } catch {
      throw PatchError(
        subject, "\(path(of: error.place)).id", "Two items have the same id.",
        found: "\(SourcePath.quoted(nodes[error.place].id)), as at \(path(of: error.original)).id",
        expected: "an id of its own")
    }
  }

  /// Checks that a document has the items of a screen.
  private static func checkItems(of document: JSONValue, as subject: PatchError.Subject) throws(PatchError) {
    guard document["headerItem"]?.itemID != nil else {
      throw PatchError(
        subject, "$.headerItem", "The screen has no header item.",
        found: document["headerItem"]?.summary ?? "nothing", expected: "an object with an id")
    }
    guard case .array(let items)? = document["contentItems"] else {
      throw PatchError(
        subject, "$.contentItems", "The screen has no content items.",
        found: document["contentItems"]?.summary ?? "nothing", expected: "an array of objects with an id each")
    }
    if let index = items.firstIndex(where: { $0.itemID == nil }) {
      throw PatchError(
        subject, "$.contentItems[\(index)]", "The screen's content is not made of items.",
        found: items[index].summary, expected: "an object with an id")
    }
  }

  /// Adds an item and its content, and returns its index. The caller links it into its list.
  mutating func add(
    _ item: JSONValue, to parent: Int, as role: String, isListed: Bool, after previous: Int? = nil
  ) throws(Clash) -> Int {
    let place = nodes.count
    let id = item.itemID ?? ""
    nodes.append(Node(id: id, parent: parent, role: role, isListed: isListed, previous: previous))
    if let original = places.updateValue(place, forKey: ExactText(id)) {
      throw Clash(place: place, original: original)
    }
    guard case .object(let members) = item else { return place }
    try addMembers(members, to: place)
    return place
  }

  /// Sets the members of a new item or of the document, and adds the items in them.
  private mutating func addMembers(_ members: [JSONValue.Member], to place: Int) throws(Clash) {
    var contents = ItemMembers(properties: members)
    for index in members.indices where members[index].value.isContainer {
      if let items = try items(in: members[index], of: place) { contents[index] = items }
    }
    nodes[place].members = contents
  }

  /// Adds the items in a member. The member is an item or a list if its name allows items and its value consists of
  /// items; otherwise it is a property.
  mutating func content(of member: JSONValue.Member, of parent: Int) throws(Clash) -> Content {
    try items(in: member, of: parent) ?? .property(member.value)
  }

  /// Adds the items in a member; returns `nil` if it is a property.
  private mutating func items(in member: JSONValue.Member, of parent: Int) throws(Clash) -> Content? {
    let isDocument = parent == Self.root
    switch member.value {
    case .object:
      guard member.name == (isDocument ? "headerItem" : "total"), isScreen || !isDocument, member.value.itemID != nil
      else { return nil }
      return .item(try add(member.value, to: parent, as: member.name, isListed: false))
    case .array(let values):
      guard (isDocument ? [isScreen ? "contentItems" : "products"] : ["items", "fallback"]).contains(member.name),
        values.allSatisfy({ $0.itemID != nil })
      else { return nil }
      return .list(first: try list(values, of: parent, as: member.name))
    case .null, .bool, .number, .string: return nil
    }
  }

  /// Adds items as a list; returns the first one, or `nil` if there are none.
  private mutating func list(_ items: [JSONValue], of parent: Int, as role: String) throws(Clash) -> Int? {
    var first: Int?
    var last: Int?
    for item in items {
      let place = try add(item, to: parent, as: role, isListed: true, after: last)
      if let last { nodes[last].next = place }
      first = first ?? place
      last = place
    }
    return first
  }
}
