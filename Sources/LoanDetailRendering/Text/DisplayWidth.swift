/// The number of terminal columns that characters occupy.
///
/// Terminals differ for emoji sequences and for letters of several code points. For emoji this type assumes a terminal
/// that draws the sequence as one character; for letters it takes the larger number of columns.
enum DisplayWidth {
  /// Returns the columns of a character (a whole grapheme cluster): 0, 1 or 2, or more for a cluster of several
  /// letters.
  static func columns(of character: Character) -> Int {
    var sum = 0
    var previous: Unicode.Scalar = " "
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0xFE0F: sum = max(sum, 2)  // requests the emoji form of the preceding scalar
      case 0x1F1E6...0x1F1FF: sum = 2  // two of these form a flag
      default: sum += mergesWithEmoji(scalar, after: previous) ? 0 : columns(of: scalar)
      }
      previous = scalar
    }
    return sum
  }

  /// Whether a scalar is drawn as a part of the emoji before it.
  private static func mergesWithEmoji(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    if previous.value == 0x200D { return scalar.properties.isEmoji }
    return isSkinTone(scalar) && previous.properties.isEmojiModifierBase
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// Returns the columns of a scalar alone.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    guard !isPlain(scalar.value) else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation || isWide(scalar.value) { return 2 }
    return isJamoTail(scalar.value) ? 0 : 1
  }

  /// Whether a scalar is one column wide and a cluster of its own, without a further look-up: common Latin, Cyrillic,
  /// general punctuation and currency signs.
  @inline(__always)
  static func isPlain(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x400...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x202F...0x203B,
      0x20A0...0x20BF:
      true
    default: false
    }
  }

  /// Whether a scalar is a Hangul vowel or final consonant, which shares the columns of the syllable's first letter.
  private static func isJamoTail(_ value: UInt32) -> Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// Whether a scalar is wide or fullwidth in Unicode's EastAsianWidth.txt, without emoji. Unassigned scalars between
  /// wide ones count as wide.
  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
