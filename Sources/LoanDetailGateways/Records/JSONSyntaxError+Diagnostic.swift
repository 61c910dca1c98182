public import LoanDetailCore
public import LoanDetailJSON

extension JSONSyntaxError {
  /// The error as a finding about a source, such as a file.
  public func diagnostic(in source: String) -> Diagnostic {
    Diagnostic(
      id: "source.malformed-json", severity: .error, path: "\(source): \(path) (line \(line), column \(column))",
      summary: "The source is not well-formed JSON.", found: found, expected: expected)
  }
}
