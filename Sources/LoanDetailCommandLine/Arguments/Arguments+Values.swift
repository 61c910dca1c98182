import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

extension Arguments {
  /// The value of an option that takes one of a few words.
  func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Value.Type
  ) throws(UsageError) -> Value? {
    guard let text = value(name) else { return nil }
    if let value = Value(rawValue: text) { return value }
    let words = type.allCases.map(\.rawValue)
    let list = words.count > 1 ? words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1] : words[0]
    throw error(
      "--\(name) takes \(list), not \(SourcePath.quoted(text)).",
      suggesting: NearMiss.suggestion(for: text, among: words))
  }

  /// The value of an option that takes a whole number in a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw error(
        "--\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \(SourcePath.quoted(text))."
      )
    }
    return number
  }

  /// The value of an option that takes a day.
  func day(_ name: String) throws(UsageError) -> CalendarDate? {
    guard let text = value(name) else { return nil }
    guard let day = CalendarDate(text) else {
      throw error("--\(name) takes a day of the calendar as YYYY-MM-DD, not \(SourcePath.quoted(text)).")
    }
    return day
  }

  /// The value of an option that takes a locale.
  func locale(_ name: String) throws(UsageError) -> String? {
    guard let text = value(name) else { return nil }
    guard let locale = LocaleIdentifier(text) else {
      throw error("--\(name) takes a locale such as en_US or ru_RU, not \(SourcePath.quoted(text)).")
    }
    return locale.rawValue
  }
}
