/// The format of numbers in a locale: its digits, separators, groups, prefix and suffix.
struct NumberPattern: Sendable, Hashable {
  var digits: [String] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
  var groupSeparator = ""
  var decimalSeparator = "."
  /// The number of digits in the last group before the decimal separator; 0 if digits are not grouped.
  var primaryGroup = 0
  /// The number of digits in all other groups.
  var secondaryGroup = 0
  /// The minimum number of digits before the last group; a shorter number is not grouped.
  var minimumLeadingDigits = 1
  var positive = Affixes()
  var negative = Affixes(prefix: "-")

  struct Affixes: Sendable, Hashable {
    var prefix = ""
    var suffix = ""
  }

  /// Formats `value × 10^-decimals` with exactly that many decimals.
  func format(_ value: Int64, decimals: Int) -> String {
    var (rest, power, count) = (value.magnitude, UInt64(1), 1)
    while count <= decimals || rest / power >= 10 { (power, count) = (power * 10, count + 1) }
    let whole = count - decimals
    let affixes = value < 0 ? negative : positive
    var text = affixes.prefix
    for index in 0..<count {
      if index == whole {
        text += decimalSeparator
      } else if index > 0, index < whole, isGroupEnd(whole - index, of: whole) {
        text += groupSeparator
      }
      text += digits[Int(rest / power)]
      (rest, power) = (rest % power, power / 10)
    }
    text += affixes.suffix
    return text
  }

  /// Whether a separator comes before the last `remaining` of `whole` integer digits.
  private func isGroupEnd(_ remaining: Int, of whole: Int) -> Bool {
    guard primaryGroup > 0, whole >= primaryGroup + minimumLeadingDigits, remaining >= primaryGroup else {
      return false
    }
    return remaining == primaryGroup || (remaining - primaryGroup) % secondaryGroup == 0
  }
}

extension NumberPattern {
  /// Derives the pattern from formatted samples; `nil` if they contain too few digits.
  ///
  /// - Parameters:
  ///   - positive: 1234567890 with any number of decimals.
  ///   - negative: The same number below zero.
  ///   - small: 1234 in the same form.
  init?(positive: String, negative: String, small: String) {
    guard let sample = Sample(positive), let below = Sample(negative), let short = Sample(small),
      sample.digits.count >= 10
    else { return nil }
    var digits = sample.digits[0..<10].map(String.init)
    digits.insert(digits.removeLast(), at: 0)
    self.digits = digits
    self.positive = sample.affixes
    self.negative = below.affixes
    // Gaps after the tenth digit are the decimal point; those before it end groups.
    let gaps = sample.gaps
    if let point = gaps.first(where: { $0.after == 10 }) { decimalSeparator = point.text }
    let groups = gaps.filter { $0.after < 10 }
    if let last = groups.last {
      groupSeparator = last.text
      primaryGroup = 10 - last.after
      secondaryGroup = groups.count > 1 ? last.after - groups[groups.count - 2].after : primaryGroup
      let shortIsGrouped = short.gaps.contains { $0.after < 4 }
      minimumLeadingDigits = shortIsGrouped || primaryGroup > 3 ? 1 : 2
    }
  }

  /// The parts of a formatted number.
  private struct Sample {
    var affixes = Affixes()
    var digits: [Character] = []
    /// The texts between digits, each with the number of digits before it.
    var gaps: [(after: Int, text: String)] = []

    init?(_ text: String) {
      var pending = ""
      for character in text {
        if character.wholeNumberValue != nil {
          if digits.isEmpty {
            affixes.prefix = pending
          } else if !pending.isEmpty {
            gaps.append((digits.count, pending))
          }
          pending = ""
          digits.append(character)
        } else {
          pending.append(character)
        }
      }
      affixes.suffix = pending
      if digits.isEmpty { return nil }
    }
  }
}
