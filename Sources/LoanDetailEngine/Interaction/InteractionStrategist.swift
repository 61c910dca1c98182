public import LoanDetailCore
public import Loans

/// Combines the interactors of all product types into one list of loans.
///
/// ```swift
/// let strategist = try InteractionStrategist([cards, mortgages], scope: .customer(customer))
/// let presenter = Presenter(interaction: strategist, router: router, context: context)
/// strategist.presenter = presenter
/// await strategist.loadLoans()                   // the presenter receives the list, longer with each answer
/// await strategist.select(loanWithIndex: 0)      // the presenter receives the first loan with its details
/// ```
///
/// **The list**
/// - All interactors are asked at once, and the list is shown with each answer. Its order is strict from the first
///   answer on: the interactors' order, then each interactor's own.
/// - If an interactor fails or misses the deadline, one page shows the fault, and turning to that page asks the
///   interactor again. If a product breaks the contract, its own page shows the fault.
/// - ``reloadAllProducts()`` keeps the selected product by its id, wherever it is in the new list. If it is gone, the
///   first page of its type is selected, else the first page.
///
/// **A page**
/// - A request for one product goes only to the interactor whose `supportingProductType` is the product's type.
/// - One request for the details of a product runs at a time, and its answer goes to all who ask meanwhile. A look-up
///   by ``loadLoan(_:)``, and a view that turns to each page once, do not share requests.
/// - When the selected page is shown, the details of the pages beside it are requested. They are used when the reader
///   first turns there. If that fails, nothing is shown; the turn asks again.
/// - If the details of a product are unavailable, they are requested again when the reader next turns to the page.
///
/// **An event**
/// - If an event is refused, the page stays as it is. If it is not known whether an event was carried out, the page
///   says so until the same event is answered, also after a reload; the event is safe to send again, with its key.
///
/// **Late answers**
/// - A page shows the answer to the latest request, of a list or of details; other answers are dropped. The answer to
///   an event counts as the latest, unless another event was sent later and answered first; then the details are
///   requested. An answer is dropped, too, if its product is not in the list any more.
/// - If the caller is cancelled, its requests are cancelled at once, unless others wait for them. Their failures change
///   nothing, except that a cancelled event may have been carried out.
///
/// A strategist belongs to one isolation domain: the main actor in an app, one task in a server.
public final class InteractionStrategist: PresenterDelegate, PresenterDataStore {
  /// How a view turns the pages.
  package enum Turning {
    /// As its reader likes. The list is shown with each answer, the details beside the selected page are requested, and
    /// turning to the page of a type whose list failed requests the list again.
    case freely
    /// To each page once, in the order of the list. The list is shown once, when it is complete, and does not change.
    case once
  }

  /// Receives the loans; not retained.
  public weak var presenter: (any PresenterInputProtocol)?
  /// The customer whose products are shown.
  public let scope: CustomerScope
  /// The pages of the list, in their strict order; empty before the first load.
  public internal(set) var pages: [LoanPage] = []
  /// The default time an interactor has to answer one request.
  public static let defaultDeadline: Duration = .seconds(10)
  /// What was found in place of the last unknown reference: the pages of interactors that could not tell whether they
  /// have the product, and the list that was searched.
  package internal(set) var searched: [LoanPage] = []
  /// The page that the reader turned to last; `nil` before the first turn.
  package var selection: LoanPage.Key?
  let registry: InteractorRegistry
  private let deadline: @Sendable () -> Deadline
  let turning: Turning
  private let observer: ExchangeObserver?
  /// Where requests run that several callers wait for.
  private let executor: any TaskExecutor
  /// The number of the latest request.
  private var latest = 0
  /// The number of the request whose answer is in the list, for each interactor; 0 if it has not answered.
  var listed: [Int]
  /// The requests for details that are not answered.
  var requests: [ProductID: DetailsRequest] = [:]
  /// The last event of each product of which it is not known whether it was carried out.
  var doubts: [ProductID: BusinessEvent] = [:]
  /// The answer to the last event of each product.
  var changes: [ProductID: Change] = [:]
  /// The types whose failed lists are requested again.
  var retriedTypes: Set<ProductType> = []

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

  /// Makes a strategist with interactors that are already checked.
  ///
  /// - Parameters:
  ///   - turning: how the view turns the pages.
  ///   - observer: receives every question to an interactor.
  ///   - executor: where requests run that several callers wait for.
  ///   - deadline: returns the deadline of a new request.
  package init(
    _ registry: InteractorRegistry, scope: CustomerScope, turning: Turning = .freely, observer: ExchangeObserver? = nil,
    on executor: any TaskExecutor = globalConcurrentExecutor, deadline: @escaping @Sendable () -> Deadline
  ) {
    self.turning = turning
    self.observer = observer
    self.registry = registry
    self.scope = scope
    self.executor = executor
    self.deadline = deadline
    listed = Array(repeating: 0, count: registry.entries.count)
  }

  public var selectedIndex: Int? {
    guard let selection else { return pages.isEmpty ? nil : 0 }
    return pages.firstIndex { $0.key == selection } ?? pages.firstIndex { $0.manifest.type == selection.type }
      ?? (pages.isEmpty ? nil : 0)
  }

  /// Whether every interactor has answered, so that no page is missing.
  var isComplete: Bool { !listed.contains(0) }

