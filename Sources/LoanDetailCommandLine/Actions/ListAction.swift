import LoanDetail

extension ListCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    if let note = client.note { report.note(note) }
    let host = try await Host(
      tool, source: source, output: output, client: client.profile, in: surroundings, into: &report)
    let answer = try await host.loans.list(for: host.scope, host.reader)
    report.add(answer.list.diagnostics, of: answer.correlationID)
    // A bad record is only a fault in the list. If a whole type is missing, the command has failed.
    if let cause = answer.list.incompleteness { report.exitCode = ExitCode(cause) }
    report.output = answer.bytes
  }
}
