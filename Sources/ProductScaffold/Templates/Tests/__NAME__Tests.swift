import LoanDetailTesting
import Testing
import __NAME__

struct __NAME__Tests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: __NAME__.plugin.withSamples(in: "../Samples"))
  }

  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(of: __NAME__.plugin.withSamples(in: "../Samples"), asOf: "2026-11-21")
  }
}
