/// Reads JSON (RFC 8259) as ``JSONValue``, strictly.
///
/// Foundation's reader is not used because it silently drops all but one of the members with the same name, reads a
/// number as floating point so that its own digits are lost, and takes longer to start than a screen takes to render.
/// This one takes time in proportion to the text, and refuses what another reader might read differently: duplicate
/// names, invalid UTF-8, halves of surrogate pairs, more than 128 levels, anything after the value. A byte order mark
/// before the value is accepted.
public enum JSONParser {
  /// How deep arrays and objects may be nested.
  public static let maximumDepth = 128

  /// Returns the value of a text.
  public static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in try parse(bytes) }
  }

  /// Returns the value of a text.
  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) -> JSONValue {
    try JSONReader.read(bytes) { (reader) throws(JSONFault) in try reader.value() }
  }

  /// Checks that a text is JSON, as strictly as ``parse(_:)`` does, without making a value of it.
  public static func check(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
      try JSONReader.read(bytes) { (reader) throws(JSONFault) in try reader.skip() }
    }
  }
}
