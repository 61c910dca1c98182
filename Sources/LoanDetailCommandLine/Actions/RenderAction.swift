import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

extension RenderCommand {
  @MainActor
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    guard let open = try await OpenScreen(options, of: tool, in: surroundings, into: &report) else { return }
    var document = open.document
    if let page {
      do {
        document = try document.paged(by: page)
      } catch {
        throw UsageError(
          "--after is \(SourcePath.quoted(error.found)), which is no row of this screen's lists; expected the \"next\" of "
            + "an earlier page. Begin again without it.", in: "render")
      }
      for cursor in document.contentItems.flatMap(\.cursors) {
        report.note("There are more rows: --page-size \(page.size) --after \(SourcePath.quoted(cursor)).")
      }
    }
    if let profile = options.client.profile { document = document.adapted(to: profile).document }
    report.output = options.output.render(document, in: surroundings)
  }
}

extension Item {
  /// What asks for the rows that follow, of each list that is not all there.
  fileprivate var cursors: [String] {
    if case .table(let table) = self { [table.page?.next].compactMap(\.self) } else { children.flatMap(\.cursors) }
  }
}
