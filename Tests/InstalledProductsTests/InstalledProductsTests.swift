import InstalledSamples
import LoanDetailTesting
import Testing

struct InstalledProductsTests {
  @Test("the installed products go together")
  func together() async throws {
    try await assertConformance(together: InstalledSamples.all)
  }
}
