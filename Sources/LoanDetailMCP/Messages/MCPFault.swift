import DesignSystem
import LoanDetailJSON

/// The reason why a request has no result, as JSON-RPC states it.
struct MCPFault: Error {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case notJSON = -32700
    case notARequest = -32600
    case noSuchMethod = -32601
    case badParameters = -32602
    case internalFault = -32603
    /// There is no such resource. Only the versions with a handshake have this code; later ones have `badParameters`.
    case noSuchResource = -32002
    /// The version of the protocol is not supported.
    case otherVersion = -32022
  }

  let code: Code
  let message: String
  /// Details for a program, such as the place of the fault and what was expected there; `nil` if there are none.
  let data: JSONValue?

  /// The fault with a message, in which numbers of cards and accounts are masked.
  init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    // What the client wrote may be the number of a card or an account.
    self.code = code
    self.message = TextGuard.messages(message)
    self.data = data
  }

  /// The fault of a value at a place of the message.
  init(_ code: Code, at path: String, found: String, expected: String) {
    let found = TextGuard.messages(found)
    self.init(
      code, "\(path): found \(found); expected \(expected).",
      data: .object(of: [
        ("path", .string(TextGuard.messages(path))), ("found", .string(found)), ("expected", .string(expected)),
      ]))
  }

  /// The fault of a message that is not JSON.
  init(_ error: JSONSyntaxError) {
    let found = TextGuard.messages(error.found)
    self.init(
      .notJSON, "The message is not JSON. Column \(error.column): found \(found); expected \(error.expected).",
      data: .object(of: [
        ("line", .number("\(error.line)")), ("column", .number("\(error.column)")),
        ("path", .string(TextGuard.messages(error.path))),
        ("found", .string(found)), ("expected", .string(error.expected)),
      ]))
  }

  var json: JSONValue {
    .object(of: [("code", .number("\(code.rawValue)")), ("message", .string(message)), ("data", data)])
  }
}
