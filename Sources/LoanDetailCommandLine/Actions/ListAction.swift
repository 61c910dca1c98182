import LoanDetailCore
import LoanDetailEngine

extension ListCommand {
  @MainActor
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let session = try await Session(
      tool: tool, source: source, output: output, surroundings: surroundings, report: &report)
    let pages = session.strategist.pages
    let list = ProductList(pages: pages, viewModels: session.view.items, of: source.scope, in: session.context)
    report.add(list.diagnostics)
    // A list with a bad record is a list; one with a type missing is not the list that was asked for.
    if let cause = pages.first(where: { $0.id == nil })?.cause { report.exitCode = ExitCode(cause) }
    report.output =
      switch output.format {
      case .json: list.json(output.layout)
      case .text: output.render(list.document(), in: surroundings)
      }
  }
}
