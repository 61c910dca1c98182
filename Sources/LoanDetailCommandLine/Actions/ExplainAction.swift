import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

extension ExplainCommand {
  @MainActor
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    guard let open = try await OpenScreen(options, of: tool, in: surroundings, into: &report) else { return }
    let (screen, nodes) = try explained(open)
    let explanation = ExplanationOutput(
      page: open.page, screen: screen, client: options.client.profile, nodes: nodes, context: open.session.context)
    report.output =
      switch options.output.format {
      case .json: explanation.json(options.output.layout)
      case .text: options.output.render(explanation.document(), in: surroundings)
      }
  }

  /// The nodes that were asked for, on the screen that was; an item is looked for on all screens when none was.
  @MainActor
  private func explained(_ open: OpenScreen) throws(UsageError) -> (ScreenID, [NodeExplanation]) {
    let main = options.screen ?? .main
    let others = options.screen == nil && node != nil ? open.page.manifest.screens.filter { $0 != main } : []
    var known: [String] = []
    for screen in [main] + others {
      let explanation = ScreenExplanation(
        of: open.page, on: screen, in: open.session.context, for: options.client.profile)
      guard let nodes = explanation?.nodes else { continue }
      guard let node else { return (screen, nodes) }
      if let found = nodes.first(where: { $0.id == node }) { return (screen, [found]) }
      known += nodes.map(\.id.rawValue)
    }
    let name = node?.rawValue ?? ""
    throw UsageError(
      "The product has no item \(SourcePath.quoted(name)) on \(others.isEmpty ? "the screen \"\(main)\"" : "any screen").",
      suggesting: NearMiss.suggestion(for: name, among: known), in: "explain")
  }
}
