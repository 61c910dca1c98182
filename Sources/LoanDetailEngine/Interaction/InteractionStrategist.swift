public import LoanDetailCore
public import Loans

/// Combines the interactors of all product types into one list of loans.
///
/// ```swift
/// let strategist = try InteractionStrategist([cards, mortgages], scope: .customer(customer))
/// let presenter = Presenter(interaction: strategist, router: router, context: context)
/// strategist.presenter = presenter
/// await strategist.loadLoans()                   // the presenter receives the list
/// await strategist.select(loanWithIndex: 0)      // the presenter receives the first loan with its details
/// ```
///
/// - All interactors are asked at once. If one fails or misses the deadline, one page shows the fault.
/// - The order is strict: the interactors' order, then each interactor's own, whichever interactor answers first.
/// - If a product breaks the contract, its own page shows the fault.
/// - A request for one product goes only to the interactor whose `supportingProductType` is the product's type.
/// - If the details of a product are unavailable, they are requested again when the reader next turns to the page. If
///   an event is refused, the page stays as it is. If it is not known whether an event was carried out, the page says so
///   until the same event is answered; it is safe to send again, with its key.
/// - An answer is dropped if it arrives after the answer to a later request, or after a new list. The answer to an
///   event counts as the latest.
/// - If the caller is cancelled, its requests are cancelled at once. Their failures change nothing.
///
/// A strategist belongs to one isolation domain: the main actor in an app, one task in a server.
public final class InteractionStrategist: PresenterDelegate, PresenterDataStore {
  /// Receives the loans; not retained.
  public weak var presenter: (any PresenterInputProtocol)?
  /// The customer whose products are shown.
  public let scope: CustomerScope
  /// The pages of the list, in their strict order; empty before the first load.
  public private(set) var pages: [LoanPage] = []
  /// The default time an interactor has to answer one request.
  public static let defaultDeadline: Duration = .seconds(10)
  /// The list that was searched for the last unknown reference.
  package private(set) var searched: [LoanPage] = []
  private let registry: InteractorRegistry
  private let deadline: @Sendable () -> Deadline
  /// The number of the latest request.
  private var latest = 0
  /// The number of the request whose answer is the list.
  private var listed = 0

