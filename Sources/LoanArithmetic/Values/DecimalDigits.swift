/// The digits of a decimal number that is read from text, without floating point.
struct DecimalDigits {
  /// All digits as one whole number.
  private var magnitude: UInt64 = 0
  private var isNegative = false
  /// The number of decimals.
  private(set) var scale = 0
  /// Zeros after the point that have been read but not yet counted, so that `10000.000000` needs few digits.
  private var pendingZeros = 0

  /// All digits as one whole number, with the sign; `nil` if they do not fit 64 bits.
  var coefficient: Int64? {
    guard magnitude <= UInt64(Int64.max) else { return nil }
    return isNegative ? -Int64(magnitude) : Int64(magnitude)
  }

  /// Reads a number of at most 18 bytes, with an optional minus sign and point. Nearly every number has this form, and
  /// its digits fit 64 bits. Returns `false` and reads nothing for any other text.
  mutating func readFew(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= 18, bytes.count > 0 else { return false }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var value: UInt64 = 0
    // Without a point, the place after the last digit.
    var point = bytes.count
    for place in start..<bytes.count {
      let byte = bytes[place]
      if byte &- UInt8(ascii: "0") < 10 {
        value = value &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      } else {
        guard byte == UInt8(ascii: "."), point == bytes.count else { return false }
        point = place
      }
    }
    // There is a digit before a point and after it.
    guard point > start, point != bytes.count - 1 else { return false }
    magnitude = value
    self.isNegative = isNegative
    scale = max(bytes.count - point - 1, 0)
    return true
  }

  /// Reads a number with an optional sign, point and exponent. Returns `false` for any other text, for more than 18
  /// decimals and for digits that do not fit 64 bits.
  mutating func read(_ bytes: [UInt8]) -> Bool {
    var iterator = bytes.makeIterator()
    var byte = iterator.next()
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNegative = byte == UInt8(ascii: "-")
      byte = iterator.next()
    }
    var wholeDigits = 0
    while let digit = Self.digit(byte) {
      guard push(digit) else { return false }
      wholeDigits += 1
      byte = iterator.next()
    }
    guard wholeDigits > 0 else { return false }
    if byte == UInt8(ascii: ".") {
      byte = iterator.next()
      guard Self.digit(byte) != nil else { return false }
      while let digit = Self.digit(byte) {
        guard pushFraction(digit) else { return false }
        byte = iterator.next()
      }
      keepPendingZerosThatFit()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      return readExponent(&iterator)
    }
    return byte == nil
  }

  /// Reads the rest of a number after the `e`, and moves the point. Returns `false` if it is no exponent, or if the
  /// number then has more than 18 decimals or does not fit 64 bits.
  private mutating func readExponent(_ iterator: inout [UInt8].Iterator) -> Bool {
    var byte = iterator.next()
    let isBelowZero = byte == UInt8(ascii: "-")
    if isBelowZero || byte == UInt8(ascii: "+") { byte = iterator.next() }
    var exponent = 0
    guard Self.digit(byte) != nil else { return false }
    while let digit = Self.digit(byte) {
      exponent = min(exponent * 10 + Int(digit), 1000)
      byte = iterator.next()
    }
    guard byte == nil else { return false }
    if magnitude == 0 {
      scale = 0
      return true
    }
    scale += isBelowZero ? exponent : -exponent
    while scale < 0 {
      guard push(0) else { return false }
      scale += 1
    }
    return scale <= 18
  }

  /// Adds a digit after the point. Returns `false` for more than 18 decimals or if the digits do not fit 64 bits.
  private mutating func pushFraction(_ digit: UInt8) -> Bool {
    guard digit != 0 else {
      pendingZeros += 1
      return true
    }
    while pendingZeros > 0 {
      guard scale < 18, push(0) else { return false }
      scale += 1
      pendingZeros -= 1
    }
    guard scale < 18, push(digit) else { return false }
    scale += 1
    return true
  }

  /// Counts the zeros at the end, as far as there is room; the others do not change the number.
  private mutating func keepPendingZerosThatFit() {
    while pendingZeros > 0, scale < 18, magnitude <= UInt64(Int64.max) / 10 {
      magnitude *= 10
      scale += 1
      pendingZeros -= 1
    }
    pendingZeros = 0
  }

  /// Adds a digit at the end of the magnitude. Returns `false` if it does not fit 64 bits.
  private mutating func push(_ digit: UInt8) -> Bool {
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
    guard !overflow, !carry, sum <= UInt64(Int64.max) else { return false }
    magnitude = sum
    return true
  }

  /// Returns the value of a digit; `nil` for any other byte and at the end of the text.
  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    return byte - UInt8(ascii: "0")
  }
}
