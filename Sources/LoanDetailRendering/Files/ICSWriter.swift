import DesignSystem

/// Writes content lines of RFC 5545 in UTF-8, folded at 75 octets.
struct ICSWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a property. A text of data must be ``escaped(_:)``.
  ///
  /// Separators of lines, which end a line for some programs, are left out here too, because a text of an earlier
  /// calendar is written as it was read.
  mutating func write(_ name: String, _ value: String) {
    let line = "\(name):\(value)"
    var length = 0
    for scalar in line.unicodeScalars where !Self.endsLine(scalar) {
      let octets = UTF8.width(scalar)
      if length + octets > 75 {
        bytes += "\r\n ".utf8
        length = 1
      }
      bytes += String(scalar).utf8
      length += octets
    }
    bytes += "\r\n".utf8
  }

  /// Whether a scalar is the separator of lines or of paragraphs (U+2028, U+2029).
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2028}" || scalar == "\u{2029}" }

  /// Returns a text with the escapes of RFC 5545, and without signs of direction, control characters and separators of
  /// lines, which a calendar has no use for.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !Isolates.contain(scalar) {
      switch scalar {
      case "\\", ";", ",": escaped += ["\\", scalar]
      case "\n": escaped += ["\\", "n"]
      case _ where scalar.properties.generalCategory == .control || endsLine(scalar): break
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
