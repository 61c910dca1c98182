/// Numbers as ECMAScript's `Number::toString` writes them, which RFC 8785 requires.
enum ECMAScriptNumber {
  /// The maximum length of a double: a minus, `0.`, five zeros, and 17 digits.
  static let maximumLength = 25

  /// Returns the shortest decimal of the double that is nearest to a JSON number.
  ///
  /// A number that no double can hold, such as `1e400`, keeps its own digits, because it has no canonical form.
  static func text(of number: String) -> String {
    guard let double = Double(number), double.isFinite else { return number }
    if double == 0 { return "0" }
    let (digits, point) = decimal(of: double.magnitude)
    return (double < 0 ? "-" : "") + text(digits, point: point)
  }

  /// Returns the shortest digits of a double, without zeros at either end, and the position of the decimal point: the
  /// number is 0.digits × 10^point.
  private static func decimal(of double: Double) -> (digits: String, point: Int) {
    // Swift's description is the shortest text that reads as the same double.
    let parts = double.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let whole = mantissa[0]
    let fraction = mantissa.count > 1 ? mantissa[1] : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let all = String(whole + fraction)
    let significant = all.drop { $0 == "0" }
    let leadingZeros = all.utf8.count - significant.utf8.count
    var digits = String(significant)
    while digits.last == "0" { digits.removeLast() }
    return (digits, whole.utf8.count + exponent - leadingZeros)
  }

  /// Writes digits as in ECMA-262, section 6.1.6.1.20, where `point` is n and the number of digits is k.
  private static func text(_ digits: String, point: Int) -> String {
    let count = digits.utf8.count
    switch point {
    case count...21 where count <= 21: return digits + String(repeating: "0", count: point - count)
    case 1...21: return digits.prefix(point) + "." + digits.dropFirst(point)
    case -5...0: return "0." + String(repeating: "0", count: -point) + digits
    default:
      let exponent = point - 1
      let fraction = count > 1 ? "." + digits.dropFirst() : ""
      return digits.prefix(1) + fraction + "e" + (exponent < 0 ? "-" : "+") + String(exponent.magnitude)
    }
  }
}
