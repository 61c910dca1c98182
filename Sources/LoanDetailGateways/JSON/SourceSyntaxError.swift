public import LoanDetailCore

/// Why a text is not JSON, and where.
public struct SourceSyntaxError: Error, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1; a character is a Unicode scalar.
  public var column: Int
  /// How far the reader got, as a path: `$.loans[3].debt`.
  public var path: String
  /// What stands there.
  public var found: String
  /// What may stand there.
  public var expected: String

  /// The error as a finding about a source, such as a file.
  public func diagnostic(in source: String) -> Diagnostic {
    Diagnostic(
      id: "source.malformed-json", severity: .error, path: "\(source): \(path) (line \(line), column \(column))",
      summary: "The source is not well-formed JSON.", found: found, expected: expected)
  }
}
