/// The syntax of a command: its operands and options.
struct CommandSyntax: Sendable {
  var name: String
  /// The purpose of the command, in one sentence.
  var summary: String
  var operands: [OperandSyntax] = []
  var options: [OptionSyntax] = []
}

/// An operand of a command.
struct OperandSyntax: Sendable {
  /// The operand's name in help, such as `ID`; in brackets if it is optional.
  var name: String
  /// The completions that a shell offers.
  var completion: Completion

  init(_ name: String, _ completion: Completion = .none) {
    self.name = name
    self.completion = completion
  }

  var isRequired: Bool { !name.hasPrefix("[") }
}

/// The syntax of an option, without the type of its value. Parsing, help and completions use it.
struct OptionSyntax: Sendable {
  /// The name without the two hyphens.
  var name: String
  /// The name of the value in help, such as `FILE`; `nil` for a flag.
  var value: String?
  /// Whether the option may be repeated.
  var repeats = false
  /// The purpose of the option, in one sentence.
  var summary: String
  /// The completions that a shell offers for the value.
  var completion = Completion.none
}

/// The completions that a shell offers for an operand or the value of an option.
enum Completion: Hashable, Sendable {
  /// None: the value may be any text.
  case none
  /// File names.
  case file
  /// One of these words.
  case words([String])
  /// Some of these words, separated by commas.
  case list([String])
  /// One of these words after a key, as in `KEY=WORD`.
  case pair([String])
}
