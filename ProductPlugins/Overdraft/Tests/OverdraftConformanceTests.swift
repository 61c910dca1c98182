import LoanDetailTesting
import Overdraft
import Testing

struct OverdraftConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: Overdraft.plugin.withSamples(in: "../Samples"))
  }
}
