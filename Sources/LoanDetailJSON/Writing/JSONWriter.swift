/// Writes JSON as UTF-8 straight into one growing buffer, in the order it is told.
///
/// The caller says what stands where; the writer adds commas and escapes, and when all is written lays it out:
///
///     var json = JSONWriter()
///     json.object {
///       $0.property("id", "1001")
///       $0.array("screens") { $0.string("main") }
///     }
///     let bytes = json.finish()
public struct JSONWriter: Sendable {
  /// What is written so far, without white space.
  var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes a writer; `capacity` is the number of bytes it has room for before it must grow.
  public init(capacity: Int = 16_384) {
    bytes.reserveCapacity(capacity)
  }

  /// Lays the text out, ends it with a newline and hands it over.
  public consuming func finish(_ layout: JSONLayout = .lines) -> [UInt8] {
    switch layout {
    case .lines: return JSONLines.layOut(bytes)
    case .compact:
      bytes.append(UInt8(ascii: "\n"))
      return bytes
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

  /// Begins an object, whose properties are written next; ``endObject()`` ends it.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the object that was begun last.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array, whose elements are written next; ``endArray()`` ends it.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the array that was begun last.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The hash of what is written.
  public var contentHash: ContentHash { ContentHash(of: bytes) }

  /// The hash of the outermost object as far as it is written, as if it ended here.
  public var hashOfObjectSoFar: ContentHash { ContentHash(of: bytes + [UInt8(ascii: "}")]) }

  /// Writes the name of a property, whose value is written next.
  public mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    separate()
    appendQuoted(text)
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

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  /// Puts a comma between the value before, if there is one, and what is about to be written.
  mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
