import CarLoan
import LoanDetailTesting
import Testing

struct CarLoanConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: CarLoan.plugin.withSamples(in: "../Samples"))
  }
}
