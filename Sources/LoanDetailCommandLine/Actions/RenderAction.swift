import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

extension RenderCommand {
  @MainActor
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let session = try await Session(
      tool: tool, source: source, output: output, screen: screen, revealsNumbers: revealsNumbers,
      surroundings: surroundings, report: &report)
    guard let index = try place(in: session, &report) else { return }
    await session.presenter.didTurn(toLoanWithIndex: index)
    let page = session.strategist.pages[index]
    try checkScreen(of: page)
    report.add(page.diagnostics)
    // Another record with the same id would have been another answer.
    report.add(session.strategist.pages.filter { $0.id == page.id }.flatMap(\.diagnostics))
    if let cause = page.cause { report.exitCode = ExitCode(cause) }
    let document = ScreenDocument(
      of: page, as: session.view.items[index], on: page.cause == nil ? screen : .main, in: session.context)
    report.output = output.render(document, in: surroundings)
  }

  /// The product's place; `nil`, with the reason reported, when a type that might hold it cannot be listed.
  @MainActor
  private func place(in session: Session, _ report: inout Report) throws(LookupError) -> Int? {
    do {
      return try session.strategist.index(of: reference)
    } catch .notFound(let reference, let near) {
      // The one that was meant may be a record whose id cannot be read.
      report.add(
        session.strategist.pages.flatMap(\.diagnostics).filter { $0.severity == .error && $0.path.hasSuffix(".id") })
      let silent = session.strategist.pages.filter { $0.id == nil }
      guard let cause = silent.first?.cause else { throw .notFound(reference, near: near) }
      report.add(silent.flatMap(\.diagnostics))
      report.exitCode = ExitCode(cause)
      return nil
    }
  }

  private func checkScreen(of page: LoanPage) throws(UsageError) {
    let screens = if case .loan(let loan) = page.content { loan.screens } else { page.manifest.screens }
    guard !screens.contains(screen) else { return }
    let names = screens.map(\.rawValue)
    throw UsageError(
      "The product \(page.id.map { SourcePath.quoted($0.description) } ?? "") has no screen "
        + "\(SourcePath.quoted(screen.rawValue)). It has: \(names.joined(separator: ", ")).",
      suggesting: NearMiss.suggestion(for: screen.rawValue, among: names), in: "render")
  }
}
