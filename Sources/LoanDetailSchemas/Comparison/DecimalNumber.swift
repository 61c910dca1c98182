import LoanDetailJSON

/// The exact value of a JSON number. It makes the comparison of two schemas' limits exact to the last digit.
struct DecimalNumber: Hashable, Comparable {
  private var isNegative: Bool
  /// The digits without leading and trailing zeros; the value is `0.digits` × 10^`point`.
  private var digits: [UInt8]
  /// The exponent of the value; 0 if there are no digits.
  private var point: Int

  /// Parses a JSON number; `nil` if its exponent is outside ±1 000 000 000.
  init?(_ text: String) {
    isNegative = text.hasPrefix("-")
    let parts = text.utf8.drop { $0 == UInt8(ascii: "-") }.split { $0 | 0x20 == UInt8(ascii: "e") }
    guard let mantissa = parts.first else { return nil }
    let exponent = parts.count > 1 ? Int(String(Substring(parts[1]))) : 0
    guard let exponent, exponent.magnitude <= 1_000_000_000 else { return nil }
    let halves = mantissa.split(separator: UInt8(ascii: "."))
    digits = Array(halves.joined())
    point = halves[0].count + exponent
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    point -= zeros
    if digits.isEmpty {
      isNegative = false
      point = 0
    }
  }

  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  /// Whether the magnitude is smaller than that of another number.
  private func isSmaller(than other: DecimalNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    return point == other.point ? digits.lexicographicallyPrecedes(other.digits) : point < other.point
  }
}
