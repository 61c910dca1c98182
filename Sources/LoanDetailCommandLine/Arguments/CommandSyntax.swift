/// What a command can be given.
struct CommandSyntax: Sendable {
  /// The command's name.
  var name: String
  /// What the command does, in a sentence.
  var summary: String
  /// What the operands are called, such as `ID`; each must be there unless it stands in brackets.
  var operands: [String] = []
  /// The options.
  var options: [Option] = []

  /// One option.
  struct Option: Sendable {
    /// The name after the two hyphens.
    var name: String
    /// What its value is called, such as `FILE`; a flag has none.
    var value: String?
    /// Whether it may be given more than once.
    var repeats = false
    /// What it does, in a sentence.
    var summary: String
  }
}

/// A command that cannot be understood.
struct UsageError: Error, Hashable {
  /// What is wrong, in a sentence, with what was probably meant.
  var message: String
  /// The command whose help says more.
  var command: String?

  init(_ message: String, suggesting suggestion: String? = nil, in command: String? = nil) {
    self.message = [message, suggestion].compactMap(\.self).joined(separator: " ")
    self.command = command
  }
}
