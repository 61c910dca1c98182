import DesignSystem
import InstalledProducts
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import Loans
import Localization
import Synchronization
import Testing

@Suite("The time for which a document is true")
struct FreshnessTests {
  private func loans(
    _ root: String, _ more: String = "", version: Int = 1, options: LoanDetailService.Options = .init()
  ) throws -> LoanDetailService {
    let loan =
      #"{"id": "1", "type": "mortgage", "currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}]"#
    let text = #"{"schemaVersion": \#(version), \#(root) "loans": [\#(loan)\#(more)}]}"#
    return try LoanDetailService(
      InstalledProducts.all, source: PortfolioGateway(parsing: Array(text.utf8), name: "test.json"), options: options)
  }

  private func freshness(
    _ loans: LoanDetailService, asOf: String? = nil, timeZone: String? = nil
  ) async throws -> ScreenDocument.Freshness {
    let reader = try loans.reader(
      locale: "en_US", asOf: asOf.flatMap { CalendarDate($0) }, timeZone: timeZone.flatMap { BankTimeZone($0) })
    guard case .document(let screen) = try await loans.screen("mortgage:1", for: .allCustomers, reader) else {
      throw Unexpected()
    }
    // The day in words is the same as anywhere on the screen.
    var freshness = screen.tree.freshness
    let day = try #require(CalendarDate(freshness.asOf))
    #expect(freshness.text == LocaleFormatter(locale: "en_US").date(day).text)
    freshness.text = nil
    return freshness
  }

