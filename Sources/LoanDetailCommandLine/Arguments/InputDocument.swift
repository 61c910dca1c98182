/// The JSON document that an operand names.
enum InputDocument: Hashable, Sendable {
  case standardInput
  case file(String)

  init(_ operand: String) { self = operand == "-" ? .standardInput : .file(operand) }

  /// The documents of a command with two operands.
  static func pair(_ arguments: Arguments) throws(UsageError) -> (InputDocument, InputDocument) {
    let pair = (InputDocument(arguments.operands[0]), InputDocument(arguments.operands[1]))
    if pair == (.standardInput, .standardInput) {
      throw arguments.error("Standard input is read only once: give a file in the place of one \"-\".")
    }
    return pair
  }

  /// The name of the document in messages.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): ArgumentText.shown(path)
    }
  }
}
