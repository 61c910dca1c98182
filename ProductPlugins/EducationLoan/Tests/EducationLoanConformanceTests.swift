import EducationLoan
import LoanDetailTesting
import Testing

struct EducationLoanConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: EducationLoan.plugin.withSamples(in: "../Samples"))
  }
}
