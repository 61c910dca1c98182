import LoanDetailCore
import LoanDetailJSON

/// The two documents of a command that compares or combines them.
struct DocumentPair: Sendable {
  let first: InputDocument
  let second: InputDocument

  /// Takes the first two operands. Only one of them may be standard input.
  init(_ arguments: Arguments) throws(UsageError) {
    first = InputDocument(arguments.operands[0])
    second = InputDocument(arguments.operands[1])
    if first == .standardInput, second == .standardInput {
      throw arguments.error("Standard input is read only once: give a file in the place of one \"-\".")
    }
  }

  /// Reads and parses both documents.
  func read(
    in surroundings: Surroundings, _ limits: InputLimits
  ) throws(GatewayError) -> (first: JSONValue, second: JSONValue) {
    (try first.read(in: surroundings, limits), try second.read(in: surroundings, limits))
  }
}
