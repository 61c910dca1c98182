import DesignSystem

/// A finding about data or about a plugin, reported beside everything that could still be shown.
///
/// Numbers of cards, accounts, vehicles and contracts are masked in all its texts except ``expected``, also for a
/// reader who sees them on screens. A value that cannot be read is described by its `JSONValue.shape`. For the bank's
/// staff, a value that cannot be the number or the name of a person is quoted.
///
/// ```swift
/// Diagnostic(
///   id: "record.unreadable-value", severity: .error, path: "$.loans[3].debt.total",
///   summary: "The value cannot be read.", found: "\"99,9\"", expected: "a decimal string, such as \"12.5\"")
/// ```
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    /// Nothing is wrong; the information may be useful.
    case note
    /// A value was left out or contradicts another; the rest is shown.
    case warning
    /// The subject of the diagnostic could not be shown.
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
  public var severity: Severity
  /// The place of the fault: a path in the source, such as `$.loans[3].debt.total`, or a name.
  public var path: String { didSet { path = TextGuard.messages(path) } }
  /// The fault, in a full sentence.
  public let summary: String
  /// The value or the state that was found.
  public let found: String?
  /// What should be there: words of the program, which are not masked.
  public let expected: String?
  /// The remedy, in a full sentence.
  public let advice: String?

  public init(
    id: String, severity: Severity, path: String, summary: String, found: String? = nil, expected: String? = nil,
    advice: String? = nil
  ) {
    self.id = id
    self.severity = severity
    let mask = TextGuard.messages
    self.path = mask(path)
    self.summary = mask(summary)
    self.found = found.map { mask($0) }
    self.expected = expected
    self.advice = advice.map { mask($0) }
  }

  /// The finding with another place.
  package func at(_ path: String) -> Diagnostic {
    var finding = self
    finding.path = path
    return finding
  }

  /// Whether a part of the data was left out because it could not be read.
  package var isAboutLoss: Bool {
    severity == .error || ["record.unreadable-value", "record.missing-value", "record.limit-exceeded"].contains(id)
  }

  /// Everything except the place and the severity, in full sentences on one line.
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
