/// A fast look at the dots and dashes of a plain text, one after another.
struct LineGlance {
  /// The number of dots since one that follows no other.
  private var dots = 0
  /// The place after the last dot; -2 before the first one.
  private var endOfDots = -2
  /// The place after the last dash; -2 before the first one.
  private var endOfDash = -2

  /// Whether a scalar outside ASCII may be one of the signs of lines that a plain text can have.
  @inline(__always)
  static func isWorthwhile(_ scalar: UInt32) -> Bool { scalar == 0xB7 || 0x2012...0x2027 ~= scalar }

  /// Whether a scalar at a place may be a part of a line of the screen, together with those before it. The scalars are
  /// passed in their order.
  mutating func finds(_ scalar: UInt32, at place: Range<Int>, of utf8: Span<UInt8>) -> Bool {
    switch scalar {
    case 0x2015: return true
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
    return isNext && (dots > 2 || isSpaced && ScreenSigns.isStop(scalar))
  }

  /// Whether the scalar before a place is a dot.
  func isAfterDot(_ place: Int) -> Bool { place == endOfDots }
}
