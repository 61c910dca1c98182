import DesignSystem
import Foundation
import LoanDetailCore
import LoanDetailGateways
import LoanDetailSections
import Testing

@testable import LoanDetailCommandLine

/// The sample records that a new product begins with are what `sample` prints for the terms above them.
@Suite("The samples of a new product")
struct TemplateSampleTests {
  private static let kinds = ["instalment", "revolving", "secured"]
  /// As long as the placeholder for the type, so that the lines break in the same places.
  private static let type = "template"

  private func page(_ kind: String) throws -> MarkdownPage {
    try MarkdownPage("Sources/ProductScaffold/Templates/Like/\(kind)/Sources/SampleRecords.swift")
  }

  /// What `sample` prints for the terms in the comment of a template.
  private func calculated(_ page: MarkdownPage) async -> Run {
    let terms = page.text.split(separator: "\n").filter { $0.hasPrefix("///     ") }.map { $0.dropFirst(8) }
    return await MadeUpProducts.tool.run(
      "sample --product \(Self.type) --terms -", input: terms.joined(separator: "\n"))
  }

  @Test("are what their terms give", arguments: kinds)
  func records(kind: String) async throws {
    let page = try page(kind)
    let run = await calculated(page)
    #expect(run.errors == "")
    let json = run.output.replacing("\"\(Self.type)\"", with: "\"__TYPE__\"")
    let stated = try #require(page.text.firstMatch(of: /(?s)#"""\n(.*)"""#/))
    let expected = page.text.replacing(stated.1, with: json)
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" {
      try expected.write(to: page.url, atomically: true, encoding: .utf8)
    }
    #expect(
      expected == page.text, "To write it anew: SNAPSHOT_RECORD=all swift test --filter TemplateSampleTests")
  }

  @Test("are read without a finding, and have every standard screen", arguments: kinds)
  func readable(kind: String) async throws {
    let run = await calculated(try page(kind))
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
