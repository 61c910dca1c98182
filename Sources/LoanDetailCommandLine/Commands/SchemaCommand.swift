import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
import LoanDetailSchemas
import Loans

/// `schema` prints the JSON Schemas of inputs and outputs.
struct SchemaCommand: Command {
  static let name = "schema"
  /// The name of the schema; `nil` for the list of all schemas.
  private let name: String?
  /// The version of the schema of screens.
  private let version: Int
  /// The language of a client whose types are printed; `nil` for the schema itself.
  private let language: ClientLanguage?
  private let layout: JSONLayout
  /// The product type whose specifics are in the schema of portfolios; `nil` for any types.
  private let product: String?
  /// Whether the description of the HTTP addresses is printed.
  private let printsOpenAPI: Bool
  /// The version of A2UI whose catalog is printed; `nil` for none.
  private let a2ui: A2UIVersion?

  private static func product(of tool: LoanDetailTool) -> Option<String?> {
    Option(
      "product", .text(.words(tool.plugins.map(\.manifest.type.rawValue))), value: "TYPE",
      summary: "Of portfolios, the schema for this product type, with what only its records have.")
  }
  private static let clientVersion = Option(
    "client-version", .integer(in: 1...ScreenDocument.schemaVersion), value: "N",
    summary: "Of the screens' schema, the version: 1 to \(ScreenDocument.schemaVersion), the newest without it.")
  private static let reader = Option(
    flag: "reader",
    summary: "Of the screens, the reader's schema: open, with what a client does with what it does not know.")

  private static let openAPI = Option(
    flag: "openapi", summary: "Print the description of the HTTP addresses (OpenAPI 3.1) that give these documents.")

  private static let a2ui = Option(
    "a2ui", .word(A2UIVersion.self), value: "VERSION",
    summary: "Print the own catalog of components for clients of this version of A2UI: 0.9.1 or 1.0.")

  private static let language = Option(
    "as", .word(ClientLanguage.self), value: "LANGUAGE",
    summary: "Print the types of a client instead: \(ClientLanguage.allCases.map(\.rawValue).joined(separator: ", ")).")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints a JSON Schema of what is read or written; without a name, lists them.",
      operands: [.init("[NAME]", .words(schemas(of: tool).map(\.name)))],
      options: [
        clientVersion.syntax, reader.syntax, product(of: tool).syntax, language.syntax, openAPI.syntax, a2ui.syntax,
        OutputOptions.compact.syntax,
      ])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("schema", "which schemas there are"), ("schema loan-detail", "what \"render --format json\" prints"),
      ("schema loan-detail --client-version 1", "the same for a client of version 1"),
      ("schema loan-detail --reader", "what a client must bear, to generate its types from"),
      ("schema portfolio", "what --data reads"),
      (
        "schema portfolio --product \(tool.plugins.first?.manifest.type.rawValue ?? "TYPE")",
        "the same for records of this type alone, with their specifics: one schema for an export"
      ),
      (
        "schema loan-detail --as typescript > loan-detail.ts",
        "the types of a client, open for what a later document may have. Those of Schemas/Clients are printed so"
      ), ("schema --openapi > openapi.json", "the addresses of a server, their parameters and answers"),
      ("schema --a2ui 1.0 > catalog.json", "what a client draws of \"--format a2ui --a2ui-catalog own\""),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    let name = arguments.operands.first
    if let name, name != "loan-detail" {
      let options = [
        arguments.has(Self.clientVersion) ? "--client-version" : nil, arguments.has(Self.reader) ? "--reader" : nil,
      ]
      if let option = options.compactMap(\.self).first {
        throw arguments.error("\(option) is for the schema \"loan-detail\" only, not for \(SourcePath.quoted(name)).")
      }
    }
    product = try arguments[Self.product(of: tool)]
    if product != nil, name != "portfolio" { throw arguments.error("--product is for the schema \"portfolio\" only.") }
    version = try arguments[Self.clientVersion] ?? ScreenDocument.schemaVersion
    let isReader = try arguments[Self.reader]
    if isReader, version < NamedSchema.firstReaderVersion {
      throw arguments.error(
        "There is no reader's schema of version \(version): the first is that of version "
          + "\(NamedSchema.firstReaderVersion). Leave out --reader or --client-version.")
    }
    self.name = isReader ? name.map { "\($0).reader" } : name
    language = try arguments[Self.language]
    if name == nil, language != nil {
      throw arguments.error("--as is for a schema: say which, as in \"schema patch\".")
    }
    printsOpenAPI = try arguments[Self.openAPI]
    if printsOpenAPI, name != nil {
      throw arguments.error("--openapi is no schema of one document: leave out the name.")
    }
    a2ui = try arguments[Self.a2ui]
    if a2ui != nil, name != nil || printsOpenAPI {
      throw arguments.error("--a2ui is no schema of one document: leave out the name and --openapi.")
    }
    let isList = name == nil && !printsOpenAPI && a2ui == nil
    layout = try OutputOptions.layout(arguments, of: isList || language != nil ? .text : .json)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    if printsOpenAPI {
      report.output = OpenAPI.rendered(layout)
      return
    }
    if let a2ui {
      let kinds = tool.plugins.flatMap(\.manifest.customKinds)
      report.output = A2UICatalogSchema(version: a2ui, kinds: kinds).json.rendered(layout)
      return
    }
    let schemas = Self.schemas(of: tool, screenVersion: version)
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
    let printed = try product.map { try Self.portfolio(of: $0, for: tool) } ?? schema
    report.output = try language.map { Array(try printed.types(in: $0).utf8) } ?? printed.rendered(layout)
  }

  /// The schema of portfolios of a product type; throws if the type states no schema of its specifics.
  private static func portfolio(of type: String, for tool: LoanDetailTool) throws -> NamedSchema {
    let product = try tool.product(named: type, in: name)
    guard let specifics = product.specifics else {
      throw UsageError("The product type \(SourcePath.quoted(type)) states no schema of its specifics.", in: name)
    }
    return try NamedSchema.portfolio(of: type, specifics: specifics)
  }

  /// All schemas: one for each of our formats, and one for the custom items of each installed product.
  private static func schemas(
    of tool: LoanDetailTool, screenVersion version: Int = ScreenDocument.schemaVersion
  ) -> [NamedSchema] {
    NamedSchema.all(
      screenVersion: version,
      products: tool.plugins.map(\.manifest).map {
        ProductSchema(type: $0.type.rawValue, kinds: $0.customKinds, version: $0.itemsVersion)
      })
  }
}

extension String {
  /// The text with spaces after it, up to a number of characters.
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
