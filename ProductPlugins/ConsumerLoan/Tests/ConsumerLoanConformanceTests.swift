import ConsumerLoan
import LoanDetailTesting
import Testing

struct ConsumerLoanConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: ConsumerLoan.plugin.withSamples(in: "../Samples"))
  }
}
