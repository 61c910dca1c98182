public import LoanDetailJSON

/// What is found wrong while a record is read.
public final class ReadingLog {
  /// How bad a value that cannot be read is.
  public let severityOfUnreadable: Diagnostic.Severity
  /// Whether a field nobody asks for is worth a warning.
  public let reportsUnknownFields: Bool
  private var listed: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]
  private var firstUnlisted: [String: Diagnostic] = [:]

  /// How many findings of one kind are listed; of the rest, which can be as many as the record has values, only the
  /// number and the first place are told.
  private static let limit = 20

  /// Makes a log; a source whose format is ours calls an unreadable value an error and an unknown field a warning, a
  /// foreign one calls an unreadable value a warning and has fields nobody here reads.
  public init(severityOfUnreadable: Diagnostic.Severity, reportsUnknownFields: Bool = true) {
    self.severityOfUnreadable = severityOfUnreadable
    self.reportsUnknownFields = reportsUnknownFields
  }

  /// Everything found so far, with what the number of findings of one kind leaves unlisted counted.
  public var diagnostics: [Diagnostic] {
    listed
      + firstUnlisted.values.sorted { $0.id < $1.id }.map { first in
        Diagnostic(
          id: "record.more-findings", severity: first.severity, path: first.path,
          summary: "More findings like these are not listed one by one.",
          found: "\((counts[first.id] ?? 0) - Self.limit) more, the first of them here")
      }
  }

  /// Whether anything found is an error.
  public private(set) var hasErrors = false

  /// Adds a finding, unless the same was added before: a value may be read more than once.
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

  /// Adds a value that cannot be read; of one that `isSecret` only the shape is told.
  public func addUnreadable(
    _ value: JSONValue, at path: String, expected: String, isSecret: Bool = false,
    advice: @autoclosure () -> String? = nil
  ) {
    let id = "record.unreadable-value"
    add(
      Diagnostic(
        id: id, severity: severityOfUnreadable, path: path, summary: "The value cannot be read.",
        found: isSecret ? value.shape : value.summary, expected: expected, advice: lists(id) ? advice() : nil))
  }

  /// Whether one more finding of a kind is listed; where it is not, what takes time to say need not be worked out.
  func lists(_ id: String) -> Bool { counts[id, default: 0] < Self.limit }
}
