import DesignSystem
import LoanDetailTesting
import Testing

@testable import ConsumerLoan

struct ConsumerLoanTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: ConsumerLoan.plugin.withSamples(in: "../Samples"))
  }

  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(
      of: ConsumerLoan.plugin.withSamples(in: "../Samples"),
      profiles: ["oldest": try ClientProfile(version: 1, kinds: ["section", "row", "note", "banner"])],
      profileScreens: [.main], asOf: "2026-11-21")
  }

  @Test("the condition of the rate is told before and while the loan runs, and not once it is repaid")
  func condition() throws {
    func rate(_ phase: String) throws -> String? {
      try ConsumerLoan.rows(
        of: #"""
          {"id": "1", "type": "consumerLoan", "currency": "RUB", "phase": "\#(phase)",
            "parties": [{"role": "borrower"}],
            "specifics": {"insuranceCondition": {"rateWithoutInsurance": "19.9"}}}
          """#)["rate-condition.rate"]
    }
    #expect(try rate("approved") == "19.9% a year" && rate("active") == "19.9% a year")
    #expect(try rate("repaid") == nil)
  }
}
