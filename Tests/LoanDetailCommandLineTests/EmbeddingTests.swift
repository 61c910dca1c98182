import DesignSystem
import Foundation
import InstalledProducts
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailRendering
import Testing

// The README shows this function word for word.
@MainActor
func detailScreen(
  of id: String, for customer: CustomerID, from gateway: some LoanRecordGateway, on day: CalendarDate
) async throws -> [UInt8] {
  let interactors = InstalledProducts.all.map { $0.interactor(readingFrom: gateway) }
  let strategist = try InteractionStrategist(interactors, scope: .customer(customer))
  let context = PresentationContext(formatter: LocaleFormatter(locale: "ru_RU"), asOf: day)
  let presenter = Presenter(interaction: strategist, router: Router(screen: .main), context: context)
  let view = HeadlessView()
  strategist.presenter = presenter
  presenter.view = view

  await presenter.didBecomeReady()
  let index = try strategist.index(of: ProductReference(id))
  await presenter.didTurn(toLoanWithIndex: index)
  let document = ScreenDocument(of: strategist.pages[index], as: view.items[index], on: .main, in: context)
  return JSONRenderer().render(document)
}

@Suite("The library in a server")
struct EmbeddingTests {
  @Test("gives the same bytes as the executable")
  func sameBytes() async throws {
    let executable = try Executable()
    let sample = try await executable.run(["sample"]).output
    let gateway = try PortfolioGateway(parsing: [UInt8](sample), name: "sample")
    let day = try #require(gateway.asOf())
    let line = ["render", "1001", "--customer", "C-1", "--locale", "ru_RU", "--format", "json"]
    let printed = try await executable.run(line).output
    let bytes = try await detailScreen(of: "1001", for: CustomerID(rawValue: "C-1"), from: gateway, on: day)
    #expect([UInt8](printed) == bytes)
  }
}
