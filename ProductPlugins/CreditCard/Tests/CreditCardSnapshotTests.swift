import CreditCard
import LoanDetailTesting
import Testing

struct CreditCardSnapshotTests {
  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(of: CreditCard.plugin.withSamples(in: "../Samples"), asOf: "2026-11-21")
  }
}
