import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

/// One product's screen as the engine's loop came to show it.
@MainActor
struct OpenScreen {
  let session: Session
  let page: LoanPage
  let document: ScreenDocument

  /// Opens the screen that was asked for, the main one if none was; `nil`, with the reason reported, when a type that
  /// might hold the product cannot be listed. What is worth knowing of the product goes to the report.
  init?(
    _ options: ScreenOptions, of tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report
  ) async throws {
    if let note = options.client.note { report.note(note) }
    let screen = options.screen ?? .main
    session = try await Session(
      tool: tool, source: options.source, output: options.output, screen: screen,
      revealsNumbers: options.revealsNumbers, surroundings: surroundings, report: &report)
    guard let index = try Self.place(of: options.reference, in: session, &report) else { return nil }
    await session.presenter.didTurn(toLoanWithIndex: index)
    let page = session.strategist.pages[index]
    try Self.check(screen, of: page)
    report.add(page.diagnostics)
    // Another record with the same id would have been another answer.
    report.add(session.strategist.pages.filter { $0.id == page.id }.flatMap(\.diagnostics))
    let viewModel = session.view.items[index]
    report.add(viewModel.diagnostics)
    let isBroken = viewModel.diagnostics.contains { $0.severity == .error }
    if let cause = page.cause ?? (isBroken ? .brokenPlugin : nil) { report.exitCode = ExitCode(cause) }
    self.page = page
    document = ScreenDocument(
      of: page, as: viewModel, on: page.cause == nil ? screen : .main, in: session.context)
  }

  /// The product's place; `nil`, with the reason reported, when a type that might hold it cannot be listed.
  private static func place(
    of reference: ProductReference, in session: Session, _ report: inout Report
  ) throws(LookupError) -> Int? {
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

  private static func check(_ screen: ScreenID, of page: LoanPage) throws(UsageError) {
    let screens = if case .loan(let loan) = page.content { loan.screens } else { page.manifest.screens }
    guard !screens.contains(screen) else { return }
    let names = screens.map(\.rawValue)
    throw UsageError(
      "The product \(page.id.map { SourcePath.quoted($0.description) } ?? "") has no screen "
        + "\(SourcePath.quoted(screen.rawValue)). It has: \(names.joined(separator: ", ")).",
      suggesting: NearMiss.suggestion(for: screen.rawValue, among: names), in: "render")
  }
}
