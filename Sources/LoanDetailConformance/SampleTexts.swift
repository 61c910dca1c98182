import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import Loans
import Localization

/// The texts of the sample records. They may be on screens although they are not in the screen's language.
struct SampleTexts {
  /// The texts that screens may contain, by the code of their language. A text without a language is in all sets.
  private var texts: [String: Set<String>] = [:]
  /// The same texts, the longest first.
  private var sorted: [String: [String]] = [:]
  /// The numbers of the records, without zeros at their ends.
  private var numbers: Set<ExactDecimal> = []

  /// Reads all texts of a portfolio document. Screens may also contain the `names`.
  init(of records: [UInt8], names: [String]) {
    for name in names { add(name, in: Self.codes) }
    if let value = try? JSONParser.parse(records) { add(value, in: Self.codes) }
    sorted = texts.mapValues { $0.sorted { ($1.count, $0) < ($0.count, $1) } }
  }

  /// The texts that screens of a language may contain, the longest first.
  func said(in language: Language) -> [String] { sorted[language.code] ?? [] }

  /// Whether a text comes from the data.
  func says(_ text: String, in language: Language) -> Bool { texts[language.code]?.contains(text) ?? false }

  /// Whether the data have the number or the day of a value, in whatever form. A text has neither.
  func states(_ value: Value) -> Bool {
    switch value {
    case .text: true
    case .date(let day): texts.values.contains { $0.contains(day.iso) }
    case .money(let money): states(money.amount)
    case .percent(let percent): states(percent.value)
    }
  }

  private func states(_ number: String) -> Bool {
    ExactDecimal(number).map { numbers.contains($0.trimmed()) } ?? false
  }

  private static let codes = Language.builtIn.map(\.code)

  private mutating func add(_ value: JSONValue, in languages: [String]) {
    switch value {
    case .string(let text): add(text, in: languages)
    case .number(let number): add(number: number)
    case .array(let values): for value in values { add(value, in: languages) }
    case .object(let members):
      for member in members where !Self.coded.contains(member.name) {
        add(member.value, in: Self.codes.contains(member.name) ? [member.name] : languages)
      }
    case .null, .bool: break
    }
  }

  /// The members of a record whose values are codes, such as `annuity`. A screen shows them in words.
  private static let coded: Set<String> = [
    "phase", "overlays", "kind", "state", "role", "period", "basis", "amortisation", "unit", "measure", "status",
  ]

  /// Adds a text in its forms: unchanged or as a reader sees it, each also with a lowercase first letter as inside a
  /// sentence, and masked as a number.
  private mutating func add(_ text: String, in languages: [String]) {
    guard !text.isEmpty else { return }
    add(number: text)
    let shown = [text, TextGuard.messages(text)]
    let forms = shown + shown.map { $0.prefix(1).lowercased() + $0.dropFirst() } + [AccountNumber(text).masked]
    for language in languages { texts[language, default: []].formUnion(forms) }
  }

  private mutating func add(number: String) {
    if let number = ExactDecimal(number) { numbers.insert(number.trimmed()) }
  }
}
