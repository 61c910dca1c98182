extension [UInt8] {
  /// Appends the lowest 48 bits of a key, the highest byte first.
  mutating func append(key: UInt64) {
    for shift in stride(from: 40, through: 0, by: -8) { append(UInt8(truncatingIfNeeded: key >> UInt64(shift))) }
  }

  /// Appends a number from 0 to 2^35 - 1, seven bits per byte, the lowest first. The highest bit marks all bytes but
  /// the last.
  mutating func append(number: Int) {
    var rest = number.magnitude
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Reads keys and numbers as `append(key:)` and `append(number:)` write them.
struct ByteReader {
  /// The bytes that are not read yet.
  var bytes: ArraySlice<UInt8>

  var isAtEnd: Bool { bytes.isEmpty }

  /// Takes the next byte; `nil` at the end.
  mutating func byte() -> UInt8? { bytes.popFirst() }

  /// Takes a key of 48 bits; `nil` if fewer than six bytes are left.
  mutating func key() -> UInt64? {
    guard bytes.count >= 6 else { return nil }
    defer { bytes = bytes.dropFirst(6) }
    return bytes.prefix(6).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Takes a number of at most 35 bits; `nil` if it is longer or not complete.
  mutating func number() -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 0x7f) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
