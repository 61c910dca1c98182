import DesignSystem
import FuelCard
import LoanDetailTesting
import Testing

struct FuelCardTests {
  private let samples = "../../Sources/my-bank/Samples"

  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: FuelCard.plugin.withSamples(in: samples))
  }

  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(
      of: FuelCard.plugin.withSamples(in: samples),
      profiles: ["oldest": try ClientProfile(version: 1, kinds: ["section", "row", "note"])], profileScreens: [.main],
      asOf: "2026-11-21")
  }
}
