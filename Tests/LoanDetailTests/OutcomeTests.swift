import DesignSystem
import InstalledProducts
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Testing

@Suite("A document says whether it shows everything")
struct OutcomeTests {
  private func outcome(
    _ more: String, _ screen: ScreenID = .main, locale: String = "en_US"
  ) async throws -> ScreenDocument.Outcome {
    let loan =
      #"{"id": "1", "type": "mortgage", "currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}]"#
    let text = #"{"schemaVersion": 1, "asOf": "2026-11-21", "loans": [\#(loan)\#(more)}]}"#
    let loans = try LoanDetailService(
      InstalledProducts.all, source: PortfolioGateway(parsing: Array(text.utf8), name: "test.json"))
    let answer = try await loans.screen(
      "mortgage:1", screen, for: .allCustomers, loans.reader(locale: locale))
    guard case .document(let rendered) = answer else { throw Unexpected() }
    return rendered.tree.outcome
  }

  private static let healthy =
    #", "debt": {"total": "100.00"}, "obligations": [{"due": "2026-12-18", "amount": "9.00"}]"#

  @Test("everything, if nothing is missing")
  func complete() async throws {
    #expect(try await outcome(Self.healthy) == .complete)
  }

  @Test("what is withheld, unreadable, not stated or not delivered, each by its name and once")
  func partial() async throws {
    let withheld = try await outcome(Self.healthy + #", "terms": {"term": {"absent": "withheld"}}"#, locale: "ru_RU")
    #expect(withheld == .partial(missing: [.init(id: "terms.term", name: "Срок", reason: .withheld)]))
    let unreadable = try await outcome(Self.healthy + #", "terms": {"term": 5}"#)
    #expect(unreadable == .partial(missing: [.init(id: "terms.term", name: "Term", reason: .unreadable)]))
    let bare = try await outcome(#", "obligations": [{"due": "2026-12-18", "amount": "9.00"}]"#)
    #expect(bare == .partial(missing: [.init(id: "debt.total", name: "Total debt", reason: .notProvided)]))
    let late = try await outcome(Self.healthy + #", "overlays": ["partialData"]"#)
    #expect(
      late == .partial(missing: [.init(id: "status.partialData", name: "Part of the data", reason: .notDelivered)]))
    #expect(
      try await outcome(Self.healthy, .schedule)
        == .partial(missing: [.init(id: "schedule.absent", name: "Payment schedule", reason: .notProvided)]))
  }

  @Test("that part of the data is missing, if a finding is an error that no item of the screen tells of")
  func untold() async throws {
    #expect(
      try await outcome(Self.healthy + #", "documents": 5"#)
        == .partial(missing: [.init(id: "record", name: "Part of the data", reason: .unreadable)]))
  }

  @Test("why nothing can be shown, and whether to try again, on the screen that was asked for")
  func fault() async throws {
    let down = GatewayError.unavailable(
      Diagnostic(id: "source.down", severity: .error, path: "bank", summary: "The bank is closed."))
    let host = try Host { if case .record = $0 { throw down } }
    let error = try await host.error("mortgage:2001", .schedule)
    let page = try #require(error.fault?.page)
    #expect(page.tree.outcome == .fault(.unavailable, mayRetry: true))
    #expect([page.tree.screen.rawValue, page.tree.title] == ["schedule", "Payment schedule"])
    #expect(page.tree.freshness.validUntil == nil)

    let old = try host.loans.reader(locale: "en_US", client: ClientProfile(version: 2))
    do throws(RequestError) {
      _ = try await host.loans.screen("mortgage:2001", .schedule, for: .allCustomers, old)
    } catch {
      #expect(error.fault?.page?.tree.screen == .main)
    }
  }

  @Test("that only an outage may end by itself")
  func retries() {
    #expect(
      FaultCause.allCases.map(\.outcome) == [
        .fault(.badData, mayRetry: false), .fault(.unavailable, mayRetry: true), .fault(.gone, mayRetry: false),
        .fault(.internalFault, mayRetry: false),
      ])
  }
}

@Suite("A screen has a title of its own")
struct ScreenTitleTests {
  @Test(
    "in the reader's language",
    arguments: [
      (ScreenID.main, "Mortgage", "Ипотека"), (.details, "All details", "Все подробности"),
      (.composition, "What the debt is made of", "Из чего складывается долг"),
      (.schedule, "Payment schedule", "График платежей"), (.operations, "Operations", "Операции"),
    ])
  func standard(screen: ScreenID, english: String, russian: String) async throws {
    #expect(try await Host().document("mortgage:2001", screen).tree.title == english)
    #expect(try await Host(locale: "ru_RU").document("mortgage:2001", screen).tree.title == russian)
  }

  @Test("which its manifest states, if only the product has the screen")
  func own() {
    var manifest = ProductManifest(
      type: "boat", title: LocalizedText(verbatim: "Boat"), version: "1", module: "Boats", screens: [.main, "log"])
    #expect(manifest.title(of: "log") == nil)
    manifest.screenTitles["log"] = LocalizedText(en: "Log", ru: "Журнал")
    #expect(manifest.title(of: "log")?(.russian) == "Журнал")
  }
}
