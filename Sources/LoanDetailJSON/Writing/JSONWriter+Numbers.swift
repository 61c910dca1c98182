extension JSONWriter {
  /// Writes a whole number.
  public mutating func integer(_ number: some FixedWidthInteger) {
    separate()
    if let number = Int64(exactly: number) {
      if number.magnitude >= Self.smallestLongInteger { outline.add(.text, at: bytes.count) }
      appendDigits(of: number)
    } else {
      outline.add(.text, at: bytes.count)
      bytes.append(String(number))
    }
  }

  /// The smallest integer, without its sign, that may have another canonical form: shorter ones are their own.
  private static let smallestLongInteger: UInt64 = 1_000_000_000_000_000

  /// Writes a number with exactly these digits. If the text is not a JSON number, it is written as a string.
  public mutating func number(_ digits: String) {
    let utf8 = Array(digits.utf8)
    guard JSONNumberGrammar.accepts(utf8) else { return string(digits) }
    separate()
    let isShort = utf8.count <= 15 && utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    if !isShort { outline.add(.text, at: bytes.count) }
    bytes.append(digits)
  }

  /// Appends the sign and the digits of a number.
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
