import InstalledProducts
import LoanDetail
import LoanDetailGateways
import Testing

@Suite("A long list")
struct LongListTests {
  @Test("has the order of its source, although its parts are made on all cores")
  func order() async throws {
    let ids = (1...1_203).map { "\($0)" }
    let loans = ids.map { id in
      """
      {"id": "\(id)", "type": "mortgage", "currency": "RUB", "phase": "active",
      "parties": [{"customer": "C-1", "role": "borrower"}], "debt": {"total": "\(id).00"}}
      """
    }
    let text = #"{"schemaVersion": 1, "loans": [\#(loans.joined(separator: ","))]}"#
    let source = try PortfolioGateway(parsing: Array(text.utf8), name: "portfolio")
    let service = try LoanDetailService(InstalledProducts.all, source: source)
    let reader = try service.reader(
      locale: "en_US", asOf: CalendarDate("2026-11-21"), timeZone: nil, requestID: nil)
    let list = try await service.list(for: .allCustomers, reader).list
    #expect(list.entries.compactMap { $0.id?.id } == ids)
    #expect(list.entries.compactMap { $0.balance?.minorUnits } == (1...1_203).map { $0 * 100 })
  }
}
