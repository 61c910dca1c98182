import DesignSystem
public import LoanArithmetic
public import LoanDetailJSON
public import Loans
public import Localization

extension ObjectReader {
  /// A text. An empty text counts as not provided.
  public func text(_ name: String) -> Fact<DataText> { string(name).map { DataText($0) } }

  /// A text that is no text for readers, such as a code or a key.
  package func string(_ name: String) -> Fact<String> {
    read(name, expected: "a text", \.string)
      .unless(\.isBlank)
  }

  /// A text, the same in all languages (`"…"`) or one for each (`{"en": "…", "ru": "…"}`). If it is empty in a
  /// language, it counts as not provided.
  ///
  /// If ``ReadingLog/readsMoreLanguages`` is set, the object may have further languages by their codes: `"kk": "…"`.
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
    // The bit 0x20 makes a capital letter small.
    return (1...3).contains(parts.count) && (2...3).contains(parts[0].count)
      && parts.allSatisfy { (2...4).contains($0.count) && $0.allSatisfy { 0x61...0x7A ~= $0 | 0x20 } }
  }

  /// The number of an account, a contract or a register. Messages never contain it.
  public func accountNumber(_ name: String) -> Fact<AccountNumber> {
    let fact = read(name, expected: "a text") { $0.string.map { AccountNumber($0) } }.unless(\.revealed.isBlank)
    if let number = fact.value { log.add(number) }
    return fact
  }

  /// An amount written as a decimal string.
  public func money(_ name: String, in currency: Currency) -> Fact<Money> {
    fact(name, statedMoney(name, in: currency))
  }

  /// An amount written as a decimal string, without its origin.
  package func statedMoney(_ name: String, in currency: Currency) -> Stated<Money> {
    stated(
      name, expected: "a decimal string with at most \(currency.decimals) decimals, such as \"1234.5\"",
      advice: Self.quoteNumber
    ) { $0.money(in: currency) }
  }

  /// A currency by its code of ISO 4217.
  package func currency(_ name: String) -> Fact<Currency> {
    fact(name, expected: "a currency code of ISO 4217, such as \"EUR\"") {
      if case .string(let text) = $0 { Currency(code: text) } else { nil }
    }
  }

  /// An exact decimal written as a string.
  public func decimal(_ name: String) -> Fact<ExactDecimal> {
    read(name, expected: "a decimal string, such as \"11.5\"", advice: Self.quoteNumber, \.decimal)
  }

  /// A day in the form `YYYY-MM-DD`.
  public func date(_ name: String) -> Fact<CalendarDate> { fact(name, statedDate(name)) }

  /// A day in the form `YYYY-MM-DD`, without its origin.
  package func statedDate(_ name: String) -> Stated<CalendarDate> {
    stated(name, expected: "a day of the calendar as \"YYYY-MM-DD\"") { $0.day }
  }

  /// A local time of day in the form `HH:MM`.
  public func timeOfDay(_ name: String) -> Fact<TimeOfDay> {
    read(name, expected: "a time of day as \"HH:MM\"") { $0.string.flatMap { TimeOfDay($0) } }
  }

  /// The address of a web page or a telephone number.
  public func link(_ name: String) -> Fact<DataLink> {
    read(
      name,
      expected: "a page as \"https://\" and its host, which has no card number, or a telephone number as \"tel:+\" and "
        + "its digits"
    ) {
      $0.string.flatMap { Link($0) }.map(DataLink.init)
    }
  }

  /// A whole number in a range.
  public func integer(_ name: String, in range: ClosedRange<Int>) -> Fact<Int> {
    fact(name, statedInteger(name, in: range))
  }

  /// A whole number in a range, without its origin.
  package func statedInteger(_ name: String, in range: ClosedRange<Int>) -> Stated<Int> {
    stated(name, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      $0.wholeNumber.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A Boolean value.
  public func flag(_ name: String) -> Fact<Bool> {
    read(name, expected: "true or false", \.bool)
  }

  /// The value for one of the given names.
  @inlinable
  public func name<Value>(_ name: String, among names: [String: Value]) -> Fact<Value> {
    fact(name, statedWord(name, names.keys) { $0.string.flatMap { names[$0] } })
  }

  /// One of the raw values of an enumeration.
  @inlinable
  public func name<Value: CaseIterable & RawRepresentable<String>>(_ name: String, of type: Value.Type) -> Fact<Value> {
    fact(name, statedName(name, of: type))
  }

  /// One of the raw values of an enumeration, without its origin.
  @inlinable
  package func statedName<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Value.Type
  ) -> Stated<Value> {
    statedWord(name, type.allCases.map(\.rawValue)) { $0.string.flatMap(Value.init) }
  }

  /// Converts a string that must be one of these words.
  @inlinable
  package func statedWord<Value>(
    _ name: String, _ words: @autoclosure () -> some Sequence<String>, _ convert: (JSONItem) -> Value?
  ) -> Stated<Value> {
    stated(name, expected: Self.oneOf(words()), advice: { Self.suggestion(for: $0, among: words()) }, convert)
  }

  /// A list of raw values of an enumeration. Unknown values are added to the log and left out.
  @inlinable
  public func names<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Value.Type
  ) -> Fact<[Value]> {
    fact(name, expected: "an array of names") { value in
      guard case .array(let elements) = value else { return nil }
      return elements.enumerated().compactMap { index, element in
        self.name(
          element, at: "\(path(of: name))[\(index)]", among: type.allCases.map { (name: $0.rawValue, value: $0) })
      }
    }
  }

  /// The value for one of the given names. Any other value is added to the log.
  @inlinable
  package func name<Value>(
    _ element: JSONValue, at path: @autoclosure () -> String, among values: [(name: String, value: Value)]
  ) -> Value? {
    if case .string(let text) = element, let known = values.first(where: { $0.name == text }) { return known.value }
    let names = values.map(\.name)
    log.addUnreadable(
      element, at: path(), expected: Self.oneOf(names), advice: Self.suggestion(for: element, among: names))
    return nil
  }

  /// The advice about an amount that is written as a number; `nil` for any other value.
  package static func quoteNumber(_ value: JSONValue) -> String? {
    if case .number = value { "Put the number in quotes, so that no digit of it is lost on the way." } else { nil }
  }

  /// The expected form of a value that must be one of these names.
  @usableFromInline
  static func oneOf(_ names: some Sequence<String>) -> String {
    "one of \(names.sorted().joined(separator: ", "))"
  }

  /// The advice about a text that is near one of these names; `nil` for any other value.
  @usableFromInline
  static func suggestion(for value: JSONValue, among names: some Sequence<String>) -> String? {
    if case .string(let text) = value { NearMiss.suggestion(for: text, among: names.sorted()) } else { nil }
  }
}

extension Fact {
  /// The fact, or `notProvided` if its value is empty.
  fileprivate func unless(_ isEmpty: (Value) -> Bool) -> Fact {
    value.map(isEmpty) ?? false ? .notProvided : self
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

extension JSONItem {
  /// The amount in a decimal string; `nil` if the value is not such a string or has too many decimals.
  package func money(in currency: Currency) -> Money? {
    decimal.flatMap { Money($0, currency: currency) }
  }

  /// The number in a decimal string, in which neither an exponent nor a plus sign is allowed; `nil` for any other
  /// value.
  package var decimal: ExactDecimal? {
    var decimal: ExactDecimal?
    _ = readString { decimal = ExactDecimal(plain: $0) }
    return decimal
  }

  /// The day in a string of the form `YYYY-MM-DD`; `nil` for any other value.
  package var day: CalendarDate? {
    var day: CalendarDate?
    _ = readString { day = CalendarDate(utf8: $0) }
    return day
  }

  /// The whole number; `nil` for any other value.
  package var wholeNumber: Int? {
    var decimal: ExactDecimal?
    _ = readNumber { decimal = ExactDecimal(utf8: $0) }
    return decimal?.scaled(toDecimals: 0).flatMap { Int(exactly: $0) }
  }
}
