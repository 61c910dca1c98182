import DesignSystem
import LoanDetailJSON

/// One command of the tool.
protocol Command: Sendable {
  /// The name on the command line.
  static var name: String { get }
  /// The operands and options.
  static func syntax(for tool: LoanDetailTool) -> CommandSyntax
  /// Examples for help: command lines with their meaning.
  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)]
  /// Reads the arguments.
  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError)
  /// Runs the command. Throws if nothing can be shown.
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws
}

extension LoanDetailTool {
  /// The commands, in the order help lists them.
  static let commands: [any Command.Type] = [
    RenderCommand.self, BrowseCommand.self, WatchCommand.self, BatchCommand.self, ServeCommand.self,
    WhatIfCommand.self, SendCommand.self, QuoteCommand.self, ListCommand.self, SummaryCommand.self,
    ExplainCommand.self, MCPCommand.self, GalleryCommand.self, ProductsCommand.self, SectionsCommand.self,
    SampleCommand.self, WordsCommand.self, DiffCommand.self, PatchCommand.self, ETagCommand.self, SchemaCommand.self,
    CompareSchemasCommand.self, CalcCommand.self, LogCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  /// The options without a command.
  static let options = [help, OptionSyntax(name: "version", summary: "Prints the version.")]

  /// The option that every command has.
  static let help = OptionSyntax(name: "help", summary: "Says this, or with a command what it can do.")

  static var commandNames: [String] { commands.map { $0.name } }

  /// The command with a name; throws if there is none.
  func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = Self.commands.first(where: { $0.name == name }) { return command }
    throw UsageError(
      "There is no command \(SourcePath.quoted(name)).",
      suggesting: NearMiss.suggestion(for: name, among: Self.commandNames))
  }

  /// Parses the arguments of the tool. A command that is asked for its help becomes the command `help`.
  func parse(_ arguments: [String]) throws(UsageError) -> any Command {
    switch arguments.first {
    case nil: throw UsageError("Say what to do, such as \"\(name) \(Self.commands[0].name)\".")
    case "--help"?, "-h"?: return HelpCommand(topic: nil)
    case let first?:
      if first.hasPrefix("-") {
        throw UsageError(
          "\"\(name)\" has no option \(SourcePath.quoted(first)) before a command.",
          suggesting: NearMiss.suggestion(for: first, among: Self.options.map { "--\($0.name)" }))
      }
      let command = try command(named: first)
      let syntax = command.syntax(for: self)
      let rest = try Arguments(parsing: arguments.dropFirst(), by: syntax)
      return rest.asksForHelp ? HelpCommand(topic: syntax.name) : try command.init(rest, for: self)
    }
  }
}
