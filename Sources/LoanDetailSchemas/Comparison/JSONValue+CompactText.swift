import LoanDetailJSON

extension JSONValue {
  /// The value as JSON without white space, for messages about old and new values. Invisible characters are escaped, so
  /// that different values look different and no such character reaches a terminal.
  var compactText: String {
    var writer = JSONWriter(capacity: 64)
    writer.write(self)
    let text = String(decoding: writer.finish(.compact).dropLast(), as: UTF8.self)
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if Self.isInvisible(scalar) {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a character beyond ASCII is not visible, or not assigned.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }
}
