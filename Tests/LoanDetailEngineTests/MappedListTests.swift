import LoanDetailCore
import LoanDetailEngine
import Loans
import Synchronization
import Testing

@Suite("A list that is mapped as it is read")
struct MappedListTests {
  /// An interactor that passes its products in parts.
  private struct Parted: ProductBusinessLogicProtocol {
    var usual: MadeUpInteractor
    var parts: [[String]]
    var failure: Breakdown?

    init(_ type: ProductType, _ parts: [[String]], failure: Breakdown? = nil) {
      usual = MadeUpInteractor(type, ids: parts.flatMap(\.self))
      self.parts = parts
      self.failure = failure
    }

    var manifest: ProductManifest { usual.manifest }

    func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] { try await usual.list(scope) }

    func listProducts(
      for scope: CustomerScope, _ receive: ([ProductEntry]) async throws -> Void
    ) async throws {
      for part in parts {
        try await receive(part.map { .success(MadeUpLoan(id: ProductID(type: manifest.type, id: $0))) })
      }
      if let failure { throw failure }
    }

    func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
      MadeUpLoan(id: id)
    }
  }

  private func parts(of interactors: any ProductBusinessLogicProtocol...) async throws -> [[String]] {
    try await InteractionStrategist(interactors, scope: .allCustomers).mappedPages { pages in
      pages.map { page in
        switch page.content {
        case .loan(let loan): "\(loan.id)"
        case .fault(let fault): "fault \(fault.id): \(fault.diagnostics.map(\.id).joined(separator: " "))"
        case .unavailable(let diagnostic, _): "unavailable \(page.manifest.type): \(diagnostic.id)"
        }
      }
    }
  }

  @Test("keeps the order of the interactors and of their products, in the parts in which they come")
  func order() async throws {
    let many = (0..<40).map { part in (0..<3).map { "\(part)-\($0)" } }
    let mapped = try await parts(of: Parted("teapot", many), MadeUpInteractor("leasing", ids: ["2", "1"]))
    #expect(mapped == many.map { $0.map { "teapot:\($0)" } } + [["leasing:2", "leasing:1"]])
  }

  @Test("finds an id again in a later part")
  func laterDuplicate() async throws {
    let mapped = try await parts(of: Parted("teapot", [["1"], ["2"], ["1", "3"]]))
    let whole = try await parts(of: MadeUpInteractor("teapot", ids: ["1", "2", "1", "3"]))
    #expect(mapped.flatMap(\.self) == whole.flatMap(\.self))
    #expect(mapped.last?.first?.hasPrefix("fault teapot:1") == true)
  }

  @Test("drops what an interactor passed before it failed")
  func lateFailure() async throws {
    let mapped = try await parts(
      of: Parted("teapot", [["1"], ["2"]], failure: Breakdown()), MadeUpInteractor.one("barter"))
    #expect(mapped == [["unavailable teapot: product.unavailable"], ["barter:1"]])
  }

  @Test("is late in the log if it misses the deadline, and failed if it fails")
  func outcomes() async throws {
    let exchanges = Exchanges()
    let registry = try InteractorRegistry([
      MadeUpInteractor("barter") { _ in
        try await Task.sleep(for: .seconds(100_000))
        return []
      }, MadeUpInteractor("leasing") { _ in throw Breakdown() }, MadeUpInteractor("teapot", ids: ["1"]),
    ])
    let strategist = InteractionStrategist(registry, scope: .allCustomers, observer: exchanges.observer) {
      Deadline(of: .milliseconds(300), on: ContinuousClock())
    }
    #expect(await strategist.mappedPages(\.count) == [1, 1, 1])
    #expect(exchanges.outcomes(of: ["barter", "leasing", "teapot"]) == [.late, .failed, .answered])
  }

  @Test("holds only a few parts at a time")
  func bounded() async throws {
    let held = Mutex((now: 0, most: 0))
    let interactor = Parted("teapot", (0..<60).map { ["\($0)"] })
    let strategist = try InteractionStrategist([interactor], scope: .allCustomers)
    let mapped = await strategist.mappedPages { pages in
      held.withLock { held in
        held.now += 1
        held.most = max(held.most, held.now)
      }
      defer { held.withLock { $0.now -= 1 } }
      return pages.count
    }
    #expect(mapped.count == 60)
    #expect(held.withLock(\.most) <= 9)
  }
}
