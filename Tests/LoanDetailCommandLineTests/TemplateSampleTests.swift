import DesignSystem
import Foundation
import LoanDetailCore
import LoanDetailGateways
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

@testable import LoanDetailCommandLine

/// The sample records that a new product begins with are what `sample` prints for the terms beside them.
@Suite("The samples of a new product")
struct TemplateSampleTests {
  private static let kinds = ["instalment", "revolving", "secured"]
  /// As long as the placeholder for the type, so that the lines break in the same places.
  private static let type = "template"

  private func page(_ kind: String, _ file: String) throws -> MarkdownPage {
    try MarkdownPage("Sources/ProductScaffold/Templates/Like/\(kind)/Samples/\(file)")
  }

  /// What `sample` prints for the terms of a template.
  private func calculated(_ kind: String) async throws -> Run {
    await MadeUpProducts.tool.run(
      "sample --product \(Self.type) --terms -", input: try page(kind, "terms.json").text)
  }

  @Test("are what their terms give", arguments: kinds)
  func records(kind: String) async throws {
    let page = try page(kind, "portfolio.json")
    let run = try await calculated(kind)
    #expect(run.errors == "")
    let json = run.output.replacing("\"\(Self.type)\"", with: "\"__TYPE__\"")
    let schema = "{\n  \"$schema\": \"../../../Schemas/portfolio.schema.json\",\n"
    // The zone of all installed samples, which the terms do not state.
    let expected = json.replacing("{\n", with: schema, maxReplacements: 1)
      .replacing("  \"loans\"", with: "  \"timeZone\": \"Europe/Moscow\",\n  \"loans\"", maxReplacements: 1)
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" {
      try expected.write(to: page.url, atomically: true, encoding: .utf8)
    }
    #expect(
      expected == page.text, "To write it anew: SNAPSHOT_RECORD=all swift test --filter TemplateSampleTests")
  }

  @Test("are read without a finding, and have every standard screen", arguments: kinds)
  func readable(kind: String) async throws {
    let run = try await calculated(kind)
    let gateway = try PortfolioGateway(parsing: Array(run.output.utf8), name: kind)
    #expect(gateway.diagnostics(for: .allCustomers) == [])
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: "ru_RU"), asOf: try #require(gateway.asOf()))
    for id in ["__ID__001", "__ID__002", "__ID__003"] {
      let record = try gateway.record(
        with: ProductID(type: ProductType(rawValue: Self.type), id: id), for: .allCustomers)
      #expect(record.diagnostics == [])
      #expect(record.facts.contradictions(at: record.path) == [])
      let loan = PlainLoan(record)
      #expect(loan.screens.contains(.schedule) == (kind != "revolving"))
      for screen in loan.screens { #expect(loan.viewModel(for: screen, in: context) != nil) }
    }
  }
}
