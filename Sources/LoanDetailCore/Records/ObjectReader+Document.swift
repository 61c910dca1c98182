import LoanDetailJSON
package import Loans

extension ObjectReader {
  /// Returns a reader of a document in a format of this package, version 1.
  ///
  /// - Parameters:
  ///   - bytes: the document in UTF-8.
  ///   - name: the name of the document in findings.
  ///   - expected: the form of the document, for findings.
  ///   - limits: the limits of lists and texts.
  /// - Throws: ``GatewayError/malformed(_:)`` if the bytes are not JSON, not an object, or of another version.
  package static func document(
    parsing bytes: [UInt8], named name: String, expected: String, _ limits: InputLimits
  ) throws(GatewayError) -> ObjectReader {
    func unexpected(_ path: String, _ found: JSONValue?, expected: String) -> GatewayError {
      .malformed(
        Diagnostic(
          id: "source.unexpected-form", severity: .error, path: "\(name): \(path)",
          summary: "The document does not have the expected form.", found: found?.shape ?? "nothing",
          expected: expected))
    }
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch { throw .malformed(error.diagnostic(in: name)) }
    let log = ReadingLog(severityOfUnreadable: .warning, quotesValues: true, limits: limits)
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
