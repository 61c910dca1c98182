/// An exact decimal number that keeps the digits it was written with: `15.870` stays `15.870`.
///
/// It is used for rates, which are displayed with the decimals that the law or the contract gives them.
public struct ExactDecimal: Sendable, Hashable {
  /// All digits as one whole number, with the sign.
  public let coefficient: Int64

  /// The number of digits after the decimal point, 0...18.
  public let scale: Int

  /// Creates the number `coefficient × 10^-scale`; `scale` is clamped to 0...18.
  public init(coefficient: Int64, scale: Int) {
    self.coefficient = coefficient
    self.scale = min(max(scale, 0), 18)
  }

  /// Parses digits with an optional sign, decimal point and exponent (`-12.50`, `1e3`); `nil` for anything else, and for
  /// a number with more than 18 decimals or whose digits do not fit 64 bits.
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// Parses digits with an optional sign, decimal point and exponent (`-12.50`, `1e3`); `nil` for anything else, and for
  /// a number with more than 18 decimals or whose digits do not fit 64 bits.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(utf8: bytes.span)
  }

  /// Parses the bytes of digits with an optional sign, decimal point and exponent.
  package init?(utf8 bytes: Span<UInt8>) { self.init(utf8: bytes, isPlain: false) }

  /// Parses the bytes of digits with an optional minus sign and decimal point.
  package init?(plain bytes: Span<UInt8>) { self.init(utf8: bytes, isPlain: true) }

  private init?(utf8 bytes: Span<UInt8>, isPlain: Bool) {
    var digits = DecimalDigits()
    if !digits.readFew(bytes) {
      var all: [UInt8] = []
      for place in bytes.indices { all.append(bytes[place]) }
      let hasMore = isPlain && all.contains { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: "+") }
      guard !hasMore, digits.read(all) else { return nil }
    }
    guard let coefficient = digits.coefficient else { return nil }
    self.coefficient = coefficient
    scale = digits.scale
  }

  /// Returns the number as a count of `10^-decimals`; `nil` if this would lose a digit or does not fit 64 bits.
  public func scaled(toDecimals decimals: Int) -> Int64? {
    guard (0...18).contains(decimals) else { return nil }
    if decimals >= scale {
      let (product, overflow) = coefficient.multipliedReportingOverflow(by: powersOfTen[decimals - scale])
      return overflow ? nil : product
    }
    let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: powersOfTen[scale - decimals])
    return remainder == 0 ? quotient : nil
  }

  /// Returns the same number without the zeros at the end of its decimals, of which `minimumScale` are kept.
  public func trimmed(minimumScale: Int = 0) -> ExactDecimal {
    var coefficient = coefficient
    var scale = scale
    while scale > minimumScale, coefficient % 10 == 0 {
      coefficient /= 10
      scale -= 1
    }
    return ExactDecimal(coefficient: coefficient, scale: scale)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The plain decimal, such as `-0.50`.
  public var description: String { coefficient.decimal(scale: scale) }
}

extension FixedWidthInteger {
  /// Returns the number × 10^-scale as a plain decimal, such as `-0.50`.
  func decimal(scale: Int) -> String {
    guard scale > 0 else { return String(self) }
    let digits = String(magnitude)
    let padded = String(repeating: "0", count: Swift.max(0, scale + 1 - digits.count)) + digits
    return "\(self < 0 ? "-" : "")\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }
}

/// The powers of ten that fit 64 bits, indexed by exponent.
let powersOfTen: [Int64] = (0...18).map { exponent in (0..<exponent).reduce(Int64(1)) { power, _ in power * 10 } }

/// Parses the digits of a decimal number without floating point.
private struct DecimalDigits {
  var magnitude: UInt64 = 0
  var negative = false
  var scale = 0
  /// Zeros after the point that have been read but not yet counted, so that `10000.000000` needs few digits.
  private var pendingZeros = 0

  var coefficient: Int64? {
    guard magnitude <= UInt64(Int64.max) else { return nil }
    return negative ? -Int64(magnitude) : Int64(magnitude)
  }

  /// Reads a number of at most 18 bytes, with an optional minus sign and point. Nearly every number has this form and
  /// then fits 64 bits. Returns `false` and reads nothing for any other text.
  mutating func readFew(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= 18, bytes.count > 0 else { return false }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    // Without a point, the place after the last digit.
    var (value, point) = (UInt64(0), bytes.count)
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
    negative = isNegative
    scale = max(bytes.count - point - 1, 0)
    return true
  }

  mutating func read(_ bytes: [UInt8]) -> Bool {
    var iterator = bytes.makeIterator()
    var byte = iterator.next()
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      negative = byte == UInt8(ascii: "-")
      byte = iterator.next()
    }
    var whole = 0
    while let digit = Self.digit(byte) {
      guard push(digit) else { return false }
      whole += 1
      byte = iterator.next()
    }
    guard whole > 0 else { return false }
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

  private mutating func readExponent(_ iterator: inout [UInt8].Iterator) -> Bool {
    var byte = iterator.next()
    let down = byte == UInt8(ascii: "-")
    if down || byte == UInt8(ascii: "+") { byte = iterator.next() }
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
    scale += down ? exponent : -exponent
    while scale < 0 {
      guard push(0) else { return false }
      scale += 1
    }
    return scale <= 18
  }

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

  private mutating func keepPendingZerosThatFit() {
    while pendingZeros > 0, scale < 18, magnitude <= UInt64(Int64.max) / 10 {
      magnitude *= 10
      scale += 1
      pendingZeros -= 1
    }
    pendingZeros = 0
  }

  private mutating func push(_ digit: UInt8) -> Bool {
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
    guard !overflow, !carry, sum <= UInt64(Int64.max) else { return false }
    magnitude = sum
    return true
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    return byte - UInt8(ascii: "0")
  }
}
