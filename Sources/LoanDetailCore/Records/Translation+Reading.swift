import DesignSystem
import LoanDetailJSON
public import Loans
public import Localization

extension Translation {
  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the table.
  ///   - file: the name of the table in messages.
  /// - Throws: ``TranslationError`` with all faults of the table.
  public init(json bytes: [UInt8], file: String = "words") throws(TranslationError) {
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch { throw TranslationError([error.diagnostic(in: file)]) }
    let log = ReadingLog(severityOfUnreadable: .error, quotesValues: true)
    let table = ObjectReader(value, at: "$", log: log).flatMap { Translation($0) }
    guard let table, log.diagnostics.isEmpty else {
      throw TranslationError(
        log.diagnostics.map { fault in
          var fault = fault
          fault.path = "\(file) \(fault.path)"
          return fault
        })
    }
    self = table
  }

  /// Reads a table; `nil` if a value that it must have cannot be used, with an entry in the log.
  private init?(_ reader: ObjectReader) {
    reader.leaveUnread(ObjectReader.schemaMember)
    let known = PluralRule.allCases.map(\.rawValue)
    let code: Fact<String> = reader.fact("language", expected: "a language code of BCP 47, such as \"kk\" or \"pt-BR\"")
    {
      if case .string(let text) = $0, Self.isCode(text) { text } else { nil }
    }
    let name = reader.required("name", reader.string("name"))
    let fallback = reader.name("fallback", among: ["en": Language.english, "ru": .russian])
    let stated: Fact<PluralRule> = reader.name("plural", of: PluralRule.self)
    guard let code = reader.required("language", code) else { return nil }
    let parts = LocaleParts(code)
    guard let rule = stated.value ?? PluralRule(language: parts.language) else {
      reader.log.add(
        Diagnostic(
          id: "record.missing-value", severity: .error, path: reader.path(of: "plural"),
          summary: "The plural rule of this language is not known.", expected: "one of \(known.joined(separator: ", "))"
        ))
      return nil
    }
    var knownTexts: [[String?]: String] = [:]
    var knownNouns: [[[String]?]: [PluralCategory: String]] = [:]
    let texts =
      reader.objects("texts") { (reader) -> Text? in
        let text = Text(reader)
        if let text, !text.text.isEmpty {
          reader.reportContradiction(to: &knownTexts[[text.english, text.russian]], of: text.text, at: "text")
        }
        return text
      }.value ?? []
    let nouns =
      reader.objects("plurals") { (reader) -> Noun? in
        let noun = Noun(reader, rule)
        if let noun, !noun.forms.isEmpty {
          reader.reportContradiction(to: &knownNouns[[noun.english, noun.russian]], of: noun.forms, at: "forms")
        }
        return noun
      }.value ?? []
    reader.reportUnread()
    guard let name else { return nil }
    // A table for a region of a built-in language may contain only the texts that differ there.
    let base = fallback.value ?? .english
    self.init(
      code: code, name: name, rule: rule,
      fallback: parts.language == base.code ? Language(locale: code) : base, texts: texts, nouns: nouns)
  }

  /// Whether a text is a language code of BCP 47, such as `kk` or `pt-BR`.
  private static func isCode(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (2...4).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}

/// The reason why a table of words cannot be used.
public struct TranslationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// All faults, each with its place, the found value and the expected one.
  public let faults: [Diagnostic]

  init(_ faults: [Diagnostic]) { self.faults = faults }

  public var description: String { faults.map { "\($0.path): \($0.message)" }.joined(separator: "\n") }
}

extension Translation.Text {
  /// Reads a text of a table; `nil`, with an entry in the log, if it cannot be used.
  init?(_ reader: ObjectReader) {
    let (english, russian) = (reader.required("en", reader.string("en")), reader.string("ru").value)
    guard let english, let text = reader.words("text", withGapsOf: english) else { return nil }
    self.init(english: english, russian: russian, text: text)
  }
}

