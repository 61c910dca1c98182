import Foundation
import LoanDetail
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Testing

@Suite("The product of the guide")
struct BoatLoanTests {
  private let first = ProductID(type: "boatLoan", id: "1")
  private let product: ProductWithSamples

  init() throws { product = try BoatLoan.plugin.withSamples(in: "Samples") }

  @Test("keeps to the contract, behind completion handlers")
  func conformance() async throws {
    try await assertConformance(
      of: BoatLoan.plugin(booking: InspectionDesk()).withSamples(in: "Samples"),
      events: [SampleEvent(BusinessEvent(name: "inspection.book"), of: "1")])
  }

  @Test("carries out an event of its own once, and refuses one that nothing offers")
  func events() async throws {
    let desk = InspectionDesk()
    let plugin = BoatLoan.plugin(booking: desk)
    let loans = try LoanDetailService([plugin], source: product.gateway(), options: .init(deadline: .seconds(600)))
    let reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))

    let booking = EventRequest("inspection.book", from: "inspections.book")
    let booked = try await loans.send(
      booking, of: ProductReference(first), BoatLoan.inspections, for: .allCustomers, reader)
    #expect(booked.outcome == .done)
    #expect(desk.booked == [first])
    guard case .document(let screen) = booked.screen else { throw RequestError.cancelled }
    #expect(screen.diagnostics == [])

    // The answer was lost: the same event is done already, although nothing offers it any more.
    let again = try await loans.send(
      booking, of: ProductReference(first), BoatLoan.inspections, for: .allCustomers, reader)
    #expect(again.outcome == .done && desk.booked == [first])

    let unknown = EventRequest("inspection.forget", from: "inspections.book")
    let refused = try await loans.send(
      unknown, of: ProductReference(first), BoatLoan.inspections, for: .allCustomers, reader)
    #expect(refused.outcome == .refused(.notOffered))
    #expect(desk.booked == [first])
  }

  @Test("has words of its own that replace shared ones of the program, and are without a fault")
  func words() async {
    var manifest = BoatLoan.manifest
    manifest.ownWords = BoatWords.own
    let plugin = ProductPlugin(manifest: manifest) { [plugin = product.plugin] in plugin.interactor(readingFrom: $0) }
    let sources = MarkdownPage.root.appending(path: "Sources").path
    let check = await LoanDetailTool(products: [ProductWithSamples(plugin, records: nil)])
      .run("words --product boatLoan --check --sources \(sources)")
    #expect(check.code == 0 && check.output.contains("4 shared texts are replaced; 0 are not in the program"))
  }

  @Test("says in its fallback what its own kind says, down to a client that draws nothing but notes")
  func clients() async throws {
    let tool = LoanDetailTool(products: [product])
    let knowing = await tool.run("render 1 --client-kinds section,row,note,boatLoan:vessel --format json")
    #expect(knowing.output.contains(#""kind": "boatLoan:vessel""#))
    let other = await tool.run("render 1 --client-version 1 --client-kinds note --locale ru_RU --width 80")
    #expect(!other.output.contains("boatLoan:vessel"))
    #expect(other.output.contains("Спальных мест: 4 места"))
    #expect(other.output.contains("Портовый сбор: 36\u{a0}000,00\u{a0}₽"))
  }

  @Test("has a status of its own, which follows from the fact that it shows")
  func ownStatus() async throws {
    let tool = LoanDetailTool(products: [product])
    #expect(await tool.run("render 1 --locale ru_RU").output.contains("Осмотр пройден"))
    #expect(!(await tool.run("render 2 --locale ru_RU").output.contains("Осмотр пройден")))
    let origin = await tool.run("explain 1 status.inspected").output
    #expect(origin.contains("$.loans[0].specifics.inspected"))
    #expect(!origin.contains("$.loans[0].contractNumber"))
  }

  @Test("has a screen of its own")
  func ownScreen() async throws {
    let tool = LoanDetailTool(products: [product])
    #expect(await tool.run("render 1 --screen inspections --locale en_US").output.contains("April 30, 2026"))
    #expect(await tool.run("render 2 --screen inspections --locale en_US").output.contains("No inspection is known."))
  }
}
