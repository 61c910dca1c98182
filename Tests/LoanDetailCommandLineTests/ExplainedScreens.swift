import LoanDetail
import LoanDetailGateways
import Testing

/// Every screen of every sample record of a product, whole and explained, as the front door makes it.
func explainedScreens(
  of product: ProductWithSamples, locale: String, scope: CustomerScope = .allCustomers
) async throws -> [ExplainedScreen] {
  let loans = try LoanDetailService([product.plugin], source: try product.gateway())
  let reader = try loans.reader(locale: locale, asOf: CalendarDate("2026-11-21"))
  var screens: [ExplainedScreen] = []
  for entry in try await loans.list(for: scope, reader).list.entries {
    let id = try #require(entry.id)
    screens += try await loans.explanation(
      of: ProductReference(id), on: product.manifest.screens, for: scope, reader)
  }
  return screens
}
