import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans

extension InputDocument {
  /// Reads and parses the document.
  func read(in surroundings: Surroundings, _ limits: InputLimits) throws(GatewayError) -> JSONValue {
    let bytes = try bytes(in: surroundings, limits, advice: "Pipe it in.")
    do {
      return try JSONParser.parse(bytes)
    } catch {
      throw .malformed(error.diagnostic(in: name))
    }
  }

  /// The error about standard input that cannot be read.
  static func unreadableInput(advice: String) -> GatewayError {
    .missing(
      Diagnostic(
        id: "source.unreadable-input", severity: .error, path: InputDocument.standardInput.name,
        summary: "Standard input cannot be read.", advice: advice))
  }

  /// Reads the bytes. `advice` is for standard input that cannot be read.
  func bytes(
    in surroundings: Surroundings, _ limits: InputLimits, advice: String
  ) throws(GatewayError) -> [UInt8] {
    switch self {
    case .file(let path): return try InputFile.read(path, limits)
    case .standardInput:
      guard let bytes = surroundings.readInput(limits.bytes) else {
        throw Self.unreadableInput(advice: advice)
      }
      guard bytes.count <= limits.bytes else { throw limits.tooLarge(name) }
      return bytes
    }
  }
}
