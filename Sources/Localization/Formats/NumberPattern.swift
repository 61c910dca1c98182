/// The format of numbers in a locale: its digits, separators, groups, prefix and suffix.
struct NumberPattern: Sendable, Hashable {
  var digits = Digits.latin
  /// The text between groups of digits.
  var groupSeparator = ""
  /// The text between the whole and the fraction.
  var decimalSeparator = "."
  /// The number of digits in the last group before the decimal separator; 0 if digits are not grouped.
  var primaryGroup = 0
  /// The number of digits in all other groups.
  var secondaryGroup = 0
  /// The minimum number of digits before the last group; a shorter number is not grouped.
  var minimumLeadingDigits = 1
  /// The affixes of zero and of numbers above it.
  var positive = Affixes()
  /// The affixes of numbers below zero.
  var negative = Affixes(prefix: "-")

  /// The texts before and after the digits.
  struct Affixes: Sendable, Hashable {
    var prefix = ""
    var suffix = ""
  }

  /// Formats `value × 10^-decimals` with exactly `decimals` decimals.
  func format(_ value: Int64, decimals: Int) -> String {
    let affixes = value < 0 ? negative : positive
    let whole = max(1, Self.digitCount(of: value.magnitude) - decimals)
    let groups = separators(in: whole)
    var count = affixes.prefix.utf8.count + affixes.suffix.utf8.count
    count += (whole + decimals) * digits.width + groups * groupSeparator.utf8.count
    if decimals > 0 { count += decimalSeparator.utf8.count }
    return String(count: count) { text in
      var rest = value.magnitude
      func writeDigit() {
        text.prepend(Int(rest % 10), of: digits)
        rest /= 10
      }
      text.prepend(affixes.suffix)
      for _ in 0..<decimals { writeDigit() }
      if decimals > 0 { text.prepend(decimalSeparator) }
      var nextSeparator = groups > 0 ? primaryGroup : whole
      for index in 0..<whole {
        if index == nextSeparator {
          text.prepend(groupSeparator)
          nextSeparator += secondaryGroup
        }
        writeDigit()
      }
      text.prepend(affixes.prefix)
    }
  }

  /// Returns the number of group separators in a whole part of `whole` digits.
  private func separators(in whole: Int) -> Int {
    guard primaryGroup > 0, secondaryGroup > 0, whole > primaryGroup, whole >= primaryGroup + minimumLeadingDigits
    else { return 0 }
    return 1 + (whole - 1 - primaryGroup) / secondaryGroup
  }

  /// Returns the number of decimal digits of a number; one for zero.
  static func digitCount(of number: UInt64) -> Int {
    var count = 1
    var rest = number / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}
