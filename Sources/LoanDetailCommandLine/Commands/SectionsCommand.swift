import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import Loans

/// `sections` lists the sections of screens and, for a product, states why a section is absent.
struct SectionsCommand: Command {
  static let name = "sections"

  /// The sections to list.
  enum Subject: Hashable, Sendable {
    /// The sections that all products share.
    case standard
    /// The sections of a product type, as in its first sample.
    case sample(ProductReference)
    /// The sections of one product.
    case product(ProductReference)

    var isProduct: Bool {
      if case .product = self { true } else { false }
    }
  }

  let subject: Subject
  /// The requested screen; `nil` for all.
  let screen: ScreenID?
  let source: SourceOptions
  let output: OutputOptions

  private static let product = Option(
    "of", .text(), value: "ID", summary: "The sections of this product, and whether each is shown or why it is absent.")

  /// The option for the name of the screen.
  private static func screen(of tool: LoanDetailTool) -> Option<String?> {
    let names = ScreenOptions.screenNames(of: tool, adding: [.statement, .whatIf])
    return Option(
      "screen", .text(.words(names)), value: "SCREEN", summary: "Only this screen; without it, all screens.")
  }

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary:
        "Lists the sections of screens: the name of each, what it shows and from which facts, and why it is absent.",
      operands: [.init("[TYPE]", .words(tool.plugins.map(\.manifest.type.rawValue)))],
      options: [product.syntax, screen(of: tool).syntax, OutputOptions.width.syntax]
        + SourceOptions.syntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    let shared = [("sections --screen main", "what all products can show on the main screen")]
    guard let product = tool.products.first, let id = SamplePortfolio(of: [product]).firstID else { return shared }
    return shared + [
      ("sections \(product.manifest.type)", "the sections of a product type, with those of its own"),
      ("sections --of \(id) --screen details", "which sections the product has, and why others are absent"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    switch (arguments.operands.first, try arguments[Self.product]) {
    case (nil, nil): subject = .standard
    case (nil, let id?): subject = .product(ProductReference(id))
    case (let type?, nil):
      let product = try arguments.product(named: type, of: tool)
      guard let sample = SamplePortfolio(of: [product]).firstID else {
        throw arguments.error(
          "The product type \(SourcePath.quoted(type)) has no sample records: name a product of yours with --of.")
      }
      subject = .sample(ProductReference(ProductID(type: product.manifest.type, id: sample)))
    case (_?, _?): throw arguments.error("The sections are those of a type or, with --of, of one product: name one.")
    }
    screen = try arguments[Self.screen(of: tool)].map(ScreenID.init(rawValue:))
    source = try SourceOptions(arguments, for: tool)
    output = try OutputOptions(widthIn: arguments)
    if !subject.isProduct, source.location != .samples || source.scope != .allCustomers {
      let option = source.location != .samples ? "--data" : "--customer"
      throw arguments.error("\(option) goes with --of only: other lists are made from the samples.")
    }
  }
}
