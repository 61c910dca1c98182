import CreditCard
import LoanDetailTesting
import Testing

struct CreditCardConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: CreditCard.plugin.withSamples(in: "../Samples"))
  }
}
