// The patterns of a locale, derived from formatted samples. Their fields are those of the types with the same names in
// Localization, which format with them.
import Foundation

struct Affixes: Encodable, Hashable {
  var prefix = ""
  var suffix = ""
}

struct NumberPattern: Encodable, Hashable {
  var digits: [String] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
  var groupSeparator = ""
  var decimalSeparator = "."
  var primaryGroup = 0
  var secondaryGroup = 0
  var minimumLeadingDigits = 1
  var positive = Affixes()
  var negative = Affixes(prefix: "-")
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
struct DatePattern: Encodable, Hashable {
  /// Three literals for each month, January first: before, between and after the numbers.
  var months: [[String]] = []
  var digits: [String] = NumberPattern().digits
  /// Whether a day below 10 has a leading zero.
  var padsDay = false
  var isYearFirst = false
}

extension DatePattern {
  /// Derives the pattern from formatted samples; `nil` if they do not contain the expected digits.
  ///
  /// - Parameters:
  ///   - samples: The 22nd of each month of 2001, January first.
  ///   - early: The 5th of November 2001.
  ///   - digits: The digits of the locale; Latin digits are tried as well.
  init?(samples: [String], early: String, digits: [String]) {
    for digits in [digits, NumberPattern().digits] {
      let templates = samples.compactMap { Self.template($0, digits: digits) }
      if templates.count == 12 {
        months = templates.map(\.texts)
        isYearFirst = templates[0].isYearFirst
        guard templates.allSatisfy({ $0.isYearFirst == isYearFirst }) else { return nil }
        self.digits = digits
        padsDay = early.contains(digits[0] + digits[5])
        return
      }
    }
    return nil
  }

  private static func template(_ sample: String, digits: [String]) -> (texts: [String], isYearFirst: Bool)? {
    let year = digits[2] + digits[0] + digits[0] + digits[1]
    let day = digits[2] + digits[2]
    guard let yearRange = sample.firstRange(of: year), let dayRange = sample.firstRange(of: day) else { return nil }
    let isYearFirst = yearRange.lowerBound < dayRange.lowerBound
    let (first, second) = isYearFirst ? (yearRange, dayRange) : (dayRange, yearRange)
    return (
      [
        String(sample[..<first.lowerBound]), String(sample[first.upperBound..<second.lowerBound]),
        String(sample[second.upperBound...]),
      ], isYearFirst
    )
  }
}

struct TimePattern: Encodable, Hashable {
  struct Template: Encodable, Hashable {
    var prefix = ""
    var separator = ":"
    var suffix = ""
  }

  var morning = Template()
  var evening = Template()
  var has24Hours = true
  var padsHour = true
  var digits: [String] = NumberPattern().digits
}

extension TimePattern {
  /// Derives the pattern from samples; `nil` if they do not contain the expected digits.
  ///
  /// - Parameters:
  ///   - morning: 9:34.
  ///   - evening: 21:34.
  ///   - digits: the digits of the locale; Latin digits are tried as well.
  init?(morning: String, evening: String, digits: [String]) {
    for digits in [digits, NumberPattern().digits] {
      let (nine, twentyOne, minutes) = (digits[9], digits[2] + digits[1], digits[3] + digits[4])
      padsHour = morning.contains(digits[0] + nine)
      has24Hours = evening.contains(twentyOne)
      let early = padsHour ? digits[0] + nine : nine
      let late = has24Hours ? twentyOne : early
      guard let first = Template(morning, hour: early, minutes: minutes),
        let second = Template(evening, hour: late, minutes: minutes)
      else { continue }
      self.morning = first
      self.evening = second
      self.digits = digits
      return
    }
    return nil
  }
}

extension TimePattern.Template {
  fileprivate init?(_ sample: String, hour: String, minutes: String) {
    guard let hour = sample.firstRange(of: hour),
      let minutes = sample[hour.upperBound...].firstRange(of: minutes)
    else { return nil }
    // A narrow space is invisible in many terminals.
    func text(_ part: Substring) -> String { String(part).replacing("\u{202F}", with: "\u{A0}") }
    prefix = text(sample[..<hour.lowerBound])
    separator = text(sample[hour.upperBound..<minutes.lowerBound])
    suffix = text(sample[minutes.upperBound...])
  }
}