extension Translation.Noun {
  /// Reads the forms of a noun by the plural rule of its language; `nil`, with an entry in the log, if they cannot be
  /// used.
  init?(_ reader: ObjectReader, _ rule: PluralRule) {
    let english = reader.forms("en", count: 2, "the forms \"one\" and \"other\"")
    let russian = reader.forms("ru", count: 3, "the forms \"one\", \"few\" and \"many\"")
    let group = reader.group("forms")
    var forms: [PluralCategory: String] = [:]
    var hasFaults = false
    guard let english = reader.required("en", english) else { return nil }
    for category in rule.categories {
      let form = group.words(category.rawValue, withGapsOf: "", and: "{n}")
      hasFaults = hasFaults || form == nil
      if let form, !form.isEmpty { forms[category] = form }
    }
    group.reportUnread()
    if hasFaults { return nil }
    let missing = rule.categories.filter { forms[$0] == nil }
    if !forms.isEmpty, !missing.isEmpty {
      reader.log.add(
        Diagnostic(
          id: "words.missing-form", severity: .error, path: reader.path(of: "forms"),
          summary: "A noun needs all its forms, or none while it is not translated.",
          found: forms.keys.map(\.rawValue).sorted().joined(separator: ", "),
          expected: rule.categories.map(\.rawValue).joined(separator: ", ")))
      return nil
    }
    // A sentence with the place of its number needs that place in every form.
    let places = english.allSatisfy { $0.includes("{n}") } ? 1...2 : 0...2
    if let form = forms.values.first(where: { !places.contains($0.ranges(of: "{n}").count) }) {
      reader.log.add(
        Diagnostic(
          id: "words.placeholders", severity: .error, path: reader.path(of: "forms"),
          summary: form.includes("{n}") ? "The number would be shown too often." : "The number would not be shown.",
          found: "\"\(form)\"", expected: "the place of the number, {n}"))
      return nil
    }
    self.init(english: english, russian: russian.value, forms: forms)
  }
}

extension ObjectReader {
  /// Adds an entry to the log if a translation is another one than the first of the same text.
  fileprivate func reportContradiction<Words: Equatable>(to first: inout Words?, of words: Words, at name: String) {
    if let first, first != words {
      log.add(
        Diagnostic(
          id: "words.twice", severity: .error, path: path(of: name),
          summary: "The text is there before with another translation.", advice: "Remove one of the two."))
    } else {
      first = words
    }
  }

  /// The words of a translation, empty or with the placeholders of the English text; `nil`, with an entry in the log,
  /// if the placeholders differ or the member is no text.
  ///
  /// - Parameter place: a placeholder that the text can also have.
  fileprivate func words(_ name: String, withGapsOf english: String, and place: String? = nil) -> String? {
    let found: Fact<String> = fact(name, expected: "a text, or an empty one while there is no translation", \.text)
    guard let text = found.value, !text.isEmpty else {
      if case .absent(.unreadable) = found { return nil }
      return ""
    }
    let (original, pattern) = (TextPattern(english), TextPattern(text))
    let (expected, actual) = (original.gaps.sorted(), pattern.gaps.sorted())
    // Other braces would be shown as they are.
    let words = place.map { pattern.words.replacing($0, with: "") } ?? pattern.words
    func isBrace(_ character: Character) -> Bool { character == "{" || character == "}" }
    let hasBraces = words.contains(where: isBrace) && !original.words.contains(where: isBrace)
    // A value may be shown twice. Without this limit, a long value in many places makes a text of any length.
    guard Set(expected) == Set(actual), actual.count <= 2 * expected.count, !hasBraces else {
      log.add(
        Diagnostic(
          id: "words.placeholders", severity: .error, path: path(of: name),
          summary: "The placeholders are not those of the English text.",
          found: hasBraces ? SourcePath.quoted(text) : Self.placeholders(actual),
          expected: place ?? Self.placeholders(expected))
      )
      return nil
    }
    return text
  }

  /// The placeholders with these numbers, such as `{0} {1}`; "none" if there are none.
  private static func placeholders(_ gaps: [Int]) -> String {
    gaps.isEmpty ? "none" : gaps.map { "{\($0)}" }.joined(separator: " ")
  }

  /// The forms of a noun in a built-in language. `meaning` names them in findings.
  fileprivate func forms(_ name: String, count: Int, _ meaning: String) -> Fact<[String]> {
    fact(name, expected: "an array of \(count) texts, \(meaning)") { value in
      guard case .array(let elements) = value, elements.count == count else { return nil }
      let texts = elements.compactMap(\.text)
      return texts.count == count ? texts : nil
    }
  }
}
