package import DesignSystem
import LoanArithmetic
package import LoanDetailCore
package import LoanDetailEngine
package import Loans

/// The loop of view, presenter and interaction for a view of this process, such as a pager.
///
/// It belongs to one isolation domain, that of its view.
package final class LoanLoop {
  /// Asks the interactors and keeps the pages.
  package let strategist: InteractionStrategist
  /// Carries events of the view to the strategist, and updates to the view.
  package let presenter: Presenter
  /// Keeps the open screen.
  package let router: ScreenRouter
  private let day: BankDay
  private let reader: LoanReader
  private let log: RequestLog

  fileprivate init(
    _ strategist: InteractionStrategist, _ router: ScreenRouter, _ request: ScreenRequest, on day: BankDay
  ) {
    self.strategist = strategist
    self.router = router
    self.day = day
    reader = request.reader
    log = request.log
    presenter = Presenter(interaction: strategist, router: router, context: request.context)
    strategist.presenter = presenter
  }

  /// The day that the loop shows, as `YYYY-MM-DD`.
  package var asOf: String { "\(day.day)" }

  /// The document of a page as its view received it, adapted to the client.
  ///
  /// - Parameters:
  ///   - index: the index of the page, which must exist.
  ///   - viewModel: what the view received.
  ///   - screen: the open screen; the main screen in a list.
  package func document(
    at index: Int, as viewModel: any ProductViewModelProtocol, on screen: ScreenID
  ) -> ScreenDocument {
    let request = ScreenRequest(screen, on: day, for: reader, log)
    return reader.adapted(request.shown(strategist.pages[index], as: viewModel).document)
  }

  /// The offers of an event on the open screen of a page; none if there is no such page.
  package func offers(of event: String, at index: Int) -> [EventOffer] {
    guard strategist.pages.indices.contains(index) else { return [] }
    let request = ScreenRequest(router.screen, on: day, for: reader, log)
    return CheckedScreen(of: strategist.pages[index], on: router.screen, in: request.context).offers(of: event)
  }
}

extension LoanDetailService {
  /// Makes a loop over the products of a scope. Nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - router: keeps the open screen.
  ///   - scope: the customer whose products are shown.
  ///   - reader: the locale, the day and the client.
  package func loop(
    _ router: ScreenRouter, for scope: CustomerScope, _ reader: LoanReader
  ) async throws(RequestError) -> LoanLoop {
    let deadline = deadline()
    let day = try await day(for: reader, scope, by: deadline)
    let registry = try await registry(scope, by: deadline)
    let log = RequestLog(.pages, of: nil, for: scope, reader, options)
    return LoanLoop(
      InteractionStrategist(registry, scope: scope, observer: options.exchanges, deadline: self.deadline), router,
      ScreenRequest(router.screen, on: day, for: reader, log), on: day)
  }
}
