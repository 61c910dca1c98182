/// A key of a terminal.
enum Key: Sendable, Hashable {
  case character(Character)
  case enter, escape, backspace, tab
  case up, down, left, right, pageUp, pageDown, home, end
  /// Ctrl-C or Ctrl-D.
  case interrupt
}

extension Key {
  /// Takes the keys from the bytes that a terminal sent. A sequence or a character that is not complete yet is left. Keys
  /// that the pager does not know are dropped.
  static func take(from bytes: inout [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    defer { bytes = Array(rest) }
    while let first = rest.first {
      switch first {
      case 0x1B where rest.count > 1 && (rest[rest.startIndex + 1] == 0x5B || rest[rest.startIndex + 1] == 0x4F):
        let parameters = rest.dropFirst(2).prefix { (0x30...0x3F).contains($0) }
        guard parameters.endIndex < rest.endIndex else { return keys }
        let final = rest[parameters.endIndex]
        rest = rest[(parameters.endIndex + 1)...]
        if let key = key(of: final, String(decoding: parameters, as: UTF8.self)) { keys.append(key) }
      case 0x1B: keys.append(.escape); rest.removeFirst()
      case 0x0D, 0x0A: keys.append(.enter); rest.removeFirst()
      case 0x7F, 0x08: keys.append(.backspace); rest.removeFirst()
      case 0x09: keys.append(.tab); rest.removeFirst()
      case 0x03, 0x04: keys.append(.interrupt); rest.removeFirst()
      case ..<0x20: rest.removeFirst()
      default:
        var text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
        if text.endIndex == rest.endIndex { text = text.dropLast(unfinished(in: text)) }
        if text.isEmpty { return keys }
        keys += String(decoding: text, as: UTF8.self).map(Key.character)
        rest = rest[text.endIndex...]
      }
    }
    return keys
  }

  /// The number of bytes at the end that begin a character of UTF-8 without ending it.
  private static func unfinished(in text: ArraySlice<UInt8>) -> Int {
    for (behind, byte) in text.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      return behind + 1 < length ? behind + 1 : 0
    }
    return 0
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
