import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization

/// A reader of a simulation: the whole loop, and a view that checks what it is shown.
actor ChaosReader {
  private let view: ChaosView
  private let strategist: InteractionStrategist
  private let presenter: Presenter
  /// The events whose outcome is not known.
  private var unknown: [(event: BusinessEvent, id: ProductID)] = []
  private var sent: [EventKey: Int] = [:]
  private(set) var faults: [String] = []
  private let bank: ChaosBank

  init(_ bank: ChaosBank, _ registry: InteractorRegistry, on executor: SimulatedExecutor, _ clock: ManualClock) {
    self.bank = bank
    strategist = InteractionStrategist(registry, scope: .allCustomers, on: executor) {
      Deadline(of: .seconds(1), on: clock)
    }
    presenter = Presenter(
      interaction: strategist, router: ScreenRouter(),
      context: PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: .epoch))
    view = ChaosView(of: strategist)
    strategist.presenter = presenter
    presenter.view = view
  }

  func load() async { await presenter.didBecomeReady() }
  /// Loads one product of the bank alone.
  func lookUp(_ number: Int, _ types: [ProductType]) async {
    let products = bank.products(of: types)
    guard !products.isEmpty else { return }
    try? await ChaosInteractor.$isLookup.withValue(true) {
      try await presenter.didBecomeReady(toShow: ProductReference(products[number % products.count]))
    }
  }

  func reload() async { await presenter.didAskForReload() }

  func turn(_ number: Int) async {
    guard !strategist.pages.isEmpty else { return }
    await presenter.didTurn(toLoanWithIndex: number % strategist.pages.count)
  }

  /// Sends a new event.
  func send(_ number: Int, _ key: EventKey) async {
    guard !strategist.pages.isEmpty, let id = strategist.pages[number % strategist.pages.count].id else { return }
    await send(BusinessEvent(name: "boil", key: key), to: id)
  }

  /// Sends all events again whose outcome is not known.
  func ask() async {
    let asked = unknown
    unknown = []
    for (event, id) in asked { await send(event, to: id) }
  }

  private func send(_ event: BusinessEvent, to id: ProductID) async {
    guard let index = strategist.pages.firstIndex(where: { $0.id == id && $0.loan != nil }) else {
      // The bank cannot tell any more of a product that it does not have.
      if bank.has(id) { unknown.append((event, id)) }
      return
    }
    sent[event.key, default: 0] += 1
    let outcome = await presenter.customItem("pot", ofLoanWithIndex: index, didSend: .business(event))
    let version = bank.version(after: event.key)
    switch outcome {
    case .done:
      // What a cancelled request was to show is not shown.
      if let version {
        if !Task.isCancelled { view.floor[id] = max(view.floor[id] ?? 0, version) }
      } else {
        faults.append("done, and not so")
      }
    // Of a product that is gone, the bank answers only that.
    case .refused: if version != nil, bank.has(id) { faults.append("refused, and done: \(event.key)") }
    case .unknown: unknown.append((event, id))
    }
    if bank.arrivals(of: event.key) > sent[event.key] ?? 0 { faults.append("an event was repeated by itself") }
  }

  /// Checks what must hold at any time.
  func check(_ types: [ProductType]) {
    let order = strategist.pages.compactMap { types.firstIndex(of: $0.manifest.type) }
    if order != order.sorted() { faults.append("the order is not strict") }
    let ids = strategist.pages.filter { $0.loan != nil }.compactMap(\.id)
    if Set(ids).count != ids.count { faults.append("a product is shown twice") }
    if bank.requestsForOneProduct > 1 { faults.append("two requests for one product") }
    faults += view.takeFaults()
  }

  /// Checks what must hold when everything was answered and loaded again.
  func checkTheEnd(_ types: [ProductType]) {
    let ids = strategist.pages.map(\.id)
    if ids != bank.products(of: types) { faults.append("lost pages: \(ids) of \(bank.products(of: types))") }
    if strategist.pages.contains(where: { $0.loan == nil }) { faults.append("a product is not shown") }
    if strategist.pages.contains(where: { $0.eventInDoubt != nil }) { faults.append("an event is still in doubt") }
    if let index = strategist.selectedIndex, let loan = strategist.pages[index].loan as? ChaosLoan {
      if loan.version != bank.version(of: loan.id) { faults.append("the selected page is old") }
      if view.selectedIndex != index { faults.append("another page is selected in the view") }
      if view.pages[index].contentItems.isEmpty { faults.append("the selected page has no details") }
    }
    if !unknown.isEmpty { faults.append("an outcome is not known") }
    faults += view.takeFaults()
  }
}

/// A view that checks that each update is of the page at its index, and none older than what was shown done.
private final class ChaosView: ViewInputProtocol {
  private(set) var pages: [any ProductViewModelProtocol] = []
  private(set) var selectedIndex: Int?
  /// The version of each product after its last event that was done.
  var floor: [ProductID: Int] = [:]
  private var faults: [String] = []
  private unowned let strategist: InteractionStrategist

  init(of strategist: InteractionStrategist) { self.strategist = strategist }

  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?) {
    (pages, self.selectedIndex) = (items, selectedIndex)
    if items.count != strategist.pages.count { faults.append("another number of pages") }
    for index in items.indices { check(items[index], at: index) }
  }

  func update(item: any ProductViewModelProtocol, at index: Int) {
    guard pages.indices.contains(index) else { return faults.append("an update at a wrong index") }
    pages[index] = item
    check(item, at: index)
  }

  private func check(_ item: any ProductViewModelProtocol, at index: Int) {
    guard let loan = strategist.pages[index].loan as? ChaosLoan else { return }
    guard case .header(let header) = item.headerItem, header.subtitle == "\(loan.id) \(loan.version)" else {
      return faults.append("an update of another page")
    }
    if loan.version < floor[loan.id] ?? 0 { faults.append("\(loan.id) is as before an event that was done") }
  }
}
