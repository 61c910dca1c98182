/// `help` describes the tool or one of its commands.
struct HelpCommand: Command {
  static let name = "help"
  /// The name of a command; `nil` for the whole tool.
  let topic: String?

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Says what a command can do.",
      operands: [.init("[COMMAND]", .words(LoanDetailTool.commandNames))])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [("help render", "all about \"render\"")]
  }
}

extension HelpCommand {
  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    topic = arguments.operands.first
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    var page = HelpPage(width: min(surroundings.terminalWidth ?? 80, 100))
    if let topic { page.describe(try tool.command(named: topic), of: tool) } else { page.describe(tool) }
    report.output = Array(page.text.utf8)
  }
}
