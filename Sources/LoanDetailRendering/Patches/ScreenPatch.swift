public import DesignSystem
public import LoanDetailJSON

/// What turns one rendered screen into another, for a client that holds the first: small, and exact to the byte.
///
/// A screen is a JSON document of any version of `Schemas/loan-detail.schema.json`: items told by their ids, in the
/// lists `contentItems`, `items` and `fallback`, or alone as `headerItem` and `total`. Everything else an item or the
/// document has is a property. The patch itself is described by `Schemas/patch.schema.json`.
public struct ScreenPatch: Sendable, Hashable {
  /// The version of the patch's format.
  public static let schemaVersion = 1

  /// The ETag of the document the patch is for.
  public var from: String
  /// The ETag of the document it leads to.
  public var to: String
  /// What changes, in the order it is done.
  public var operations: [Operation]

  /// One change.
  public enum Operation: Sendable, Hashable {
    /// Changes the properties of an item, or without an id of the document.
    ///
    /// `properties` replace those of their names; the others come after all there are. `removed` names those that go.
    /// `order`, where it is not `nil`, names all that are left, in the order they come to stand in.
    case set(id: String?, properties: [JSONValue.Member], removed: [String], order: [String]?)
    /// Puts an item with everything in it into a list.
    case insert(JSONValue, at: Position)
    /// Takes an item with everything in it out of its list.
    case remove(id: String)
    /// Puts an item with everything in it somewhere else.
    case move(id: String, to: Position)
  }

  /// A place in a list.
  public struct Position: Sendable, Hashable {
    /// The id of the item that has the list; `nil` where the document has it.
    public var parent: String?
    /// The list's name.
    public var list: String
    /// The id of the item before; `nil` for the first place.
    public var after: String?

    /// Makes a place.
    public init(parent: String?, list: String, after: String?) {
      self.parent = parent
      self.list = list
      self.after = after
    }
  }

  /// Makes a patch from its parts.
  public init(from: String, to: String, operations: [Operation]) {
    self.from = from
    self.to = to
    self.operations = operations
  }

  /// Makes the patch that turns one document into another, in time n log n of their items.
  ///
  /// Throws when one of them is not a screen: it has no `headerItem` or `contentItems`, two items with the same id, or an
  /// `etag` that is not its content's.
  public init(from old: JSONValue, to new: JSONValue) throws(PatchError) {
    let oldTree = try ItemTree(old, as: .base)
    let newTree = try ItemTree(new, as: .target)
    self.init(
      from: try Self.checkedETag(of: old, as: .base), to: try Self.checkedETag(of: new, as: .target),
      operations: TreeDifference(oldTree, newTree).operations)
  }

  /// Makes the patch that turns a document into a screen as ``JSONRenderer`` renders it.
  ///
  /// It is the patch to the value that a parser reads from the rendered screen, made without rendering and parsing it.
  public init(from old: JSONValue, to screen: ScreenDocument) throws(PatchError) {
    let new = JSONRenderer.identifiedValue(of: screen)
    let oldTree = try ItemTree(old, as: .base)
    let newTree = try ItemTree(new.value, as: .target)
    self.init(
      from: try Self.checkedETag(of: old, as: .base), to: new.eTag,
      operations: TreeDifference(oldTree, newTree).operations)
  }

  /// The document after the patch; throws, with nothing changed, unless it is the one the patch is for and the result is
  /// the one it leads to.
  public func applied(to document: JSONValue) throws(PatchError) -> JSONValue {
    var tree = try ItemTree(document, as: .base)
    let base = try Self.checkedETag(of: document, as: .base)
    for (index, operation) in operations.enumerated() {
      do {
        try tree.perform(operation, at: "$.operations[\(index)]")
      } catch {
        guard base != from else { throw error }
        var error = error
        error.remark =
          "The document is also another than the patch is for: its ETag is \(SourcePath.quoted(base)), not "
          + "\(SourcePath.quoted(from))."
        throw error
      }
    }
    guard base == from else {
      throw PatchError(
        .patch, "$.from", "The patch is for another document.",
        found: "a document with the ETag \(SourcePath.quoted(base))",
        expected: SourcePath.quoted(from))
    }
    let result = tree.value(of: ItemTree.root)
    let reached = Self.eTag(of: result)
    guard reached == to else {
      throw PatchError(
        .patch, "$.to", "The patch leads to another document than it says.",
        found: "a document with the ETag \(SourcePath.quoted(reached))", expected: SourcePath.quoted(to))
    }
    return result
  }

  /// The ETag of a document, which is the one it states where it states one: else somebody has changed it since.
  private static func checkedETag(of document: JSONValue, as subject: PatchError.Subject) throws(PatchError) -> String {
    let eTag = eTag(of: document)
    guard let stated = document["etag"], stated != .string(eTag) else { return eTag }
    throw PatchError(
      subject, "$.etag", "The document was changed after it was rendered.", found: stated.summary,
      expected: "the ETag of what it holds, \(SourcePath.quoted(eTag))")
  }

  /// What tells one screen from another: the hash of the document's content, without the member `etag` it may have.
  public static func eTag(of document: JSONValue) -> String {
    guard case .object(let members) = document else { return ContentHash(of: document).hex }
    return ContentHash(of: .object(members.filter { $0.name != "etag" })).hex
  }
}
