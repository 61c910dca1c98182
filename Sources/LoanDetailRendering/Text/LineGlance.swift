/// Looks through a plain text once for dots and dashes that could pass for a leader or a rule of the screen.
///
/// It may also report a harmless text, such as a masked number: `TerminalText` then looks at the text again.
struct LineGlance {
  /// The number of dots in the last run, in which each follows another at once or after one space.
  private var dots = 0
  /// The place after the last dot; before the first one -2, which no place follows, not even after a space.
  private var endOfDots = -2
  /// The place after the last dash; -2 before the first one.
  private var endOfDash = -2

  /// Whether a scalar outside ASCII may be a dot or a dash of a plain text: the middle dot, or one from U+2012 (figure
  /// dash) to U+2027 (hyphenation point).
  @inline(__always)
  static func isWorthwhile(_ scalar: UInt32) -> Bool { scalar == 0xB7 || 0x2012...0x2027 ~= scalar }

  /// Whether a scalar completes what may be a line of the screen, together with the dots and dashes before it.
  ///
  /// - Parameter place: the bytes of the scalar. The scalars are passed in their order.
  mutating func finds(_ scalar: UInt32, at place: Range<Int>, of utf8: Span<UInt8>) -> Bool {
    switch scalar {
    // As in `ScreenSigns.isRule(_:)`: the horizontal bar.
    case 0x2015: return true
    // As in `ScreenSigns.isDash(_:)`: the figure dash, the en dash and the em dash, which are a rule only in a row.
    case 0x2012...0x2014:
      let isBesideOther = place.lowerBound == endOfDash
      endOfDash = place.upperBound
      return isBesideOther
    default: break
    }
    let more = ScreenSigns.dots(in: scalar)
    guard more > 0 else { return false }
    let isSpaced = place.lowerBound == endOfDots + 1 && utf8[endOfDots] == UInt8(ascii: " ")
    let isNext = isSpaced || isAfterDot(place.lowerBound)
    dots = isNext ? dots + more : more
    endOfDots = place.upperBound
    // Three dots are a leader, and so are two full stops with a space between, the shortest one of the screen.
    return isNext && (dots > 2 || isSpaced && ScreenSigns.isStop(scalar))
  }

  /// Whether the scalar before a place is a dot.
  func isAfterDot(_ place: Int) -> Bool { place == endOfDots }
}
