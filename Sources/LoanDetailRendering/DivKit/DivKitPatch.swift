public import LoanDetailJSON

/// The changes from one card of DivKit to another, as a patch that its clients apply.
///
/// ```swift
/// let patch = try DivKitPatch(from: JSONParser.parse(heldByTheClient), to: JSONParser.parse(newCard))
/// send(patch.rendered(.compact))
/// ```
///
/// The cards are those of a ``DivKitRenderer``. A change replaces one block, by its id, with any number of blocks. The
/// mode is `transactional`: a client that does not have one of the blocks keeps its card, and asks for the new one.
public struct DivKitPatch: Sendable, Hashable {
  /// The replacement of a block.
  public struct Change: Sendable, Hashable {
    /// The id of the block in the old card.
    public var id: String
    /// The blocks in its place; none if it is removed.
    public var items: [JSONValue]
  }

  /// The changes. They are independent of each other: an id names a block of the old card.
  public private(set) var changes: [Change] = []
  /// The templates of the blocks in the changes.
  private var templates: [JSONValue.Member] = []

  /// Compares two cards.
  ///
  /// - Throws: `PatchError` if one of them is no card, if two blocks of a card have the same id, or if the cards are of
  ///   different screens.
  public init(from old: JSONValue, to new: JSONValue) throws(PatchError) {
    let (old, new) = (try DivKitCard(old, as: .base), try DivKitCard(new, as: .target))
    guard old.logID == new.logID else {
      throw PatchError(
        .target, "$.card.log_id", "The cards are of different screens.", found: new.logID.summary,
        expected: old.logID.summary)
    }
    add(from: old.root, to: new.root)
    var names: Set<String> = []
    for change in changes { for item in change.items { new.addTemplates(of: item, to: &names) } }
    templates = new.templates.filter { names.contains($0.name) }
  }

  /// Returns the patch as JSON; DivKit allows none without changes.
  public func rendered(_ layout: JSONLayout = .lines) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.object("patch") {
        $0.property("mode", "transactional")
        $0.array("changes") {
          for change in changes {
            $0.object {
              $0.property("id", change.id)
              // DivKit 25 allows no empty list.
              guard !change.items.isEmpty else { return }
              $0.array("items") { for item in change.items { $0.write(item) } }
            }
          }
        }
      }
      $0.key("templates")
      $0.write(.object(templates))
    }
    return json.finish(layout)
  }

  /// Adds the changes from a block to another one with the same id; none if they are the same.
  private mutating func add(from old: JSONValue, to new: JSONValue) {
    guard !old.isSame(as: new), let id = new.blockID else { return }
    guard old.withoutBlocks.isSame(as: new.withoutBlocks), let places = Self.places(of: new.blocks, among: old.blocks)
    else {
      changes.append(Change(id: id, items: [new]))
      return
    }
    for place in places {
      if place.items.count == 1, place.items[0].blockID == place.old.blockID {
        add(from: place.old, to: place.items[0])
      } else {
        changes.append(Change(id: place.old.blockID ?? "", items: place.items))
      }
    }
  }

  /// Returns each old block with the new ones in its place: the block itself and those inserted beside it, or none.
  ///
  /// - Returns: the blocks in the old order; `nil` if no block stays, if the order changes, or if a block has no id.
  private static func places(of new: [JSONValue], among old: [JSONValue]) -> [(old: JSONValue, items: [JSONValue])]? {
    let (oldIDs, newIDs) = (old.compactMap(\.blockID), new.compactMap(\.blockID))
    guard oldIDs.count == old.count, newIDs.count == new.count else { return nil }
    let (oldSet, newSet) = (Set(oldIDs), Set(newIDs))
    let kept = oldIDs.filter(newSet.contains)
    guard let first = kept.first, kept == newIDs.filter(oldSet.contains) else { return nil }
    var items: [String: [JSONValue]] = [:]
    // What is inserted comes after the block before it; at the beginning, before the first block that stays.
    var owner = first
    for (id, block) in zip(newIDs, new) {
      if oldSet.contains(id) { owner = id }
      items[owner, default: []].append(block)
    }
    return zip(oldIDs, old).map { (old: $1, items: items[$0] ?? []) }
  }
}

/// A card, for its comparison with another one.
private struct DivKitCard {
  let root: JSONValue
  let logID: JSONValue
  let templates: [JSONValue.Member]

  /// Reads a card; throws if it is none, or if two of its blocks have the same id.
  init(_ json: JSONValue, as subject: PatchError.Subject) throws(PatchError) {
    func fault(at path: String, found: JSONValue?, expected: String) -> PatchError {
      PatchError(
        subject, path, "The document is no card of DivKit.", found: found?.summary ?? "nothing", expected: expected)
    }
    guard let card = json["card"], let logID = card["log_id"] else {
      throw fault(at: "$.card.log_id", found: json["card"]?["log_id"], expected: "the id of a card")
    }
    guard let states = card["states"]?.elements, states.count == 1, let root = states[0]["div"], root.blockID != nil
    else {
      throw fault(at: "$.card.states", found: card["states"], expected: "one state with a block that has an id")
    }
    guard case .object(let templates)? = json["templates"] else {
      throw fault(at: "$.templates", found: json["templates"], expected: "the templates of the card")
    }
    self.root = root
    self.logID = logID
    self.templates = templates
    var ids: Set<String> = []
    if let id = Self.repeatedID(in: root, seen: &ids) {
      throw PatchError(
        subject, "$.card", "Two blocks have the same id.", found: SourcePath.quoted(id), expected: "an id of its own")
    }
  }

  /// Returns the first id of a block, or of one inside it, that was seen before; `nil` if there is none. Adds the ids
  /// to those that were seen.
  private static func repeatedID(in block: JSONValue, seen ids: inout Set<String>) -> String? {
    if let id = block.blockID, !ids.insert(id).inserted { return id }
    for inner in block.blocks {
      if let id = repeatedID(in: inner, seen: &ids) { return id }
    }
    return nil
  }

  /// Adds the names of the templates of a block and of the blocks inside it, and of those on which these are based.
  func addTemplates(of block: JSONValue, to names: inout Set<String>) {
    var name = block["type"]?.nonEmptyText
    while let next = name, let template = templates.first(where: { $0.name == next }), names.insert(next).inserted {
      name = template.value["type"]?.nonEmptyText
    }
    for inner in block.blocks { addTemplates(of: inner, to: &names) }
  }
}

extension JSONValue {
  /// The id of a block; `nil` if the block has none.
  fileprivate var blockID: String? { self["id"]?.nonEmptyText }

  /// The blocks directly inside a block.
  fileprivate var blocks: [JSONValue] { self["items"]?.elements ?? [] }

  /// The block without the blocks inside it.
  fileprivate var withoutBlocks: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != "items" })
  }
}
