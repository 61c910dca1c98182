public import DesignSystem
public import LoanArithmetic
public import LoanDetailJSON

extension ObjectReader {
  /// A text. An empty text counts as not provided.
  public func text(_ name: String) -> Fact<String> {
    fact(name, expected: "a text") { if case .string(let text) = $0 { text } else { nil } }
      .unless(\.isBlank)
  }

  /// A text, the same in all languages (`"…"`) or one for each (`{"en": "…", "ru": "…"}`). If it is empty in a
  /// language, it counts as not provided.
  ///
  /// If the log reads texts of further languages, the object may have them by their codes: `"kk": "…"`.
  public func localizedText(_ name: String) -> Fact<LocalizedText> {
    let others = log.readsMoreLanguages ? " and those of further languages by their codes, such as \"kk\"" : ""
    let text: Fact<LocalizedText> = fact(
      name, expected: "a text, or an object with the texts \"en\" and \"ru\"\(others)"
    ) { value in
      switch value {
      case .string(let text): return LocalizedText(verbatim: text)
      case .object(let members):
        var texts: [String: String] = [:]
        for member in members {
          guard case .string(let text) = member.value, Self.isLanguage(member.name) else { return nil }
          texts[member.name] = text
        }
        guard texts["en"] != nil, texts["ru"] != nil, log.readsMoreLanguages || texts.count == 2 else { return nil }
        return LocalizedText(data: texts)
      default: return nil
      }
    }
    return text.unless { $0.isEmpty(by: \.isBlank) }
  }

  /// Whether a name is a language code of BCP 47, such as `kk` or `pt-BR`.
  private static func isLanguage(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && (2...3).contains(parts[0].count)
      && parts.allSatisfy { (2...4).contains($0.count) && $0.allSatisfy { Unicode.Scalar($0).properties.isAlphabetic } }
  }

  /// The number of an account, a contract or a register. Messages never contain it.
  public func accountNumber(_ name: String) -> Fact<AccountNumber> {
    fact(name, expected: "a text") {
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

  /// A day in the form `YYYY-MM-DD`.
  public func date(_ name: String) -> Fact<CalendarDate> {
    fact(name, expected: "a day of the calendar as \"YYYY-MM-DD\"") { value in
      if case .string(let text) = value { CalendarDate(text) } else { nil }
    }
  }

  /// A local time of day in the form `HH:MM`.
  public func timeOfDay(_ name: String) -> Fact<TimeOfDay> {
    fact(name, expected: "a time of day as \"HH:MM\"") { value in
      if case .string(let text) = value { TimeOfDay(text) } else { nil }
    }
  }

  /// The address of a web page or a telephone number.
  public func link(_ name: String) -> Fact<Link> {
    fact(name, expected: "an address that begins with \"https://\" or \"tel:\"") { value in
      if case .string(let text) = value { Link(text) } else { nil }
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

  /// A Boolean value.
  public func flag(_ name: String) -> Fact<Bool> {
    fact(name, expected: "true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  /// One of the given names, as its value.
  @inlinable
  public func name<Value>(_ name: String, among names: [String: Value]) -> Fact<Value> {
    fact(name, expected: Self.oneOf(names.keys), advice: { Self.suggestion(for: $0, among: names.keys) }) { value in
      if case .string(let text) = value { names[text] } else { nil }
    }
  }

  /// One of the raw values of an enumeration.
  @inlinable
  public func name<Value: CaseIterable & RawRepresentable<String>>(_ name: String, of type: Value.Type) -> Fact<Value> {
    fact(
      name, expected: Self.oneOf(type.allCases.map(\.rawValue)),
      advice: { Self.suggestion(for: $0, among: type.allCases.map(\.rawValue)) }
    ) { value in
      if case .string(let text) = value { Value(rawValue: text) } else { nil }
    }
  }

  /// A list of raw values of an enumeration. Unknown values are added to the log and left out.
  @inlinable
  public func names<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Value.Type
  ) -> Fact<[Value]> {
    fact(name, expected: "an array of names") { value in
      guard case .array(let elements) = value else { return nil }
      return elements.enumerated().compactMap { index, element in
        self.name(element, at: "\(path(of: name))[\(index)]", of: type)
      }
    }
  }

  /// The value with a name. Any other value is added to the log.
  @inlinable
  package func name<Value: CaseIterable & RawRepresentable<String>>(
    _ element: JSONValue, at path: @autoclosure () -> String, of type: Value.Type
  ) -> Value? {
    let names = type.allCases.map(\.rawValue)
    if case .string(let text) = element, names.contains(text) { return Value(rawValue: text) }
    log.addUnreadable(
      element, at: path(), expected: Self.oneOf(names), advice: Self.suggestion(for: element, among: names))
    return nil
  }

  /// The text of a decimal. An exponent or a plus sign is not allowed in a decimal string.
  package static func plainDecimal(_ value: JSONValue) -> String? {
    guard case .string(let text) = value else { return nil }
    var bytes = text
    let isPlain = bytes.withUTF8 { bytes in
      for byte in bytes where byte | 0x20 == UInt8(ascii: "e") || byte == UInt8(ascii: "+") { return false }
      return true
    }
    return isPlain ? text : nil
  }

  /// What to do about an amount that is written as a number.
  package static func quoteNumber(_ value: JSONValue) -> String? {
    if case .number = value { "Put the number in quotes, so that no digit of it is lost on the way." } else { nil }
  }

  @usableFromInline
  static func oneOf(_ names: some Sequence<String>) -> String {
    "one of \(names.sorted().joined(separator: ", "))"
  }

  @usableFromInline
  static func suggestion(for value: JSONValue, among names: some Sequence<String>) -> String? {
    if case .string(let text) = value { NearMiss.suggestion(for: text, among: names.sorted()) } else { nil }
  }
}

extension Fact {
  /// The fact, or `notProvided` if its value counts as empty.
  fileprivate func unless(_ saysNothing: (Value) -> Bool) -> Fact {
    value.map(saysNothing) ?? false ? .notProvided : self
  }
}

extension String {
  /// Whether the text has no visible characters. Screens do not show characters of Unicode's category *format*.
  fileprivate var isBlank: Bool {
    // Nearly every text begins with a letter or a digit.
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.generalCategory == .format }
  }
}
