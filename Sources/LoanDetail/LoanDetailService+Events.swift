public import DesignSystem
import LoanDetailCore
import LoanDetailEngine
public import Loans

extension LoanDetailService {
  /// Sends an event of an item to the product that owns the item, and returns what became of the event, with the screen
  /// as it is then.
  ///
  /// Nothing is done twice: the same event, sent again with its key, is answered and not carried out again. So send it
  /// again after an error, after a lost answer and after `EventOutcome.unknown`.
  ///
  /// A customer decides by what the screen shows. With ``EventRequest/seen``, nothing is done if the screen looks
  /// different by now; changes of the product that the screen does not show do not matter.
  ///
  /// - Parameters:
  ///   - event: the event, the item that offers it, and the values that the customer chose.
  ///   - reference: the product.
  ///   - screen: the screen with the item. The same screen is returned.
  ///   - scope: the customer whose products may be seen and changed.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - page: the rows of its lists to send, as a client without a cursor asked for them; `nil` for all rows.
  ///   - held: what the client already has of the screen.
  /// - Throws: ``RequestError`` if there is no such product or screen, or if the screen cannot be shown, before
  ///   anything is done. If the product is gone or cannot be shown after the event, the answer has a fault page, also
  ///   when the event is sent again.
  @concurrent
  public func send(
    _ event: EventRequest, of reference: ProductReference, _ screen: ScreenID = .main, for scope: CustomerScope,
    _ reader: LoanReader, page: PageRequest? = nil, held: HeldScreen? = nil
  ) async throws(RequestError) -> EventAnswer {
    try await request(.event(event.name), reference, for: scope, reader, page, outcome: \.screen.outcome) {
      (log, day, deadline) throws(RequestError) in
      let current = try await revision(of: reference, for: scope, by: deadline, log)
      let request = ScreenRequest(screen, on: day, for: reader, log, rows: page)
      let strategist: InteractionStrategist
      do throws(RequestError) { strategist = try await open(reference, for: request, by: deadline) } catch {
        guard case .notFound = error,
          let answer = await answer(to: event, ofLost: reference, for: request, by: deadline)
        else { throw error }
        return answer
      }
      let opened = request.shown(strategist.pages[0])
      if let error = opened.error {
        guard let answer = await answer(to: event, of: opened, by: strategist) else { throw error }
        log.add(opened.findings.all)
        return answer
      }
      let before = try render(opened, for: request).screen
      // A document that cannot be patched is refused now, because a failure after the event would invite repeating it.
      _ = try answer(before, holding: held, for: reader)
      let outcome: EventOutcome
      do throws(EventRefusal) {
        if let seen = event.seen, !seen.contains(before.eTag) { throw .conflict }
        // Of all rows: the client may have loaded others than those of the first page.
        let whole = ScreenRequest(screen, on: day, for: reader, log).context
        var checked = try CheckedScreen(of: strategist.pages[0], on: screen, in: whole).checked(event, for: reader)
        checked.revision = current?.revision
        outcome = await strategist.handle(checked, ofLoanWithIndex: 0)
      } catch {
        outcome = await strategist.outcome(of: event.sent, refusedBecause: error, ofLoanWithIndex: 0)
      }
      log.add(strategist.pages[0].faultOfEvent?.diagnostics ?? [])
      if case .refused(.conflict) = outcome { await strategist.select(loanWithIndex: 0) }
      // A product that cannot be shown after the event has a fault page: the outcome must not be lost.
      let shown = request.shown(strategist.pages[0])
      let after = (try? render(shown, for: request).screen) ?? shown.rendered()
      log.add(after.diagnostics)
      let screen = (try? answer(after, holding: held, for: reader)) ?? .document(after)
      return EventAnswer(outcome: outcome, key: event.key, screen: outcome.answer(screen, with: after))
    }
  }

  /// The answer to an event of a product that cannot be shown; `nil` if the event was not carried out before.
  private func answer(
    to event: EventRequest, of shown: ShownPage, by strategist: InteractionStrategist
  ) async -> EventAnswer? {
    guard let id = shown.page.id, await strategist.outcome(of: event.sent, ofLost: id)?.outcome == .done else {
      return nil
    }
    return EventAnswer(outcome: .done, key: event.key, screen: .document(shown.rendered()))
  }

  /// The answer to an event of a product that is gone: what became of it; `nil` if it was not carried out.
  private func answer(
    to event: EventRequest, ofLost reference: ProductReference, for request: ScreenRequest, by deadline: Deadline
  ) async -> EventAnswer? {
    let ids = reference.typed.map { [$0] } ?? registry.manifests.map { ProductID(type: $0.type, id: reference.text) }
    let strategist = InteractionStrategist(registry, scope: request.log.scope, observer: options.exchanges) { deadline }
    for id in ids {
      guard let (outcome, page) = await strategist.outcome(of: event.sent, ofLost: id),
        outcome == .done || ids.count == 1
      else { continue }
      return EventAnswer(outcome: outcome, key: event.key, screen: .document(request.shown(page).rendered()))
    }
    return nil
  }
}

extension EventRequest {
  /// The event without the item that offered it: enough to ask what became of it.
  fileprivate var sent: BusinessEvent {
    let values = values.sorted { $0.key < $1.key }.map { CustomItem.Field($0.key, .choice($0.value)) }
    return BusinessEvent(name: name, values: values, key: key)
  }
}

extension EventOutcome {
  /// The screen for a client. After a change, a client gets the document even if it seems to have that, because it
  /// asked for a change.
  fileprivate func answer(_ answer: ScreenAnswer, with screen: RenderedScreen) -> ScreenAnswer {
    if case .unchanged = answer, case .done = self { .document(screen) } else { answer }
  }
}

extension CheckedScreen {
  /// Returns the event of a client as its interactor receives it: offered by an item of the screen, with values of the
  /// types of its form.
  fileprivate func checked(
    _ event: EventRequest, for reader: LoanReader
  ) throws(EventRefusal) -> BusinessEvent {
    let offers = offers(of: event.name)
    guard let offer = offers.first(where: { $0.item == event.item ?? $0.item }) else { throw .notOffered }
    try offer.checkState()
    var values: [CustomItem.Field] = []
    for (name, text) in event.values.sorted(by: { $0.key < $1.key }) {
      let field = offer.form?.fields.first { $0.name == name }
      guard let value = field?.input.value(of: text, reader.formatter) else { throw .badValue(name, field) }
      values.append(CustomItem.Field(name, value))
    }
    return try checked(BusinessEvent(name: event.name, values: values, key: event.key), from: offer.item)
  }
}
