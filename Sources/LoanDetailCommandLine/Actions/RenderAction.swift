import DesignSystem
import LoanDetail
import LoanDetailJSON

extension RenderCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    do {
      let answer = try await host.loans.screen(
        options.reference, options.screen ?? .main, for: host.scope, host.reader, page: page)
      guard case .document(let screen) = answer else { return }
      report.add(screen.diagnostics, of: screen.correlationID)
      for cursor in screen.cursors {
        report.note("There are more rows: --page-size \(page?.size ?? 0) --after \(SourcePath.quoted(cursor)).")
      }
      report.output = screen.bytes
    } catch {
      guard case .unknownCursor(let cursor) = error else { throw error }
      throw UsageError(
        "--after is \(SourcePath.quoted(cursor)), which is no row of this screen's lists; expected the \"next\" of "
          + "an earlier page. Begin again without it.", in: "render")
    }
  }
}
