public import DesignSystem
public import LoanDetailJSON

/// The changes that turn one rendered screen, or one list of products, into another, for a client that holds the first
/// one.
///
/// ```swift
/// let patch = try ScreenPatch(from: oldJSON, to: newJSON)  // on the server
/// send(patch.rendered(.compact))
///
/// let screen = try patch.applied(to: oldJSON)  // on the client: equal to newJSON, byte for byte once rendered
/// ```
///
/// A screen is a JSON document of any version of `Schemas/loan-detail.schema.json`. Its items have ids; they are in the
/// lists `contentItems`, `items` and `fallback`, or single items in `headerItem` and `total`. A list of products is a
/// document of `Schemas/product-list.schema.json`; its items are those in `products`, if each of them has an id. Every
/// other member of an item or of the document is a property. `Schemas/patch.schema.json` describes the JSON of a patch.
public struct ScreenPatch: Sendable, Hashable {
  /// The version of the patch format.
  public static let schemaVersion = 1

  /// The ETag of the document to which the patch applies.
  public var from: String
  /// The ETag of the document that the patch produces.
  public var to: String
  /// The changes, in the order in which they are applied.
  public var operations: [Operation]

  /// One change of a document.
  public enum Operation: Sendable, Hashable {
    /// Changes the properties of an item, or of the document if `id` is `nil`.
    ///
    /// A property in `properties` replaces the one with the same name, or is appended. The names in `removed` are
    /// removed. If `order` is not `nil`, it contains the names of all remaining properties in their new order.
    case set(id: String?, properties: [JSONValue.Member], removed: [String], order: [String]?)
    /// Inserts an item with its content into a list.
    case insert(JSONValue, at: Position)
    /// Removes an item with its content from its list.
    case remove(id: String)
    /// Moves an item with its content to another position.
    case move(id: String, to: Position)
  }

  /// A position in a list.
  public struct Position: Sendable, Hashable {
    /// The id of the item that contains the list; `nil` if the document contains it.
    public var parent: String?
    /// The name of the list.
    public var list: String
    /// The id of the preceding item; `nil` for the first position.
    public var after: String?

    public init(parent: String?, list: String, after: String?) {
      self.parent = parent
      self.list = list
      self.after = after
    }
  }

  public init(from: String, to: String, operations: [Operation]) {
    self.from = from
    self.to = to
    self.operations = operations
  }

  /// Compares two documents in O(n log n) time, where n is the number of their items.
  ///
  /// - Throws: `PatchError` if one of them is neither a screen nor a list of products: `products` is missing, and so is
  ///   `headerItem` or `contentItems`; if two items have the same id, or `etag` is not the hash of the content; or if a
  ///   document, or the patch as JSON, has more than `JSONParser.maximumDepth` levels.
  public init(from old: JSONValue, to new: JSONValue) throws(PatchError) {
    try self.init(from: old, eTag: nil, to: new, eTag: nil)
  }

  /// Compares a document with a screen as ``JSONRenderer`` would render it, without rendering and parsing the screen.
  ///
  /// - Throws: `PatchError`, as for two JSON documents.
  public init(from old: JSONValue, to screen: ScreenDocument) throws(PatchError) {
    let new = JSONRenderer.identifiedValue(of: screen)
    try self.init(from: old, eTag: nil, to: new.value, eTag: new.eTag)
  }

  /// Compares two screens as ``JSONRenderer`` would render them.
  ///
  /// - Throws: `PatchError`, as for two JSON documents.
  public init(from old: ScreenDocument, to screen: ScreenDocument) throws(PatchError) {
    let (old, new) = (JSONRenderer.identifiedValue(of: old), JSONRenderer.identifiedValue(of: screen))
    try self.init(from: old.value, eTag: old.eTag, to: new.value, eTag: new.eTag)
  }

  /// Compares two documents. A document that was just rendered comes with its ETag.
  private init(
    from old: JSONValue, eTag oldETag: String?, to new: JSONValue, eTag newETag: String?
  ) throws(PatchError) {
    let oldTree = try ItemTree(old, as: .base)
    let newTree = try ItemTree(new, as: .target)
    guard oldTree.isScreen == newTree.isScreen else {
      let kinds = ["a list of products", "a screen"]
      throw PatchError(
        .target, "$", "A screen and a list of products cannot be compared.", found: kinds[newTree.isScreen ? 1 : 0],
        expected: kinds[oldTree.isScreen ? 1 : 0])
    }
    self.init(
      from: try Self.checkedETag(of: old, known: oldETag, as: .base),
      to: try Self.checkedETag(of: new, known: newETag, as: .target),
      operations: TreeDifference(oldTree, newTree).operations)
    try checkDepth(in: newTree)
  }

  /// Returns the document after the patch; `document` itself never changes.
  ///
  /// - Throws: `PatchError` if the patch is for another document, an operation cannot be applied or makes the document
  ///   deeper than `JSONParser.maximumDepth`, or the result does not have the ETag `to`.
  public func applied(to document: JSONValue) throws(PatchError) -> JSONValue {
    let result = try changed(document)
    let reached = Self.eTag(of: result)
    guard reached == to else {
      throw PatchError(
        .patch, "$.to", "The patch leads to another document than it says.",
        found: "a document with the ETag \(SourcePath.quoted(reached))", expected: SourcePath.quoted(to))
    }
    return result
  }

  /// Returns the document after the operations, if its ETag is the one that the patch is for.
  private func changed(_ document: JSONValue) throws(PatchError) -> JSONValue {
    var tree = try ItemTree(document, as: .base)
    let base = try Self.checkedETag(of: document, as: .base)
    for (index, operation) in operations.enumerated() {
      do {
        try tree.perform(operation, at: index)
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
    try tree.checkDepth()
    return tree.value(of: ItemTree.root)
  }

  /// Returns the ETag of a document. A known ETag is not checked.
  ///
  /// - Throws: `PatchError` if the document contains another ETag, because it was then changed after rendering.
  private static func checkedETag(
    of document: JSONValue, known: String? = nil, as subject: PatchError.Subject
  ) throws(PatchError) -> String {
    if let known { return known }
    let eTag = eTag(of: document)
    guard let stated = document["etag"], stated != .string(eTag) else { return eTag }
    throw PatchError(
      subject, "$.etag", "The document was changed after it was rendered.", found: stated.summary,
      expected: "the ETag of what it holds, \(SourcePath.quoted(eTag))")
  }

  /// Returns the ETag of a document.
  ///
  /// It is the hash of the document without the member `etag`. From version 3 on, it is the hash of the canonical form
  /// (RFC 8785), and does not cover the members `freshness`, `diagnostics` and `correlationId` either.
  public static func eTag(of document: JSONValue) -> String {
    guard case .object(let members) = document else { return ContentHash(of: document).hex }
    switch document["schemaVersion"] {
    case nil, .number("1"), .number("2"):
      return ContentHash(of: .object(members.filter { $0.name != "etag" })).hex
    default:
      let content = members.filter { !Envelope.outsideETag.contains($0.name) }
      return ContentHash(canonicalFormOf: .object(content)).hex
    }
  }
}
