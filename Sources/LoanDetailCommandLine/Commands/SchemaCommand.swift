import DesignSystem
import LoanDetailCore
import LoanDetailJSON
import LoanDetailSchemas

/// `schema`: the JSON Schemas of what is read and written.
struct SchemaCommand: Command {
  private let name: String?
  private let version: Int

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: "schema", summary: "Prints a JSON Schema of what is read or written; without a name, lists them.",
      operands: ["[NAME]"],
      options: [
        .init(
          name: "client-version", value: "N",
          summary: "Of the screens' schema, the version: 1 to \(ScreenDocument.schemaVersion), the newest without it.")
      ])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("schema", "which schemas there are"), ("schema loan-detail", "what \"render --format json\" prints"),
      ("schema loan-detail --client-version 1", "the same for a client of version 1"),
      ("schema portfolio", "what --data reads"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    name = arguments.operands.first
    if let name, name != "loan-detail", arguments.has("client-version") {
      throw arguments.error(
        "--client-version is for the schema \"loan-detail\" only, not for \(SourcePath.quoted(name)).")
    }
    version =
      try arguments.integer("client-version", in: 1...ScreenDocument.schemaVersion) ?? ScreenDocument.schemaVersion
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let products = tool.products.map(\.manifest).map {
      ProductSchema(type: $0.type.rawValue, kinds: $0.customKinds)
    }
    let schemas = NamedSchema.all(screenVersion: version, products: products)
    guard let name else {
      let width = schemas.map(\.name.count).max() ?? 0
      let lines = schemas.map { "\($0.name.padded(to: width))  \($0.meaning)\n" }
      report.output = Array(lines.joined().utf8)
      return
    }
    guard let schema = schemas.first(where: { $0.name == name }) else {
      let names = schemas.map(\.name)
      throw UsageError(
        "There is no schema \(SourcePath.quoted(name)). There are: \(names.joined(separator: ", ")).",
        suggesting: NearMiss.suggestion(for: name, among: names), in: "schema")
    }
    report.output = schema.rendered()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
