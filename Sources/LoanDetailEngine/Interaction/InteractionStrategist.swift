public import LoanDetailCore

/// Aggregates the interactors of all product types, each from its own plugin, behind one list of loans.
///
/// ```swift
/// let strategist = try InteractionStrategist([cards, mortgages], scope: .customer("C-1"))
/// let presenter = Presenter(interaction: strategist, router: router, context: context)
/// strategist.presenter = presenter
/// await strategist.loadLoans()                   // the presenter gets the list
/// await strategist.select(loanWithIndex: 0)      // and then the first loan with its details
/// ```
///
/// - All interactors are asked at once. One that fails, or does not answer before the deadline, costs one page.
/// - The order is strict: the interactors' order, then each interactor's own. It does not depend on who answers first.
/// - A product that breaks the contract costs its own page.
/// - A request about one product goes to the interactor whose `supportingProductType` is the product's type, and to no
///   other.
/// - A product whose details are unavailable is asked for again on the next turn. A failed event leaves its page as it
///   was, and the reason in ``LoanPage/refusal``.
/// - An answer that arrives after the answer to a later request, or after a new list, is dropped; the answer to an event
///   counts as the latest.
/// - When the caller is cancelled, so are its requests, at once; what failed because of that changes nothing.
///
/// A strategist belongs to one isolation domain: the main actor in an app, one task in a server.
public final class InteractionStrategist: PresenterDelegate, PresenterDataStore {
  /// Receives the loans; not retained.
  public weak var presenter: (any PresenterInputProtocol)?
  /// Whose products are shown.
  public let scope: CustomerScope
  /// The places of the list, in their strict order; empty before the first load.
  public private(set) var pages: [LoanPage] = []
  /// The default time an interactor has to answer one request.
  public static let defaultDeadline: Duration = .seconds(10)
  private let registry: InteractorRegistry
  private let deadline: @Sendable () -> Deadline
  /// The number of the latest request.
  private var latest = 0
  /// The number of the request that the list answers.
  private var listed = 0

