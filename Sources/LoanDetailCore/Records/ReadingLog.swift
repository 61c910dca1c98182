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
  /// Whether a word outside a vocabulary is kept as the source's own word; otherwise it is an unreadable value.
  public let keepsUnknownWords: Bool
  /// Whether the findings are for the bank's staff alone. They then quote an unreadable value, unless it may be a
  /// person's number or name; otherwise they describe only its form.
  public let quotesValues: Bool
  /// The limits of lists and texts.
  public let limits: InputLimits
  /// The numbers of accounts, contracts and registers that were read.
  package private(set) var numbers: [AccountNumber] = []
  /// Whether any finding is an error.
  public private(set) var hasErrors = false
  private var listed: [Diagnostic] = []
  /// The findings that were counted, listed or not.
  private var known: Set<Diagnostic> = []
  /// The number of findings of each kind, by its id, up to ``countedOfEachKind``.
  private var counts: [String: Int] = [:]
  /// The first finding of each kind that is not listed, with the highest severity of all that are not.
  private var firstUnlisted: [String: Diagnostic] = [:]

  /// The maximum number of findings of one kind in the list. For the rest, only the number and the first place are
  /// reported, because a record can have as many findings as values.
  private static let listedOfEachKind = 20
  /// The maximum number of findings of one kind that are made and counted, so that a record of faults needs no more
  /// time and memory than another one.
  private static let countedOfEachKind = 1_000

  /// Makes a log.
  ///
  /// A portfolio of version 1 and a product's own specifics are read with `.error`; later versions and foreign formats
  /// with `.warning`. A foreign format has unknown fields as a matter of course: pass `false` for
  /// `reportsUnknownFields`.
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
        let count = counts[first.id] ?? 0
        return Diagnostic(
          id: "record.more-findings", severity: first.severity, path: first.path,
          summary: "More findings like these are not listed one by one.",
          found: "\(count < Self.countedOfEachKind ? "" : "at least ")\(count - Self.listedOfEachKind) more, "
            + "the first of them here")
      }
  }

  /// Notes a number of an account, a contract or a register.
  func add(_ number: AccountNumber) { numbers.append(number) }

  /// Adds a finding unless the log already has it: a value may be read more than once.
  public func add(_ diagnostic: Diagnostic) { add(diagnostic.id, diagnostic.severity) { diagnostic } }

  /// Adds a finding of a kind, which is made only if findings of this kind are still counted.
  package func add(_ id: String, _ severity: Diagnostic.Severity, _ finding: () -> Diagnostic) {
    if severity == .error { hasErrors = true }
    let count = counts[id, default: 0]
    if count < Self.countedOfEachKind {
      let finding = finding()
      guard known.insert(finding).inserted else { return }
      counts[id] = count + 1
      if count < Self.listedOfEachKind { return listed.append(finding) }
      if firstUnlisted[id] == nil { firstUnlisted[id] = finding }
    }
    if let first = firstUnlisted[id] { firstUnlisted[id]?.severity = max(first.severity, severity) }
  }

  /// Adds a value that cannot be read.
  ///
  /// - Parameters:
  ///   - value: what was found.
  ///   - path: its place in the source.
  ///   - expected: what should be there.
  ///   - advice: the remedy, made only if the finding is listed. For a text it must name an expected word that is near:
  ///     the text may then be quoted.
  public func addUnreadable(
    _ value: JSONValue, at path: @autoclosure () -> String, expected: String,
    advice: @autoclosure () -> String? = nil
  ) {
    let id = "record.unreadable-value"
    add(id, severityOfUnreadable) {
      let advice = lists(id) ? advice() : nil
      return Diagnostic(
        id: id, severity: severityOfUnreadable, path: path(), summary: "The value cannot be read.",
        found: quotesValues ? value.quoted(isNear: advice != nil) : value.shape, expected: expected, advice: advice)
    }
  }

  /// Whether one more finding of a kind is still listed. If not, the caller can skip slow work for it, such as advice.
  func lists(_ id: String) -> Bool { counts[id, default: 0] < Self.listedOfEachKind }
}
