import DesignSystem
import LoanDetailCore
import LoanDetailJSON

/// One of the tool's commands: reads its arguments, then does its work.
protocol Command: Sendable {
  /// What the command can be given.
  static func syntax(for tool: LoanDetailTool) -> CommandSyntax
  /// Command lines that show what the command is for, each with what it does.
  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)]
  /// Reads the arguments.
  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError)
  /// Does the work; throws when nothing can be shown.
  @MainActor
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws
}

extension LoanDetailTool {
  /// The commands, in the order help lists them.
  static let commands: [any Command.Type] = [
    RenderCommand.self, ListCommand.self, ExplainCommand.self, ProductsCommand.self, SampleCommand.self,
    DiffCommand.self, PatchCommand.self, SchemaCommand.self, CompareSchemasCommand.self, CalcCommand.self,
    HelpCommand.self,
  ]

  /// The command a name means.
  func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = Self.commands.first(where: { $0.syntax(for: self).name == name }) { return command }
    throw UsageError(
      "There is no command \(SourcePath.quoted(name)).",
      suggesting: NearMiss.suggestion(for: name, among: Self.commands.map { $0.syntax(for: self).name }))
  }

  /// The command that arguments ask for.
  func parse(_ arguments: [String]) throws(UsageError) -> any Command {
    switch arguments.first {
    case nil: throw UsageError("Say what to do, such as \"\(name) \(Self.commands[0].syntax(for: self).name)\".")
    case "--help"?, "-h"?: return HelpCommand(topic: nil)
    case "--version"?: return VersionCommand()
    case let first?:
      if first.hasPrefix("-") {
        throw UsageError(
          "\"\(name)\" has no option \(SourcePath.quoted(first)) before a command.",
          suggesting: NearMiss.suggestion(for: first, among: ["--help", "--version"]))
      }
      let command = try command(named: first)
      let syntax = command.syntax(for: self)
      let rest = try Arguments(parsing: arguments.dropFirst(), by: syntax)
      return rest.asksForHelp ? HelpCommand(topic: syntax.name) : try command.init(rest, for: self)
    }
  }
}
