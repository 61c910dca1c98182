import DesignSystem

/// Writes content lines of RFC 5545 in UTF-8, folded at 75 octets.
struct ICSWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a property. A text of data must be ``escaped(_:)``.
  mutating func write(_ name: String, _ value: String) {
    let line = "\(name):\(value)"
    var length = 0
    for scalar in line.unicodeScalars {
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

  /// Returns a text without signs of direction and control characters, which a calendar has no use for.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !Isolates.contain(scalar) {
      switch scalar {
      case "\\", ";", ",": escaped += ["\\", scalar]
      case "\n": escaped += ["\\", "n"]
      case _ where scalar.properties.generalCategory == .control: break
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
