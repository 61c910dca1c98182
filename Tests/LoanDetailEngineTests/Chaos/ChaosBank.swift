import DesignSystem
import LoanDetailCore
import Loans
import Localization
import Synchronization

/// The systems of a bank in a simulation: each answer waits until the simulation lets it go, and says how.
final class ChaosBank: Sendable {
  /// What becomes of a question, or of an answer on its way.
  enum Verdict: Sendable {
    case go, fail, conflict
    /// The list has a product twice.
    case duplicate
  }

  private struct State {
    var products: [ProductType: [String]] = [:]
    var versions: [ProductID: Int] = [:]
    /// The version after each event that was carried out.
    var carriedOut: [EventKey: Int] = [:]
    var waiting: [(number: Int, verdict: AsyncStream<Verdict>.Continuation)] = []
    var next = 0
    /// The requests for details that are not answered.
    var open: [ProductID: Int] = [:]
    /// How often an event arrived, with its key.
    var arrivals: [EventKey: Int] = [:]
  }

  private let state = Mutex(State())
  let objects = ObjectCount()

  init(_ products: [ProductType: [String]]) {
    state.withLock { state in
      state.products = products
      for (type, ids) in products { for id in ids { state.versions[ProductID(type: type, id: id)] = 1 } }
    }
  }

  var waiting: Int { state.withLock { $0.waiting.count } }
  var requestsForOneProduct: Int { state.withLock { $0.open.values.max() ?? 0 } }
  func arrivals(of key: EventKey) -> Int { state.withLock { $0.arrivals[key] ?? 0 } }
  func version(after key: EventKey) -> Int? { state.withLock { $0.carriedOut[key] } }
  func version(of id: ProductID) -> Int? { state.withLock { $0.versions[id] } }

  func has(_ id: ProductID) -> Bool { state.withLock { $0.products[id.type]?.contains(id.id) == true } }

  /// All products, in the order of the types and then of the bank.
  func products(of types: [ProductType]) -> [ProductID] {
    state.withLock { state in
      types.flatMap { type in (state.products[type] ?? []).map { ProductID(type: type, id: $0) } }
    }
  }

  /// Lets one of those who wait go.
  func release(_ index: Int, _ verdict: Verdict) {
    state.withLock { $0.waiting.remove(at: index).verdict }.yield(verdict)
  }

  /// Changes what the bank knows, as other programs do: a figure, the products, or their order.
  func change(_ random: inout SeededNumbers, _ types: [ProductType]) {
    let (type, kind, number) = (types[random.below(types.count)], random.below(4), random.below(1_000_000))
    state.withLock { state in
      var ids = state.products[type] ?? []
      switch kind {
      case 0: ids.insert("\(number)", at: number % (ids.count + 1))
      case 1: if ids.count > 1 { ids.remove(at: number % ids.count) }
      case 2: ids.reverse()
      default: if let id = ids.first { state.versions[ProductID(type: type, id: id), default: 1] += 1 }
      }
      for id in ids where state.versions[ProductID(type: type, id: id)] == nil {
        state.versions[ProductID(type: type, id: id)] = 1
      }
      state.products[type] = ids
    }
  }

  /// Waits until the simulation lets the caller go.
  func pass() async throws -> Verdict {
    let (verdicts, verdict) = AsyncStream.makeStream(of: Verdict.self)
    let number = state.withLock { state in
      state.next += 1
      state.waiting.append((state.next, verdict))
      return state.next
    }
    defer { state.withLock { $0.waiting.removeAll { $0.number == number } } }
    for await verdict in verdicts {
      if case .fail = verdict { throw Breakdown() }
      return verdict
    }
    throw CancellationError()
  }

  fileprivate func opened(_ id: ProductID, _ change: Int) { state.withLock { $0.open[id, default: 0] += change } }

  fileprivate func loan(_ id: ProductID) -> ChaosLoan? {
    state.withLock { state in
      guard state.products[id.type]?.contains(id.id) == true, let version = state.versions[id] else { return nil }
      return ChaosLoan(id: id, version: version, object: CountedObject(objects))
    }
  }

  /// Carries an event out, once for its key.
  fileprivate func carryOut(_ event: BusinessEvent, _ id: ProductID) {
    state.withLock { state in
      guard state.carriedOut[event.key] == nil, state.products[id.type]?.contains(id.id) == true else { return }
      state.versions[id, default: 1] += 1
      state.carriedOut[event.key] = state.versions[id]
    }
  }

  fileprivate func arrived(_ event: BusinessEvent) { state.withLock { $0.arrivals[event.key, default: 0] += 1 } }
}

/// The interactor of one type of the bank's products.
struct ChaosInteractor: ProductBusinessLogicProtocol {
  /// Whether the question is of a look-up.
  @TaskLocal static var isLookup = false

  let manifest: ProductManifest
  let bank: ChaosBank

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    _ = try await bank.pass()
    var loans = bank.products(of: [manifest.type]).compactMap(bank.loan)
    // The answer is on its way.
    if case .duplicate = try await bank.pass(), let first = loans.first { loans.append(first) }
    return loans.map { .success($0) }
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    // A look-up asks by itself.
    let count = Self.isLookup ? 0 : 1
    bank.opened(id, count)
    defer { bank.opened(id, -count) }
    _ = try await bank.pass()
    let loan = bank.loan(id)
    _ = try await bank.pass()
    guard let loan else { throw ProductError.notFound(id) }
    return loan
  }

  func handle(_ event: BusinessEvent, by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    bank.arrived(event)
    if case .conflict = try await bank.pass(), bank.version(after: event.key) == nil { throw EventRefusal.conflict }
    bank.carryOut(event, id)
    let loan = bank.loan(id)
    _ = try await bank.pass()
    guard let loan else { throw ProductError.notFound(id) }
    return loan
  }

  func hasCarriedOut(_ event: BusinessEvent, of id: ProductID, for scope: CustomerScope) async throws -> Bool {
    _ = try await bank.pass()
    return bank.version(after: event.key) != nil
  }
}

/// A loan of the bank in one version.
struct ChaosLoan: ProductProtocol {
  let id: ProductID
  let version: Int
  let object: CountedObject
  private var loan: MadeUpLoan { MadeUpLoan(id: id, note: "\(id) \(version)", boils: true) }
  var title: LocalizedText { loan.title }
  var diagnostics: [Diagnostic] { [] }
  var basis: ScreenBasis { ScreenBasis() }
  var screens: [ScreenID] { loan.screens }
  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    loan.mainViewModel(in: context)
  }
  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    loan.viewModel(for: screen, in: context)
  }
}

/// Counts objects that exist.
final class ObjectCount: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func add(_ number: Int) { count.add(number, ordering: .relaxed) }
}

final class CountedObject: Sendable {
  private let count: ObjectCount
  init(_ count: ObjectCount) {
    self.count = count
    count.add(1)
  }
  deinit { count.add(-1) }
}