  /// Makes a strategist for a customer's scope; throws every fault of the list of interactors.
  ///
  /// - Parameters:
  ///   - interactors: the interactors, in the order of the list.
  ///   - scope: whose products are shown.
  ///   - deadline: how long an interactor may take to answer one request.
  ///   - clock: what the deadline is measured by.
  public convenience init(
    _ interactors: [any ProductBusinessLogicProtocol], scope: CustomerScope, deadline: Duration = defaultDeadline,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(RegistrationError) {
    self.init(try InteractorRegistry(interactors), scope: scope) { Deadline(in: deadline, on: clock) }
  }

  /// Makes a strategist over interactors that were checked before; `deadline` gives each request its deadline.
  package init(
    _ registry: InteractorRegistry, scope: CustomerScope, deadline: @escaping @Sendable () -> Deadline
  ) {
    self.registry = registry
    self.scope = scope
    self.deadline = deadline
  }

  /// Asks every interactor for its products and hands the list to the presenter.
  public func loadLoans() async {
    let number = nextNumber()
    let loaded = await allPages()
    guard number > listed, !Task.isCancelled else { return }
    listed = number
    show(list: loaded)
  }

  /// Asks for one product only, with its details, and hands the presenter a list of just that one.
  ///
  /// A reference with a type is asked of that type's interactor alone, a bare id of every interactor. Only if none of
  /// them has the product is the whole list loaded, to tell an outage from an id that does not exist, and to find ids
  /// that are near.
  public func loadLoan(_ reference: ProductReference) async throws(LookupError) {
    let number = nextNumber()
    let (found, failed) = await places(of: reference)
    guard number > listed, !Task.isCancelled else { return }
    listed = number
    if found.count > 1 { throw .ambiguous(reference, choices: found.compactMap(\.id)) }
    if let page = found.first {
      show(list: [page])
    } else {
      pages = await allPages()
      guard !Task.isCancelled else { return }
      let listed = pages[try index(of: reference)]
      show(list: [failed.first { $0.id == listed.id } ?? listed.gone])
    }
    presenter?.represent(loan: pages[0], at: 0)
  }

  /// Asks the interactor that owns a loan for its details and hands the loan to the presenter.
  public func select(loanWithIndex index: Int) async {
    guard pages.indices.contains(index) else { return }
    if let (interactor, id) = owner(of: index) {
      let number = nextNumber()
      let answer = await inquiry.product(id, of: interactor)
      guard holds(id, at: index), number > pages[index].revision, counts(answer) else { return }
      show(answer.content(of: id), at: index, revision: number)
    }
    presenter?.represent(loan: pages[index], at: index)
  }

  /// Hands an event of a product's own item to the interactor that owns the product.
  public func handle(_ event: BusinessEvent, ofLoanWithIndex index: Int) async {
    guard let (interactor, id) = owner(of: index) else { return }
    let answer = await inquiry.product(id, of: interactor, after: event)
    guard holds(id, at: index), counts(answer) else { return }
    switch answer.content(of: id) {
    case .fault(let fault): pages[index].refusal = fault
    case let content: show(content, at: index, revision: nextNumber())
    }
    presenter?.represent(loan: pages[index], at: index)
  }

  private var inquiry: Inquiry { Inquiry(scope: scope, deadline: deadline()) }

  private func nextNumber() -> Int {
    latest += 1
    return latest
  }

  private func owner(of index: Int) -> (any ProductBusinessLogicProtocol, ProductID)? {
    guard pages.indices.contains(index), let id = pages[index].requestableID, let interactor = registry[id.type] else {
      return nil
    }
    return (interactor, id)
  }

  /// Whether a place is still a product's: the list may have been loaded anew since it was asked for.
  private func holds(_ id: ProductID, at index: Int) -> Bool {
    pages.indices.contains(index) && pages[index].requestableID == id
  }

  /// Whether an answer counts: the failure of a request whose caller was cancelled does not.
  private func counts(_ answer: Inquiry.Answer) -> Bool {
    if case .loan = answer { true } else { !Task.isCancelled }
  }

  private func show(list: [LoanPage]) {
    let revision = nextNumber()
    pages = list
    for index in pages.indices { pages[index].revision = revision }
    presenter?.represent(loans: pages)
  }

  private func show(_ content: LoanPage.Content, at index: Int, revision: Int) {
    pages[index].content = content
    pages[index].refusal = nil
    pages[index].revision = revision
  }

  private func allPages() async -> [LoanPage] {
    let inquiry = inquiry
    return await all(registry.interactors) { await inquiry.products(of: $0) }.flatMap(\.self)
  }

  /// The places of all products that a reference may mean, with their details; for a bare id beside them those of the
  /// interactors that failed, each of which may or may not have the product.
  private func places(of reference: ProductReference) async -> (found: [LoanPage], failed: [LoanPage]) {
    let inquiry = inquiry
    if let id = reference.typed, let owner = registry[id.type] {
      let answer = await inquiry.product(id, of: owner)
      if let place = answer.place(of: id, owner.manifest) { return ([place], []) }
    }
    let answers = await all(registry.interactors) { interactor in
      let id = ProductID(type: interactor.supportingProductType, id: reference.text)
      return await inquiry.product(id, of: interactor).place(of: id, interactor.manifest)
    }
    let places = answers.compactMap(\.self)
    let isFound: (LoanPage) -> Bool = { $0.cause == nil || $0.cause == .badData }
    return (places.filter(isFound), places.filter { !isFound($0) })
  }

  /// The answers of all interactors, which are asked at once, in the interactors' order.
  private func all<Answer: Sendable>(
    _ interactors: [any ProductBusinessLogicProtocol],
    _ ask: @escaping @Sendable (any ProductBusinessLogicProtocol) async -> Answer
  ) async -> [Answer] {
    await withTaskGroup(of: (Int, Answer).self) { group in
      for (order, interactor) in interactors.enumerated() {
        group.addTask { (order, await ask(interactor)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

extension LoanPage {
  /// The place of a product that is in the list and whose details were not found.
  fileprivate var gone: LoanPage {
    guard case .loan(let loan) = content else { return self }
    return LoanPage(manifest: manifest, content: .fault(.gone(loan.id)))
  }
}

extension Inquiry.Answer {
  fileprivate func content(of id: ProductID) -> LoanPage.Content {
    switch self {
    case .loan(let loan): .loan(loan)
    case .notFound: .fault(.gone(id))
    case .fault(let fault): .fault(fault)
    }
  }

  /// The place of a product that was asked for alone; `nil` when there is none.
  fileprivate func place(of id: ProductID, _ manifest: ProductManifest) -> LoanPage? {
    if case .notFound = self { nil } else { LoanPage(manifest: manifest, content: content(of: id)) }
  }
}
