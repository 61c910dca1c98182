import LoanDetailTesting
import Overdraft
import Testing

struct OverdraftSnapshotTests {
  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(of: Overdraft.plugin.withSamples(in: "../Samples"), asOf: "2026-11-21")
  }
}
