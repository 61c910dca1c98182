import LoanDetailJSON

/// `sample` prints the built-in portfolio.
struct SampleCommand: Command {
  static let name = "sample"
  let layout: JSONLayout

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints the built-in sample portfolio as a portfolio file.",
      options: [OutputOptions.compact.syntax])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("sample > portfolio.json", "a file to start from"),
      ("sample | \(tool.name) list --data -", "the same, read back"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    layout = try OutputOptions.layout(arguments)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    report.output = try SamplePortfolio(of: tool.products).merged().rendered(layout)
  }
}
