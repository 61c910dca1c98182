import DesignSystem

/// The syntax of the tool, from which the completion scripts for shells are made.
struct CompletionGrammar {
  /// The name of the tool.
  let tool: String
  /// The syntax before a command. Its operand is the name of the command.
  let start = CommandSyntax(
    name: "", summary: "", operands: [.init("COMMAND", .words(LoanDetailTool.commandNames))],
    options: LoanDetailTool.options)
  /// The commands, each with the option `--help`.
  let commands: [CommandSyntax]

  init(of tool: LoanDetailTool) {
    self.tool = tool.name
    commands = LoanDetailTool.commands.map { command in
      var syntax = command.syntax(for: tool)
      syntax.options.append(LoanDetailTool.help)
      return syntax
    }
  }

  /// The name of the completion function in a script, from the tool's name.
  var function: String { "_" + String(tool.map { $0.isWordCharacter ? $0 : "_" }) }

  /// Words as a list in a shell. Words that need quotes are left out.
  func list(_ words: [String]) -> String {
    words.filter { $0.allSatisfy { $0.isWordCharacter || "-_.".contains($0) } }.joined(separator: " ")
  }
}

extension Character {
  /// Whether the character is a letter or a digit of ASCII.
  fileprivate var isWordCharacter: Bool { isASCII && (isLetter || isNumber) }
}

extension String {
  /// The text in single quotes for bash and zsh.
  var shellQuoted: String { "'\(exchanging("'", for: #"'\''"#))'" }
}
