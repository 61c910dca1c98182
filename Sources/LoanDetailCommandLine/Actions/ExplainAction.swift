import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

extension ExplainCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    let main = options.screen ?? .main
    // Without --screen, the item is searched on all screens.
    let others = options.screen == nil && node != nil ? tool.products.flatMap(\.manifest.screens) : []
    let screens = [main] + others.filter { $0 != main }.uniqued
    let explained = try await host.loans.explanation(of: options.reference, on: screens, for: host.scope, host.reader)
    report.add(explained[0].diagnostics)
    if let cause = explained[0].cause { report.exitCode = ExitCode(cause) }
    guard let (screen, nodes) = chosen(from: explained, into: &report) else { return }
    let output = ExplanationOutput(screen, nodes: nodes, for: host.reader)
    report.output =
      switch options.output.format {
      case .json: output.json(options.output.layout)
      case .text: host.reader.renderer.render(output.document())
      }
  }

  /// The requested nodes, from the first screen that has them; `nil` with a message if none has them.
  private func chosen(
    from explained: [ExplainedScreen], into report: inout Report
  ) -> (ExplainedScreen, [NodeExplanation])? {
    guard let node else { return (explained[0], explained[0].explanation.nodes) }
    for screen in explained {
      if let found = screen.explanation.node(node) { return (screen, [found]) }
    }
    let place = options.screen.map { "the screen \"\($0)\"" } ?? "any screen"
    let near = NearMiss.suggestion(
      for: node.rawValue, among: explained.flatMap(\.explanation.nodes).map(\.id.rawValue))
    let message = "The product has no item \(SourcePath.quoted(node.rawValue)) on \(place)."
    report.fail([message, near].compactMap(\.self).joined(separator: " "), .noInput)
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
