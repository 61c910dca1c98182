import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailJSON
import Loans
import Localization

/// The type of an argument's value, which converts the text of the argument.
struct ValueType<Value>: Sendable {
  /// The expected form of the text, for messages, such as "text or json".
  var expected = "a text"
  /// The completions that a shell offers.
  var completion = Completion.none
  /// Converts the text; returns `nil` if the text is wrong.
  var parse: @Sendable (String) -> Value?
  /// A sentence about a wrong text, for messages; `nil` if there is nothing to say.
  var advice: @Sendable () -> String? = { nil }

  /// Converts the text of an argument. The error names the argument and the expected form.
  func read(_ text: String, for argument: String) throws(UsageError) -> Value {
    if let value = parse(text) { return value }
    let words = if case .words(let words) = completion { words } else { [String]() }
    throw UsageError(
      "\(argument) takes \(expected), not \(SourcePath.quoted(text)).",
      suggesting: NearMiss.suggestion(for: text, among: words) ?? advice())
  }
}

extension ValueType<String> {
  /// Any text.
  static func text(_ completion: Completion = .none) -> Self { Self(completion: completion) { $0 } }
}

extension ValueType<[String]> {
  /// Texts separated by commas. A shell offers some words, but other texts are accepted, too.
  static func list(of words: [String]) -> Self {
    Self(completion: .list(words)) {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the raw values of an enumeration.
  static func word(_ type: Value.Type) -> Self {
    let words = type.allCases.map(\.rawValue)
    // "a, b or c"; the word alone if there is only one.
    let list = [Array(words.dropLast()).joined(separator: ", "), words.last ?? ""].filter { !$0.isEmpty }
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

extension ValueType<EarlyRepayment.Kept> {
  /// The figure that an early repayment leaves unchanged, by its name in a question.
  static var kept: Self {
    let names = Value.allCases.map(\.name)
    return Self(expected: names.joined(separator: " or "), completion: .words(names)) { name in
      Value.allCases.first { $0.name == name }
    }
  }
}

extension ValueType<CalendarDate> {
  /// A day as `YYYY-MM-DD`.
  static var date: Self { Self(expected: "a day of the calendar as YYYY-MM-DD") { CalendarDate($0) } }
}

extension ValueType<ExactDecimal> {
  /// Any decimal number.
  static var decimal: Self { Self(expected: "a decimal number such as 17.9") { ExactDecimal($0) } }

  /// A decimal number above zero or, with `orZero`, from zero. `expected` is its form, for messages.
  static func decimal(_ expected: String, orZero: Bool = false) -> Self {
    Self(expected: expected) { text in
      ExactDecimal(text).flatMap { $0.coefficient > 0 || orZero && $0.coefficient == 0 ? $0 : nil }
    }
  }
}

extension ValueType<Currency> {
  /// A currency by its code of ISO 4217.
  static var currency: Self {
    Self(expected: "a currency code of ISO 4217 such as RUB") { Currency(code: $0) }
  }
}

extension ValueType<BankTimeZone> {
  /// A time zone by its name in the IANA database.
  static var timeZone: Self {
    Self(
      expected: "the name of a time zone in the IANA database such as Europe/Moscow", parse: { BankTimeZone($0) },
      advice: { BankTimeZone.missingDatabase })
  }
}

extension ValueType<LocaleIdentifier> {
  /// A locale, such as `en_US` or `en-us`.
  static var locale: Self { Self(expected: "a locale such as en_US or ru_RU") { LocaleIdentifier($0) } }
}
