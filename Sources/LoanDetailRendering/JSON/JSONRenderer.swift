public import DesignSystem
public import LoanDetailJSON

/// Renders a screen as JSON that keeps to `Schemas/loan-detail.schema.json`, or to an older version's where the document
/// was adapted to a client of that version.
public struct JSONRenderer: Renderer {
  private let layout: JSONLayout

  /// Makes a renderer; `isCompact` leaves out the white space, which says nothing.
  public init(isCompact: Bool = false) { layout = isCompact ? .compact : .lines }

  /// The screen as one JSON object.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var writer = ScreenWriter(version: document.version)
    writer.write(document)
    return writer.json.finish(layout)
  }

  /// What tells an item, with everything in it, from another: the hash of its JSON in a version of the wire format.
  ///
  /// It is the hash of the same item in a rendered document, wherever it stands there, so a client and a server that hold
  /// a part of a screen can compare theirs.
  public func contentHash(of item: Item, version: Int = ScreenDocument.schemaVersion) -> ContentHash {
    var writer = ScreenWriter(version: version)
    writer.write(item)
    return writer.json.contentHash
  }
}
