public import LoanDetailCore

/// Aggregates the interactors of all product types, each from its own plugin, behind one list of loans.
///
/// - All interactors are asked at once.
/// - The order is strict: the interactors' order, then each interactor's own; it does not depend on who answers first.
/// - An interactor that fails costs one page, in its place; a product that breaks the contract costs its own.
/// - An interactor that does not answer a request before the deadline has failed; it is cancelled and left to itself, and
///   what it says later is dropped.
/// - A request about one product goes to the interactor whose `supportingProductType` is the product's type.
/// - A product whose details could not be had is asked for again on the next turn; a failed event leaves its page as it
///   was, with a diagnostic.
/// - An answer that comes after one to a later request, or after a new list, is dropped. What an event returned is the
///   latest there is.
/// - When a caller is cancelled, so is what it asked of the interactors, at once, and what failed for it changes nothing.
@MainActor
public final class InteractionStrategist: PresenterDelegate, PresenterDataStore {
  /// What receives the loans; the strategist does not keep it alive.
  public weak var presenter: (any PresenterInputProtocol)?
  /// Whose products are shown.
  public let scope: CustomerScope
  /// The places of the list, in their strict order; empty before the first load.
  public private(set) var pages: [LoanPage] = []
  /// How long a request may take, unless a strategist is told otherwise.
  public nonisolated static let defaultDeadline: Duration = .seconds(10)
  private let interactors: [any ProductBusinessLogicProtocol]
  private let deadline: Deadline
  /// How the places of the list stand, beside `pages`.
  private var standings: [Standing] = []
  /// The number of the latest request.
  private var latest = 0
  /// The number of the request the list answers.
  private var listed = 0

  private struct Standing {
    /// The product to ask for; `nil` where there is none.
    let id: ProductID?
    /// The number of the request whose answer the page shows.
    var revision: Int
  }

  /// Makes a strategist for a customer's scope, or reports every fault of the list of interactors.
  ///
  /// - Parameters:
  ///   - interactors: what brings the products, in the order of the list.
  ///   - scope: whose products are shown.
  ///   - deadline: how long an interactor may take to answer one request.
  ///   - clock: what the deadline is measured by.
  public init(
    _ interactors: [any ProductBusinessLogicProtocol], scope: CustomerScope, deadline: Duration = defaultDeadline,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(RegistrationError) {
    if let error = RegistrationError.check(interactors) { throw error }
    self.interactors = interactors
    self.deadline = Deadline(limit: deadline, clock: clock)
    self.scope = scope
  }

  /// Asks every interactor for its products and hands the list to the presenter.
  public func loadLoans() async {
    let number = nextNumber()
    let loaded = await allPages()
    guard number > listed, !Task.isCancelled else { return }
    listed = number
    let revision = nextNumber()
    pages = loaded
    standings = loaded.map { Standing(id: $0.requestableID, revision: revision) }
    presenter?.represent(loans: pages)
  }

  /// Asks the interactor that owns a loan for its details and hands it to the presenter.
  public func select(loanWithIndex index: Int) async {
    guard pages.indices.contains(index) else { return }
    if let (interactor, id) = owner(of: index) {
      let number = nextNumber()
      let answer = await Self.answer(of: interactor, about: id, for: scope, within: deadline)
      guard holds(id, at: index), number > standings[index].revision, counts(answer) else { return }
      show(answer, at: index, revision: number)
    }
    presenter?.represent(loan: pages[index], at: index)
  }

  /// Hands an event of a product's own item to the interactor that owns the product.
  public func handle(_ event: BusinessEvent, ofLoanWithIndex index: Int) async {
    guard let (interactor, id) = owner(of: index) else { return }
    let answer = await Self.answer(of: interactor, to: event, about: id, for: scope, within: deadline)
    guard holds(id, at: index), counts(answer) else { return }
    switch answer {
    case .success: show(answer, at: index, revision: nextNumber())
    case .failure(let fault): pages[index].remarks = fault.diagnostics
    }
    presenter?.represent(loan: pages[index], at: index)
  }

  private func nextNumber() -> Int {
    latest += 1
    return latest
  }

  private func owner(of index: Int) -> (any ProductBusinessLogicProtocol, ProductID)? {
    guard standings.indices.contains(index), let id = standings[index].id,
      let interactor = interactors.first(where: { $0.supportingProductType == id.type })
    else { return nil }
    return (interactor, id)
  }

  /// Whether a place is still a product's: the list may have been loaded anew since it was asked for.
  private func holds(_ id: ProductID, at index: Int) -> Bool {
    standings.indices.contains(index) && standings[index].id == id
  }

  /// Whether an answer says anything: that a request failed whose caller was cancelled does not.
  private func counts(_ answer: ProductEntry) -> Bool {
    if case .failure = answer { !Task.isCancelled } else { true }
  }

  private func show(_ answer: ProductEntry, at index: Int, revision: Int) {
    pages[index].content =
      switch answer {
      case .success(let loan): .loan(loan)
      case .failure(let fault): .fault(fault)
      }
    pages[index].remarks = []
    standings[index].revision = revision
  }

  /// What an interactor says of one product, held to the contract; with an event, after it.
  @concurrent
  private static func answer(
    of interactor: any ProductBusinessLogicProtocol, to event: BusinessEvent? = nil, about id: ProductID,
    for scope: CustomerScope, within deadline: Deadline
  ) async -> ProductEntry {
    do {
      let loan = try await deadline.answer {
        if let event {
          try await interactor.handle(event, by: id, for: scope)
        } else {
          try await interactor.productWithDetails(by: id, for: scope)
        }
      }
      return loan.id == id ? .success(loan) : .failure(.wrongAnswer(loan.id, insteadOf: id))
    } catch let error as DeadlinePassed {
      return .failure(.timedOut(id, error, of: interactor.manifest, doing: event))
    } catch {
      return .failure(ProductFault(id: id, error: error))
    }
  }

  private func allPages() async -> [LoanPage] {
    await withTaskGroup(of: (Int, [LoanPage]).self) { [interactors, scope, deadline] group in
      for (order, interactor) in interactors.enumerated() {
        group.addTask { (order, await Self.pages(of: interactor, for: scope, within: deadline)) }
      }
      var answers = Array(repeating: [LoanPage](), count: interactors.count)
      for await (order, pages) in group { answers[order] = pages }
      return answers.flatMap(\.self)
    }
  }

  @concurrent
  private static func pages(
    of interactor: any ProductBusinessLogicProtocol, for scope: CustomerScope, within deadline: Deadline
  ) async -> [LoanPage] {
    let manifest = interactor.manifest
    do {
      var seen: Set<ProductID> = []
      return try await deadline.answer { try await interactor.allProducts(for: scope) }.map { entry in
        LoanPage(manifest: manifest, content: check(entry, of: interactor.supportingProductType, seen: &seen))
      }
    } catch {
      return [LoanPage(manifest: manifest, content: .unavailable(manifest, because: error))]
    }
  }

  /// Holds an entry to the contract: the interactor's own type, and no id twice.
  private nonisolated static func check(
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

extension LoanPage {
  /// The product to ask for when the reader turns to the page; a fault that asking again cannot mend has none.
  fileprivate var requestableID: ProductID? {
    switch content {
    case .loan(let loan): loan.id
    case .fault(let fault): fault.cause == .unavailable ? fault.id : nil
    case .unavailable: nil
    }
  }
}
