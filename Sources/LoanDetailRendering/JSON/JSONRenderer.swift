public import DesignSystem
public import LoanDetailJSON

/// Renders a screen as JSON that keeps to `Schemas/loan-detail.schema.json`, or to an older version's where the document
/// was adapted to a client of that version.
public struct JSONRenderer: Renderer {
  /// Where the bytes have white space.
  public let layout: JSONLayout

  /// Makes a renderer; `isCompact` leaves out the white space, which says nothing.
  public init(isCompact: Bool = false) { layout = isCompact ? .compact : .lines }

  /// The screen as one JSON object.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var writer = ScreenWriter(to: JSONWriter(), version: document.version)
    writer.write(document)
    return writer.output.finish(layout)
  }

  /// The screen as one JSON object, with its ETag: the value of the property `etag`, which documents have from version 2
  /// on. A document of version 1 has the ETag that `ScreenPatch.eTag(of:)` computes.
  public func rendering(_ document: ScreenDocument) -> Rendering {
    var writer = ScreenWriter(to: JSONWriter(), version: document.version)
    let eTag = writer.write(document) ?? writer.output.contentHash
    return Rendering(bytes: writer.output.finish(layout), eTag: eTag.hex)
  }

  /// The screen as the value that a parser reads from the rendered bytes, made without writing them.
  public func value(of document: ScreenDocument) -> JSONValue { Self.identifiedValue(of: document).value }

  /// The hash of an item with everything in it, as JSON of a version of the wire format.
  ///
  /// It is the hash of the same item in a rendered document, wherever the item stands there, so a client and a server can
  /// compare the parts of a screen that they hold.
  public func contentHash(of item: Item, version: Int = ScreenDocument.schemaVersion) -> ContentHash {
    var writer = ScreenWriter(to: JSONWriter(), version: version)
    writer.write(item)
    return writer.output.contentHash
  }

  /// The screen as a value, with its ETag.
  static func identifiedValue(of document: ScreenDocument) -> (value: JSONValue, eTag: String) {
    var writer = ScreenWriter(to: JSONValueBuilder(), version: document.version)
    let eTag = writer.write(document) ?? writer.output.contentHash
    return (writer.output.value, eTag.hex)
  }
}
