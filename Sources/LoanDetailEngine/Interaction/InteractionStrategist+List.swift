import LoanDetailCore
import Loans
import Synchronization

extension InteractionStrategist {
  /// Asks every interactor for its products and passes the list to the presenter, as the answers come.
  public func loadLoans() async { await loadLists(of: Array(registry.entries.indices), thenSelected: false) }

  /// Asks every interactor for its products again. The selected product keeps its place on the screen: its details are
  /// requested as soon as it is in the list.
  public func reloadAllProducts() async {
    await loadLists(of: Array(registry.entries.indices), thenSelected: true)
    await prefetchNeighbours()
  }

  /// Asks some interactors for their products, and shows the list with each answer.
  ///
  /// - Parameters:
  ///   - places: the places of the interactors in the registry.
  ///   - thenSelected: whether to request the details of the selected product, too.
  ///   - isolation: the domain of the strategist. A group's body is in it only if it captures the domain.
  private func loadLists(
    of places: [Int], thenSelected: Bool, isolation: isolated (any Actor)? = #isolation
  ) async {
    let number = nextNumber()
    let inquiry = inquiry
    let entries = registry.entries
    let arrivals = Arrivals()
    await withTaskGroup(of: Void.self) { group in
      _ = isolation
      var waiting = places[...]
      func askNext() {
        guard let place = waiting.popFirst() else { return }
        let entry = entries[place]
        group.addTask { arrivals.add(.list(place, await inquiry.products(of: entry))) }
      }
      for _ in 0..<Inquiry.askedAtOnce { askNext() }
      while await group.next() != nil {
        askNext()
        // An answer that came with the one before is shown already.
        let arrived = arrivals.take()
        show(arrived, ofRequest: number)
        guard thenSelected, !Task.isCancelled, let index = selectedIndex, arrived.contains(where: \.isList),
          pages[index].details == .none, let request = detailsRequest(at: index, forReader: true)
        else { continue }
        group.addTask { arrivals.add(.details(request, await request.answer)) }
      }
    }
  }

  /// Shows the lists and details that have arrived, except those that a later request has answered already.
  ///
  /// - Parameter number: the number of the request for the lists.
  private func show(_ arrived: [Arrival], ofRequest number: Int) {
    var lists: [ProductType: [LoanPage]] = [:]
    for case .list(let place, let pages) in arrived where number > listed[place] && !Task.isCancelled {
      listed[place] = number
      lists[registry.entries[place].interactor.manifest.type] = pages
    }
    if !lists.isEmpty {
      let old = Dictionary(grouping: pages, by: \.manifest.type)
      pages = registry.entries.map(\.interactor.manifest.type).flatMap { type in
        lists[type].map { merged($0, with: old[type] ?? [], ofRequest: number) } ?? old[type] ?? []
      }
      // An empty list means that there are no loans, so it is shown only when that is certain.
      if isComplete || turning == .freely && !pages.isEmpty { representList() }
    }
    for case .details(let request, let answer) in arrived { show(answer, to: request) }
  }

  /// The pages of a new list, with the answers to later requests that are on the old pages.
  ///
  /// - Parameter number: the number of the request for the list.
  func merged(_ list: [LoanPage], with old: [LoanPage], ofRequest number: Int) -> [LoanPage] {
    let later = old.filter { $0.revision > number && $0.requestableID != nil }
    return list.map { page in
      if let id = page.requestableID, let page = later.first(where: { $0.requestableID == id }) { return page }
      var page = page
      page.revision = number
      page.eventInDoubt = page.requestableID.flatMap { doubts[$0] }
      if let id = page.requestableID, let change = changes[id], change.number > number { change.show(on: &page) }
      return page
    }
  }

  /// Passes the list to the presenter, and then each page whose details are known.
  func representList() {
    presenter?.represent(loans: pages)
    for index in pages.indices where pages[index].details != .none {
      presenter?.represent(loan: pages[index], at: index)
    }
  }

  /// Asks the interactor of a type for its products again, after its failure.
  func retryList(of type: ProductType) async {
    guard let place = registry.entries.firstIndex(where: { $0.interactor.manifest.type == type }),
      retriedTypes.insert(type).inserted
    else { return }
    await loadLists(of: [place], thenSelected: true)
    retriedTypes.remove(type)
    guard let index = selectedIndex, pages[index].id == nil, pages[index].manifest.type == type else { return }
    presenter?.represent(loan: pages[index], at: index)
  }

  /// Asks every interactor for its products, maps their pages on all cores as they come, and returns the results in the
  /// order of the list. The presenter receives nothing, and no page is kept, because a list can be long.
  ///
  /// - Parameter map: maps some pages that follow each other.
  package func mappedPages<Part: Sendable>(_ map: @escaping @Sendable ([LoanPage]) -> Part) async -> [Part] {
    let inquiry = inquiry
    return await Inquiry.all(registry.entries) { await inquiry.products(of: $0, mapping: map) }.flatMap(\.self)
  }
}

/// An answer while a list is loaded.
private enum Arrival: Sendable {
  /// The pages of the interactor at a place.
  case list(Int, [LoanPage])
  case details(DetailsRequest, Inquiry.Answer)

  var isList: Bool { if case .list = self { true } else { false } }
}

/// Answers that have come, kept so that those that come at once are shown at once.
private final class Arrivals: Sendable {
  private let waiting = Mutex<[Arrival]>([])

  func add(_ arrival: Arrival) { waiting.withLock { $0.append(arrival) } }

  /// Returns the answers that have come since the last call.
  func take() -> [Arrival] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
