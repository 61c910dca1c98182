extension JSONWriter {
  public mutating func integer(_ number: some FixedWidthInteger) {
    separate()
    if let number = Int64(exactly: number) {
      if number.magnitude >= Self.short { outline.add(.text, at: bytes.count) }
      appendDigits(of: number)
    } else {
      outline.add(.text, at: bytes.count)
      bytes.append(String(number))
    }
  }

  /// Integers with fewer digits than this one are their own canonical form.
  private static let short: UInt64 = 1_000_000_000_000_000

  /// Writes a number with exactly these digits. If the text is not a JSON number, it is written as a string.
  public mutating func number(_ digits: String) {
    let utf8 = Array(digits.utf8)
    guard JSONNumberGrammar.accepts(utf8) else { return string(digits) }
    separate()
    let isShort = utf8.count <= 15 && utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    if !isShort { outline.add(.text, at: bytes.count) }
    bytes.append(digits)
  }

  private mutating func appendDigits(of number: Int64) {
    var rest = number.magnitude
    var count = number < 0 ? 2 : 1
    var power = rest
    while power >= 10 {
      power /= 10
      count += 1
    }
    bytes.append(atMost: count) { room in
      room[0] = UInt8(ascii: "-")
      var index = count
      repeat {
        index -= 1
        room[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      return count
    }
  }
}

/// The grammar of a JSON number (RFC 8259, section 6): an optional minus, digits without leading zeros, an optional
/// fraction and an optional exponent.
struct JSONNumberGrammar {
  private let text: [UInt8]
  private var index = 0

  private init(_ text: [UInt8]) { self.text = text }

  /// Returns whether the whole text is one number.
  static func accepts(_ text: [UInt8]) -> Bool {
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
