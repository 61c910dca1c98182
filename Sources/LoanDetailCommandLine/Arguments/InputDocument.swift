import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization

/// The document that an operand or an option names: a file, or standard input for `-`.
enum InputDocument: Hashable, Sendable {
  case standardInput
  case file(String)

  init(_ operand: String) { self = operand == "-" ? .standardInput : .file(operand) }

  /// The name of the document in messages.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): SystemText.shown(path)
    }
  }
}

extension InputDocument {
  /// Reads and parses the document.
  func read(in surroundings: Surroundings, _ limits: InputLimits) throws(GatewayError) -> JSONValue {
    try Self.parsed(json(in: surroundings, limits), named: name)
  }

  /// Reads the bytes of JSON that is held as a whole, with few values.
  func json(in surroundings: Surroundings, _ limits: InputLimits) throws(GatewayError) -> [UInt8] {
    let bytes = try bytes(in: surroundings, limits, advice: "Pipe it in.")
    try limits.checkValues(of: bytes, named: name)
    return bytes
  }

  /// Parses the bytes of a document; `name` is its name in messages.
  static func parsed(_ bytes: [UInt8], named name: String) throws(GatewayError) -> JSONValue {
    do {
      return try JSONParser.parse(bytes)
    } catch {
      throw .malformed(error.diagnostic(in: name))
    }
  }

  /// Reads the bytes of a small document that must be there soon, such as a tariff or a table of words.
  ///
  /// - Parameter advice: the advice if standard input cannot be read.
  func smallBytes(
    in surroundings: Surroundings, _ limits: InputLimits = .standard, advice: String
  ) throws(GatewayError) -> [UInt8] {
    try bytes(
      in: surroundings, limits.ofSmallDocument, within: InteractionStrategist.defaultDeadline,
      slow: "Give a file that is there already.", advice: advice)
  }

  /// Reads the bytes of a small JSON document, as ``smallBytes(in:_:advice:)`` does, with few values.
  func smallJSON(
    in surroundings: Surroundings, _ limits: InputLimits = .standard, advice: String
  ) throws(GatewayError) -> [UInt8] {
    let bytes = try smallBytes(in: surroundings, limits, advice: advice)
    try limits.ofSmallDocument.checkValues(of: bytes, named: name)
    return bytes
  }

  /// The error about standard input that cannot be read.
  static func unreadableInput(advice: String) -> GatewayError {
    .missing(
      Diagnostic(
        id: "source.unreadable-input", severity: .error, path: InputDocument.standardInput.name,
        summary: "Standard input cannot be read.", advice: advice))
  }

  /// Reads the bytes, which must be there before a deadline.
  ///
  /// - Parameters:
  ///   - slow: the advice if the input has not ended in time.
  ///   - advice: the advice if standard input cannot be read.
  func bytes(
    in surroundings: Surroundings, _ limits: InputLimits, within deadline: Duration,
    slow: String = "If it takes longer, raise the limit: --deadline SECONDS.", advice: String
  ) throws(GatewayError) -> [UInt8] {
    let read = Patience.perform(within: deadline) {
      Result { () throws(GatewayError) in try bytes(in: surroundings, limits, advice: advice) }
    }
    guard let read else {
      throw .unavailable(
        Diagnostic(
          id: "source.silent", severity: .error, path: name, summary: "The input did not end in time.",
          expected: "all of it within \(deadline.components.seconds) s",
          advice: slow))
    }
    return try read.get()
  }

  /// Reads the bytes, however long they take.
  ///
  /// - Parameter advice: the advice if standard input cannot be read.
  func bytes(
    in surroundings: Surroundings, _ limits: InputLimits, advice: String
  ) throws(GatewayError) -> [UInt8] {
    switch self {
    case .file(let path): return try SourceFile.content(of: path, limits)
    case .standardInput:
      guard let bytes = surroundings.readInput(limits.bytes) else {
        throw Self.unreadableInput(advice: advice)
      }
      guard bytes.count <= limits.bytes else { throw limits.tooLarge(name) }
      return bytes
    }
  }
}
