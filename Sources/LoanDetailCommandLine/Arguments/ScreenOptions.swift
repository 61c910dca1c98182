import DesignSystem
import LoanDetailCore
import LoanDetailEngine

/// Which screen of which product, for which client: what every command about one screen can be told.
struct ScreenOptions: Sendable {
  let reference: ProductReference
  /// The screen that was asked for; `nil` when none was named.
  let screen: ScreenID?
  let client: ClientOptions
  let source: SourceOptions
  let output: OutputOptions
  let revealsNumbers: Bool

  static func syntax(for tool: LoanDetailTool, own: [CommandSyntax.Option] = []) -> [CommandSyntax.Option] {
    [
      .init(
        name: "screen", value: "SCREEN",
        summary: "Which screen to show, one of those \"\(tool.name) products\" lists; main without it.")
    ] + own + OutputOptions.syntax + ClientOptions.syntax
      + SourceOptions.syntax(example: tool.products.first?.manifest.type) + [
        .init(name: "reveal-numbers", summary: "Show account and contract numbers in full, not masked.")
      ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    reference = ProductReference(arguments.operands[0])
    screen = arguments.value("screen").map(ScreenID.init(rawValue:))
    client = try ClientOptions(arguments)
    source = try SourceOptions(arguments, installed: tool.products.map(\.manifest.type))
    output = try OutputOptions(arguments)
    revealsNumbers = arguments.has("reveal-numbers")
  }
}
