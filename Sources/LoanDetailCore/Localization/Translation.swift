import LoanDetailJSON

/// The words of one language as a translator writes them: a table in JSON.
///
/// ```json
/// {
///   "language": "kk", "name": "Қазақша", "fallback": "ru",
///   "texts": [{"en": "at least {1}", "ru": "не менее {1}", "text": "кемінде {1}"}],
///   "plurals": [{"en": ["day", "days"], "ru": ["день", "дня", "дней"], "forms": {"one": "күн", "other": "күн"}}]
/// }
/// ```
///
/// `loan-detail words --language kk` writes such a table with all texts of the program. A text that is empty or missing
/// is shown in the fallback language: `en`, the default, or `ru`. The Russian text may be left out; it tells apart two
/// texts that are the same in English. `plural` names a ``PluralRule`` for a language whose rule is not known.
public struct Translation: Sendable, Hashable {
  /// The language with these words.
  public let language: Language
  /// What the language calls itself.
  public let name: String
  /// The rule for plural forms.
  public let rule: PluralRule
  /// The built-in language of a text that is missing.
  public let fallback: Language
  /// The texts that are not nouns, in the order of the table, also those without a translation.
  package let texts: [Text]
  /// The nouns, in the order of the table, also those without a translation.
  package let nouns: [Noun]

  /// A text of a table.
  package struct Text: Sendable, Hashable {
    package var english: String
    package var russian: String?
    /// Empty if there is no translation yet.
    package var text: String

    package init(english: String, russian: String?, text: String) {
      self.english = english
      self.russian = russian
      self.text = text
    }
  }

  /// The forms of a noun in a table.
  package struct Noun: Sendable, Hashable {
    /// The forms "one" and "other".
    package var english: [String]
    /// The forms "one", "few" and "many".
    package var russian: [String]?
    /// Empty if there is no translation yet.
    package var forms: [PluralCategory: String]

    package init(english: [String], russian: [String]?, forms: [PluralCategory: String]) {
      self.english = english
      self.russian = russian
      self.forms = forms
    }
  }

  /// Reads a table. Throws all its faults.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the table.
  ///   - file: the name of the table in messages.
  public init(json bytes: [UInt8], file: String = "words") throws(TranslationError) {
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch { throw TranslationError([error.diagnostic(in: file)]) }
    let log = ReadingLog(severityOfUnreadable: .error)
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

  private init?(_ reader: ObjectReader) {
    let known = PluralRule.allCases.map(\.rawValue)
    let code: Fact<String> = reader.fact("language", expected: "a language code of BCP 47, such as \"kk\" or \"pt-BR\"")
    {
      if case .string(let text) = $0, Self.isCode(text) { text } else { nil }
    }
    let name = reader.required("name", reader.text("name"))
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
    let texts = reader.objects("texts") { Text($0) }.value ?? []
    let nouns = reader.objects("plurals") { Noun($0, rule) }.value ?? []
    reader.reportUnread()
    guard let name else { return nil }
    // A table for a region of a built-in language misses nothing but what differs there.
    let base = fallback.value ?? .english
    self.name = name
    self.rule = rule
    self.texts = texts
    self.nouns = nouns
    self.fallback = parts.language == base.code ? Language(locale: code) : base
    let table = WordTable(
      rule: rule, fallback: self.fallback, texts: Self.index(texts), plurals: Self.index(nouns))
    language = Language(code: code, words: .table(table))
  }

  private static func isCode(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (2...4).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  private static func index(_ texts: [Text]) -> [TextKey: String] {
    var index: [TextKey: String] = [:]
    for entry in texts where !entry.text.isEmpty {
      if let russian = entry.russian { index[TextKey(entry.english, besideRussian: russian)] = entry.text }
      if index[TextKey(entry.english)] == nil { index[TextKey(entry.english)] = entry.text }
    }
    return index
  }

  private static func index(_ nouns: [Noun]) -> [TextKey: Forms] {
    var index: [TextKey: Forms] = [:]
    for entry in nouns where !entry.forms.isEmpty {
      let (one, other, forms) = (entry.english[0], entry.english[1], Forms(entry.forms))
      if let russian = entry.russian?.first { index[TextKey(one, other, besideRussian: russian)] = forms }
      if index[TextKey(one, other)] == nil { index[TextKey(one, other)] = forms }
    }
    return index
  }
}

/// A table of words that cannot be used.
public struct TranslationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// All faults, with place, found and expected.
  public let faults: [Diagnostic]

  init(_ faults: [Diagnostic]) { self.faults = faults }

  public var description: String { faults.map { "\($0.path): \($0.message)" }.joined(separator: "\n") }
}
