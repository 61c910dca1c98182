import LoanDetailCore

/// `products` lists the installed product types.
struct ProductsCommand: Command {
  static let name = "products"
  let output: OutputOptions

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Lists the installed product types, their screens and the item kinds of their own.",
      options: OutputOptions.syntax)
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [("products", "what is installed"), ("products --format json", "for a program")]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    output = try OutputOptions(arguments)
  }
}
