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

  /// Parses digits with an optional sign, decimal point and exponent (`-12.50`, `1e3`); `nil` for anything else, and
  /// for a number with more than 18 decimals or whose digits do not fit 64 bits.
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// Parses digits with an optional sign, decimal point and exponent (`-12.50`, `1e3`); `nil` for anything else, and
  /// for a number with more than 18 decimals or whose digits do not fit 64 bits.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(utf8: bytes.span)
  }

  /// Parses the bytes of digits with an optional sign, decimal point and exponent, as `init(_:)` parses a text.
  package init?(utf8 bytes: Span<UInt8>) { self.init(utf8: bytes, isPlain: false) }

  /// Parses the bytes of digits with an optional minus sign and decimal point; `nil` also for an exponent or a plus
  /// sign.
  package init?(plain bytes: Span<UInt8>) { self.init(utf8: bytes, isPlain: true) }

  /// Parses the bytes of a number, which is without an exponent and a plus sign if it must be plain.
  private init?(utf8 bytes: Span<UInt8>, isPlain: Bool) {
    var digits = DecimalDigits()
    if !digits.readFew(bytes) {
      var all: [UInt8] = []
      for place in bytes.indices { all.append(bytes[place]) }
      let isForbidden = isPlain && all.contains { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: "+") }
      guard !isForbidden, digits.read(all) else { return nil }
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

  /// Returns the same number without the zeros at the end of its decimals. At least `minimumScale` decimals are kept,
  /// but none are added.
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
