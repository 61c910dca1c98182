/// Writes JSON as UTF-8 into one growing buffer.
///
/// The caller writes the values in the order of the text. The writer adds commas and escapes, and ``finish(_:)`` adds
/// the white space:
///
/// ```swift
/// var json = JSONWriter()
/// json.object {
///   $0.property("id", "1001")
///   $0.array("screens") { $0.string("main") }
/// }
/// let bytes = json.finish()
/// ```
public struct JSONWriter: Sendable {
  /// The text so far, without white space.
  var bytes: ByteBuffer
  /// The outline of the text so far, for the layout and the canonical form.
  var outline: JSONOutline
  /// Whether a value precedes the next one in its container.
  var needsComma = false

  /// Creates a writer; `capacity` is the initial size of its buffer in bytes.
  public init(capacity: Int = 8_192) {
    bytes = ByteBuffer(capacity: capacity)
    outline = JSONOutline(length: capacity)
  }

  /// The length of the text so far in bytes, without white space.
  package var length: Int { bytes.count }

  /// Returns the text in a layout, with a newline at the end.
  public consuming func finish(_ layout: JSONLayout = .lines) -> [UInt8] { takeText(layout) }

  /// Returns the text in a layout, with a newline at the end. Nothing can be written after it.
  package mutating func takeText(_ layout: JSONLayout) -> [UInt8] {
    switch layout {
    case .lines: return JSONLines.layOut(bytes, along: outline)
    case .compact:
      bytes.append(UInt8(ascii: "\n"))
      return bytes.takeText()
    }
  }

  /// Writes an object; `body` writes its properties.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes an array; `body` writes its elements.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// Begins an object; write its properties next and then call ``endObject()``.
  public mutating func beginObject() {
    begin(UInt8(ascii: "{"))
    outline.begin(.object, at: bytes.count - 1)
  }

  /// Ends the innermost open object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array; write its elements next and then call ``endArray()``.
  public mutating func beginArray() {
    begin(UInt8(ascii: "["))
    outline.begin(.array, at: bytes.count - 1)
  }

  /// Ends the innermost open array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The hash of the text so far.
  public var contentHash: ContentHash { ContentHash(of: bytes) }

  /// The hash of the outermost object so far, as if it ended here.
  public var hashOfObjectSoFar: ContentHash {
    var hash = RunningHash()
    bytes.withText { hash.add($0.span) }
    hash.add([UInt8(ascii: "}")])
    return hash.finish()
  }

  /// The hash of the canonical form (RFC 8785) of the outermost object so far, as if it ended here.
  public var canonicalHashOfObjectSoFar: ContentHash { ContentHash(of: canonicalBytes) }

  /// The canonical form of the text so far. An open object ends here.
  var canonicalBytes: ByteBuffer { CanonicalJSON.bytes(of: bytes, along: outline) }

  /// Writes the name of a property; write its value next.
  public mutating func key(_ name: String) {
    outline.add(.name, at: bytes.count + (needsComma ? 1 : 0))
    appendQuoted(name, isName: true)
    needsComma = false
  }

  /// Writes the name of a property that has no characters to escape; write its value next.
  package mutating func key(_ name: StaticString) {
    outline.add(.name, at: bytes.count + (needsComma ? 1 : 0))
    appendPlain(name, isName: true)
    needsComma = false
  }

  /// Writes a string that has no characters to escape.
  package mutating func string(_ text: StaticString) {
    appendPlain(text, isName: false)
    needsComma = true
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    appendQuoted(text, isName: false)
    needsComma = true
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ flag: Bool) {
    separate()
    bytes.append(flag ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append("null")
  }

  /// Writes an opening bracket, after a comma if it needs one.
  private mutating func begin(_ bracket: UInt8) {
    let lead = needsComma ? 1 : 0
    bytes.append(atMost: 2) {
      $0[0] = UInt8(ascii: ",")
      $0[lead] = bracket
      return lead + 1
    }
    needsComma = false
  }

  /// Writes a closing bracket.
  private mutating func end(_ bracket: UInt8) {
    outline.end(at: bytes.count)
    bytes.append(bracket)
    needsComma = true
  }

  /// Writes a comma if another value precedes the next one.
  mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
