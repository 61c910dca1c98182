import DesignSystem
import LoanDetail

extension WhatIfCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    guard let explained else {
      let answer = try await host.loans.screen(
        options.reference, whatIf: question, for: host.scope, host.reader, page: page)
      report.show(answer, page)
      return
    }
    let screens = try await host.loans.explanation(
      of: options.reference, whatIf: question, for: host.scope, host.reader)
    report.explain(explained, screens, options, for: host.reader)
  }
}
