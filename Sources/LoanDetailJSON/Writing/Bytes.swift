extension String {
  /// Calls `body` with the text in UTF-8. In contrast to `withUTF8`, this neither copies nor retains a native string.
  @inline(__always)
  func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    if let answer = utf8.withContiguousStorageIfAvailable(body) { return answer }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension UInt8 {
  /// Returns the lower-case hexadecimal digit of a value from 0 to 15, in ASCII.
  static func hexadecimalDigit(_ value: some FixedWidthInteger) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
