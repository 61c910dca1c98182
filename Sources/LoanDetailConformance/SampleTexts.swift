import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import Loans
import Localization

/// The texts and numbers of the sample records. The texts may be on screens although they are not in the screen's
/// language.
struct SampleTexts {
  /// The texts that screens may contain, by the code of their language. A text without a language is in all sets.
  private var texts: [String: Set<String>] = [:]
  /// The same texts, the longest first.
  private var sorted: [String: [String]] = [:]
  /// The numbers of the records, without zeros at the end of their decimals.
  private var numbers: Set<ExactDecimal> = []

  /// Reads all texts of a portfolio document; a document that is not JSON has none. Screens may also contain the
  /// `names`.
  init(of records: [UInt8], names: [String]) {
    for name in names { add(name, in: Self.codes) }
    if let value = try? JSONParser.parse(records) { add(value, in: Self.codes) }
    // Texts of one length are in alphabetical order, so that the result is always the same.
    sorted = texts.mapValues { $0.sorted { ($1.count, $0) < ($0.count, $1) } }
  }

  /// The texts that screens of a language may contain, the longest first.
  func longestFirst(in language: Language) -> [String] { sorted[language.code] ?? [] }

  /// Whether a text comes from the data.
  func contains(_ text: String, in language: Language) -> Bool { texts[language.code]?.contains(text) ?? false }

  /// Whether the records have the amount, percentage or day of a value. `true` for a text, which has none of them.
  func containsFigure(_ value: Value) -> Bool {
    switch value {
    case .text: true
    case .date(let day): texts.values.contains { $0.contains(day.iso) }
    case .money(let money): contains(number: money.amount)
    case .percent(let percent): contains(number: percent.value)
    }
  }

  /// Whether the records have a number, with any number of zeros at the end of its decimals.
  private func contains(number: String) -> Bool {
    ExactDecimal(number).map { numbers.contains($0.trimmed()) } ?? false
  }

  /// The codes of the engine's languages.
  private static let codes = Language.builtIn.map(\.code)

  /// The members of a record whose values are codes, such as `annuity`. A screen shows them in words.
  private static let namesOfCodes: Set<String> = [
    "phase", "overlays", "kind", "state", "role", "period", "basis", "amortisation", "unit", "measure", "status",
  ]

  /// Adds the texts and numbers of a value. The texts in a member named after a language are in that language only.
  private mutating func add(_ value: JSONValue, in languages: [String]) {
    switch value {
    case .string(let text): add(text, in: languages)
    case .number(let number): add(number: number)
    case .array(let values): for value in values { add(value, in: languages) }
    case .object(let members):
      for member in members where !Self.namesOfCodes.contains(member.name) {
        add(member.value, in: Self.codes.contains(member.name) ? [member.name] : languages)
      }
    case .null, .bool: break
    }
  }

  /// Adds a text in its forms: unchanged or as a reader sees it, each also with a lowercase first letter as inside a
  /// sentence, and masked as a number.
  private mutating func add(_ text: String, in languages: [String]) {
    guard !text.isEmpty else { return }
    add(number: text)
    let shown = [text, TextGuard.messages(text)]
    let forms = shown + shown.map { $0.prefix(1).lowercased() + $0.dropFirst() } + [AccountNumber(text).masked]
    for language in languages { texts[language, default: []].formUnion(forms) }
  }

  /// Adds a text that is a number; any other text is left out.
  private mutating func add(number: String) {
    if let number = ExactDecimal(number) { numbers.insert(number.trimmed()) }
  }
}
