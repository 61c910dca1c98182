import LoanDetailTesting
import Mortgage
import Testing

struct MortgageConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: Mortgage.plugin.withSamples(in: "../Samples"))
  }
}
