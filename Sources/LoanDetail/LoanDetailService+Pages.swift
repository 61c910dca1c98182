public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import LoanDetailEngine

/// What a pager of all products shows, step by step.
public enum PagerUpdate: Sendable {
  /// A page for each product, as its place in the list shows it, without details.
  case list([RenderedScreen])
  /// One page with its details, or with why they cannot be shown.
  case page(RenderedScreen, at: Int)
}

extension LoanDetailService {
  /// All products of a scope as pages: first the list, then each product with its details, in the list's order.
  ///
  /// The stream ends after the last product, or throws a ``RequestError``. A product that cannot be shown has a page that
  /// says so. To stop listening cancels the work.
  ///
  /// - Parameters:
  ///   - screen: the screen each product is shown on; a product without that screen is shown on its main one.
  ///   - scope: whose products are shown.
  ///   - reader: the locale, the day, the client and the renderer.
  public func pages(
    on screen: ScreenID = .main, for scope: CustomerScope, _ reader: LoanReader
  ) -> AsyncThrowingStream<PagerUpdate, any Error> {
    let (updates, update) = AsyncThrowingStream.makeStream(of: PagerUpdate.self)
    let work = Task {
      let log = RequestLog(.pages, nil, scope, options)
      do throws(RequestError) {
        try await log.reporting { () throws(RequestError) in
          try await turn(screen, for: scope, reader, log) { update.yield($0) }
        } outcome: {
          .document
        }
        update.finish()
      } catch {
        update.finish(throwing: error)
      }
    }
    update.onTermination = { _ in work.cancel() }
    return updates
  }

  private func turn(
    _ screen: ScreenID, for scope: CustomerScope, _ reader: LoanReader, _ log: RequestLog,
    show: (PagerUpdate) -> Void
  ) async throws(RequestError) {
    let first = deadline()
    let day = try await day(for: reader, by: first)
    let registry = try await registry(scope, by: first)
    let strategist = InteractionStrategist(registry, scope: scope, deadline: deadline)
    let loop = RequestLoop(strategist, on: screen, in: reader.context(on: day))
    await loop.presenter.didBecomeReady()
    try checkCancellation()
    show(.list(strategist.pages.enumerated().map { loop.shown($1, at: $0).rendered(for: reader) }))
    for index in strategist.pages.indices {
      await loop.presenter.didTurn(toLoanWithIndex: index)
      try checkCancellation()
      let shown = loop.shown(strategist.pages[index], at: index)
      log.diagnostics += shown.diagnostics
      show(.page(shown.rendered(for: reader), at: index))
    }
  }
}
