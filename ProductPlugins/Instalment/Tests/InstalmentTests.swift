import Instalment
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import LoanDetailSections
import LoanDetailTesting
import Loans
import Testing

struct InstalmentTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: Instalment.plugin.withSamples(in: "../Samples"))
  }

  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(of: Instalment.plugin.withSamples(in: "../Samples"), asOf: "2026-11-21")
  }

  @Test("a stated full cost contradicts a contract that is no loan by law", arguments: [true, false])
  func contradictingFullCost(isStated: Bool) throws {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    let percent = try #require(ExactDecimal("12.5"))
    facts.terms.fullCost =
      isStated ? .known(FullCost(measure: .psk, percent: percent), origin: .customer) : .absent(.notApplicable)
    func contradictions(isLoan: Bool) throws -> [String] {
      let record = LoanRecord(
        id: ProductID(type: "instalment", id: "1"), scope: .allCustomers, facts: facts,
        specifics: .object([.init("isLoan", .bool(isLoan))]), path: "$.loans[0]")
      return try Instalment(reading: record).contradictions.map { "\($0.path): \($0.summary) \($0.expected ?? "")" }
    }
    #expect(try contradictions(isLoan: true) == [])
    let contradiction =
      "$.loans[0].specifics.isLoan: The contract is said to be no loan, and a full cost is stated. "
      + "true beside a full cost of 12.5%, or a full cost that is not applicable"
    #expect(try contradictions(isLoan: false) == (isStated ? [contradiction] : []))
  }
}
