import LoanDetailCore

/// Asks interactors for products within a scope, and checks their answers against the contract.
struct Inquiry: Sendable {
  let scope: CustomerScope
  let deadline: Deadline

  /// An interactor's answer about one product.
  enum Answer: Sendable {
    case loan(any ProductProtocol)
    case notFound
    case fault(ProductFault)
  }

  /// Returns one page for each product of an interactor, or one page for all of them if the interactor fails.
  @concurrent
  func products(of entry: InteractorRegistry.Entry) async -> [LoanPage] {
    let interactor = entry.interactor
    let manifest = interactor.manifest
    do {
      var seen: Set<ProductID> = []
      return try await deadline.answer(on: entry.executor) { try await interactor.allProducts(for: scope) }.map {
        entry in
        LoanPage(manifest: manifest, content: Self.check(entry, of: manifest.type, seen: &seen))
      }
    } catch {
      return [LoanPage(manifest: manifest, content: .unavailable(manifest, because: visible(error)))]
    }
  }

  /// Returns one product with its details. With an event, the product after the event.
  @concurrent
  func product(
    _ id: ProductID, of entry: InteractorRegistry.Entry, after event: BusinessEvent? = nil
  ) async -> Answer {
    let interactor = entry.interactor
    do {
      let loan = try await deadline.answer(on: entry.executor) {
        if let event {
          try await interactor.handle(event, by: id, for: scope)
        } else {
          try await interactor.productWithDetails(by: id, for: scope)
        }
      }
      return loan.id == id ? .loan(loan) : .fault(.wrongAnswer(loan.id, insteadOf: id))
    } catch ProductError.notFound {
      return .notFound
    } catch let error as DeadlinePassed {
      return .fault(.timedOut(id, error, of: interactor.manifest, doing: event))
    } catch {
      return .fault(ProductFault(id: id, error: visible(error)))
    }
  }

  /// The error as the scope may see it.
  private func visible(_ error: any Error) -> any Error {
    (error as? GatewayError).map { $0.visible(to: scope) } ?? error
  }

  /// Checks an entry against the contract: it has the interactor's type, and an id that is not in the list yet.
  private static func check(
    _ entry: ProductEntry, of type: ProductType, seen: inout Set<ProductID>
  ) -> LoanPage.Content {
    switch entry {
    case .failure(let fault):
      return .fault(fault.id.type == type ? fault : .foreignType(fault.id, from: type))
    case .success(let loan):
      if loan.id.type != type { return .fault(.foreignType(loan.id, from: type)) }
      return seen.insert(loan.id).inserted ? .loan(loan) : .fault(.duplicate(loan.id))
    }
  }
}
