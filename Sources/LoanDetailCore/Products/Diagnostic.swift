/// Something that is wrong or odd in the data, said beside whatever could still be shown.
public struct Diagnostic: Sendable, Hashable {
  /// How much it matters.
  public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    /// Worth knowing; nothing is wrong.
    case note
    /// Something was left out or contradicts something else; the rest is shown.
    case warning
    /// What the diagnostic is about could not be shown.
    case error

    /// Milder severities come first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The stable identifier, such as `record.unknown-field`.
  public var id: String
  /// How much it matters.
  public var severity: Severity
  /// The place of the fault: a path into the source such as `$.loans[3].debt.total`, or a name.
  public var path: String
  /// What is wrong, in a full sentence.
  public var summary: String
  /// What was found, as the source wrote it.
  public var found: String?
  /// What was expected.
  public var expected: String?
  /// What to do about it, in a full sentence.
  public var advice: String?

  /// Makes a diagnostic.
  public init(
    id: String, severity: Severity, path: String, summary: String, found: String? = nil, expected: String? = nil,
    advice: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.path = path
    self.summary = summary
    self.found = found
    self.expected = expected
    self.advice = advice
  }

  /// Everything but the place and the severity, as one line of full sentences.
  public var message: String {
    var sentences = [summary]
    switch (found, expected) {
    case (let found?, let expected?): sentences.append("Found \(found); expected \(expected).")
    case (let found?, nil): sentences.append("Found \(found).")
    case (nil, let expected?): sentences.append("Expected \(expected).")
    case (nil, nil): break
    }
    if let advice { sentences.append(advice) }
    return sentences.joined(separator: " ")
  }
}
