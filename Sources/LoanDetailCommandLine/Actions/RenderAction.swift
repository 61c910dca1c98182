import DesignSystem
import LoanDetail
import LoanDetailJSON

extension RenderCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    let answer = try await host.loans.screen(
      options.reference, options.screen ?? .main, for: host.scope, host.reader, page: page)
    report.show(answer, page)
  }
}

extension Report {
  /// Adds the answer to a request for a screen, with the cursors of its pages.
  mutating func show(_ answer: ScreenAnswer, _ page: PageRequest?) {
    switch answer {
    case .document(let screen):
      add(screen.diagnostics, of: screen.correlationID)
      for cursor in screen.previousCursors {
        note("There are rows before: --page-size \(page?.size ?? 0) --before \(SourcePath.quoted(cursor)).")
      }
      for cursor in screen.cursors {
        note("There are more rows: --page-size \(page?.size ?? 0) --after \(SourcePath.quoted(cursor)).")
      }
      output = screen.bytes
    case .patch(let patch):
      add(patch.diagnostics)
      output = patch.bytes
    case .unchanged: break
    }
  }
}
