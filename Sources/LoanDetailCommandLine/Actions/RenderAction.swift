import DesignSystem
import LoanDetail
import LoanDetailJSON

extension RenderCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    let answer = try await host.loans.screen(
      options.reference, options.screen ?? .main, for: host.scope, host.reader, page: page)
    switch answer {
    case .document(let screen):
      report.add(screen.diagnostics, of: screen.correlationID)
      for cursor in screen.previousCursors {
        report.note("There are rows before: --page-size \(page?.size ?? 0) --before \(SourcePath.quoted(cursor)).")
      }
      for cursor in screen.cursors {
        report.note("There are more rows: --page-size \(page?.size ?? 0) --after \(SourcePath.quoted(cursor)).")
      }
      report.output = screen.bytes
    case .patch(let patch):
      report.add(patch.diagnostics)
      report.output = patch.bytes
    case .unchanged: break
    }
  }
}
