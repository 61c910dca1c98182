/// What a terminal makes of lines of text: written apart from the renderer, to check it.
enum Terminal {
  static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The columns of a line, by its characters' looks: marks none, emoji and East Asian scripts two, the rest one.
  static func columns(_ line: some StringProtocol) -> Int {
    line.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
    if scalars.contains(where: { isEastAsian($0.value) && !$0.properties.isGraphemeExtend }) { return 2 }
    return scalars.allSatisfy { $0.properties.isGraphemeExtend || $0.properties.generalCategory == .format } ? 0 : 1
  }

  private static func isEastAsian(_ value: UInt32) -> Bool {
    switch value {
    case 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0x1100...0x115F: true
    default: false
    }
  }

  /// The text without select-graphic-rendition sequences.
  static func withoutColors(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  /// Whether each isolate that begins in a line ends in it, and none ends that did not begin.
  static func pairsIsolates(_ line: some StringProtocol) -> Bool {
    var depth = 0
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069 where depth == 0: return false
      case 0x2069: depth -= 1
      default: break
      }
    }
    return depth == 0
  }

  /// Whether a character of the output could steer the terminal or reorder the line. Isolates do not, in pairs.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x061C, 0x2028...0x202E, 0xFEFF, 0x200B, 0xE0000...0xE007F: true
    default: false
    }
  }
}
