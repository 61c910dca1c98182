import Instalment
import LoanDetailTesting
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
}
