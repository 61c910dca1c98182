import LoanDetail

/// `products` lists the installed product types.
struct ProductsCommand: Command {
  static let name = "products"
  let output: OutputOptions
  /// The version of the JSON.
  let version: Int

  private static let clientVersion = Option(
    "client-version", .integer(in: ProductTypes.versions), value: "N",
    summary: "Of the JSON, the version: 1 to \(ProductTypes.versions.upperBound), "
      + "the newest without it. Version 1 has no flows.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary:
        "Lists the installed product types, their screens, the item kinds of their own and the flows that their "
        + "actions start.",
      options: OutputOptions.syntax + [clientVersion.syntax])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [("products", "what is installed"), ("products --format json", "for a program")]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    output = try OutputOptions(arguments)
    try output.refuse(.csv, .ics, of: "The product types", arguments)
    if output.format != .json, arguments.has(Self.clientVersion) {
      throw arguments.error("--client-version goes with JSON output only: \(output.format.name) has no versions.")
    }
    version = try arguments[Self.clientVersion] ?? ProductTypes.versions.upperBound
  }
}
