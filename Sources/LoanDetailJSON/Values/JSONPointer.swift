/// The place of a value inside another one, as RFC 6901 writes it: the member `a/b` of `debt` is `/debt/a~1b`.
package struct JSONPointer: Sendable, Hashable {
  /// The names of the members on the way, or the indices of elements; none for the whole value.
  package var names: [String]

  package init(_ names: [String]) { self.names = names }

  /// Reads a pointer, also one in a URL such as `#/a`: a text before the first `/` is ignored. An unknown escape such
  /// as `~2` stays as it is.
  package init(text: String) {
    names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst().map {
      Self.name(of: $0)
    }
  }

  /// The pointer as RFC 6901 writes it; empty for the whole value.
  package var text: String { names.map { "/\(Self.escaped($0))" }.joined() }

  /// Returns a name with the escapes `~0` and `~1`.
  private static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Returns the name that a part of a pointer stands for.
  private static func name(of token: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in token {
      switch byte {
      case UInt8(ascii: "0") where isEscape: bytes[bytes.count - 1] = UInt8(ascii: "~")
      case UInt8(ascii: "1") where isEscape: bytes[bytes.count - 1] = UInt8(ascii: "/")
      default: bytes.append(byte)
      }
      isEscape = !isEscape && byte == UInt8(ascii: "~")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
