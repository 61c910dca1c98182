import DesignSystem
import InstalledProducts
import LoanDetail
import LoanDetailCore
import LoanDetailRendering
import Loans
import Localization
import Synchronization
import Testing

@Suite("A request whose caller is gone", .timeLimit(.minutes(40)))
struct CancellationTests {
  @Test(
    "yields no document and cancels the source, whatever it waits for",
    arguments: [
      CountingGateway.Question.day, .record(ProductID(type: "mortgage", id: "2001")),
      .revision(ProductID(type: "mortgage", id: "2001")),
    ])
  func waiting(phase: CountingGateway.Question) async throws {
    let (steps, step) = AsyncStream.makeStream(of: String.self)
    let host = try Host(asOf: nil) { question in
      guard question == phase else { return }
      step.yield("asked")
      do { try await Task.sleep(for: .seconds(100_000)) } catch {
        step.yield("cancelled")
        throw error
      }
    }
    let caller = Task { try await host.error("mortgage:2001", held: .eTag("old")).name }
    var seen = steps.makeAsyncIterator()
    #expect(await seen.next() == "asked")
    caller.cancel()
    #expect(try await caller.value == "cancelled")
    #expect(await seen.next() == "cancelled")
  }

  @Test("yields no list")
  func list() async throws {
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    let host = try Host { question in
      guard case .summaries = question else { return }
      step.yield()
      try await Task.sleep(for: .seconds(100_000))
    }
    let caller = Task { () -> String in
      do throws(RequestError) {
        _ = try await host.loans.list(for: .first, host.reader)
        return "a list"
      } catch { return error.name }
    }
    for await _ in steps { break }
    caller.cancel()
    #expect(await caller.value == "cancelled")
  }

  @Test("yields no document when it is cancelled while the product maps itself")
  func mapping() async throws {
    let loans = try LoanDetailService(interactors: [Quitter()])
    let reader = try loans.reader(locale: "en_US")
    let name = await Task { () -> String in
      do throws(RequestError) {
        _ = try await loans.screen("quitter:1", for: .allCustomers, reader)
        return "a document"
      } catch { return error.name }
    }.value
    #expect(name == "cancelled")
  }

  @Test("yields no document when it is cancelled while the screen is rendered")
  func rendering() async throws {
    let host = try Host()
    let reader = try host.loans.reader(locale: "en_US", renderer: QuittingRenderer())
    let name = await Task { () -> String in
      do throws(RequestError) {
        _ = try await host.loans.screen("1001", for: .allCustomers, reader)
        return "a document"
      } catch { return error.name }
    }.value
    #expect(name == "cancelled")
  }

  @Test("stops a pager's work when nobody listens any more")
  func pages() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let options = LoanDetailService.Options(observe: { report in
      if case .failure(.cancelled) = report.outcome { end.yield() }
    })
    let host = try Host(options: options) { question in
      if case .record = question { try await Task.sleep(for: .seconds(100_000)) }
    }
    for try await update in host.loans.pages(for: .allCustomers, host.reader) {
      guard case .list(let pages) = update else { throw Unexpected() }
      #expect(!pages.isEmpty)
      break
    }
    for await _ in ends { break }
  }
}

private func quit() { withUnsafeCurrentTask { $0?.cancel() } }

/// Cancels the task it renders for.
private struct QuittingRenderer: Renderer {
  func render(_ document: ScreenDocument) -> [UInt8] {
    quit()
    return []
  }
}

/// Products that cancel the task they map themselves in.
private struct Quitter: ProductBusinessLogicProtocol {
  struct Loan: ProductProtocol {
    let id: ProductID
    var title: LocalizedText { LocalizedText(verbatim: "Loan") }
    var diagnostics: [Diagnostic] { [] }
    var basis: ScreenBasis { ScreenBasis() }
    var screens: [ScreenID] { [.main] }

    func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
      quit()
      return ProductViewModel(headerItem: .header(Header(title: "Loan")), contentItems: [])
    }

    func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
      mainViewModel(in: context)
    }
  }

  var manifest: ProductManifest {
    ProductManifest(
      type: "quitter", title: LocalizedText(verbatim: "Quitter"), version: "1", module: "Tests", screens: [.main])
  }

  func allProducts(for scope: CustomerScope) -> [ProductEntry] { [] }
  func productWithDetails(by id: ProductID, for scope: CustomerScope) -> any ProductProtocol { Loan(id: id) }
}
