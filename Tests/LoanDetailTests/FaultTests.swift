import InstalledProducts
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("A request that cannot be answered", .timeLimit(.minutes(40)))
struct FaultTests {
  private static let mortgage = ProductID(type: "mortgage", id: "2001")
  private static let down = GatewayError.unavailable(
    Diagnostic(id: "source.down", severity: .error, path: "bank", summary: "The bank is closed."))

  @Test("because the source is down is an outage, with a page for the customer", arguments: ["mortgage:2001", "2001"])
  func sourceDown(reference: ProductReference) async throws {
    let host = try Host { question in
      if case .record = question { throw Self.down }
      if case .summaries = question { throw Self.down }
    }
    let error = try await host.error(reference)
    guard case .unavailable(let fault) = error else { throw error }
    #expect(fault.diagnostics.map(\.id).contains("source.down"))
    #expect(fault.cause == .unavailable)
    let page = try #require(fault.page)
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("Your agreement with the bank has not changed."))
  }

  @Test("because the product's details are down is an outage, though the list works")
  func detailsDown() async throws {
    let host = try Host { if case .record = $0 { throw Breakdown() } }
    for reference in ["mortgage:2001", "2001"] as [ProductReference] {
      let error = try await host.error(reference)
      guard case .unavailable(let fault) = error else { throw error }
      #expect(fault.page?.product == Self.mortgage)
    }
  }

  @Test("because a type is down is no \"not found\" while the id may be one of that type")
  func oneTypeDown() async throws {
    let host = try Host { question in
      switch question {
      case .record(let id) where id.type == "mortgage": throw Breakdown()
      case .summaries("mortgage"): throw Breakdown()
      default: break
      }
    }
    #expect(try await host.error("77777").name == "unavailable")
    #expect(try await host.error("mortgage:77777").name == "unavailable")
    // The owner of the type answers, and is the only one who is asked.
    #expect(try await host.error("consumerLoan:77777").name == "notFound")
    #expect(try await host.document("1001").product?.id == "1001")
  }

  @Test("because a type is down tells of what is wrong with the source, not of what is odd in a loan that is shown")
  func otherFindings() async throws {
    let loan = #""currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}]"#
    let records = try PortfolioGateway.of(
      #"{"id": "1", "type": "consumerLoan", "titel": "x", \#(loan)}, {"id": "2", "type": "mortgage", \#(loan)}"#)
    let source = CountingGateway(records: records) { if case .summaries("mortgage") = $0 { throw Self.down } }
    let loans = try LoanDetailService(
      InstalledProducts.all, source: source, options: .init(searchesListForUnknownID: true))
    let list = try await loans.list(for: .allCustomers, loans.reader(locale: "en_US")).list
    #expect(list.diagnostics.contains { $0.path == "$.loans[0].titel" })
    let error = try await loans.error("77777")
    guard case .unavailable(let fault) = error else { throw error }
    #expect(fault.diagnostics.map(\.id) == ["source.down"])
  }

  @Test("because a source does not answer in time ends at the deadline")
  func timeout() async throws {
    let host = try Host(options: .init(deadline: .milliseconds(200))) {
      if case .record = $0 { try await Task.sleep(for: .seconds(100_000)) }
    }
    let error = try await host.error("mortgage:2001")
    guard case .deadlinePassed(let fault) = error else { throw error }
    #expect(fault.page?.product == Self.mortgage)
  }

  @Test("ends at one deadline, however many questions it asks")
  func oneDeadline() async throws {
    let host = try Host(asOf: nil, options: .init(deadline: .milliseconds(600))) { _ in
      try await Task.sleep(for: .milliseconds(400))
    }
    // The day comes in time, and so would the rest if each question had a deadline of its own.
    #expect(try await host.error("mortgage:2001").name == "deadlinePassed")
    #expect(!host.source.asked.all.contains(.record(Self.mortgage)))
  }

  @Test("because the record cannot be read is its own error")
  func unreadable() async throws {
    let source = try PortfolioGateway.of(#"{"id": "1", "type": "mortgage", "currency": 5}"#)
    let loans = try LoanDetailService(InstalledProducts.all, source: source)
    let error = try await loans.error("mortgage:1")
    guard case .unreadable(let fault) = error else { throw error }
    #expect(fault.diagnostics.contains { $0.path == "$.loans[0].currency" })
  }

  @Test(
    "for an unknown id says that a record whose id cannot be read may be it, and that record is opened by its place")
  func unreadableID() async throws {
    let loan = #""type": "mortgage", "currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}]"#
    func loans(_ records: String) throws -> LoanDetailService {
      try LoanDetailService(
        InstalledProducts.all, source: PortfolioGateway.of(records), options: .init(searchesListForUnknownID: true))
    }
    let broken = try loans(#"{"id": 5, \#(loan)}"#)
    let error = try await broken.error("unheard-of")
    guard case .unavailable(let fault) = error else { throw error }
    #expect(fault.diagnostics.map(\.path) == ["$.loans[0].id", "source"])
    #expect(try await broken.error("loans[0]").name == "unreadable")
    // An id inside of a loan that is shown is not meant.
    let whole = try loans(#"{"id": "1", "documents": [{"title": "Contract"}], \#(loan)}"#)
    #expect(try await whole.error("unheard-of").description == #"There is no product "unheard-of"."#)
  }

  @Test("because the interactor answers with another product is the plugin's fault")
  func anothersProduct() async throws {
    let interactor = Stranger(
      usual: InstalledProducts.all[1].interactor(readingFrom: try Host.samples()),
      answer: ProductID(type: "mortgage", id: "2005"))
    let loans = try LoanDetailService(interactors: [interactor])
    let error = try await loans.error("mortgage:2001")
    guard case .broken(let fault) = error else { throw error }
    #expect(fault.diagnostics.map(\.id) == ["product.wrong-answer"])
  }

  @Test("for another customer's product is answered as one that does not exist")
  func anotherCustomer() async throws {
    let host = try Host()
    let error = try await host.error("1003", for: .first)
    guard case .notFound(let reference, let near, let findings) = error else { throw error }
    #expect(reference == "1003")
    #expect(!near.contains { $0.id == "1003" })
    #expect(findings == [])
    #expect(try await host.error("7777", for: .first).name == "notFound")
  }

  @Test("because two types have the id names both")
  func ambiguous() async throws {
    let loan = #""currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}]"#
    let source = try PortfolioGateway.of(
      #"{"id": "1", "type": "mortgage", \#(loan)}, {"id": "1", "type": "consumerLoan", \#(loan)}"#)
    let loans = try LoanDetailService(InstalledProducts.all, source: source)
    let error = try await loans.error("1")
    guard case .ambiguous(_, let choices) = error else { throw error }
    #expect(choices.map(\.description) == ["consumerLoan:1", "mortgage:1"])
  }

  @Test("for an unknown screen names those there are")
  func unknownScreen() async throws {
    let error = try await Host().error("1001", "garage")
    guard case .noSuchScreen("garage", let product, let available) = error else { throw error }
    #expect(product.id == "1001")
    #expect(available == [.main, .details, .composition, .schedule, .operations])
  }

  @Test("for an unknown cursor says which")
  func unknownCursor() async throws {
    let page = try #require(PageRequest(size: 5, after: "nowhere"))
    let error = try await Host().error("1001", .schedule, page: page)
    guard case .unknownCursor(let cursor) = error else { throw error }
    #expect(cursor.found == "nowhere")
    #expect(cursor.reason == .unreadable)
  }

  @Test("because nobody knows the day says so")
  func unknownDay() async throws {
    let interactors = InstalledProducts.all.map { $0.interactor(readingFrom: Asleep()) }
    let loans = try LoanDetailService(interactors: interactors, options: .init(today: { _ in nil }))
    #expect(try await loans.error("1001").name == "unknownDay")
  }

  @Test("by its source's own cancellation is an outage, for a caller who still waits")
  func sourceCancelsItself() async throws {
    for question in [CountingGateway.Question.day, .record(Self.mortgage)] {
      let host = try Host(asOf: nil) { if $0 == question { throw CancellationError() } }
      #expect(try await host.error("mortgage:2001").name == "unavailable")
    }
  }

  @Test("because nothing can be listed is an error and no empty list; a missing type is named")
  func listDown() async throws {
    let down = try Host { if case .summaries = $0 { throw Self.down } }
    for scope in [CustomerScope.first, .allCustomers] {
      let error = await #expect(throws: RequestError.self) { try await down.loans.list(for: scope, down.reader) }
      #expect(error?.name == "unavailable")
    }
    let partly = try Host { if $0 == .summaries("mortgage") { throw Self.down } }
    let answer = try await partly.loans.list(for: .first, partly.reader)
    #expect(answer.list.incompleteness == .unavailable)
    let json = String(decoding: answer.bytes, as: UTF8.self)
    let mortgages = ScreenDocument.Outcome.Missing(id: "mortgage", name: "Mortgage", reason: .notDelivered)
    #expect(answer.list.outcome == .partial(missing: [mortgages]))
    #expect(json.contains(#""outcome": {"kind": "fault", "cause": "unavailable", "mayRetry": true}"#))
    let old = try partly.loans.reader(locale: "en_US", client: ClientProfile(version: 2))
    let oldList = String(decoding: try await partly.loans.list(for: .first, old).bytes, as: UTF8.self)
    #expect(oldList.contains(#""id": "list.incomplete""#) && oldList.contains("Mortgage: Cannot be shown"))
    #expect(!json.contains("The bank is closed."))
  }

  @Test("after no time at all is late, whatever the source does")
  func noTime() async throws {
    let host = try Host(options: .init(deadline: .zero))
    for _ in 0..<50 { #expect(try await host.error("mortgage:2001").name == "deadlinePassed") }
    #expect(host.source.asked.all == [])
    _ = try await Host(options: .init(deadline: .seconds(Int64.max))).document("mortgage:2001")
  }

  @Test("for a locale that is none is refused before it is asked", arguments: ["", "?", "english", "en_USA", "r"])
  func badLocale(locale: String) throws {
    let loans = try Host().loans
    #expect(throws: ReaderError.locale(locale)) { try loans.reader(locale: locale) }
  }
}

struct Breakdown: Error {}

extension PortfolioGateway {
  static func of(_ loans: String) throws -> PortfolioGateway {
    let text = #"{"schemaVersion": 1, "asOf": "2026-11-21", "loans": [\#(loans)]}"#
    return try PortfolioGateway(parsing: Array(text.utf8), name: "test")
  }
}

extension LoanDetailService {
  fileprivate func error(_ reference: ProductReference) async throws -> RequestError {
    let reader = try reader(locale: "en_US")
    do throws(RequestError) { _ = try await screen(reference, for: .allCustomers, reader) } catch { return error }
    throw Unexpected()
  }
}

/// Answers every request for a product with the same one.
private struct Stranger: ProductBusinessLogicProtocol {
  let usual: any ProductBusinessLogicProtocol
  let answer: ProductID
  var manifest: ProductManifest { usual.manifest }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] { try await usual.allProducts(for: scope) }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await usual.productWithDetails(by: answer, for: scope)
  }
}

/// A source that is never asked.
private struct Asleep: LoanRecordGateway {
  func asOf() -> CalendarDate? { nil }
  func timeZone() -> BankTimeZone? { nil }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }
  func productTypes(for scope: CustomerScope) -> [ProductType] { [] }
  func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) -> SummaryPage {
    SummaryPage(entries: [])
  }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord { throw ProductError.notFound(id) }
}
