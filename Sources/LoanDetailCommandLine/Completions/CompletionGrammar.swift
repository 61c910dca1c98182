/// What the tool's command lines are made of, as scripts for shells are written from it.
struct CompletionGrammar {
  let tool: String
  /// What stands before a command: its operand is the command's name.
  let start = CommandSyntax(
    name: "", summary: "", operands: [.init("COMMAND", .words(LoanDetailTool.commandNames))],
    options: LoanDetailTool.options)
  /// The commands; each has the option for help among its own.
  let commands: [CommandSyntax]

  init(of tool: LoanDetailTool) {
    self.tool = tool.name
    commands = LoanDetailTool.commands.map { command in
      var syntax = command.syntax(for: tool)
      syntax.options.append(LoanDetailTool.help)
      return syntax
    }
  }

  /// The tool's name as part of a function's name in a shell.
  var function: String { "_" + String(tool.map { $0.isWordCharacter ? $0 : "_" }) }

  /// Words as a list of a shell; words that a shell would have to quote are left out.
  func list(_ words: [String]) -> String {
    words.filter { $0.allSatisfy { $0.isWordCharacter || "-_.".contains($0) } }.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isASCII && (isLetter || isNumber) }
}

extension String {
  /// The text in single quotes, as bash and zsh read it.
  var shellQuoted: String { "'\(replacing("'", with: #"'\''"#))'" }
}
