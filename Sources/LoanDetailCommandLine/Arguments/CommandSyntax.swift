/// What a command can be given.
struct CommandSyntax: Sendable {
  /// The command's name.
  var name: String
  /// What the command does, in a sentence.
  var summary: String
  /// The operands, in order.
  var operands: [OperandSyntax] = []
  /// The options.
  var options: [OptionSyntax] = []
}

/// An operand of a command.
struct OperandSyntax: Sendable {
  /// What help calls the operand, such as `ID`; an optional one is in brackets.
  var name: String
  /// What a shell offers in its place.
  var completion: Completion

  init(_ name: String, _ completion: Completion = .none) {
    (self.name, self.completion) = (name, completion)
  }

  var isRequired: Bool { !name.hasPrefix("[") }
}

/// An option as parsing, help and completions see it, without the type of its value.
struct OptionSyntax: Sendable {
  /// The name after the two hyphens.
  var name: String
  /// What help calls the value, such as `FILE`; `nil` for a flag.
  var value: String?
  /// Whether it may be given more than once.
  var repeats = false
  /// What it does, in a sentence.
  var summary: String
  /// What a shell offers in the place of the value.
  var completion = Completion.none
}

/// What a shell offers where an operand or the value of an option is typed.
enum Completion: Hashable, Sendable {
  /// Nothing: any text may be meant.
  case none
  /// The names of files.
  case file
  /// One of a few words.
  case words([String])
  /// Several of a few words, separated by commas.
  case list([String])
  /// One of a few words after a key, as in `KEY=WORD`.
  case pair([String])
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
