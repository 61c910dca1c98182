public import LoanDetailJSON
public import Loans

extension JSONSyntaxError {
  /// The identifier of the diagnostic.
  package static let diagnosticID = "source.malformed-json"

  /// Returns the error as a diagnostic. Its path begins with the name of the source, such as a file, if there is one.
  public func diagnostic(in source: String?) -> Diagnostic {
    let place = "\(path) (line \(line), column \(column))"
    return Diagnostic(
      id: Self.diagnosticID, severity: .error, path: source.map { "\($0): \(place)" } ?? place,
      summary: "The source is not well-formed JSON.", found: found, expected: expected)
  }
}