  /// Makes a strategist for the scope of a customer.
  ///
  /// - Parameters:
  ///   - interactors: the interactors, in the order of the list.
  ///   - scope: the customer whose products are shown.
  ///   - deadline: the time for an interactor's answer to one request.
  ///   - clock: the clock for the deadline.
  /// - Throws: all faults of the list of interactors.
  public convenience init(
    _ interactors: [any ProductBusinessLogicProtocol], scope: CustomerScope, deadline: Duration = defaultDeadline,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(RegistrationError) {
    self.init(try InteractorRegistry(interactors), scope: scope) { Deadline(of: deadline, on: clock) }
  }

  /// Makes a strategist with interactors that are already checked. `deadline` returns the deadline of a new request.
  package init(
    _ registry: InteractorRegistry, scope: CustomerScope, deadline: @escaping @Sendable () -> Deadline
  ) {
    self.registry = registry
    self.scope = scope
    self.deadline = deadline
  }

  /// Asks every interactor for its products and passes the list to the presenter.
  public func loadLoans() async {
    let number = nextNumber()
    let loaded = await pages(of: registry.entries)
    guard number > listed, !Task.isCancelled else { return }
    listed = number
    show(list: loaded)
  }

  /// Asks every interactor for its products, maps their pages on all cores as they come, and returns the results in the
  /// order of the list. The presenter receives nothing, and no page is kept, because a list can be long.
  ///
  /// - Parameter map: maps some pages that follow each other.
  package func mappedPages<Part: Sendable>(_ map: @escaping @Sendable ([LoanPage]) -> Part) async -> [Part] {
    let inquiry = inquiry
    return await all(registry.entries) { await inquiry.products(of: $0, mapping: map) }.flatMap(\.self)
  }

  /// Requests one product with its details, and passes a list of this one product to the presenter.
  ///
  /// For a reference with a registered type it asks only the interactor of that type, for a bare id every interactor.
  /// If none of them has the product, it asks them for their lists, to distinguish an outage from an unknown id and to
  /// find similar ids.
  public func loadLoan(_ reference: ProductReference) async throws(LookupError) {
    try await loadLoan(reference, searchesList: true)
  }

  /// Requests one product with its details.
  ///
  /// - Parameter searchesList: whether to ask for the lists even if every interactor answered that it does not have the
  ///   product. Without it, such an id has no similar ones.
  package func loadLoan(_ reference: ProductReference, searchesList: Bool) async throws(LookupError) {
    let number = nextNumber()
    let owners = owners(of: reference)
    let (found, failed) = await places(of: owners)
    guard number > listed, !Task.isCancelled else { return }
    listed = number
    if found.count > 1 { throw .ambiguous(reference, choices: found.compactMap(\.id)) }
    if let page = found.first {
      show(list: [page])
    } else if failed.isEmpty, !searchesList {
      throw .notFound(reference, near: [])
    } else {
      let list = await pages(of: owners.map(\.entry))
      guard number == listed, !Task.isCancelled else { return }
      searched = list
      show(list: [try place(of: reference, in: list, orOneOf: failed)])
    }
    presenter?.represent(loan: pages[0], at: 0)
  }

  /// Asks the interactor that owns a loan for its details and passes the loan to the presenter.
  public func select(loanWithIndex index: Int) async {
    guard pages.indices.contains(index) else { return }
    if let (entry, id) = owner(of: index) {
      let number = nextNumber()
      let answer = await inquiry.product(id, of: entry)
      guard holds(id, at: index), number > pages[index].revision, counts(answer) else { return }
      show(answer.content(of: id), at: index, revision: number)
    }
    presenter?.represent(loan: pages[index], at: index)
  }

  /// Asks for the details of all loans at once, for a screen about all of them. The ``pages`` change, and the presenter
  /// receives nothing.
  package func loadDetails() async {
    let owned = pages.indices.compactMap { index in owner(of: index).map { (index: index, entry: $0.entry, id: $0.id) }
    }
    let (inquiry, number) = (inquiry, nextNumber())
    let answers = await all(owned) { await inquiry.product($0.id, of: $0.entry) }
    for (place, answer) in zip(owned, answers) where holds(place.id, at: place.index) && counts(answer) {
      show(answer.content(of: place.id), at: place.index, revision: number)
    }
  }

  /// Passes an event to the interactor that owns the product.
  public func handle(_ event: BusinessEvent, ofLoanWithIndex index: Int) async -> EventOutcome {
    guard let (entry, id) = owner(of: index) else { return .refused(.notOffered) }
    let answer = await inquiry.product(id, of: entry, after: event)
    let outcome = answer.outcome
    guard holds(id, at: index), counts(answer) else { return outcome }
    switch answer {
    case .loan(let loan):
      show(.loan(loan), at: index, revision: nextNumber())
      settle(event, at: index)
    case .refused, .notFound: settle(event, at: index)
    case .fault(let fault):
      pages[index].faultOfEvent = fault
      pages[index].eventInDoubt = event
    }
    presenter?.represent(loan: pages[index], at: index)
    return outcome
  }

  /// Returns what became of an event that the page does not offer. If it was carried out before, the page is loaded again
  /// and passed to the presenter; otherwise it is refused.
  public func outcome(
    of event: BusinessEvent, refusedBecause refusal: EventRefusal, ofLoanWithIndex index: Int
  ) async -> EventOutcome {
    guard let (entry, id) = owner(of: index) else { return .refused(refusal) }
    let (outcome, fault) = await inquiry.outcome(of: event, of: id, by: entry)
    guard holds(id, at: index), !Task.isCancelled else { return outcome ?? .refused(refusal) }
    let isInDoubt = pages[index].eventInDoubt?.key == event.key
    if outcome != .unknown { settle(event, at: index) }
    if let fault { pages[index].faultOfEvent = fault }
    if outcome == .done {
      await select(loanWithIndex: index)
    } else if isInDoubt || fault != nil {
      presenter?.represent(loan: pages[index], at: index)
    }
    return outcome ?? .refused(refusal)
  }

  /// Forgets the doubt about an event that was answered.
  private func settle(_ event: BusinessEvent, at index: Int) {
    if pages[index].eventInDoubt?.key == event.key { pages[index].eventInDoubt = nil }
  }

  private var inquiry: Inquiry { Inquiry(scope: scope, deadline: deadline()) }

  private func nextNumber() -> Int {
    latest += 1
    return latest
  }

  private func owner(of index: Int) -> (entry: InteractorRegistry.Entry, id: ProductID)? {
    guard pages.indices.contains(index), let id = pages[index].requestableID else { return nil }
    return registry.entry(of: id.type).map { ($0, id) }
  }

  /// The interactors that may have the product of a reference, each with the id to ask it for.
  private func owners(of reference: ProductReference) -> [(entry: InteractorRegistry.Entry, id: ProductID)] {
    if let id = reference.typed, let entry = registry.entry(of: id.type) { return [(entry, id)] }
    return registry.entries.map { entry in
      (entry, ProductID(type: entry.interactor.supportingProductType, id: reference.text))
    }
  }

  /// Whether a page still belongs to the product. The list may have been loaded again since the request.
  private func holds(_ id: ProductID, at index: Int) -> Bool {
    pages.indices.contains(index) && pages[index].requestableID == id
  }

  /// Whether to use an answer. The failure of a cancelled request is not used.
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
    pages[index].faultOfEvent = nil
    pages[index].revision = revision
  }

