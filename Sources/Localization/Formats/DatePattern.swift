import DesignSystem
import LoanArithmetic

/// The format of dates in a locale: two numbers between three literals, one of which contains the month.
///
/// The name of the month is part of a literal, in its grammatical form, so the engine needs no grammar rules.
struct DatePattern: Sendable, Hashable {
  /// A part of the text other than a number.
  enum Literal: Sendable, Hashable {
    case same(String)
    /// One text per month, January first.
    case ofMonth([String])

    func text(in month: Int) -> String {
      switch self {
      case .same(let text): text
      case .ofMonth(let texts): texts.indices.contains(month - 1) ? texts[month - 1] : ""
      }
    }
  }

  var start = Literal.same("")
  var middle = Literal.ofMonth((1...12).map { $0 < 10 ? "-0\($0)-" : "-\($0)-" })
  var end = Literal.same("")
  var digits = Digits.latin
  /// Whether a day below 10 has a leading zero.
  var padsDay = true
  /// Whether the year comes before the month, and the day after it.
  var isYearFirst = true

  func format(_ date: CalendarDate) -> String {
    let (year, month, day) = date.components
    let (start, middle, end) = (start.text(in: month), middle.text(in: month), end.text(in: month))
    let yearCount = year < 10 ? 1 : year < 100 ? 2 : year < 1000 ? 3 : 4
    let dayCount = padsDay || day >= 10 ? 2 : 1
    let literals = start.utf8.count + middle.utf8.count + end.utf8.count
    return String(count: literals + (yearCount + dayCount) * digits.width) { text in
      text.prepend(end)
      text.prepend(isYearFirst ? day : year, count: isYearFirst ? dayCount : yearCount, of: digits)
      text.prepend(middle)
      text.prepend(isYearFirst ? year : day, count: isYearFirst ? yearCount : dayCount, of: digits)
      text.prepend(start)
    }
  }

  /// Returns the pattern for Russian speech, with "года" (year) in place of its abbreviation "г.".
  func withYearInFull() -> DatePattern {
    guard case .same(let ending) = end, ending.includes("г.") else { return self }
    var pattern = self
    pattern.end = .same(" года")
    return pattern
  }
}
