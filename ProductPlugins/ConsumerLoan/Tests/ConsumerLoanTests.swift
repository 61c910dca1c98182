import ConsumerLoan
import DesignSystem
import LoanDetailTesting
import Testing

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
}
