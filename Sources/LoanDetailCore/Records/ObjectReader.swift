public import LoanArithmetic

/// What is found wrong while a record is read.
public final class ReadingLog {
  /// How bad a value that cannot be read is.
  public let severityOfUnreadable: Diagnostic.Severity
  /// Everything found so far.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Makes a log; a source whose format is ours calls an unreadable value an error, a foreign one a warning.
  public init(severityOfUnreadable: Diagnostic.Severity) {
    self.severityOfUnreadable = severityOfUnreadable
  }

  /// Whether anything found is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a finding.
  public func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds a value that cannot be read.
  public func addUnreadable(_ value: SourceValue, at path: String, expected: String) {
    add(
      Diagnostic(
        id: "record.unreadable-value", severity: severityOfUnreadable, path: path, summary: "The value cannot be read.",
        found: value.summary, expected: expected))
  }
}

/// Reads the members of one object of a record as facts, and remembers which were asked for.
///
/// A member that is missing or null is not provided; `{"absent": "withheld"}` and `{"absent": "notApplicable"}` say so;
/// anything else that does not fit is unreadable, and goes to the log with its path.
public final class ObjectReader {
  /// Where the object stands in the source.
  public let path: String
  /// Where findings go.
  public let log: ReadingLog
  private let members: [String: SourceValue]
  private var asked: Set<String> = []

  /// Makes a reader; `nil`, with an entry in the log, when the value is not an object.
  public init?(_ value: SourceValue, at path: String, log: ReadingLog) {
    guard case .object(let list) = value else {
      log.addUnreadable(value, at: path, expected: "an object")
      return nil
    }
    self.path = path
    self.log = log
    var members: [String: SourceValue] = [:]
    for member in list { members[member.name] = member.value }
    self.members = members
  }

  /// The path of a member.
  public func path(of name: String) -> String { "\(path).\(name)" }

  /// The member as it was written; `nil` when it is missing or null.
  public func value(_ name: String) -> SourceValue? {
    asked.insert(name)
    guard let value = members[name], value != .null else { return nil }
    return value
  }

  /// A member as a fact, converted; `expected` says what the conversion accepts.
  public func fact<Value>(
    _ name: String, expected: String, _ convert: (SourceValue) -> Value?
  ) -> Fact<Value> {
    guard let value = value(name) else { return .notProvided }
    if let converted = convert(value) { return .known(converted, origin: .provider(field: path(of: name))) }
    if let absence = Self.statedAbsence(value) { return .absent(absence) }
    log.addUnreadable(value, at: path(of: name), expected: expected)
    return .absent(.unreadable(value.summary))
  }

  /// A text.
  public func text(_ name: String) -> Fact<String> {
    fact(name, expected: "a text") { if case .string(let text) = $0 { text } else { nil } }
  }

  /// A text in one language or in each: `"…"`, or `{"en": "…", "ru": "…"}`.
  public func localizedText(_ name: String) -> Fact<LocalizedText> {
    fact(name, expected: "a text, or an object with the texts \"en\" and \"ru\"") { value in
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
  }

  /// An amount written as a decimal string.
  public func money(_ name: String, in currency: Currency) -> Fact<Money> {
    fact(name, expected: "a decimal string with at most \(currency.decimals) decimals, such as \"1234.5\"") { value in
      guard case .string(let text) = value, !text.contains(where: { "eE+".contains($0) }) else { return nil }
      return Money(text, currency: currency)
    }
  }

  /// An exact decimal written as a string.
  public func decimal(_ name: String) -> Fact<ExactDecimal> {
    fact(name, expected: "a decimal string, such as \"11.5\"") { value in
      guard case .string(let text) = value, !text.contains(where: { "eE+".contains($0) }) else { return nil }
      return ExactDecimal(text)
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
      guard case .number(let digits) = value, let number = Int(digits), range.contains(number) else { return nil }
      return number
    }
  }

  /// True or false.
  public func flag(_ name: String) -> Fact<Bool> {
    fact(name, expected: "true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  /// One of a set of names.
  public func name<Value>(_ name: String, among names: [String: Value]) -> Fact<Value> {
    fact(name, expected: "one of \(names.keys.sorted().joined(separator: ", "))") { value in
      if case .string(let text) = value { names[text] } else { nil }
    }
  }

  /// One of an enumeration's raw names.
  public func name<Value: CaseIterable & RawRepresentable<String>>(_ name: String, of type: Value.Type) -> Fact<Value> {
    self.name(
      name, among: Dictionary(type.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  /// A reader of an object inside this one; `nil` when it is missing, null or, with an entry in the log, not an object.
  public func object(_ name: String) -> ObjectReader? {
    value(name).flatMap { ObjectReader($0, at: path(of: name), log: log) }
  }

  /// A list of objects, each made by `make`; those it makes nothing of are left out, after their entries in the log.
  public func objects<Value>(_ name: String, _ make: (ObjectReader) -> Value?) -> Fact<[Value]> {
    fact(name, expected: "an array of objects") { value in
      guard case .array(let elements) = value else { return nil }
      return elements.enumerated().compactMap { index, element in
        guard let reader = ObjectReader(element, at: "\(self.path(of: name))[\(index)]", log: self.log) else {
          return nil
        }
        defer { reader.reportUnread() }
        return make(reader)
      }
    }
  }

  /// The value of a fact that must be there; without it the log gets an error and the answer is `nil`.
  public func required<Value>(_ name: String, _ fact: Fact<Value>) -> Value? {
    switch fact {
    case .known(let value, _, _): return value
    case .absent(.unreadable): return nil
    case .absent:
      log.add(
        Diagnostic(
          id: "record.missing-value", severity: log.severityOfUnreadable, path: path(of: name),
          summary: "A value that must be there is missing."))
      return nil
    }
  }

  /// Reports every member nobody asked for, with the nearest known name.
  public func reportUnread() {
    for name in members.keys.filter({ !asked.contains($0) }).sorted() {
      log.add(
        Diagnostic(
          id: "record.unknown-field", severity: .warning, path: path(of: name),
          summary: "The field is not known here and was not read.", found: "\"\(name)\"",
          advice: NearMiss.suggestion(for: name, among: asked.sorted())))
    }
  }

  private static func statedAbsence(_ value: SourceValue) -> Absence? {
    guard case .object(let members) = value, members.count == 1, members[0].name == "absent" else { return nil }
    return switch members[0].value {
    case .string("withheld"): .withheld
    case .string("notApplicable"): .notApplicable
    case .string("notProvided"): .notProvided
    default: nil
    }
  }
}
