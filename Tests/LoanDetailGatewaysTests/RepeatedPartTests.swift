import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

@Suite("Parts of an amount with the same id")
struct RepeatedPartTests {
  private let parts =
    #"[{"id": "duty", "title": "Duty", "amount": "10"}, {"id": "own", "amount": "1"}, "#
    + #"{"id": "duty", "amount": "20"}]"#

  private func record(_ members: String) throws -> LoanRecord {
    try PortfolioDocuments.gatewayOfVersion2(PortfolioDocuments.loan(members))
      .record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
  }

  private func rub(_ units: Int64) -> Money { Money(minorUnits: units * 100, currency: .rub) }

  @Test("are one part with their sum, and a warning names the list")
  func sum() throws {
    let sums = [Portion(.other("duty"), rub(30), title: .init(verbatim: "Duty")), Portion(.other("own"), rub(1))]
    let debt = try record(#""debt": {"total": "31", "otherPortions": \#(parts)}"#)
    #expect(debt.facts.debt.otherPortions.value == sums)
    let payment = try record(#""debt": {"total": "31"}, "obligations": [{"portions": {"other": \#(parts)}}]"#)
    #expect(payment.facts.obligations.value?.first?.portions == sums)
    for (record, place) in [(debt, "debt.otherPortions"), (payment, "obligations[0].portions.other")] {
      let finding = try #require(record.diagnostics.first { $0.id == "record.repeated-part" }, "\(record.diagnostics)")
      #expect(finding.severity == .warning && finding.path.hasSuffix(place), "\(finding.path)")
    }
  }

  @Test("stay as they are if their sum is too large, so that nothing is left out")
  func tooLarge() throws {
    let large = "90000000000000000.00"
    let record = try record(
      #""debt": {"total": "1", "otherPortions": [{"id": "a", "amount": "\#(large)"}, {"id": "b", "amount": "1"}, "#
        + #"{"id": "a", "amount": "\#(large)"}, {"id": "b", "amount": "2"}]}"#)
    #expect(record.facts.debt.otherPortions.value?.map(\.component.rawValue) == ["b", "a", "a"])
    #expect(record.diagnostics.contains { $0.id == "record.repeated-part" })
  }
}
