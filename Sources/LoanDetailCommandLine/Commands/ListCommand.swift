import LoanDetail

/// `list` lists the products of all types.
struct ListCommand: Command {
  static let name = "list"
  let client: ClientOptions
  let source: SourceOptions
  let output: OutputOptions
  let rows: PageOptions

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Lists the products of all types, in their strict order.",
      options: OutputOptions.syntax + PageOptions.listSyntax + ClientOptions.listSyntax
        + SourceOptions.syntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("list", "the products of the sample data"),
      ("list --data portfolio.json --customer C-1", "what one customer has"),
      ("list --format json", "for a program"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    client = try ClientOptions(arguments, ofList: true)
    source = try SourceOptions(arguments, for: tool)
    output = try OutputOptions(arguments)
    try output.refuse(.ics, of: "A list", arguments)
    rows = try PageOptions(ofList: arguments, in: output.format)
  }
}

extension ListCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, source: source, output: output, client: client, in: surroundings, into: &report)
    let answer = try await host.loans.list(for: host.scope, host.reader, page: rows.page)
    report.add(answer.list.diagnostics, of: answer.correlationID)
    // A bad record is only a fault in the list. If a whole type is missing, the command has failed.
    if let cause = answer.list.incompleteness { report.exitCode = ExitCode(cause) }
    report.noteRows(
      before: [answer.previousCursor].compactMap(\.self), after: [answer.nextCursor].compactMap(\.self),
      page: rows.page)
    report.output = answer.bytes
  }
}
