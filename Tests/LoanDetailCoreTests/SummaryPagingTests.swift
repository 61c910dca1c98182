import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Synchronization
import Testing

@Suite("All pages of a list make one list")
struct SummaryPagingTests {
  /// A source whose pages are told by their cursors; the first has none.
  private final class Source: LoanRecordGateway {
    private let next: @Sendable (String?) -> String?
    private let asked = Mutex<[String]>([])
    var requests: [String] { asked.withLock { $0 } }

    init(next: @escaping @Sendable (String?) -> String?) { self.next = next }

    func asOf() -> CalendarDate? { nil }
    func timeZone() -> BankTimeZone? { nil }
    func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
    func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }
    func productTypes(for scope: CustomerScope) -> [ProductType] { ["loan"] }

    func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) -> SummaryPage {
      asked.withLock { $0.append("\(page.size) \(page.cursor ?? "first")") }
      let fault = ProductFault(id: ProductID(type: type, id: page.cursor ?? "first"), diagnostics: [])
      return SummaryPage(entries: [.failure(fault)], next: next(page.cursor))
    }

    func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
      asked.withLock { $0.append("record \(id)") }
      let facts = LoanFacts(currency: .none(decimals: 2), lifecycle: Lifecycle(phase: .active))
      return LoanRecord(id: id, scope: scope, facts: facts)
    }
  }

  private struct Loan: ProductProtocol {
    let id: ProductID
    var title: LocalizedText { LocalizedText(verbatim: id.id) }
    var diagnostics: [Diagnostic] { [] }
    var basis: ScreenBasis { ScreenBasis() }
    var screens: [ScreenID] { [] }
    func headerItem(in context: PresentationContext) -> Item { .divider(Divider(id: "header")) }
    func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
      ProductViewModel(headerItem: headerItem(in: context), contentItems: [])
    }
    func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? { nil }
  }

  @Test("asked for one after another, in their order")
  func pages() async throws {
    let source = Source { cursor in ["first": "a", "a": "b"][cursor ?? "first"] }
    let products = try await source.products(of: "loan", for: .allCustomers) { Loan(id: $0.id) }
    let ids = products.map { entry in if case .failure(let fault) = entry { fault.id.id } else { "" } }
    #expect(ids == ["first", "a", "b"])
    #expect(source.requests == ["200 first", "200 a", "200 b"])
  }

  @Test("a source that would go on for ever is refused", arguments: [["a", "a"], ["a", "b", "c", "b"]])
  func endless(cursors: [String]) async {
    let source = Source { cursor in
      guard let cursor else { return cursors[0] }
      return cursors.firstIndex(of: cursor).map { cursors[min($0 + 1, cursors.count - 1)] }
    }
    let error = await #expect(throws: GatewayError.self) {
      try await source.summaries(of: "loan", for: .allCustomers, pageSize: 0)
    }
    #expect(error?.diagnostic.id == "source.repeated-cursor")
    #expect(source.requests.count == cursors.count)
    #expect(source.requests.first == "1 first")
  }

  @Test("one product asks for one record, and for no list")
  func oneRecord() async throws {
    let source = Source { _ in nil }
    let id = ProductID(type: "loan", id: "7")
    let product = try await source.product(by: id, for: .allCustomers) { Loan(id: $0.id) }
    #expect(product.id == id)
    #expect(source.requests == ["record loan:7"])
  }

  @Test("a list in memory is cut by places")
  func places() throws {
    let first = try #require(SummaryPageRequest(size: 2))
    #expect(try first.places(in: 0) == 0..<0)
    #expect(try first.places(in: 3) == 0..<2)
    #expect(first.cursor(after: 0..<2, in: 3) == "2")
    let last = try #require(SummaryPageRequest(size: .max, cursor: "2"))
    #expect(try last.places(in: 3) == 2..<3)
    #expect(last.cursor(after: 2..<3, in: 3) == nil)
    #expect(throws: UnknownSummaryCursor("2")) { try last.places(in: 2) }
  }
}
