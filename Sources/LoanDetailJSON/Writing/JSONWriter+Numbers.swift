extension JSONWriter {
  public mutating func integer(_ number: some FixedWidthInteger) {
    separate()
    if let number = Int64(exactly: number) {
      appendDigits(of: number)
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// Writes a number with exactly these digits. If the text is not a JSON number, it is written as a string.
  public mutating func number(_ digits: String) {
    var digits = digits
    guard digits.withUTF8({ JSONNumberGrammar.accepts($0) }) else { return string(digits) }
    separate()
    bytes.append(contentsOf: digits.utf8)
  }

  private mutating func appendDigits(of number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}

/// The grammar of a JSON number (RFC 8259, section 6): an optional minus, digits without leading zeros, an optional
/// fraction and an optional exponent.
struct JSONNumberGrammar {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  private init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Returns whether the whole text is one number.
  static func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var scan = JSONNumberGrammar(text)
    return scan.number() && scan.index == text.count
  }

  private mutating func number() -> Bool {
    _ = skip("-")
    guard skip("0") || digits() else { return false }
    if skip("."), !digits() { return false }
    guard skip("e") || skip("E") else { return true }
    if !skip("-") { _ = skip("+") }
    return digits()
  }

  private mutating func digits() -> Bool {
    let start = index
    while index < text.count, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index > start
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }
}