  /// The pages of all products of some interactors.
  private func pages(of entries: [InteractorRegistry.Entry]) async -> [LoanPage] {
    let inquiry = inquiry
    return await all(entries) { await inquiry.products(of: $0) }.flatMap(\.self)
  }

  /// The pages of a product that some interactors may have, with its details. If several interactors are asked, one
  /// that fails may or may not have the product, so its page is in `failed`.
  private func places(
    of owners: [(entry: InteractorRegistry.Entry, id: ProductID)]
  ) async -> (found: [LoanPage], failed: [LoanPage]) {
    let inquiry = inquiry
    let places = await all(owners) { owner in
      await inquiry.product(owner.id, of: owner.entry).place(of: owner.id, owner.entry.interactor.manifest)
    }.compactMap(\.self)
    let isFound: (LoanPage) -> Bool = { owners.count == 1 || $0.cause == nil || $0.cause == .badData }
    return (places.filter(isFound), places.filter { !isFound($0) })
  }

  /// The page of a product that no interactor returned: the fault of its request or, if only the list has it, `gone`.
  private func place(
    of reference: ProductReference, in list: [LoanPage], orOneOf failed: [LoanPage]
  ) throws(LookupError) -> LoanPage {
    do throws(LookupError) {
      let place = list[try list.index(of: reference)]
      return failed.first { $0.id == place.id } ?? place.gone
    } catch {
      // All interactors but one answered that they do not have the product.
      if case .unavailable = error, failed.count == 1 { return failed[0] }
      throw error
    }
  }

  /// The number of interactors that are asked at the same time. It bounds the memory of one request. A bank has fewer
  /// product types; only a source with records of thousands of other types needs more interactors.
  private static var askedAtOnce: Int { 1_000 }

  /// Asks the questions at the same time, and returns the answers in the order of the questions.
  private func all<Question: Sendable, Answer: Sendable>(
    _ questions: [Question], _ ask: @escaping @Sendable (Question) async -> Answer
  ) async -> [Answer] {
    if questions.count == 1 { return [await ask(questions[0])] }
    return await withTaskGroup(of: (Int, Answer).self) { group in
      var answers: [(order: Int, answer: Answer)] = []
      for (order, question) in questions.enumerated() {
        if order >= Self.askedAtOnce, let answer = await group.next() { answers.append(answer) }
        group.addTask { (order, await ask(question)) }
      }
      for await answer in group { answers.append(answer) }
      return answers.sorted { $0.order < $1.order }.map(\.answer)
    }
  }
}

extension LoanPage {
  /// The page of a product that is in the list but whose details were not found.
  fileprivate var gone: LoanPage {
    guard case .loan(let loan) = content else { return self }
    return LoanPage(manifest: manifest, content: .fault(.gone(loan.id)))
  }
}
