public import Loans

/// The reason why a gateway could not answer at all.
public enum GatewayError: Error, Sendable, Hashable {
  /// The source exists, but its content cannot be read.
  case malformed(Diagnostic)
  /// The source cannot be found.
  case missing(Diagnostic)
  /// The source does not answer.
  case unavailable(Diagnostic)

  /// The finding that says what is wrong with the source.
  public var diagnostic: Diagnostic {
    switch self {
    case .malformed(let diagnostic), .missing(let diagnostic), .unavailable(let diagnostic): diagnostic
    }
  }
}

extension GatewayError {
  /// The error as a scope may see it. Unreadable content may belong to another customer, so in a customer's scope the
  /// finding states neither its place in the source nor the content.
  ///
  /// - Parameter name: the name of the source.
  package func visible(to scope: CustomerScope, as name: String = "source") -> GatewayError {
    guard case .malformed(let finding) = self, scope != .allCustomers else { return self }
    return .malformed(Diagnostic(id: finding.id, severity: finding.severity, path: name, summary: finding.summary))
  }
}
