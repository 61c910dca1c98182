import DesignSystem
import LoanDetailJSON

/// The reason why a tool cannot answer, in full sentences for a model, which may correct its call.
struct ToolFault: Error {
  let message: String

  init(_ message: String) { self.message = TextGuard.messages(message) }

  /// The fault of an argument; `found` is `nil` if it is missing.
  init(at name: String, found: JSONValue?, expected: String) {
    self.init("arguments.\(name): found \(found?.summary ?? "nothing"); expected \(expected).")
  }
}
