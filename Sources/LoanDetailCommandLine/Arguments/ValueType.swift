import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailJSON

/// How the text of an argument becomes a value.
struct ValueType<Value>: Sendable {
  /// What a message says the text must be, such as "text or json".
  var expected = "a text"
  /// What a shell offers.
  var completion = Completion.none
  /// Makes the value; `nil` for a text that is none.
  var parse: @Sendable (String) -> Value?

  /// Makes the value of an argument, or says what is wrong with it.
  func read(_ text: String, for argument: String) throws(UsageError) -> Value {
    if let value = parse(text) { return value }
    let words = if case .words(let words) = completion { words } else { [String]() }
    throw UsageError(
      "\(argument) takes \(expected), not \(SourcePath.quoted(text)).",
      suggesting: NearMiss.suggestion(for: text, among: words))
  }
}

extension ValueType<String> {
  /// Any text, and what a shell offers for it.
  static func text(_ completion: Completion = .none) -> Self { Self(completion: completion) { $0 } }
}

extension ValueType<[String]> {
  /// Texts separated by commas, for which a shell offers some words.
  static func list(such words: [String]) -> Self {
    Self(completion: .list(words)) {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the words of an enumeration.
  static func word(_ type: Value.Type) -> Self {
    let words = type.allCases.map(\.rawValue)
    let list = [words.dropLast().joined(separator: ", "), words.last ?? ""].filter { !$0.isEmpty }
    return Self(expected: list.joined(separator: " or "), completion: .words(words)) { Value(rawValue: $0) }
  }
}

extension ValueType<Int> {
  /// A whole number in a range.
  static func integer(in range: ClosedRange<Int>) -> Self {
    Self(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueType<CalendarDate> {
  /// A day of the calendar.
  static var date: Self { Self(expected: "a day of the calendar as YYYY-MM-DD") { CalendarDate($0) } }
}

extension ValueType<LocaleIdentifier> {
  /// A locale in any usual spelling.
  static var locale: Self { Self(expected: "a locale such as en_US or ru_RU") { LocaleIdentifier($0) } }
}
