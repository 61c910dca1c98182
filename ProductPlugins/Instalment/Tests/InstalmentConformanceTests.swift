import Instalment
import LoanDetailTesting
import Testing

struct InstalmentConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: Instalment.plugin.withSamples(in: "../Samples"))
  }
}
