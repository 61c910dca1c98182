import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans

extension ConformanceSubject {
  /// Checks that an unknown event is refused, and that each stated event changes its product for everybody who asks.
  func eventFindings() async -> [Finding] {
    guard let samples, let day = samples.asOf() else { return [] }
    let context = ShownProduct.contexts(on: day)[0].speaking(plugin.manifest.ownWords)
    let opened = products.filter { $0.statement != nil }.map(\.id)
    var findings: [Finding] = []
    if let id = opened.first {
      findings += await found(at: id) {
        let interactor = try await calls.interactor(of: plugin, readingFrom: samples)
        return try await [message(ofUnknownEventBy: interactor, about: id)].compactMap(\.self)
      }
    }
    for sample in events {
      guard let id = opened.first(where: { $0.id == sample.recordID }) else {
        findings.append(
          Finding(
            place,
            "The test states the event \"\(sample.event.name)\" of the product \"\(sample.recordID)\", and no sample "
              + "record has this id. State the id of a sample."))
        continue
      }
      findings += await found(at: id) {
        // Its own interactor, so that no event sees what another one did.
        let interactor = try await calls.interactor(of: plugin, readingFrom: samples)
        return try await messages(of: sample.event, by: interactor, about: id, in: context)
      }
    }
    return findings
  }

  /// The messages about one product as findings; none if a call is not answered in time, which another rule reports.
  private func found(at id: ProductID, _ messages: () async throws -> [String]) async -> [Finding] {
    do {
      return try await messages().map { Finding("\(id)", $0) }
    } catch is ProductCalls.NoAnswer {
      return []
    } catch {
      return [Finding("\(id)", "Around an event, the product or its revision fails with \(error). Answer both always.")]
    }
  }

  /// The fault of an interactor that does not refuse an unknown event; `nil` if it does.
  private func message(
    ofUnknownEventBy interactor: any ProductBusinessLogicProtocol, about id: ProductID
  ) async throws -> String? {
    let unknown = BusinessEvent(name: "conformance.unknown")
    let start = "The event \"\(unknown.name)\", which no product has, is answered with"
    let remedy = "Throw EventRefusal.notOffered, so that nobody takes it for done."
    switch try await answer(to: unknown, by: interactor, about: id, for: .allCustomers) {
    case .success: return "\(start) the product. \(remedy)"
    case .failure(EventRefusal.notOffered): return nil
    case .failure(let error): return "\(start) \(error). \(remedy)"
    }
  }

  /// Sends a stated event three times: for a stranger, for the product's customers, and for them again with the same
  /// key. Returns the faults, up to the first one after which the screens cannot be compared.
  private func messages(
    of event: BusinessEvent, by interactor: any ProductBusinessLogicProtocol, about id: ProductID,
    in context: PresentationContext
  ) async throws -> [String] {
    let start = "The event \"\(event.name)\""
    let stranger = CustomerScope.customer(CustomerID(rawValue: "conformance-stranger"))
    let before = try await screens(of: id, by: interactor, in: context)
    let revision = try await revision(of: id, by: interactor)
    var messages: [String] = []
    switch try await answer(to: event, by: interactor, about: id, for: stranger) {
    case .failure(ProductError.notFound(id)): break
    case .failure(let error):
      messages.append(
        "\(start) fails with \(error) for another customer. Throw ProductError.notFound, as for its screens.")
    case .success:
      messages.append("\(start) is performed for another customer. Throw ProductError.notFound, as for its screens.")
    }
    let answered: [ScreenDocument]
    switch try await answer(to: event, by: interactor, about: id, for: .allCustomers) {
    case .success(let loan): answered = try await screens(of: loan, in: context)
    case .failure(let error):
      return messages + ["\(start) fails with \(error). Perform it, or state another sample in the test."]
    }
    guard answered != before else {
      return messages + [
        "\(start) changes nothing: its answer has the screens from before. Do what it asks for and show it, or throw "
          + "the reason against it."
      ]
    }
    guard try await screens(of: id, by: interactor, in: context) == answered else {
      return messages + [
        "\(start) is forgotten: the next request for the product has other screens than its answer. Keep what it "
          + "changed, and answer with the product as it is then."
      ]
    }
    if case .failure(let error) = try await answer(to: event, by: interactor, about: id, for: .allCustomers) {
      messages.append(
        "\(start), sent again with its key, fails with \(error). Answer with the product as it is: a client whose "
          + "answer was lost sends the event again.")
    } else if try await screens(of: id, by: interactor, in: context) != answered {
      messages.append(
        "\(start), sent again with its key, is carried out again. Keep the keys of the events, and carry out each once."
      )
    }
    if !(try await hasCarriedOut(event, of: id, by: interactor)) {
      messages.append(
        "\(start) was carried out, and `hasCarriedOut(_:of:for:)` denies it. Answer true for its key, because a client "
          + "whose answer was lost asks when the event is not offered any more.")
    }
    if let revision, try await self.revision(of: id, by: interactor) == revision {
      messages.append(
        "\(start) changes the screens, and `revision(of:for:)` stays \"\(revision.rawValue)\": a client that holds the "
          + "old screen is told that it is current. Change the revision with everything that the screens show.")
    }
    return messages
  }

  /// The product after an event, or the error of the product's code.
  ///
  /// - Throws: ``ProductCalls/NoAnswer``.
  private func answer(
    to event: BusinessEvent, by interactor: any ProductBusinessLogicProtocol, about id: ProductID,
    for scope: CustomerScope
  ) async throws -> Result<any ProductProtocol, any Error> {
    do {
      return .success(
        try await calls.answer(to: "handle(_:by:for:)", at: "\(id)") {
          try await interactor.handle(event, by: id, for: scope)
        })
    } catch let noAnswer as ProductCalls.NoAnswer {
      throw noAnswer
    } catch {
      return .failure(error)
    }
  }

  /// Whether the interactor says that it has carried out an event of a product.
  private func hasCarriedOut(
    _ event: BusinessEvent, of id: ProductID, by interactor: any ProductBusinessLogicProtocol
  ) async throws -> Bool {
    try await calls.answer(to: "hasCarriedOut(_:of:for:)", at: "\(id)") {
      try await interactor.hasCarriedOut(event, of: id, for: .allCustomers)
    }
  }

  /// The revision of a product; `nil` if the source has no revisions.
  private func revision(
    of id: ProductID, by interactor: any ProductBusinessLogicProtocol
  ) async throws -> RecordRevision? {
    try await calls.answer(to: "revision(of:for:)", at: "\(id)") {
      try await interactor.revision(of: id, for: .allCustomers)
    }
  }

  /// The screens of a product as a new request shows them.
  private func screens(
    of id: ProductID, by interactor: any ProductBusinessLogicProtocol, in context: PresentationContext
  ) async throws -> [ScreenDocument] {
    let loan = try await calls.answer(to: "productWithDetails(by:for:)", at: "\(id)") {
      try await interactor.productWithDetails(by: id, for: .allCustomers)
    }
    return try await screens(of: loan, in: context)
  }

  /// The screens of a product that is at hand.
  private func screens(
    of loan: any ProductProtocol, in context: PresentationContext
  ) async throws -> [ScreenDocument] {
    try await calls.answer(to: "viewModel(for:in:)", at: "a product after an event") {
      loan.screens.compactMap { ShownScreen(of: loan, $0, in: context)?.document }
    }
  }
}
