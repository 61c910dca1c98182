package import LoanDetailJSON
package import Loans

extension ObjectReader {
  /// Returns a reader of a document in a format of this package, version 1.
  ///
  /// - Parameters:
  ///   - value: the document.
  ///   - name: the name of the document in findings.
  ///   - expected: the form of the document, for findings.
  ///   - log: the log that receives the findings.
  /// - Throws: ``GatewayError/malformed(_:)`` if the value is not an object or states another version.
  package static func document(
    _ value: JSONValue, named name: String, expected: String, log: ReadingLog
  ) throws(GatewayError) -> ObjectReader {
    func unexpected(_ path: String, _ found: JSONValue?, expected: String) -> GatewayError {
      .malformed(
        Diagnostic(
          id: "source.unexpected-form", severity: .error, path: "\(name): \(path)",
          summary: "The document does not have the expected form.", found: found?.shape ?? "nothing",
          expected: expected))
    }
    guard case .object = value, let reader = ObjectReader(value, at: "$", log: log) else {
      throw unexpected("$", value, expected: expected)
    }
    let version = reader.value("schemaVersion")
    guard version == .number("1") else { throw unexpected("$.schemaVersion", version, expected: "1") }
    reader.leaveUnread(schemaMember)
    return reader
  }

  /// The member with which a document names its schema, for editors.
  package static let schemaMember = "$schema"
}

extension Diagnostic {
  /// The finding with the name of the document before its path.
  package func inDocument(named name: String) -> Diagnostic {
    var finding = self
    finding.path = "\(name): \(path)"
    return finding
  }
}
