import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("Rows and operations in another than their usual form are read alike")
struct PlainRowsTests {
  private func facts(_ text: String) throws -> LoanFacts {
    let record = try LoanRecord(
      portfolioJSON: Array(text.utf8), for: .allCustomers, version: .one, asOf: CalendarDate("2026-11-21"))
    #expect(record.diagnostics.filter { $0.severity == .error } == [])
    return record.facts
  }

  @Test(
    "a name or a value with an escape, a null and another order change nothing",
    arguments: [
      (#""number": 1,"#, #""num\u0062er": 1,"#), (#""number": 2,"#, #""number": 2, "balance": null,"#),
      (#""status": "paid""#, #""status": "p\u0061id""#), (#""due": "2024-06-05""#, #""due": "2024-06-0\u0035""#),
      (
        #""portions": {"principal": "11345.67", "interest": "1000"}, "balance""#,
        #""portions": {"interest": "1000", "principal": "11345.67"}, "balance""#
      ),
      (
        #"{"id": "op-2", "kind": "fee", "date": "2024-07-01", "amount": "3000"}"#,
        #"{"amount": "3000", "date": "2024-07-01", "kind": "f\u0065e", "id": "op\u002d2", "portions": null}"#
      ),
    ])
  func forms(usual: String, other: String) throws {
    let text = PortfolioDocuments.fullLoan
    #expect(text.contains(usual))
    #expect(try facts(text.replacing(usual, with: other)) == facts(text))
  }

  @Test("a row before the row above it is reported, however it is written", arguments: [#""due""#, #""d\u0075e""#])
  func order(name: String) throws {
    let text = PortfolioDocuments.fullLoan.replacing(#""due": "2024-07-05""#, with: #"\#(name): "2024-05-05""#)
    let record = try LoanRecord(
      portfolioJSON: Array(text.utf8), for: .allCustomers, version: .one, asOf: CalendarDate("2026-11-21"))
    #expect(record.diagnostics.map(\.id).contains("record.dates-out-of-order"))
    #expect(record.facts.schedule.rows.last?.due == CalendarDate("2024-05-05"))
  }
}
