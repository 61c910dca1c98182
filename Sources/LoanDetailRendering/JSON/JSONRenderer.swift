public import DesignSystem
public import LoanDetailJSON

/// Renders a screen as JSON that conforms to `Schemas/loan-detail.schema.json`. If the document was adapted to a client
/// of an older version, the JSON conforms to the schema of that version.
///
/// ```swift
/// let client = screen.adapted(to: profile).document
/// let rendering = JSONRenderer(isCompact: true).rendering(client)
/// send(rendering.bytes, eTag: rendering.eTag)
/// ```
public struct JSONRenderer: Renderer {
  private let layout: JSONLayout
  /// The size of most screens in bytes.
  private static let usualSize = 1 << 14

  public var jsonLayout: JSONLayout? { layout }

  /// Creates a renderer; `isCompact` omits all white space.
  public init(isCompact: Bool = false) { layout = isCompact ? .compact : .lines }

  /// Renders the screen as one JSON object in UTF-8.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var writer = writer(for: document)
    writer.write(document)
    return writer.output.takeText(layout)
  }

  /// Renders the screen as one JSON object, together with its ETag.
  ///
  /// From version 2 on, the ETag is the value of the property `etag`. For a document of version 1 it is the ETag that
  /// `ScreenPatch.eTag(of:)` computes.
  public func rendering(_ document: ScreenDocument) -> Rendering {
    var writer = writer(for: document)
    let eTag = writer.identify(document)
    return Rendering(bytes: writer.output.takeText(layout), eTag: eTag)
  }

  /// Returns the value that a parser reads from the rendered bytes, without rendering them.
  public func value(of document: ScreenDocument) -> JSONValue { Self.identifiedValue(of: document).value }

  /// Returns the hash of an item and its content, as JSON of a version of the wire format.
  ///
  /// The item has the same hash anywhere in a rendered document. A client and a server can therefore compare parts of
  /// the screens they hold. The hash covers all properties of the version, including a client's possible omissions. It
  /// does not cover the page that version 2 writes into a table.
  public func contentHash(of item: Item, version: Int = ScreenDocument.schemaVersion) -> ContentHash {
    var writer = ScreenWriter(to: JSONWriter(), version: version)
    writer.write(item)
    return writer.output.contentHash
  }

  /// Returns the screen as a value, together with its ETag.
  static func identifiedValue(of document: ScreenDocument) -> (value: JSONValue, eTag: String) {
    var writer = ScreenWriter(to: JSONValueBuilder(), for: document)
    let eTag = writer.identify(document)
    return (writer.output.value, eTag)
  }

  private func writer(for document: ScreenDocument) -> ScreenWriter<JSONWriter> {
    ScreenWriter(to: JSONWriter(capacity: Self.usualSize), for: document)
  }
}

extension ScreenWriter {
  /// Writes a document and returns its ETag. A document of version 1 does not contain it.
  fileprivate mutating func identify(_ document: ScreenDocument) -> String {
    write(document) ?? output.contentHash.hex
  }
}
