import DesignSystem
import LoanArithmetic

/// The format of dates in a locale: two numbers between three literals, one of which contains the month.
///
/// The name of the month is part of a literal, in its grammatical form, so the engine needs no grammar rules.
struct DatePattern: Sendable, Hashable {
  /// A part of the text other than a number.
  enum Literal: Sendable, Hashable {
    /// One text for all months.
    case same(String)
    /// One text per month, January first.
    case ofMonth([String])

    /// Returns the text for a month, 1...12; empty if there is none.
    func text(in month: Int) -> String {
      switch self {
      case .same(let text): text
      case .ofMonth(let texts): texts.indices.contains(month - 1) ? texts[month - 1] : ""
      }
    }
  }

  /// The text before the first number.
  var start = Literal.same("")
  /// The text between the numbers.
  var middle = Literal.ofMonth((1...12).map { $0 < 10 ? "-0\($0)-" : "-\($0)-" })
  /// The text after the last number.
  var end = Literal.same("")
  var digits = Digits.latin
  /// Whether a day below 10 has a leading zero.
  var padsDay = true
  /// Whether the year comes before the month, and the day after it.
  var isYearFirst = true

  /// Formats a day.
  func format(_ date: CalendarDate) -> String {
    let (year, month, day) = date.components
    let (start, middle, end) = (start.text(in: month), middle.text(in: month), end.text(in: month))
    let yearCount =
      switch year {
      case ..<10: 1
      case ..<100: 2
      case ..<1000: 3
      default: 4
      }
    let (dayNumber, yearNumber) = ((value: day, count: padsDay || day >= 10 ? 2 : 1), (value: year, count: yearCount))
    let (first, last) = isYearFirst ? (yearNumber, dayNumber) : (dayNumber, yearNumber)
    let literals = start.utf8.count + middle.utf8.count + end.utf8.count
    // The text is written from its end.
    return String(count: literals + (first.count + last.count) * digits.width) { text in
      text.prepend(end)
      text.prepend(last.value, count: last.count, of: digits)
      text.prepend(middle)
      text.prepend(first.value, count: first.count, of: digits)
      text.prepend(start)
    }
  }

  /// Returns the pattern for Russian speech: the abbreviation "г." at its end becomes "года", "of the year". Other
  /// patterns stay as they are.
  func withYearInFull() -> DatePattern {
    guard case .same(let ending) = end, ending.includes("г.") else { return self }
    var pattern = self
    pattern.end = .same(" года")
    return pattern
  }
}
