public import LoanDetailCore
package import Loans

extension InteractionStrategist {
  /// Passes an event to the interactor that owns the product.
  public func handle(_ event: BusinessEvent, ofLoanWithIndex index: Int) async -> EventOutcome {
    guard let (entry, id) = owner(of: index) else { return .refused(.notOffered) }
    let number = nextNumber()
    let answer = await inquiry.product(id, of: entry, after: event)
    var outcome = answer.outcome
    // A product that is gone tells nothing about an event that may have been carried out before.
    if case .notFound = answer, doubts[id]?.key == event.key { outcome = .unknown }
    if outcome == .unknown { doubts[id] = event } else { settle(event, of: id) }
    var isOlder = false
    if case .loan(let loan) = answer {
      // It may be from before another event that was sent later and answered first.
      isOlder = changes[id].map { $0.number > number } ?? false
      changes[id] = Change(number: nextNumber(), id: id, loan: isOlder ? nil : loan)
    }
    guard let index = self.index(of: id) else { return outcome }
    switch answer {
    case .loan: if !isOlder { changes[id]?.show(on: &pages[index]) }
    case .refused, .notFound: break
    case .fault(let fault): if !Task.isCancelled { pages[index].faultOfEvent = fault }
    }
    pages[index].eventInDoubt = doubts[id]
    if isOlder {
      await loadAgain(at: index)
    } else {
      presenter?.represent(loan: pages[index], at: index)
    }
    return outcome
  }

  /// Returns what became of an event of a product that is gone or cannot be shown, with the page of one that is gone;
  /// `nil` if the event was not carried out.
  package func outcome(of event: BusinessEvent, ofLost id: ProductID) async -> (outcome: EventOutcome, page: LoanPage)?
  {
    guard let entry = registry.entry(of: id.type),
      let outcome = await inquiry.outcome(of: event, of: id, by: entry).outcome
    else { return nil }
    return (outcome, LoanPage(manifest: entry.interactor.manifest, content: .fault(.gone(id))))
  }

  /// Returns what became of an event that the page does not offer. If the event was carried out before, the page is
  /// loaded again and passed to the presenter. If it is not known, the outcome is unknown. Otherwise the event is
  /// refused.
  public func outcome(
    of event: BusinessEvent, refusedBecause refusal: EventRefusal, ofLoanWithIndex index: Int
  ) async -> EventOutcome {
    guard let (entry, id) = owner(of: index) else { return .refused(refusal) }
    let (outcome, fault) = await inquiry.outcome(of: event, of: id, by: entry)
    let wasInDoubt = doubts[id]?.key == event.key
    if outcome != .unknown { settle(event, of: id) }
    guard let index = self.index(of: id) else { return outcome ?? .refused(refusal) }
    pages[index].eventInDoubt = doubts[id]
    if let fault, !Task.isCancelled { pages[index].faultOfEvent = fault }
    if outcome == .done {
      await loadAgain(at: index)
    } else if wasInDoubt || fault != nil {
      presenter?.represent(loan: pages[index], at: index)
    }
    return outcome ?? .refused(refusal)
  }

  /// Requests the details of a page, and drops what was asked before, which may be from before an event.
  private func loadAgain(at index: Int) async {
    let number = nextNumber()
    if let id = pages[index].requestableID { changes[id] = Change(number: number, id: id, loan: nil) }
    pages[index].revision = number
    pages[index].details = .shown
    await showDetails(at: index)
  }

  /// Forgets the doubt about an event that was answered.
  private func settle(_ event: BusinessEvent, of id: ProductID) {
    if doubts[id]?.key == event.key { doubts[id] = nil }
  }
}

/// A product after an event.
struct Change {
  /// The number of the answer.
  let number: Int
  let id: ProductID
  /// The product; `nil` if the answer did not have it.
  let loan: (any ProductProtocol)?

  /// Shows the product on its page. Without the product, the page says that it is out of date.
  func show(on page: inout LoanPage) {
    // What a list shows from before the event would be wrong. Turning to the page asks for the product.
    page.content = loan.map { .loan($0) } ?? .fault(.changed(id))
    page.faultOfEvent = nil
    page.revision = number
    page.details = .shown
  }
}
