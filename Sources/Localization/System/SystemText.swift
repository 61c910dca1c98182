import DesignSystem

/// Command line arguments and paths as texts.
///
/// On Linux an argument or a file name is a sequence of bytes that need not be UTF-8. A byte that is not UTF-8 becomes
/// a private-use character, U+10F700 + byte, so that the file can still be found. The bytes of these characters
/// themselves are escaped in the same way, so that every text means exactly one sequence of bytes. Everything that
/// hands a path to the system takes such a text.
package enum SystemText {
  /// The characters that stand for bytes.
  private static let escapes: ClosedRange<UInt32> = 0x10F700...0x10F7FF

  /// Returns the text of an argument or a path.
  package static func text(of bytes: [UInt8]) -> String {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    var index = 0
    // The next bytes, each as a character.
    func escaped(_ length: Int) -> [Unicode.Scalar] {
      bytes[index..<index + length].compactMap { Unicode.Scalar(escapes.lowerBound + UInt32($0)) }
    }
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        if escapes.contains(scalar.value) { text += escaped(encoded.count) } else { text.append(scalar) }
        index += encoded.count
      case .error(let length):
        text += escaped(length)
        index += length
      case .emptyInput: return String(text)
      }
    }
  }

  /// Returns the bytes of an argument or a path.
  package static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      escapes.contains(scalar.value) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  /// Returns a path for functions of C, which ends with a zero.
  package static func pathOfC(_ text: String) -> [CChar] { bytes(of: text).map(CChar.init(bitPattern:)) + [0] }

  /// Returns the text of bytes of C, which end with a zero.
  package static func text(ofC bytes: UnsafePointer<CChar>) -> String {
    var all: [UInt8] = []
    var place = unsafe bytes
    // Safe: nothing after the zero is read.
    while unsafe place.pointee != 0 {
      all.append(UInt8(bitPattern: unsafe place.pointee))
      unsafe place += 1
    }
    return text(of: all)
  }

  /// Returns a text for messages: as it is ``printable(_:)``, with numbers of cards and accounts masked.
  package static func shown(_ text: String) -> String { TextGuard.messages(printable(text)) }

  /// Returns a text that the reader needs as it is, such as a path to open: bytes that are not UTF-8 are shown as
  /// U+FFFD.
  package static func printable(_ text: String) -> String { String(decoding: bytes(of: text), as: UTF8.self) }
}
