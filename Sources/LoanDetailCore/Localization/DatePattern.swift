import LoanArithmetic

/// The format of dates in a locale: one template per month, so that the engine needs no grammar rules.
struct DatePattern: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case literal(String)
    case year
    case day
  }

  /// One template per month, January first; if it is empty, dates are formatted as `YYYY-MM-DD`.
  var months: [[Piece]] = []
  var digits: [String] = NumberPattern().digits
  /// Whether a day below 10 has a leading zero.
  var padsDay = false

  func format(_ date: CalendarDate) -> String {
    let (year, month, day) = date.components
    guard months.count == 12 else { return date.description }
    var text = ""
    text.reserveCapacity(32)
    for piece in months[month - 1] {
      switch piece {
      case .literal(let literal): text += literal
      case .year: append(year, to: &text)
      case .day:
        if padsDay, day < 10 { text += digits[0] }
        append(day, to: &text)
      }
    }
    return text
  }

  /// Returns the pattern for Russian speech, with "года" in place of the abbreviation "г.".
  func withYearInFull() -> DatePattern {
    var pattern = self
    for (month, pieces) in months.enumerated() {
      guard case .literal(let ending)? = pieces.last, ending.contains("г.") else { continue }
      pattern.months[month][pieces.count - 1] = .literal(" года")
    }
    return pattern
  }

  private func append(_ number: Int, to text: inout String) {
    if number >= 10 { append(number / 10, to: &text) }
    text += digits[number % 10]
  }
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
        months = templates
        self.digits = digits
        padsDay = early.contains(digits[0] + digits[5])
        return
      }
    }
    return nil
  }

  private static func template(_ sample: String, digits: [String]) -> [Piece]? {
    let year = digits[2] + digits[0] + digits[0] + digits[1]
    let day = digits[2] + digits[2]
    guard let yearRange = sample.firstRange(of: year), let dayRange = sample.firstRange(of: day) else { return nil }
    let (first, second, pieces): (Range<String.Index>, Range<String.Index>, [Piece]) =
      yearRange.lowerBound < dayRange.lowerBound
      ? (yearRange, dayRange, [.year, .day]) : (dayRange, yearRange, [.day, .year])
    return [
      .literal(String(sample[..<first.lowerBound])), pieces[0],
      .literal(String(sample[first.upperBound..<second.lowerBound])), pieces[1],
      .literal(String(sample[second.upperBound...])),
    ]
  }
}
