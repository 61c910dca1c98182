/// A key of a terminal.
enum Key: Sendable, Hashable {
  case character(Character)
  case enter, escape, backspace, tab
  case up, down, left, right, pageUp, pageDown, home, end
  /// Ctrl-C or Ctrl-D.
  case interrupt
}

extension Key {
  /// Reads the keys of some bytes that a terminal sent at once. Sequences of keys that the pager does not know are left
  /// out.
  static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let first = rest.first {
      switch first {
      case 0x1B where rest.count > 1 && (rest[rest.startIndex + 1] == 0x5B || rest[rest.startIndex + 1] == 0x4F):
        rest = rest.dropFirst(2)
        let parameters = rest.prefix { (0x30...0x3F).contains($0) }
        rest = rest.dropFirst(parameters.count)
        guard let final = rest.popFirst() else { break }
        if let key = key(of: final, String(decoding: parameters, as: UTF8.self)) { keys.append(key) }
      case 0x1B: keys.append(.escape); rest.removeFirst()
      case 0x0D, 0x0A: keys.append(.enter); rest.removeFirst()
      case 0x7F, 0x08: keys.append(.backspace); rest.removeFirst()
      case 0x09: keys.append(.tab); rest.removeFirst()
      case 0x03, 0x04: keys.append(.interrupt); rest.removeFirst()
      case ..<0x20: rest.removeFirst()
      default:
        let text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
        keys += String(decoding: text, as: UTF8.self).map(Key.character)
        rest = rest.dropFirst(text.count)
      }
    }
    return keys
  }

  /// The key of a control sequence (ECMA-48) with a final byte and parameters.
  private static func key(of final: UInt8, _ parameters: String) -> Key? {
    switch (final, parameters) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
    case (UInt8(ascii: "~"), "5"): .pageUp
    case (UInt8(ascii: "~"), "6"): .pageDown
    default: nil
    }
  }
}
