import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON

extension InputDocument {
  /// Reads and parses the document.
  func read(in surroundings: Surroundings) throws(GatewayError) -> JSONValue {
    let bytes = try bytes(in: surroundings)
    do {
      return try JSONParser.parse(bytes)
    } catch {
      throw .malformed(error.diagnostic(in: name))
    }
  }

  private func bytes(in surroundings: Surroundings) throws(GatewayError) -> [UInt8] {
    switch self {
    case .file(let path): return try SourceFile.read(path)
    case .standardInput:
      guard let bytes = surroundings.readInput() else {
        throw .missing(
          Diagnostic(
            id: "source.unreadable-input", severity: .error, path: name, summary: "Standard input cannot be read.",
            advice: "Pipe it in."))
      }
      return bytes
    }
  }
}
