import DesignSystem
import LoanDetail
import LoanDetailEngine
import LoanDetailJSON

extension ExplainCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    let main = options.screen ?? .main
    // Without --screen, the item is searched on all screens.
    let others = options.screen == nil && node != nil ? tool.plugins.flatMap(\.manifest.screens) : []
    let screens = [main] + others.filter { $0 != main }.uniqued
    let explained = try await host.loans.explanation(of: options.reference, on: screens, for: host.scope, host.reader)
    report.explain(node, explained, options, for: host.reader)
  }
}

extension Report {
  /// Adds the explanation of a node, or of all nodes of the first screen.
  mutating func explain(
    _ node: ItemID?, _ explained: [ExplainedScreen], _ options: ScreenOptions, for reader: LoanReader
  ) {
    add(explained[0].diagnostics)
    if let cause = explained[0].cause { exitCode = ExitCode(cause) }
    guard let (screen, nodes) = chosen(node, from: explained, on: options.screen) else { return }
    let explanation = ExplanationOutput(screen, nodes: nodes, for: reader)
    output =
      switch options.output.format {
      case .json: explanation.json(options.output.layout)
      case .text: reader.renderer.render(explanation.document())
      }
  }

  /// The requested nodes, from the first screen that has them; `nil` with a message if none has them.
  private mutating func chosen(
    _ node: ItemID?, from explained: [ExplainedScreen], on screen: ScreenID?
  ) -> (ExplainedScreen, [NodeExplanation])? {
    guard let node else { return (explained[0], explained[0].explanation.nodes) }
    for screen in explained {
      if let found = screen.explanation.node(node) { return (screen, [found]) }
    }
    let place = screen.map { "the screen \"\($0)\"" } ?? "any screen"
    let near = NearMiss.suggestion(
      for: node.rawValue, among: explained.flatMap(\.explanation.nodes).map(\.id.rawValue))
    let message = "The product has no item \(SourcePath.quoted(node.rawValue)) on \(place)."
    fail([message, near].compactMap(\.self).joined(separator: " "), .noInput)
    return nil
  }
}

extension [ScreenID] {
  /// The screens without duplicates, in their order.
  fileprivate var uniqued: [ScreenID] {
    var seen: Set<ScreenID> = []
    return filter { seen.insert($0).inserted }
  }
}
