public import LoanDetailJSON
public import Loans

/// Collects the findings while a record is read.
public final class ReadingLog {
  /// The severity of a value that cannot be read.
  public private(set) var severityOfUnreadable: Diagnostic.Severity
  /// Whether a field that is not read becomes a warning.
  public let reportsUnknownFields: Bool
  /// Whether a text may be given in more languages than English and Russian.
  public let readsMoreLanguages: Bool
  /// Whether a word outside a vocabulary is kept as a word of the source's own. Otherwise it cannot be read.
  public let keepsUnknownWords: Bool
  /// Whether findings are for the bank's staff alone and may quote a value that cannot be read, unless it may be the
  /// number or the name of a person. Otherwise they state its form only.
  public let quotesValues: Bool
  /// The limits of lists and texts.
  public let limits: InputLimits
  /// The numbers of accounts, contracts and registers that were read.
  package private(set) var numbers: [AccountNumber] = []
  private var listed: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]
  private var firstUnlisted: [String: Diagnostic] = [:]

  /// The maximum number of findings of one kind in the list. For the rest, only the number and the first place are
  /// reported, because a record can have as many findings as values.
  private static let limit = 20

  /// Makes a log.
  ///
  /// In version 1 of our own format, an unreadable value is an error. In later versions and in foreign formats, it is a
  /// warning. An unknown field is a warning in our own format, and normal in a foreign one.
  public init(
    severityOfUnreadable: Diagnostic.Severity, reportsUnknownFields: Bool = true, readsMoreLanguages: Bool = false,
    keepsUnknownWords: Bool = true, quotesValues: Bool = false, limits: InputLimits = .standard
  ) {
    self.quotesValues = quotesValues
    self.readsMoreLanguages = readsMoreLanguages
    self.keepsUnknownWords = keepsUnknownWords
    self.severityOfUnreadable = severityOfUnreadable
    self.reportsUnknownFields = reportsUnknownFields
    self.limits = limits
  }

  /// Reads required values. An unreadable value among them is an error.
  package func requiring<Value>(_ read: () -> Value) -> Value {
    let severity = severityOfUnreadable
    severityOfUnreadable = .error
    defer { severityOfUnreadable = severity }
    return read()
  }

  /// All findings so far. Findings beyond the limit of their kind are summarized in one entry.
  public var diagnostics: [Diagnostic] {
    listed
      + firstUnlisted.values.sorted { $0.id < $1.id }.map { first in
        Diagnostic(
          id: "record.more-findings", severity: first.severity, path: first.path,
          summary: "More findings like these are not listed one by one.",
          found: "\((counts[first.id] ?? 0) - Self.limit) more, the first of them here")
      }
  }

  func add(_ number: AccountNumber) { numbers.append(number) }

  /// Whether any finding is an error.
  public private(set) var hasErrors = false

  /// Adds a finding unless the log already has it: a value may be read more than once.
  public func add(_ diagnostic: Diagnostic) {
    guard known.insert(diagnostic).inserted else { return }
    if lists(diagnostic.id) {
      listed.append(diagnostic)
    } else {
      let severity = firstUnlisted[diagnostic.id]?.severity ?? diagnostic.severity
      firstUnlisted[diagnostic.id, default: diagnostic].severity = max(severity, diagnostic.severity)
    }
    counts[diagnostic.id, default: 0] += 1
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// Adds a value that cannot be read.
  ///
  /// - Parameters:
  ///   - value: what was found.
  ///   - path: its place in the source.
  ///   - expected: what should be there.
  ///   - advice: the remedy. Advice about a text names an expected word that is near it.
  public func addUnreadable(
    _ value: JSONValue, at path: String, expected: String,
    advice: @autoclosure () -> String? = nil
  ) {
    let id = "record.unreadable-value"
    let advice = lists(id) ? advice() : nil
    add(
      Diagnostic(
        id: id, severity: severityOfUnreadable, path: path, summary: "The value cannot be read.",
        found: quotesValues ? value.quoted(isNear: advice != nil) : value.shape, expected: expected, advice: advice))
  }

  /// Whether one more finding of a kind is still listed. If not, the caller can skip slow work for it, such as advice.
  func lists(_ id: String) -> Bool { counts[id, default: 0] < Self.limit }
}
