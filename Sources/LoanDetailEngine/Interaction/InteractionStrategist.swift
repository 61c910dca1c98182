public import LoanDetailCore

/// Aggregates the interactors of all product types, each from its own plugin, behind one list of loans.
///
/// - All interactors are asked at once.
/// - The order is strict: the interactors' order, then each interactor's own; it does not depend on who answers first.
/// - An interactor that fails costs one page, in its place; a product that breaks the contract costs its own.
/// - A request about one product goes to the interactor whose `supportingProductType` is the product's type.
@MainActor
public final class InteractionStrategist: PresenterDelegate, PresenterDataStore {
  /// What receives the loans; the strategist does not keep it alive.
  public weak var presenter: (any PresenterInputProtocol)?
  /// Whose products are shown.
  public let scope: CustomerScope
  /// The places of the list, in their strict order; empty before the first load.
  public private(set) var pages: [LoanPage] = []
  private let interactors: [any ProductBusinessLogicProtocol]

  /// Makes a strategist for a customer's scope, or reports every fault of the list of interactors.
  public init(_ interactors: [any ProductBusinessLogicProtocol], scope: CustomerScope) throws(RegistrationError) {
    if let error = RegistrationError.check(interactors) { throw error }
    self.interactors = interactors
    self.scope = scope
  }

  /// Asks every interactor for its products and hands the list to the presenter.
  public func loadLoans() async {
    pages = await allPages()
    presenter?.represent(loans: pages)
  }

  /// Asks the interactor that owns a loan for its details and hands it to the presenter.
  public func select(loanWithIndex index: Int) async {
    await replacePage(at: index) { interactor, id, scope in
      try await interactor.productWithDetails(by: id, for: scope)
    }
  }

  /// Hands an event of a product's own item to the interactor that owns the product.
  public func handle(_ event: BusinessEvent, ofLoanWithIndex index: Int) async {
    await replacePage(at: index) { interactor, id, scope in
      try await interactor.handle(event, by: id, for: scope)
    }
  }

  private func replacePage(
    at index: Int,
    with request: (any ProductBusinessLogicProtocol, ProductID, CustomerScope) async throws -> any ProductProtocol
  ) async {
    guard pages.indices.contains(index) else { return }
    if case .loan(let listed) = pages[index].content,
      let interactor = interactors.first(where: { $0.supportingProductType == listed.id.type })
    {
      let content: LoanPage.Content
      do {
        let loan = try await request(interactor, listed.id, scope)
        content = loan.id == listed.id ? .loan(loan) : .fault(.wrongAnswer(loan.id, insteadOf: listed.id))
      } catch {
        content = .fault(ProductFault(id: listed.id, error: error))
      }
      // The list may have been loaded anew meanwhile; an answer about a loan that left its place is of no use.
      guard pages.indices.contains(index), pages[index].id == listed.id else { return }
      pages[index] = LoanPage(manifest: interactor.manifest, content: content)
    }
    presenter?.represent(loan: pages[index], at: index)
  }

  private func allPages() async -> [LoanPage] {
    await withTaskGroup(of: (Int, [LoanPage]).self) { [interactors, scope] group in
      for (order, interactor) in interactors.enumerated() {
        group.addTask { (order, await Self.pages(of: interactor, for: scope)) }
      }
      var answers = Array(repeating: [LoanPage](), count: interactors.count)
      for await (order, pages) in group { answers[order] = pages }
      return answers.flatMap(\.self)
    }
  }

  @concurrent
  private static func pages(
    of interactor: any ProductBusinessLogicProtocol, for scope: CustomerScope
  ) async -> [LoanPage] {
    let manifest = interactor.manifest
    do {
      var seen: Set<ProductID> = []
      return try await interactor.allProducts(for: scope).map { entry in
        LoanPage(manifest: manifest, content: check(entry, of: interactor.supportingProductType, seen: &seen))
      }
    } catch {
      return [LoanPage(manifest: manifest, content: .unavailable(.unavailable(manifest, because: error)))]
    }
  }

  /// Holds an entry to the contract: the interactor's own type, and no id twice.
  private nonisolated static func check(
    _ entry: ProductEntry, of type: ProductType, seen: inout Set<ProductID>
  ) -> LoanPage.Content {
    switch entry {
    case .failure(let fault): return .fault(fault)
    case .success(let loan):
      if loan.id.type != type { return .fault(.foreignType(loan.id, from: type)) }
      return seen.insert(loan.id).inserted ? .loan(loan) : .fault(.duplicate(loan.id))
    }
  }
}
