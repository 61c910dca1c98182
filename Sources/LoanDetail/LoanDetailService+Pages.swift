public import DesignSystem
import LoanArithmetic
import LoanDetailEngine
public import Loans

/// One step of a pager of all products.
public enum PagerUpdate: Sendable {
  /// One page for each product, without details.
  case list([RenderedScreen])
  /// One page with its details, or with the reason why they cannot be shown.
  case page(RenderedScreen, at: Int)
}

extension LoanDetailService {
  /// Returns all products of a scope as pages: first the list, then each product with its details, in the same order.
  ///
  /// ```swift
  /// for try await update in loans.pages(for: .customer(customer), reader) {
  ///   switch update {
  ///   case .list(let screens): show(screens)
  ///   case .page(let screen, let index): show(screen, at: index)
  ///   }
  /// }
  /// ```
  ///
  /// The stream ends after the last product, or throws a ``RequestError``. A product that cannot be shown has a fault
  /// page. The work is cancelled when the caller stops reading the stream.
  ///
  /// - Parameters:
  ///   - screen: the screen of each product; the main screen of products that do not have it.
  ///   - scope: the customer whose products are shown.
  ///   - reader: the locale, the day, the client and the renderer.
  public func pages(
    on screen: ScreenID = .main, for scope: CustomerScope, _ reader: LoanReader
  ) -> AsyncThrowingStream<PagerUpdate, any Error> {
    let (updates, update) = AsyncThrowingStream.makeStream(of: PagerUpdate.self)
    let work = Task {
      do throws(RequestError) {
        try await turn(to: screen, for: scope, reader) { update.yield($0) }
        update.finish()
      } catch {
        update.finish(throwing: error)
      }
    }
    update.onTermination = { _ in work.cancel() }
    return updates
  }

  /// Turns to all products in the caller's task, and passes each step to `show`.
  package func turn(
    to screen: ScreenID = .main, for scope: CustomerScope, _ reader: LoanReader, show: @escaping (PagerUpdate) -> Void
  ) async throws(RequestError) {
    try await request(.pages, for: scope, reader) { (log, day, first) throws(RequestError) in
      let registry = try await registry(scope, by: first)
      let strategist = InteractionStrategist(
        registry, scope: scope, turning: .once, observer: options.exchanges, deadline: deadline)
      await Pager(of: strategist, for: ScreenRequest(screen, on: day, for: reader, log), show: show).turn()
      try checkCancellation()
    }
  }
}
