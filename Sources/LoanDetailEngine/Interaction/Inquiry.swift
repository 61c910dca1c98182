import LoanDetailCore
import Loans

/// Asks interactors for products within a scope, and checks their answers against the contract.
struct Inquiry: Sendable {
  let scope: CustomerScope
  let deadline: Deadline
  let observer: ExchangeObserver?

  /// An interactor's answer about one product.
  enum Answer: Sendable {
    case loan(any ProductProtocol)
    case notFound
    /// The event changed nothing.
    case refused(EventRefusal)
    case fault(ProductFault)
  }

  /// Returns one page for each product of an interactor, or one page for all of them if the interactor fails.
  @concurrent
  func products(of entry: InteractorRegistry.Entry) async -> [LoanPage] {
    let interactor = entry.interactor
    return await observer.observing(.list, of: entry, outcome: Self.outcome(of:)) {
      do {
        var seen: Set<ProductID> = []
        return try await deadline.answer(on: entry.executor(for: .records)) {
          try await interactor.allProducts(for: scope)
        }.map { Self.page($0, of: interactor.manifest, seen: &seen) }
      } catch {
        return [failure(error, of: interactor.manifest)]
      }
    }
  }

  /// Returns one page for each product on a page of an interactor's list, and the cursor of the next page of the list;
  /// if the interactor fails, one page for all products.
  @concurrent
  func products(
    of entry: InteractorRegistry.Entry, on page: SummaryPageRequest
  ) async throws(UnknownSummaryCursor) -> (pages: [LoanPage], next: String?) {
    let interactor = entry.interactor
    let answer: Result<(pages: [LoanPage], next: String?), UnknownSummaryCursor> = await observer.observing(
      .list, of: entry, outcome: { (try? $0.get()).map { Self.outcome(of: $0.pages) } ?? .failed }
    ) {
      do {
        let part = try await deadline.answer(on: entry.executor(for: .records)) {
          try await interactor.products(for: scope, page: page)
        }
        var seen: Set<ProductID> = []
        return .success((part.entries.map { Self.page($0, of: interactor.manifest, seen: &seen) }, part.next))
      } catch let error as UnknownSummaryCursor {
        return .failure(error)
      } catch {
        return .success(([failure(error, of: interactor.manifest)], nil))
      }
    }
    return try answer.get()
  }

  /// Maps the pages of an interactor's products in groups, on all cores; returns the results in the order of the pages.
  /// If the interactor fails, maps one page for all its products.
  ///
  /// Only a few pages are in memory at a time, so `map` should keep only what it needs of them.
  @concurrent
  func products<Part: Sendable>(
    of entry: InteractorRegistry.Entry, mapping map: @escaping @Sendable ([LoanPage]) -> Part
  ) async -> [Part] {
    await observer.observing(.list, of: entry, outcome: { $0.outcome }) {
      do {
        return (parts: try await askForProducts(of: entry, mapping: map), outcome: Exchange.Outcome.answered)
      } catch {
        let page = failure(error, of: entry.interactor.manifest)
        return (parts: [map([page])], outcome: Self.outcome(of: [page]))
      }
    }.parts
  }

  /// Asks an interactor for its products and maps their pages as they come, a few groups at a time.
  private func askForProducts<Part: Sendable>(
    of entry: InteractorRegistry.Entry, mapping map: @escaping @Sendable ([LoanPage]) -> Part
  ) async throws -> [Part] {
    let (interactor, manifest) = (entry.interactor, entry.interactor.manifest)
    return try await deadline.answer(on: entry.executor(for: .records)) {
      try await withThrowingTaskGroup(of: (number: Int, part: Part).self) { group in
        var seen: Set<ProductID> = []
        var parts: [(number: Int, part: Part)] = []
        var count = 0
        try await interactor.listProducts(for: scope) { entries in
          let pages = entries.map { Self.page($0, of: manifest, seen: &seen) }
          let number = count
          count += 1
          if count - parts.count > Self.mappedAtOnce,
            let part = try await LocalWork.waiting({ try await group.next() })
          {
            parts.append(part)
          }
          group.addTask(executorPreference: globalConcurrentExecutor) { (number, map(pages)) }
        }
        while let part = try await LocalWork.waiting({ try await group.next() }) { parts.append(part) }
        return parts.sorted { $0.number < $1.number }.map(\.part)
      }
    }
  }

