import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Testing

@Suite("A portfolio's record is read in full")
struct PortfolioReadingTests {
  private let id = ProductID(type: "leasing", id: "1001")

  private func facts() throws -> LoanFacts {
    try PortfolioDocuments.gateway(PortfolioDocuments.fullLoan).record(with: id, for: .allCustomers).facts
  }

  private func rubles(_ text: String) throws -> Money { try #require(Money(text, currency: .rub)) }
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test("nothing in a record with every field is odd")
  func everyFieldIsKnown() throws {
    let record = try PortfolioDocuments.gateway(PortfolioDocuments.fullLoan).record(with: id, for: .allCustomers)
    #expect(record.diagnostics == [])
    #expect(record.specifics == .object([.init("asset", .object([.init("brand", .string("Ford"))]))]))
    #expect(record.specificsPath == "$.loans[0].specifics")
  }

  @Test("every fact names the field it comes from")
  func factsNameTheirField() throws {
    let facts = try facts()
    #expect(facts.debt.total.origin == .provider(field: "$.loans[0].debt.total"))
    #expect(facts.obligations[1].amount.origin == .provider(field: "$.loans[0].obligations[0].amount"))
  }
}
