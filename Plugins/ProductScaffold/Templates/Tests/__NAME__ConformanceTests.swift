import LoanDetailCore
import LoanDetailGateways
import Testing
import __NAME__

struct __NAME__ConformanceTests {
  @Test("every product that is listed opens, on every screen the manifest names")
  func everyProductOpens() async throws {
    let plugin = __NAME__.plugin
    let gateway = try PortfolioGateway(parsing: Array(plugin.sampleRecords.utf8), name: "samples")
    let interactor = plugin.interactor(readingFrom: gateway)
    let context = try #require(PresentationContext(locale: "en_US", asOf: "2026-11-21"))
    let entries = try await interactor.allProducts(for: .allCustomers)
    #expect(!entries.isEmpty)
    for entry in entries {
      let product = try await interactor.productWithDetails(by: entry.get().id, for: .allCustomers)
      #expect(product.diagnostics.isEmpty)
      for screen in plugin.manifest.screens { #expect(product.viewModel(for: screen, in: context) != nil) }
    }
  }
}
