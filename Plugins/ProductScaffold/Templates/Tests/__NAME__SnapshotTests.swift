import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Testing
import __NAME__

struct __NAME__SnapshotTests {
  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    let plugin = __NAME__.plugin
    let gateway = try PortfolioGateway(parsing: Array(plugin.sampleRecords.utf8), name: "samples")
    try await assertSnapshots(of: [plugin.interactor(readingFrom: gateway)], asOf: "2026-11-21")
  }
}
