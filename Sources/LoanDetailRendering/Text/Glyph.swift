import LoanDetailJSON

/// A one-column character that the renderer draws itself: for rules, marks, bars and leaders.
struct Glyph: ExpressibleByUnicodeScalarLiteral {
  let scalar: Unicode.Scalar

  init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.scalar = scalar }

  /// The UTF-8 of the scalar, which has at most three bytes.
  var utf8: ShortBytes {
    func byte(_ mark: UInt32, _ bits: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: mark | bits) }
    let value = scalar.value
    let last = byte(0x80, value & 0x3F)
    return switch value {
    case ..<0x80: ShortBytes(byte(0, value))
    case ..<0x800: ShortBytes(byte(0xC0, value >> 6)).followed(by: last)
    default: ShortBytes(byte(0xE0, value >> 12)).followed(by: byte(0x80, value >> 6 & 0x3F)).followed(by: last)
    }
  }
}
