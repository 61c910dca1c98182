/// Parses JSON (RFC 8259) into a ``JSONValue``, strictly.
///
/// ```swift
/// let value = try JSONParser.parse(Array(#"{"id": "1001", "debt": 120.50}"#.utf8))
/// let debt = value["debt"]  // .number("120.50"): every digit is kept
/// ```
///
/// Foundation's parser is not used for three reasons: it silently drops all but one of several members with the same
/// name, it converts numbers to floating point and loses digits, and it takes longer to start than a screen takes to
/// render.
///
/// The time is proportional to the length of the text. The parser rejects everything that another parser might read
/// differently: duplicate names, invalid UTF-8, unpaired surrogates, more than ``maximumDepth`` levels, and content
/// after the value. A byte order mark before the value is accepted.
public enum JSONParser {
  /// The maximum nesting depth of arrays and objects, in every document that is read or made.
  public static let maximumDepth = 128

  /// Parses a text in UTF-8.
  ///
  /// - Throws: `JSONSyntaxError` with the line, the column and the path of the first fault.
  public static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    try parse(bytes.span)
  }

  /// Parses a text in UTF-8.
  package static func parse(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONValue {
    try JSONReader.read(bytes) { (reader) throws(JSONFault) in try reader.value() }
  }

  /// Checks a text in UTF-8 as strictly as ``parse(_:)``, without creating a value.
  ///
  /// - Throws: `JSONSyntaxError` with the line, the column and the path of the first fault.
  public static func check(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    try check(bytes.span)
  }

  /// Checks a text as strictly as ``parse(_:)``, without creating a value.
  package static func check(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
    try JSONReader.read(bytes) { (reader) throws(JSONFault) in try reader.skip() }
  }
}
