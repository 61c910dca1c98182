import LoanDetailTesting
import MicroLoan
import Testing

struct MicroLoanConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: MicroLoan.plugin.withSamples(in: "../Samples"))
  }
}
