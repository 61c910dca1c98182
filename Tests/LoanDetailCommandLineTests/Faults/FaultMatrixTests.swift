import DesignSystem
import InstalledProducts
import InstalledSamples
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailRendering
import Loans
import Testing

/// Every fault a plugin can have, each in another of the installed products: it costs its own pages and no others.
@Suite("A faulty plugin")
struct FaultMatrixTests {
  static let deadline = Duration.seconds(3)

  @Test("costs only its own pages, says so once, and keeps nobody waiting longer than the deadline")
  func matrix() async throws {
    let clean = try await Run(of: interactors())
    #expect(!clean.documents.isEmpty)
    var differing = 0
    let plugins = InstalledProducts.all
    for (number, fault) in PluginFault.allCases.enumerated() {
      let place = number % plugins.count
      differing += try await check(fault, of: plugins[place], at: place, against: clean)
    }
    let others = differing == 0 ? "all others identical" : "\(differing) others differ"
    print("fault matrix: \(PluginFault.allCases.count) faults among \(plugins.count) products, \(others)")
  }

  /// Runs with one plugin faulty; returns how many documents out of the fault's reach are not those of the clean run.
  private func check(
    _ fault: PluginFault, of plugin: ProductPlugin, at place: Int, against clean: Run
  ) async throws -> Int {
    var interactors = try interactors()
    let victim = try #require(clean.ids.first { $0.type == plugin.manifest.type })
    interactors[place] = FaultyInteractor(real: interactors[place], fault: fault, victim: victim)
    let limit = fault.hangs ? Self.deadline : .seconds(60)
    var run = try await Run(of: interactors, deadline: limit)
    // What else the machine does only adds to the time: the quickest of a few runs tells how long the engine takes.
    for _ in 0..<4 where fault.hangs && run.longestRequest > limit * 1.05 {
      run = try await Run(of: interactors, deadline: limit)
    }
    let comment: Comment = "\(fault) of \(victim)"

    let reach = fault.reach(of: victim)
    let names = Set(clean.documents.keys).union(run.documents.keys)
    let differing = names.filter { run.documents[$0] != clean.documents[$0] }
    let outside = differing.filter { !$0.hasPrefix(reach) }
    #expect(!differing.isEmpty, comment)
    #expect(outside.sorted() == [], comment)

    #expect(run.remarks.subtracting(clean.remarks).map(\.id) == [fault.diagnostic], comment)
    if fault.hangs {
      // A request begins a moment before the answer to the one before it is seen here.
      #expect(run.longestRequest >= Self.deadline * 0.99, comment)
      // Two deadlines in a row would be twice as long; what else the machine does can add to each run.
      #expect(run.longestRequest <= Self.deadline * 1.8, comment)
    }
    return outside.count
  }

  /// The installed interactors, each over its own sample records.
  private func interactors() throws -> [any ProductBusinessLogicProtocol] {
    try InstalledSamples.all.map { $0.plugin.interactor(readingFrom: try $0.gateway()) }
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
    /// How long the slowest request took, from asking until the view was told, without the time by which the machine
    /// was late to wake a task that slept beside it.
    private(set) var longestRequest = Duration.zero

    init(
      of interactors: [any ProductBusinessLogicProtocol], deadline: Duration = .seconds(60)
    ) async throws {
      let loans = try LoanDetailService(interactors: interactors, options: .init(deadline: deadline))
      let reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))
      var mains: [RenderedScreen] = []
      var request = TimedRequest(deadline: deadline)
      for try await update in loans.pages(for: .allCustomers, reader) {
        longestRequest = max(longestRequest, await request.end())
        if case .page(let page, _) = update { mains.append(page) }
        request = TimedRequest(deadline: deadline)
      }
      _ = await request.end()
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

/// The time of a request, beside a task that only sleeps until the deadline.
private struct TimedRequest {
  private let start = ContinuousClock().now
  private let deadline: Duration
  private let sleeper: Task<Duration, any Error>

  init(deadline: Duration) {
    self.deadline = deadline
    sleeper = Task { try await ContinuousClock().measure { try await Task.sleep(for: deadline) } }
  }

  /// The time until now. Of a request that reached the deadline, less the time by which the sleeper is late too.
  func end() async -> Duration {
    let time = ContinuousClock().now - start
    guard time >= deadline, let slept = try? await sleeper.value else {
      sleeper.cancel()
      return time
    }
    return time - max(.zero, min(slept, time) - deadline)
  }
}
