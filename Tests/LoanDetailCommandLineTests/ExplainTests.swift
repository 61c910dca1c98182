import DesignSystem
import InstalledSamples
import LoanDetail
import LoanDetailCommandLine
import LoanDetailEngine
import LoanDetailGateways
import Testing

@Suite("The command explain")
struct ExplainTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("says where an item comes from")
  func aField() async {
    let run = await tool.run("explain 1001 debt.total --locale en_US --width 80")
    #expect(run.code == 0)
    #expect(
      run.output == """
        Consumer loan: main
        consumerLoan:1001 · ConsumerLoan 1.0.0
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

        debt.total ─────────────────────────────────────────────────────────────────────
          Kind  . . . . . . . . . . . . . . . . . . . . amount (figure, since version 1)
          Stands in . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . header
          Says  . . . . . . . . . . . . . . . . . . .  You owe: 296758 rubles 68 kopecks
          Material fact . . . . . . . . . . . . . . . . . . . . . . . . . . . .  balance
          Made from    the source's field samples of ConsumerLoan: $.loans[0].debt.total

        """)
  }

  @Test(
    "names every field an item is made from",
    arguments: [
      ("1001 payment.parts.principal", ["obligations[0].portions"]), ("1001 debt.parts.interest", ["debt.interest"]),
      ("1003 overdue.parts.penalties", ["debt.overdue.portions"]),
      ("1001 payment.account", ["obligations[0].account", "obligations[0].autopay"]),
      ("1003 status.overdue", ["debt.overdue.amount", "debt.overdue.since", "overlays"]),
    ])
  func everyField(item: String, fields: [String]) async {
    let run = await tool.run("explain \(item) --format json")
    for field in fields { #expect(run.output.contains(".\(field)\"}"), "\(item): \(run.output)") }
  }

  @Test("says what a client is shown instead, and why")
  func aClient() async {
    let run = await tool.run("explain 1001 payments-around.31 --client-version 1 --locale en_US --format json")
    #expect(run.code == 0)
    #expect(run.output.contains(#""id": "payments-around.line""#))
    #expect(run.output.contains(#""reason": "kind-newer-than-client""#))
    #expect(run.output.contains(#""rule": "#) || run.output.contains(#""field": "#))
  }

  @Test("looks for an item on all screens, and says so when there is none")
  func noSuchItem() async {
    let elsewhere = await tool.run("explain 1001 schedule.payment.31 --locale en_US")
    #expect(elsewhere.output.hasPrefix("Consumer loan: schedule\n"))
    let none = await tool.run("explain 1001 debt.totl")
    #expect(none.code == 66)
    #expect(
      none.errors.contains("error: The product has no item \"debt.totl\" on any screen. Did you mean \"debt.total\"?"))
    let wrongScreen = await tool.run("explain 1001 schedule.payment.31 --screen main")
    #expect(wrongScreen.code == 66)
    #expect(
      wrongScreen.errors.contains("error: The product has no item \"schedule.payment.31\" on the screen \"main\"."))
  }

  @Test("changes nothing of what is rendered")
  func sameBytes() async throws {
    let product = InstalledSamples.all[0]
    let loans = try LoanDetailService([product.plugin], source: try product.gateway())
    let reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))
    let explained = try await explainedScreens(of: product, locale: "en_US")
    #expect(!explained.isEmpty)
    for screen in explained {
      let reference = ProductReference(try #require(screen.product))
      let answer = try await loans.screen(reference, screen.document.screen, for: .allCustomers, reader)
      guard case .document(let plain) = answer else { throw RequestError.cancelled }
      #expect(plain.bytes == JSONRenderer().render(screen.document))
    }
  }
}
