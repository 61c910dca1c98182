extension UInt8 {
  /// Returns the lower-case hexadecimal digit of a value from 0 to 15, in ASCII.
  static func hexadecimalDigit(_ value: some FixedWidthInteger) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
