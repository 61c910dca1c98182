/// `list` lists the products of all types.
struct ListCommand: Command {
  static let name = "list"
  let client: ClientOptions
  let source: SourceOptions
  let output: OutputOptions

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Lists the products of all types, in their strict order.",
      options: OutputOptions.syntax + ClientOptions.listSyntax + SourceOptions.syntax(for: tool))
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
  }
}
