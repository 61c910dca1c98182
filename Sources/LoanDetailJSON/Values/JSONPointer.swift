/// The place of a value inside another one, as RFC 6901 writes it: the member `a/b` of `debt` is `/debt/a~1b`.
package struct JSONPointer: Sendable, Hashable {
  /// The names of the members on the way, or the indices of elements; none for the whole value.
  package var names: [String]

  package init(_ names: [String]) { self.names = names }

  /// Reads a pointer. A text before the first `/` is ignored.
  package init(text: String) {
    names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst().map {
      Self.name(of: $0)
    }
  }

  package var text: String { names.map { "/\(Self.escaped($0))" }.joined() }

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

  private static func name(of escaped: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in escaped {
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