  /// The number of groups of pages that may wait to be mapped. It bounds the memory of a long list.
  private static var mappedAtOnce: Int { 8 }

  /// Returns one product with its details. With an event, the product after the event.
  @concurrent
  func product(
    _ id: ProductID, of entry: InteractorRegistry.Entry, after event: BusinessEvent? = nil
  ) async -> Answer {
    await observer.observing(event == nil ? .details : .event, of: entry, id, outcome: \.exchangeOutcome) {
      await ask(for: id, of: entry, after: event)
    }
  }

  /// Asks an interactor for a product or, with an event, to carry it out. Every error becomes an answer.
  private func ask(
    for id: ProductID, of entry: InteractorRegistry.Entry, after event: BusinessEvent?
  ) async -> Answer {
    let interactor = entry.interactor
    do {
      let executor = event == nil ? entry.executor(for: .records) : entry.executorForEvents
      let loan = try await deadline.answer(on: executor) {
        if let event {
          try await interactor.handle(event, by: id, for: scope)
        } else {
          try await interactor.productWithDetails(by: id, for: scope)
        }
      }
      return loan.id == id ? .loan(loan) : .fault(.wrongAnswer(loan.id, insteadOf: id))
    } catch ProductError.notFound {
      return .notFound
    } catch let refusal as EventRefusal {
      return .refused(refusal)
    } catch let error as DeadlinePassed {
      return .fault(.timedOut(id, error, of: interactor.manifest, doing: event))
    } catch {
      return .fault(ProductFault(id: id, error: visible(error)))
    }
  }

  /// What became of an event that was sent before with its key; `nil` if it was not carried out. If the source does not
  /// answer, the fault is the reason.
  @concurrent
  func outcome(
    of event: BusinessEvent, of id: ProductID, by entry: InteractorRegistry.Entry
  ) async -> (outcome: EventOutcome?, fault: ProductFault?) {
    await observer.observing(.outcome, of: entry, id, outcome: { $0.fault?.exchangeOutcome ?? .answered }) {
      await ask(whatBecameOf: event, of: id, by: entry)
    }
  }

  /// Asks an interactor whether it has carried out an event. Every error but a refusal becomes a fault.
  private func ask(
    whatBecameOf event: BusinessEvent, of id: ProductID, by entry: InteractorRegistry.Entry
  ) async -> (outcome: EventOutcome?, fault: ProductFault?) {
    let interactor = entry.interactor
    do {
      let isDone = try await deadline.answer(on: entry.executorForEvents) {
        try await interactor.hasCarriedOut(event, of: id, for: scope)
      }
      return (isDone ? .done : nil, nil)
    } catch let refusal as EventRefusal {
      return (.refused(refusal), nil)
    } catch let error as DeadlinePassed {
      return (.unknown, .timedOut(id, error, of: interactor.manifest, doing: event))
    } catch {
      return (.unknown, ProductFault(id: id, error: visible(error)))
    }
  }

  /// The page for all products of an interactor that failed.
  private func failure(_ error: any Error, of manifest: ProductManifest) -> LoanPage {
    LoanPage(manifest: manifest, content: .unavailable(manifest, because: visible(error)))
  }

  /// The error without anything that the scope must not see.
  private func visible(_ error: any Error) -> any Error {
    (error as? GatewayError).map { $0.visible(to: scope) } ?? error
  }

  /// The page of an entry of a list. `seen` are the ids of the entries before it.
  private static func page(
    _ entry: ProductEntry, of manifest: ProductManifest, seen: inout Set<ProductID>
  ) -> LoanPage {
    LoanPage(manifest: manifest, content: check(entry, of: manifest.type, seen: &seen))
  }

  /// Checks an entry against the contract: it has the interactor's type, and an id that is not in the list yet.
  private static func check(
    _ entry: ProductEntry, of type: ProductType, seen: inout Set<ProductID>
  ) -> LoanPage.Content {
    switch entry {
    case .failure(let fault):
      if fault.id.type != type { return .fault(.foreignType(fault.id, from: type)) }
      // Only a product that can be requested needs an id of its own.
      return fault.cause != .unavailable || seen.insert(fault.id).inserted
        ? .fault(fault) : .fault(.duplicate(fault.id))
    case .success(let loan):
      if loan.id.type != type { return .fault(.foreignType(loan.id, from: type)) }
      return seen.insert(loan.id).inserted ? .loan(loan) : .fault(.duplicate(loan.id))
    }
  }
}