  @Test("ends with the day in the reader's time zone, else in the source's, else in that of the options")
  func zones() async throws {
    let options = LoanDetailService.Options(timeZone: try #require(BankTimeZone("Asia/Tokyo")))
    let stated = try loans(#""asOf": "2026-11-21", "timeZone": "Europe/Moscow","#, options: options)
    let silent = try loans(#""asOf": "2026-11-21","#, options: options)
    #expect(
      try await freshness(stated, timeZone: "America/New_York")
        == .init(
          asOf: "2026-11-21", dataAsOf: "2026-11-21", timeZone: "America/New_York",
          validUntil: "2026-11-22T00:00:00-05:00"))
    #expect(try await freshness(stated).validUntil == "2026-11-22T00:00:00+03:00")
    #expect(try await freshness(silent).validUntil == "2026-11-22T00:00:00+09:00")
    #expect(try await freshness(loans(#""asOf": "2026-11-21","#)).timeZone == "UTC")
  }

  @Test("is that of the loan's own time zone, unless the reader states one")
  func zoneOfLoan() async throws {
    let clock = LoanDetailService.Options(today: { zone in
      CalendarDate(zone.identifier == "Asia/Vladivostok" ? "2026-11-22" : "2026-11-21")
    })
    let pay = #"{"kind": "pay", "state": "available", "cutOff": "21:30"}"#
    let own = #", "timeZone": "Asia/Vladivostok", "actions": [\#(pay)]"#
    let loans = try loans(#""timeZone": "Europe/Moscow","#, own, version: 2, options: clock)
    // Today in Vladivostok, where the day begins seven hours before Moscow's.
    #expect(
      try await freshness(loans)
        == .init(asOf: "2026-11-22", timeZone: "Asia/Vladivostok", validUntil: "2026-11-22T21:30:00+10:00"))
    #expect(
      try await freshness(loans, timeZone: "Europe/Moscow")
        == .init(asOf: "2026-11-21", timeZone: "Europe/Moscow", validUntil: "2026-11-21T21:30:00+03:00"))
    // A day that is asked for is that day in the loan's time zone.
    #expect(
      try await freshness(loans, asOf: "2026-11-25")
        == .init(asOf: "2026-11-25", timeZone: "Asia/Vladivostok", validUntil: "2026-11-25T21:30:00+10:00"))
    let stated = try self.loans(#""asOf": "2026-11-21", "timeZone": "Europe/Moscow","#, own, version: 2, options: clock)
    #expect(try await freshness(stated).asOf == "2026-11-21")
    #expect(try await freshness(stated).timeZone == "Asia/Vladivostok")
  }

  @Test("makes no screen unchanged whose day has ended in the loan's own time zone alone")
  func unchangedInZoneOfLoan() async throws {
    let day = Mutex("2026-11-21")
    let clock = LoanDetailService.Options(today: { zone in
      CalendarDate(zone.identifier == "Asia/Vladivostok" ? day.withLock { $0 } : "2026-11-21")
    })
    let pay = #"{"kind": "pay", "state": "available", "cutOff": "21:30"}"#
    let loans = try loans(
      #""timeZone": "Europe/Moscow","#, #", "timeZone": "Asia/Vladivostok", "actions": [\#(pay)]"#, version: 2,
      options: clock)
    let reader = try loans.reader(locale: "en_US")
    func document(holding eTag: String?) async throws -> RenderedScreen? {
      let held = eTag.map { HeldScreen.eTag($0) }
      let answer = try await loans.screen("mortgage:1", for: .allCustomers, reader, held: held)
      return if case .document(let screen) = answer { screen } else { nil }
    }
    let eTag = try #require(try await document(holding: nil)?.eTag)
    #expect(try await document(holding: eTag)?.eTag == nil)
    day.withLock { $0 = "2026-11-22" }
    #expect(try await document(holding: eTag)?.tree.freshness.asOf == "2026-11-22")
  }

  @Test("states the data's own day beside the day that is shown, if the source does")
  func dataDay() async throws {
    let stated = try await freshness(loans(#""asOf": "2026-11-21","#), asOf: "2026-11-25")
    #expect([stated.asOf, stated.dataAsOf] == ["2026-11-25", "2026-11-21"])
    #expect(try await freshness(loans(""), asOf: "2026-11-25").dataAsOf == nil)
  }

  @Test("ends at the cut-off time of an action that can be used, if it is stated")
  func cutOff() async throws {
    func validUntil(_ actions: String) async throws -> String? {
      try await freshness(
        loans(#""asOf": "2026-11-21", "timeZone": "Europe/Moscow","#, #", "actions": [\#(actions)]"#)
      ).validUntil
    }
    let late = #"{"kind": "repayPart", "state": "available", "cutOff": "21:30"}"#
    let early = #"{"kind": "pay", "state": "available", "cutOff": "09:05"}"#
    let hidden = #"{"kind": "pay", "state": "hidden", "cutOff": "09:05"}"#
    #expect(try await validUntil("\(late), \(early)") == "2026-11-21T09:05:00+03:00")
    #expect(try await validUntil("\(late), \(hidden)") == "2026-11-21T21:30:00+03:00")
    #expect(try await validUntil(hidden) == "2026-11-22T00:00:00+03:00")
  }

  @Test("asks the clock for the day in the time zone only if nobody states a day")
  func today() async throws {
    let asked = Mutex<[String]>([])
    let options = LoanDetailService.Options(today: { zone in
      asked.withLock { $0.append(zone.identifier) }
      return CalendarDate("2026-11-22")
    })
    let source = try loans(#""timeZone": "Asia/Omsk","#, options: options)
    #expect(try await freshness(source).asOf == "2026-11-22")
    _ = try await freshness(source, asOf: "2026-11-25")
    _ = try await freshness(loans(#""asOf": "2026-11-21","#, options: options))
    #expect(asked.withLock { $0 } == ["Asia/Omsk"])
  }

  @Test("a time zone nobody knows is a finding that names the place and the fix, and costs nothing else")
  func unknownZone() async throws {
    let source = try loans(#""asOf": "2026-11-21", "timeZone": "Europe/Moskow","#)
    #expect(try await freshness(source).timeZone == "UTC")
    let findings = try await source.findings(for: .allCustomers)
    #expect(findings.map(\.path) == ["$.timeZone"])
    #expect(
      findings.map(\.message) == [
        #"The value cannot be read. Found "Europe/Moskow"; expected the name of a time zone in the IANA database, "#
          + #"such as "Europe/Moscow". Did you mean "Europe/Moscow"?"#
      ])
  }

  @Test("has no end if no statement of the screen depends on the day, unless an action ends before")
  func timeless() async throws {
    var pay = Action(id: "pay", title: "Pay", destination: .flow("pay"))
    #expect(try await validUntil(pay, dependsOnDay: false) == nil)
    #expect(try await validUntil(pay, dependsOnDay: true) == "2026-11-22T00:00:00Z")
    pay.cutOff = MomentValue(iso: "2026-11-21T01:01:00Z", text: "01:01", spoken: "01:01")
    #expect(try await validUntil(pay, dependsOnDay: false) == "2026-11-21T01:01:00Z")
    #expect(try await validUntil(pay, dependsOnDay: true) == "2026-11-21T01:01:00Z")
    pay.state = .pending(text: "We are at it.")
    #expect(try await validUntil(pay, dependsOnDay: true) == "2026-11-22T00:00:00Z")
  }

  /// The end of a screen with one action.
  private func validUntil(_ action: Action, dependsOnDay: Bool) async throws -> String? {
    let host = try Host()
    let item = Item.section(
      Section(
        id: "section", title: "Pay",
        items: [.actionGroup(ActionGroup(id: "actions", title: "Actions", actions: [action]))]))
    let product = OneScreen(item: item, dependsOnDay: dependsOnDay)
    let reader = try host.loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"), timeZone: .utc)
    guard case .document(let screen) = try await host.loans.screen(of: product, .main, reader) else {
      throw Unexpected()
    }
    return screen.tree.freshness.validUntil
  }

  @Test("another time zone is another document, also for a client that holds the first")
  func heldInAnotherZone() async throws {
    let host = try Host(timeZone: BankTimeZone("Asia/Tokyo"))
    let first = try await host.document("mortgage:2001")
    let moved = try host.loans.reader(locale: "en_US", asOf: host.reader.asOf, timeZone: .utc)
    host.source.asked.reset()
    _ = try await host.loans.screen("mortgage:2001", for: .allCustomers, moved, held: .eTag(first.eTag))
    #expect(host.source.asked.ofRecords.count == 1)
  }
}

/// A product with one item.
private struct OneScreen: DescribedProduct {
  let item: Item
  let dependsOnDay: Bool
  let id = ProductID(type: "kettle", id: "1")
  let title = LocalizedText(en: "Kettle", ru: "Чайник")
  let diagnostics: [Diagnostic] = []
  var basis: ScreenBasis { ScreenBasis() }
  let screens: [ScreenID] = [.main]

  var manifest: ProductManifest {
    ProductManifest(type: "kettle", title: title, version: "1", module: "Kettles", screens: screens)
  }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    ProductViewModel(
      headerItem: .header(Header(title: title(context.language))), contentItems: [item], dependsOnDay: dependsOnDay)
  }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    screen == .main ? mainViewModel(in: context) : nil
  }
}
