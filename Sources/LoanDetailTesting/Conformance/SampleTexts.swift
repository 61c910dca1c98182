import LoanDetailCore
import LoanDetailJSON

/// What sample records say word for word: it may stand on a screen of either language.
struct SampleTexts {
  /// What each language may say; what is written once may be said in both.
  private var texts: [Language: Set<String>] = [:]

  /// Reads every text of a portfolio document; `names` may be said as well.
  init(of sampleRecords: String, names: [String]) {
    for name in names { add(name, in: Language.allCases) }
    if let value = try? JSONParser.parse(Array(sampleRecords.utf8)) { add(value, in: Language.allCases) }
  }

  /// The texts a language may say, the longest first.
  func said(in language: Language) -> [String] {
    (texts[language] ?? []).sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// Whether the data says just this.
  func says(_ text: String, in language: Language) -> Bool { texts[language]?.contains(text) ?? false }

  private mutating func add(_ value: JSONValue, in languages: [Language]) {
    switch value {
    case .string(let text): add(text, in: languages)
    case .array(let values): for value in values { add(value, in: languages) }
    case .object(let members):
      for member in members { add(member.value, in: Language(rawValue: member.name).map { [$0] } ?? languages) }
    case .null, .bool, .number: break
    }
  }

  /// A text as it is, as it stands inside a sentence, and as it stands where it is masked.
  private mutating func add(_ text: String, in languages: [Language]) {
    guard !text.isEmpty else { return }
    let forms = [text, text.prefix(1).lowercased() + text.dropFirst(), AccountNumber(text).masked]
    for language in languages { texts[language, default: []].formUnion(forms) }
  }
}
