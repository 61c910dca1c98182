/// What is found wrong while a record is read.
public final class ReadingLog {
  /// How bad a value that cannot be read is.
  public let severityOfUnreadable: Diagnostic.Severity
  /// Whether a field nobody asks for is worth a warning.
  public let reportsUnknownFields: Bool
  /// Everything found so far.
  public private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []

  /// Makes a log; a source whose format is ours calls an unreadable value an error and an unknown field a warning, a
  /// foreign one calls an unreadable value a warning and has fields nobody here reads.
  public init(severityOfUnreadable: Diagnostic.Severity, reportsUnknownFields: Bool = true) {
    self.severityOfUnreadable = severityOfUnreadable
    self.reportsUnknownFields = reportsUnknownFields
  }

  /// Whether anything found is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a finding, unless the same was added before: a value may be read more than once.
  public func add(_ diagnostic: Diagnostic) {
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Adds a value that cannot be read.
  public func addUnreadable(_ value: SourceValue, at path: String, expected: String, advice: String? = nil) {
    add(
      Diagnostic(
        id: "record.unreadable-value", severity: severityOfUnreadable, path: path, summary: "The value cannot be read.",
        found: value.summary, expected: expected, advice: advice))
  }
}
