/// Formats paths and quoted text for messages. Escapes ensure that data cannot mislead the reader or control a
/// terminal.
public enum SourcePath {
  /// Returns the path of a member: `$.name`, or `$["any name"]` if the name is not a plain word.
  public static func member(_ name: String, of path: String) -> String {
    isPlain(name) ? "\(path).\(name)" : "\(path)[\(quoted(name))]"
  }

  /// Returns the text in quotes, with quotes, backslashes and invisible characters escaped.
  public static func quoted(_ text: some StringProtocol) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns whether a name has only Latin letters, digits, `_` and `-`, and does not begin with a digit.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, first < UInt8(ascii: "0") || first > UInt8(ascii: "9") else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }

  /// Returns whether a character is not seen, or may look different from one program to another.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }
}
