import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("A document says whether it shows everything")
struct OutcomeTests {
  /// The outcome of a screen of a loan that owes 100 and pays 9 next.
  private func outcome(
    _ screen: ScreenID = .main, locale: String = "en_US", diagnostics: [Diagnostic] = [],
    changing change: (inout LoanFacts) -> Void = { _ in }
  ) async throws -> ScreenDocument.Outcome {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.debt.total = .known(Money(minorUnits: 100_00, currency: .rub), origin: .customer)
    var next = Obligation(kind: .instalment)
    next.due = .known(try #require(CalendarDate("2026-12-18")), origin: .customer)
    next.amount = .known(Money(minorUnits: 9_00, currency: .rub), origin: .customer)
    facts.obligations = .known([next], origin: .customer)
    change(&facts)
    let record = LoanRecord(
      id: ProductID(type: "boat", id: "1"), scope: .allCustomers, facts: facts, diagnostics: diagnostics)
    let loans = try LoanDetailService([PlainLoan.plugin(for: "boat")], source: OneRecord(record: record))
    let reader = try loans.reader(locale: locale, asOf: CalendarDate("2026-11-21"))
    guard case .document(let rendered) = try await loans.screen("boat:1", screen, for: .allCustomers, reader) else {
      throw Unexpected()
    }
    return rendered.tree.outcome
  }

  @Test("everything, if nothing is missing")
  func complete() async throws {
    #expect(try await outcome() == .complete)
  }

  @Test("what is withheld, unreadable, not stated or not delivered, each by its name and once")
  func partial() async throws {
    typealias Missing = ScreenDocument.Outcome.Missing
    let withheld = try await outcome(locale: "ru_RU") { $0.terms.term = .absent(.withheld) }
    #expect(withheld == .partial(missing: [Missing(id: "terms.term", name: "Срок", reason: .withheld)]))
    let unreadable = try await outcome { $0.terms.term = .absent(.unreadable("5")) }
    #expect(unreadable == .partial(missing: [Missing(id: "terms.term", name: "Term", reason: .unreadable)]))
    let bare = try await outcome { $0.debt.total = .notProvided }
    #expect(bare == .partial(missing: [Missing(id: "debt.total", name: "Total debt", reason: .notProvided)]))
    let late = try await outcome { $0.lifecycle.overlays = [.partialData] }
    #expect(
      late == .partial(missing: [Missing(id: "status.partialData", name: "Part of the data", reason: .notDelivered)]))
    let schedule = Missing(id: "schedule.absent", name: "Payment schedule", reason: .notProvided)
    #expect(try await outcome(.schedule) == .partial(missing: [schedule]))
  }

  @Test("that part of the data is missing, if it could not be read and no item of the screen tells so")
  func untold() async throws {
    func finding(_ id: String, _ severity: Diagnostic.Severity) -> Diagnostic {
      Diagnostic(id: id, severity: severity, path: "$", summary: "It is so.")
    }
    let partial = ScreenDocument.Outcome.partial(
      missing: [.init(id: "record", name: "Part of the data", reason: .unreadable)])
    #expect(try await outcome(diagnostics: [finding("boat.sunk", .error)]) == partial)
    #expect(try await outcome(diagnostics: [finding("record.unreadable-value", .warning)]) == partial)
    #expect(try await outcome(diagnostics: [finding("record.unknown-field", .warning)]) == .complete)
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

/// A source with one record.
private struct OneRecord: LoanRecordGateway {
  let record: LoanRecord

  func asOf() -> CalendarDate? { nil }
  func timeZone() -> BankTimeZone? { nil }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }
  func productTypes(for scope: CustomerScope) -> [ProductType] { [record.id.type] }
  func record(with id: ProductID, for scope: CustomerScope) -> LoanRecord { record }
  func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) -> SummaryPage {
    SummaryPage(entries: [.success(record)], next: nil)
  }
}

@Suite("A screen has a title of its own")
struct ScreenTitleTests {
  @Test(
    "in the reader's language",
    arguments: [
      (ScreenID.main, "Mortgage", "Ипотека"), (.details, "All details", "Все подробности"),
      (.composition, "What the debt is made of", "Из чего складывается долг"),
      (.schedule, "Payment schedule", "График платежей"), (.operations, "Transactions", "Операции"),
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
