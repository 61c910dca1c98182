/// `completions` prints a completion script for a shell.
struct CompletionsCommand: Command {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let name = "completions"
  let shell: Shell

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints a script with which a shell completes commands, options and their values.",
      operands: [.init("SHELL", .words(Shell.allCases.map(\.rawValue)))])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      (
        "completions bash > ~/.local/share/bash-completion/completions/\(tool.name)", "for bash, from its next start on"
      ),
      ("completions zsh > ~/.zfunc/_\(tool.name)", "for zsh, where ~/.zfunc is a folder of its fpath"),
      ("completions fish > ~/.config/fish/completions/\(tool.name).fish", "for fish"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    shell = try arguments.operand(0, as: .word(Shell.self))
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) {
    let grammar = CompletionGrammar(of: tool)
    let script =
      switch shell {
      case .bash: grammar.bash
      case .zsh: grammar.zsh
      case .fish: grammar.fish
      }
    report.output = Array(script.utf8)
  }
}
