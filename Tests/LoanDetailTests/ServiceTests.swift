import Dispatch
import Foundation
import InstalledProducts
import LoanDetailCore
import LoanDetailGateways
import LoanDetailRendering
import Loans
import Localization
import Synchronization
import Testing

@testable import LoanDetail

@Suite("The front door", .timeLimit(.minutes(40)))
struct ServiceTests {
  @Test("answers while the main thread is blocked")
  func mainThreadBlocked() async throws {
    let host = try Host()
    let (blocked, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    DispatchQueue.main.async {
      start.yield()
      release.wait()
      blocked.signal()
    }
    for await _ in starts { break }
    let answer = try await host.document("1001")
    _ = try await host.loans.list(for: .allCustomers, host.reader)
    release.signal()
    #expect(answer.product?.id == "1001")
  }

  @Test("maps and renders off the main actor, also for a caller on it")
  @MainActor
  func mainActorCaller() async throws {
    let host = try Host()
    let reader = try host.loans.reader(locale: "en_US", renderer: ThreadWitness())
    guard case .document(let screen) = try await host.loans.screen("1001", for: .allCustomers, reader) else {
      throw Unexpected()
    }
    #expect(String(decoding: screen.bytes, as: UTF8.self) == "elsewhere")
  }

  @Test("is not held up by another source that blocks as many threads as a source may have")
  func exhaustedSource() async throws {
    let release = DispatchSemaphore(value: 0)
    let blocking = try Host(options: .init(deadline: .seconds(10))) { question in
      if case .record = question { block(on: release) }
    }
    let callers = (0..<80).map { _ in Task { try await blocking.error("mortgage:2001").name } }
    for caller in callers { #expect(try await caller.value == "deadlinePassed") }
    #expect(try await Host().document("mortgage:2001").product?.id == "2001")
    #expect(try await blocking.loans.list(for: .first, blocking.reader).list.entries.isEmpty == false)
    let asked = blocking.source.asked.ofRecords.count
    for _ in callers { release.signal() }
    // What waited for a thread when its deadline passed is never asked; the list asked every other source once.
    #expect(asked <= 64 + InstalledProducts.all.count - 1)
  }

  @Test("makes the same bytes for many requests at once as for one")
  func concurrent() async throws {
    let host = try Host(options: .init(deadline: .seconds(120), requestsInFlight: 200))
    let ids = ["1001", "1002", "1003", "2001", "2005"]
    var expected: [String: [UInt8]] = [:]
    for id in ids { expected[id] = try await host.document(ProductReference(id)).bytes }
    try await withThrowingTaskGroup(of: (String, [UInt8]).self) { group in
      for number in 0..<200 {
        let id = ids[number % ids.count]
        group.addTask { (id, try await host.document(ProductReference(id)).bytes) }
      }
      for try await (id, bytes) in group { #expect(bytes == expected[id]) }
    }
  }

  @Test("is not held up by sources that block their threads")
  func blockingSources() async throws {
    let release = DispatchSemaphore(value: 0)
    let (blocks, blocked) = AsyncStream.makeStream(of: Void.self)
    let blocking = try Host(options: .init(deadline: .seconds(20), answerMemory: 0)) { question in
      guard case .record = question else { return }
      blocked.yield()
      block(on: release)
    }
    let callers = (0..<12).map { _ in Task { try await blocking.error("mortgage:2001").name } }
    var count = 0
    for await _ in blocks {
      count += 1
      if count == callers.count { break }
    }
    // All of them block now, and nobody has released them yet.
    #expect(try await Host().document("1001").product?.id == "1001")
    for caller in callers { #expect(try await caller.value == "deadlinePassed") }
    for _ in callers { release.signal() }
  }

  @Test("caches formatters, and no more of them than its bound")
  func formatters() throws {
    let loans = try Host().loans
    let letters = "abcdefghijklmnopqrstuvwxyz"
    for first in letters {
      for second in letters {
        #expect(try loans.reader(locale: "\(first)\(second)_US").locale == "\(first)\(second)_US")
        #expect(loans.formatters.count <= 64)
      }
    }
    let (one, other) = (try loans.reader(locale: "ru_RU"), try loans.reader(locale: "ru-ru"))
    #expect(one.formatter === other.formatter)
  }

  @Test(
    "reads locales in the forms that clients write",
    arguments: [
      ("ru", "ru"), ("RU_ru", "ru_RU"), ("en-GB", "en_GB"), ("sr-latn-rs", "sr_Latn_RS"), ("es-419", "es_419"),
    ])
  func locales(text: String, name: String) throws {
    #expect(try Host().loans.reader(locale: text).locale == name)
  }

  @Test("keeps findings out of a customer's document, and hands them to the host")
  func findings() async throws {
    let loan = #""currency": "RUB", "phase": "active", "parties": [{"role": "borrower", "customer": "C-1"}]"#
    let source = try PortfolioGateway.of(#"{"id": "1", "type": "mortgage", "colour": "red", \#(loan)}"#)
    let reports = Mutex<[RequestReport]>([])
    let loans = try LoanDetailService(
      InstalledProducts.all, source: source,
      options: .init(observe: { report in reports.withLock { $0.append(report) } }))
    let reader = try loans.reader(locale: "en_US")
    for (scope, isStaff) in [(CustomerScope.first, false), (.allCustomers, true)] {
      guard case .document(let screen) = try await loans.screen("mortgage:1", for: scope, reader) else {
        throw Unexpected()
      }
      #expect(screen.diagnostics.map(\.id) == ["record.unknown-field"])
      #expect(String(decoding: screen.bytes, as: UTF8.self).contains("colour") == isStaff)
    }
    #expect(try await loans.list(for: .first, reader).list.diagnostics.map(\.id) == ["record.unknown-field"])
    let seen = reports.withLock { $0 }
    #expect(seen.map(\.operation) == [.screen(.main), .screen(.main), .list])
    #expect(seen.map(\.scope) == [.first, .allCustomers, .first])
    #expect(seen.allSatisfy { $0.diagnostics.map(\.id) == ["record.unknown-field"] && $0.duration > .zero })
  }

  @Test("reports how a request ended, and why it failed")
  func outcomes() async throws {
    let outcomes = Mutex<[String]>([])
    let options = LoanDetailService.Options(observe: { report in
      let outcome =
        switch report.outcome {
        case .document: "document"
        case .unchanged: "unchanged"
        case .patch: "patch"
        case .incomplete: "incomplete"
        case .failure(let error): error.name
        }
      outcomes.withLock { $0.append(outcome) }
    })
    let host = try Host(options: options)
    let eTag = try await host.document("1001").eTag
    _ = try await host.loans.screen("1001", for: .allCustomers, host.reader, held: .eTag(eTag))
    _ = try await host.error("nowhere")
    #expect(outcomes.withLock { $0 } == ["document", "unchanged", "notFound"])
  }

  @Test("says that a text is unchanged whose bytes the client has, though texts have no patches")
  func heldText() async throws {
    let host = try Host()
    let reader = try host.loans.reader(locale: "en_US", renderer: TextRenderer(width: 80))
    guard case .document(let screen) = try await host.loans.screen("1001", for: .allCustomers, reader) else {
      throw Unexpected()
    }
    guard
      case .unchanged = try await host.loans.screen("1001", for: .allCustomers, reader, held: .document(screen.bytes))
    else { throw Unexpected() }
    guard case .document = try await host.loans.screen("1001", for: .allCustomers, reader, held: .document([1])) else {
      throw Unexpected()
    }
  }

  @Test("streams the list and then every product with its details")
  func pages() async throws {
    // Without an id of the host, the request for all products has another one than the request for each.
    let host = try Host(requestID: "R-1")
    var (listed, shown): ([String], [String]) = ([], [])
    for try await update in host.loans.pages(for: .first, host.reader) {
      switch update {
      case .list(let pages):
        listed = pages.compactMap { $0.product?.id }
        let details = ScreenDocument.Outcome.Missing(id: "details", name: "Details", reason: .notDelivered)
        #expect(pages.allSatisfy { $0.tree.outcome == .partial(missing: [details]) })
      case .page(let page, let index):
        #expect(index == shown.count)
        shown.append(page.product?.id ?? "")
        let single = try await host.document(ProductReference(try #require(page.product)), for: .first)
        #expect(page.bytes == single.bytes)
      }
    }
    #expect(listed == ["1001", "1002", "1005", "2001", "2005"])
    #expect(shown == listed)
  }

  @Test("shows records of types nobody has a plugin for only as the host says")
  func otherTypes() async throws {
    let loan = #""currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}]"#
    let source = try PortfolioGateway.of(#"{"id": "1", "type": "boat", \#(loan)}"#)
    let strict = try LoanDetailService(InstalledProducts.all, source: source)
    let reader = try strict.reader(locale: "en_US")
    await #expect(throws: RequestError.self) { try await strict.screen("boat:1", for: .allCustomers, reader) }
    let plain = InstalledProducts.all[0]
    let open = try LoanDetailService(
      [InstalledProducts.all[1]], source: source,
      options: .init(pluginForOtherTypes: { type in
        let manifest = ProductManifest(
          type: type, title: plain.manifest.title, version: "1", module: "Tests", screens: [.main])
        return ProductPlugin(manifest: manifest) { Other(manifest: manifest, gateway: $0) }
      }))
    for reference in ["boat:1", "1"] as [ProductReference] {
      guard case .document(let screen) = try await open.screen(reference, for: .allCustomers, reader) else {
        throw Unexpected()
      }
      #expect(screen.product == ProductID(type: "boat", id: "1"))
    }
    #expect(try await open.list(for: .allCustomers, reader).list.entries.count == 1)
  }
}

/// Tells in the place of a screen whether it is rendered on the main thread.
private struct ThreadWitness: Renderer {
  func render(_ document: ScreenDocument) -> [UInt8] {
    Array((isMainThread() ? "the main thread" : "elsewhere").utf8)
  }
}

private func isMainThread() -> Bool { Thread.isMainThread }

/// Blocks the thread, as a synchronous driver does.
func block(on semaphore: DispatchSemaphore) { semaphore.wait() }

/// Products of any type, with just a title.
private struct Other: ProductBusinessLogicProtocol {
  struct Loan: ProductProtocol {
    let id: ProductID
    var title: LocalizedText { LocalizedText(verbatim: id.description) }
    var diagnostics: [Diagnostic] { [] }
    var basis: ScreenBasis { ScreenBasis() }
    var screens: [ScreenID] { [.main] }

    func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
      ProductViewModel(headerItem: .header(.init(title: id.description)), contentItems: [])
    }

    func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
      mainViewModel(in: context)
    }
  }

  let manifest: ProductManifest
  let gateway: any LoanRecordGateway

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: manifest.type, for: scope) { Loan(id: $0.id) }
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope) { Loan(id: $0.id) }
  }
}