  /// Selects a page, asks the interactor that owns the loan for its details, and passes the loan to the presenter; then
  /// requests the details of the pages beside it.
  ///
  /// If the page is that of a type whose interactor failed, asks the interactor for its list again.
  public func select(loanWithIndex index: Int) async {
    guard pages.indices.contains(index) else { return }
    let key = pages[index].key
    selection = key
    await showDetails(at: index)
    if selection == key { await prefetchNeighbours() }
  }

  /// Passes a page to the presenter with its details, and requests them if they are not there.
  func showDetails(at index: Int) async {
    if turning == .once, let (entry, id) = owner(of: index) {
      // Nobody else waits for the answer, so it comes in this task and on its threads.
      let number = nextNumber()
      let answer = await inquiry.product(id, of: entry)
      guard counts(answer), let index = self.index(of: id) else { return }
      show(answer.content(of: id), at: index, revision: number)
      pages[index].details = .shown
      presenter?.represent(loan: pages[index], at: index)
    } else if pages[index].details != .prefetched, let request = detailsRequest(at: index, forReader: true) {
      show(await request.answer, to: request)
      // Another request may have taken its place, after an event.
      guard let next = requests[request.id], next !== request, !Task.isCancelled,
        let index = self.index(of: request.id)
      else { return }
      await showDetails(at: index)
    } else if turning == .freely, pages[index].mayRetry, pages[index].id == nil {
      await retryList(of: pages[index].manifest.type)
    } else {
      if pages[index].details == .prefetched { pages[index].details = .shown }
      presenter?.represent(loan: pages[index], at: index)
    }
  }

  /// Requests the details of the pages beside the selected one that have none, all at once.
  func prefetchNeighbours() async {
    guard turning == .freely, let index = selectedIndex, !Task.isCancelled else { return }
    let requests = [index + 1, index - 1].compactMap { neighbour in
      pages.indices.contains(neighbour) && pages[neighbour].details == .none
        ? detailsRequest(at: neighbour, forReader: false) : nil
    }
    // A reader who turns to a page whose answer is there need not wait for the one before: the turn shows it.
    for request in requests { show(await request.answer, to: request) }
  }

  /// The request for the details of a page: the one that is not answered yet, or a new one; `nil` if the page has no
  /// product that can be requested. The caller must wait for its answer.
  func detailsRequest(at index: Int, forReader isForReader: Bool) -> DetailsRequest? {
    guard let (entry, id) = owner(of: index) else { return nil }
    if let request = requests[id] {
      // What was asked before the page's answer came is older than it.
      if request.number > pages[index].revision, request.join(forReader: isForReader) { return request }
      request.cancel()
    }
    let inquiry = inquiry
    let request = DetailsRequest(for: id, number: nextNumber(), on: executor) { await inquiry.product(id, of: entry) }
    _ = request.join(forReader: isForReader)
    requests[id] = request
    return request
  }

  /// Shows the answer to a request for details, once for all its callers.
  func show(_ answer: Inquiry.Answer, to request: DetailsRequest) {
    guard requests[request.id] === request else { return }
    let counts = counts(answer)
    if counts || request.isCancelled { requests[request.id] = nil }
    guard counts, let index = index(of: request.id), request.number > pages[index].revision else { return }
    if !request.isForReader {
      guard case .loan = answer else { return }
    }
    show(answer.content(of: request.id), at: index, revision: request.number)
    pages[index].details = request.isForReader ? .shown : .prefetched
    presenter?.represent(loan: pages[index], at: index)
  }

  /// Asks for the details of all loans at once, for a screen about all of them. The ``pages`` change, and the presenter
  /// receives nothing.
  package func loadDetails() async {
    let owned = pages.indices.compactMap { owner(of: $0) }
    let inquiry = inquiry
    let number = nextNumber()
    let answers = await Inquiry.all(owned) { await inquiry.product($0.id, of: $0.entry) }
    // Looked up once: a page may have moved meanwhile, and a customer may have thousands.
    let places = Dictionary(
      pages.indices.compactMap { index in pages[index].requestableID.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    for ((_, id), answer) in zip(owned, answers) where counts(answer) {
      if let index = places[id] { show(answer.content(of: id), at: index, revision: number) }
    }
  }

  /// Puts the answer to a request on a page; `revision` is the number of the request.
  func show(_ content: LoanPage.Content, at index: Int, revision: Int) {
    pages[index].content = content
    pages[index].faultOfEvent = nil
    pages[index].revision = revision
  }

  /// An inquiry with a deadline of its own.
  var inquiry: Inquiry { Inquiry(scope: scope, deadline: deadline(), observer: observer) }

  /// Returns the number of a new request.
  func nextNumber() -> Int {
    latest += 1
    return latest
  }

  /// The interactor of a page's product, and the product's id; `nil` if the page has no product that can be requested.
  func owner(of index: Int) -> (entry: InteractorRegistry.Entry, id: ProductID)? {
    guard pages.indices.contains(index), let id = pages[index].requestableID else { return nil }
    return registry.entry(of: id.type).map { ($0, id) }
  }

  /// The index of a product's page now; `nil` if it is not in the list any more.
  func index(of id: ProductID) -> Int? { pages.firstIndex { $0.requestableID == id } }

  /// Whether to use an answer. The failure of a cancelled request is not used.
  func counts(_ answer: Inquiry.Answer) -> Bool {
    if case .loan = answer { true } else { !Task.isCancelled }
  }
}
