import DesignSystem
public import LoanArithmetic
import LoanDetailJSON

extension ObjectReader {
  /// A text; an empty one says nothing and is not provided.
  public func text(_ name: String) -> Fact<String> {
    fact(name, expected: "a text") { if case .string(let text) = $0 { text } else { nil } }
      .unless(\.isBlank)
  }

  /// A text in one language or in each: `"…"`, or `{"en": "…", "ru": "…"}`; one that is empty in a language is not
  /// provided.
  public func localizedText(_ name: String) -> Fact<LocalizedText> {
    let text: Fact<LocalizedText> = fact(name, expected: "a text, or an object with the texts \"en\" and \"ru\"") {
      value in
      switch value {
      case .string(let text): return LocalizedText(verbatim: text)
      case .object(let members):
        guard members.count == 2,
          case .string(let english)? = members.first(where: { $0.name == "en" })?.value,
          case .string(let russian)? = members.first(where: { $0.name == "ru" })?.value
        else { return nil }
        return LocalizedText(en: english, ru: russian)
      default: return nil
      }
    }
    return text.unless { $0.english.isBlank || $0.russian.isBlank }
  }

  /// The number of an account, a contract or a register: no message ever quotes it.
  public func accountNumber(_ name: String) -> Fact<AccountNumber> {
    fact(name, expected: "a text", isSecret: true) {
      if case .string(let text) = $0 { AccountNumber(text) } else { nil }
    }
    .unless(\.revealed.isBlank)
  }

  /// An amount written as a decimal string.
  public func money(_ name: String, in currency: Currency) -> Fact<Money> {
    fact(
      name, expected: "a decimal string with at most \(currency.decimals) decimals, such as \"1234.5\"",
      advice: Self.quoteNumber
    ) { Self.plainDecimal($0).flatMap { Money($0, currency: currency) } }
  }

  /// An exact decimal written as a string.
  public func decimal(_ name: String) -> Fact<ExactDecimal> {
    fact(name, expected: "a decimal string, such as \"11.5\"", advice: Self.quoteNumber) {
      Self.plainDecimal($0).flatMap { ExactDecimal($0) }
    }
  }

  /// A day written as `YYYY-MM-DD`.
  public func date(_ name: String) -> Fact<CalendarDate> {
    fact(name, expected: "a day of the calendar as \"YYYY-MM-DD\"") { value in
      if case .string(let text) = value { CalendarDate(text) } else { nil }
    }
  }

  /// A whole number in a range.
  public func integer(_ name: String, in range: ClosedRange<Int>) -> Fact<Int> {
    fact(name, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
      guard case .number(let digits) = value, let whole = ExactDecimal(digits)?.scaled(toDecimals: 0),
        let number = Int(exactly: whole), range.contains(number)
      else { return nil }
      return number
    }
  }

  /// True or false.
  public func flag(_ name: String) -> Fact<Bool> {
    fact(name, expected: "true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  /// One of a set of names.
  public func name<Value>(_ name: String, among names: [String: Value]) -> Fact<Value> {
    fact(name, expected: Self.oneOf(names.keys), advice: { Self.suggestion(for: $0, among: names.keys) }) { value in
      if case .string(let text) = value { names[text] } else { nil }
    }
  }

  /// One of an enumeration's raw names.
  public func name<Value: CaseIterable & RawRepresentable<String>>(_ name: String, of type: Value.Type) -> Fact<Value> {
    fact(
      name, expected: Self.oneOf(type.allCases.map(\.rawValue)),
      advice: { Self.suggestion(for: $0, among: type.allCases.map(\.rawValue)) }
    ) { value in
      if case .string(let text) = value { Value(rawValue: text) } else { nil }
    }
  }

  /// A list of an enumeration's raw names; those that are none of them are left out, after their entries in the log.
  public func names<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Value.Type
  ) -> Fact<[Value]> {
    fact(name, expected: "an array of names") { value in
      guard case .array(let elements) = value else { return nil }
      return elements.enumerated().compactMap { index, element in
        if case .string(let text) = element, let value = Value(rawValue: text) { return value }
        let names = type.allCases.map(\.rawValue)
        log.addUnreadable(
          element, at: "\(path(of: name))[\(index)]", expected: Self.oneOf(names),
          advice: Self.suggestion(for: element, among: names))
        return nil
      }
    }
  }

  /// The text of a decimal with neither an exponent nor a plus: those are allowed nowhere but in numbers.
  private static func plainDecimal(_ value: JSONValue) -> String? {
    guard case .string(let text) = value, !text.utf8.contains(where: { "eE+".utf8.contains($0) }) else { return nil }
    return text
  }

  private static func quoteNumber(_ value: JSONValue) -> String? {
    if case .number = value { "Put the number in quotes, so that no digit of it is lost on the way." } else { nil }
  }

  private static func oneOf(_ names: some Sequence<String>) -> String {
    "one of \(names.sorted().joined(separator: ", "))"
  }

  private static func suggestion(for value: JSONValue, among names: some Sequence<String>) -> String? {
    if case .string(let text) = value { NearMiss.suggestion(for: text, among: names.sorted()) } else { nil }
  }
}

extension Fact {
  /// The fact, unless its value says nothing.
  fileprivate func unless(_ saysNothing: (Value) -> Bool) -> Fact {
    value.map(saysNothing) ?? false ? .notProvided : self
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
