import LoanArithmetic

/// How a locale writes a day: a template for each month, so that no grammar has to be known.
struct DatePattern: Sendable, Hashable {
  /// A piece of a template.
  enum Piece: Sendable, Hashable {
    case literal(String)
    case year
    case day
  }

  /// The template of each month, January first; empty where days are written as `YYYY-MM-DD`.
  var months: [[Piece]] = []
  var digits: [String] = NumberPattern().digits
  /// Whether a one-digit day has a zero before it.
  var padsDay = false

  /// Writes a day.
  func format(_ date: CalendarDate) -> String {
    let (year, month, day) = date.components
    guard months.count == 12 else { return date.description }
    var text = ""
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

  /// The pattern for saying a day in Russian, where the year's word is not said shortened.
  func withYearInFull() -> DatePattern {
    var pattern = self
    for (month, pieces) in months.enumerated() {
      guard case .literal(let ending)? = pieces.last, ending.contains("г.") else { continue }
      pattern.months[month][pieces.count - 1] = .literal(" года")
    }
    return pattern
  }

  private func append(_ number: Int, to text: inout String) {
    for byte in String(number).utf8 { text += digits[Int(byte - UInt8(ascii: "0"))] }
  }
}

extension DatePattern {
  /// Reads the pattern off samples that a formatter wrote.
  ///
  /// - Parameters:
  ///   - samples: the 22nd of each month of 2001, January first.
  ///   - early: 5 November 2001.
  ///   - digits: the digits the locale counts with; Latin ones are looked for too.
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
