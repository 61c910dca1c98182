import LoanDetailTesting
import Testing
import __NAME__

struct __NAME__ConformanceTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: __NAME__.plugin.withSamples(in: "../Samples"))
  }
}
