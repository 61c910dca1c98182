import DesignSystem
import LoanDetailCore
import LoanDetailEngine

/// `render`: one product on one of its screens.
struct RenderCommand: Command {
  let reference: ProductReference
  let screen: ScreenID
  let source: SourceOptions
  let output: OutputOptions
  let revealsNumbers: Bool

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: "render", summary: "Shows one product's detail screen.", operands: ["ID"],
      options: [
        .init(
          name: "screen", value: "SCREEN",
          summary: "Which screen to show, one of those \"\(tool.name) products\" lists; main without it.")
      ] + OutputOptions.syntax + SourceOptions.syntax(example: tool.products.first?.manifest.type) + [
        .init(name: "reveal-numbers", summary: "Show account and contract numbers in full, not masked.")
      ])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let plugin = tool.products.first, let id = SamplePortfolio(of: [plugin]).firstID else { return [] }
    let type = plugin.manifest.type
    let screen = plugin.manifest.screens.last ?? .main
    return [
      ("render \(id)", "the product \(id) of the sample data"),
      ("render \(type):\(id) --screen \(screen)", "where products of several types have the id; another screen"),
      ("render \(id) --format json --locale ru_RU --as-of 2026-11-21", "as JSON, in Russian, on a day"),
      ("render 17 --data portfolio.json --customer C-1", "from your own file, as one customer sees it"),
      ("render 1 --source fineract --data loan.json --map 3=\(type)", "from what Apache Fineract answers"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    reference = ProductReference(arguments.operands[0])
    screen = arguments.value("screen").map(ScreenID.init(rawValue:)) ?? .main
    source = try SourceOptions(arguments, installed: tool.products.map(\.manifest.type))
    output = try OutputOptions(arguments)
    revealsNumbers = arguments.has("reveal-numbers")
  }
}
