/// A key of a terminal.
enum Key: Sendable, Hashable {
  case character(Character)
  case enter, escape, backspace, tab
  case up, down, left, right, pageUp, pageDown, home, end
  /// Ctrl-C or Ctrl-D.
  case interrupt
}

extension Key {
  /// Takes the keys from the bytes that a terminal sent, and leaves a sequence or a character that is not complete yet.
  ///
  /// An escape byte that begins no sequence is the key Esc. Keys that the pager does not know are dropped.
  static func take(from bytes: inout [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    defer { bytes = Array(rest) }
    while let first = rest.first {
      switch first {
      case 0x1B where beginsSequence(rest):
        let parameters = rest.dropFirst(2).prefix { (0x30...0x3F).contains($0) }
        guard parameters.endIndex < rest.endIndex else { return keys }
        let final = rest[parameters.endIndex]
        rest = rest[(parameters.endIndex + 1)...]
        if let key = key(of: final, parameters: String(decoding: parameters, as: UTF8.self)) { keys.append(key) }
      case ..<0x20, 0x7F:
        rest.removeFirst()
        if let key = key(ofControl: first) { keys.append(key) }
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

  /// Whether bytes that begin with an escape begin a control sequence, with `[` or `O` as the next byte.
  private static func beginsSequence(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count > 1 else { return false }
    let next = bytes[bytes.startIndex + 1]
    return next == UInt8(ascii: "[") || next == UInt8(ascii: "O")
  }

  /// The key of a control character; `nil` if the pager does not know it.
  private static func key(ofControl byte: UInt8) -> Key? {
    switch byte {
    case 0x1B: .escape
    case 0x0D, 0x0A: .enter
    case 0x7F, 0x08: .backspace
    case 0x09: .tab
    case 0x03, 0x04: .interrupt
    default: nil
    }
  }

  /// The number of bytes at the end that begin a character of UTF-8 without ending it.
  private static func unfinished(in text: ArraySlice<UInt8>) -> Int {
    // The last byte that continues no character (10xxxxxx) begins the last one.
    for (following, byte) in text.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length =
        switch byte {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
      return following + 1 < length ? following + 1 : 0
    }
    return 0
  }

  /// The key of a sequence with a final byte and parameters; `nil` if the pager does not know it.
  ///
  /// Sources: ECMA-48, and for Home and End also xterm and rxvt.
  private static func key(of final: UInt8, parameters: String) -> Key? {
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
