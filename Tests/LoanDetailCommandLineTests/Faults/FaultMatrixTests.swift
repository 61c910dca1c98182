import DesignSystem
import InstalledSamples
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailRendering
import Loans
import Synchronization
import Testing

/// Every fault a plugin can have, each in another of the installed products: it costs its own pages and no others.
@Suite("A faulty plugin")
struct FaultMatrixTests {
  static let deadline = Duration.seconds(3)

  @Test("costs only its own pages, says so once, and keeps nobody waiting longer than the deadline")
  func matrix() async throws {
    var differing = 0
    // Each fault among a few products: those of the other groups would only be made again.
    for group in [0..<4, 4..<InstalledSamples.all.count] {
      let samples = Array(InstalledSamples.all[group])
      let clean = try await Run(of: interactors(of: samples))
      #expect(!clean.documents.isEmpty)
      for (number, fault) in PluginFault.allCases.enumerated() {
        let place = number % InstalledSamples.all.count
        guard group.contains(place) else { continue }
        differing += try await check(fault, at: place - group.lowerBound, of: samples, clean)
      }
    }
    let others = differing == 0 ? "all others identical" : "\(differing) others differ"
    print("fault matrix: \(PluginFault.allCases.count) faults among \(InstalledSamples.all.count) products, \(others)")
  }

  /// Runs with one plugin faulty; returns how many documents out of the fault's reach are not those of the clean run.
  private func check(
    _ fault: PluginFault, at place: Int, of samples: [ProductWithSamples], _ clean: Run
  ) async throws -> Int {
    var interactors = try interactors(of: samples)
    let victim = try #require(clean.ids.first { $0.type == samples[place].manifest.type })
    interactors[place] = FaultyInteractor(real: interactors[place], fault: fault, victim: victim)
    let run = try await Run(of: interactors, deadline: fault.hangs ? Self.deadline : .seconds(60))
    let comment: Comment = "\(fault) of \(victim)"

    let reach = fault.reach(of: victim)
    let names = Set(clean.documents.keys).union(run.documents.keys)
    let differing = names.filter { run.documents[$0] != clean.documents[$0] }
    let outside = differing.filter { !$0.hasPrefix(reach) }
    #expect(!differing.isEmpty, comment)
    #expect(outside.sorted() == [], comment)

    #expect(run.remarks.subtracting(clean.remarks).map(\.id) == [fault.diagnostic], comment)
    #expect((run.longestWait > .zero) == fault.hangs, comment)
    // Reading a record meanwhile postpones the end a little; two deadlines in a row would be twice as long.
    #expect(run.longestWait <= Self.deadline * 1.5, comment)
    return outside.count
  }

  /// The interactors of some installed products, each over the first of its own sample records.
  private func interactors(of samples: [ProductWithSamples]) throws -> [any ProductBusinessLogicProtocol] {
    try samples.map { FewProducts(of: $0.plugin.interactor(readingFrom: try $0.gateway())) }
  }
}

extension FaultMatrixTests {
  /// Every screen of every product as one run through the engine shows it.
  struct Run {
    /// The products of the list.
    private(set) var ids: [ProductID] = []
    /// The documents as JSON, by the product, the screen and, where a list names a product again, that it does.
    private(set) var documents: [String: [UInt8]] = [:]
    private(set) var remarks: Set<ScreenDocument.Remark> = []
    /// The longest time for which a request waited until it gave up.
    private(set) var longestWait = Duration.zero

    init(
      of interactors: [any ProductBusinessLogicProtocol], deadline: Duration = .seconds(60)
    ) async throws {
      let clock = WaitingClock()
      let loans = try LoanDetailService(interactors: interactors, options: .init(deadline: deadline, clock: clock))
      let reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))
      var mains: [RenderedScreen] = []
      for try await update in loans.pages(for: .allCustomers, reader) {
        longestWait = max(longestWait, clock.takeWaited())
        if case .page(let page, _) = update { mains.append(page) }
      }
      ids = mains.compactMap(\.product)
      for main in mains {
        add(main.tree)
        guard let product = main.product else { continue }
        for screen in main.screens where screen != .main {
          add(try await Self.tree(of: ProductReference(product), screen, loans, reader))
        }
      }
    }

    /// A screen's tree; of one that cannot be shown, that of the page in its place.
    private static func tree(
      of product: ProductReference, _ screen: ScreenID, _ loans: LoanDetailService, _ reader: LoanReader
    ) async throws(RequestError) -> ScreenDocument {
      do throws(RequestError) {
        let answer = try await loans.screen(product, screen, for: .allCustomers, reader)
        guard case .document(let rendered) = answer else { throw .cancelled }
        return rendered.tree
      } catch {
        guard let page = error.fault?.page else { throw error }
        return page.tree
      }
    }

    private mutating func add(_ document: ScreenDocument) {
      let name = "\(document.subject.type):\(document.subject.id) \(document.screen)"
      let bytes = JSONRenderer(isCompact: true).render(document)
      if documents[name] == nil { documents[name] = bytes } else { documents["\(name), second"] = bytes }
      remarks.formUnion(document.remarks)
    }
  }
}

/// An interactor with the first few of its products.
private struct FewProducts: ProductBusinessLogicProtocol {
  let real: any ProductBusinessLogicProtocol

  init(of real: any ProductBusinessLogicProtocol) { self.real = real }

  var manifest: ProductManifest { real.manifest }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    Array(try await real.allProducts(for: scope).prefix(2))
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await real.productWithDetails(by: id, for: scope)
  }
}

/// A clock that counts how long was slept to the end, so that a busy machine does not count.
private final class WaitingClock: Clock {
  private let real = ContinuousClock()
  private let waited = Mutex(Duration.zero)

  var now: ContinuousClock.Instant { real.now }
  var minimumResolution: Duration { real.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let start = real.now
    try await real.sleep(until: deadline, tolerance: tolerance)
    waited.withLock { $0 += start.duration(to: deadline) }
  }

  /// The time since the last call.
  func takeWaited() -> Duration {
    waited.withLock { waited in
      defer { waited = .zero }
      return waited
    }
  }
}
