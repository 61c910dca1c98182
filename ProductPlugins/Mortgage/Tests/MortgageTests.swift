import DesignSystem
import LoanDetailTesting
import Mortgage
import Testing

struct MortgageTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: Mortgage.plugin.withSamples(in: "../Samples"))
  }

  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(
      of: Mortgage.plugin.withSamples(in: "../Samples"),
      profiles: ["oldest": try ClientProfile(version: 1, kinds: ["section", "row", "note", "banner"])],
      profileScreens: [.main], asOf: "2026-11-21")
  }
}
