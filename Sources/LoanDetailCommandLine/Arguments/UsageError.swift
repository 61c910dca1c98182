import DesignSystem

/// The error for arguments that are wrong.
struct UsageError: Error, Hashable {
  /// The fault in one sentence, with a suggestion if there is one. Numbers of cards, accounts and contracts are masked.
  var message: String { didSet { message = TextGuard.messages(message) } }
  /// The command whose help gives more information; `nil` for the help of the whole tool.
  var command: String?

  init(_ message: String, suggesting suggestion: String? = nil, in command: String? = nil) {
    self.message = TextGuard.messages([message, suggestion].compactMap(\.self).joined(separator: " "))
    self.command = command
  }
}
