import DesignSystem
import LoanDetail
import LoanDetailEngine

/// `explain` shows the sources of the items of a screen.
struct ExplainCommand: Command {
  static let name = "explain"
  let options: ScreenOptions
  /// The requested node; `nil` for all nodes of the screen.
  let node: ItemID?

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary: "Says of any item of a screen which facts it is made from, and what a client is shown instead.",
      operands: [.init("ID"), .init("[ITEM]")], options: ScreenOptions.syntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let product = tool.products.first, let id = SamplePortfolio(of: [product]).firstID else { return [] }
    return [
      ("explain \(id) debt.total", "the balance: its field in the source"),
      ("explain \(id) debt.total --client-kinds row,note", "what becomes of it for a client that draws only these"),
      ("explain \(id) --screen schedule --format json", "every item of a screen, as JSON"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    options = try ScreenOptions(arguments, for: tool)
    try options.output.refuseExplanation(arguments)
    node = arguments.operands.dropFirst().first.map(ItemID.init(rawValue:))
  }
}

extension ExplainCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    let main = options.screen ?? .main
    // Without --screen, the item is searched on all screens.
    let others = options.screen == nil && node != nil ? tool.plugins.flatMap(\.manifest.screens) : []
    let screens = [main] + others.filter { $0 != main }.distinct
    let explained = try await host.loans.explanation(of: options.reference, on: screens, for: host.scope, host.reader)
    let place = options.screen.map { " on the screen \"\($0)\"" } ?? " on any screen"
    report.explain(
      node, on: explained, options.output, for: host.reader, subject: "The product", place: place)
  }
}
