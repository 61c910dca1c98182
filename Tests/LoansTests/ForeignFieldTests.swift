import Foundation
import Testing

@Suite("The page of foreign fields")
struct ForeignFieldTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    .standardized

  private static let types = Result {
    try DeclaredTypes(
      in: sources.appending(path: "Loans"),
      sources.appending(path: "LoanArithmetic/Values"))
  }

  private let types: DeclaredTypes
  private let rows: [(field: String, facts: [String], note: String)]

  init() throws {
    types = try Self.types.get()
    let page = Self.sources.appending(path: "Loans/Loans.docc/ForeignFields.md")
    rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard line.hasPrefix("| "), cells.count == 5, !["Field", "Fact"].contains(cells[1]) else { return nil }
      return (cells[1], cells[2].matches(of: /`([^`]+)`/).map { String($0.1) }, cells[3])
    }
  }

  private func isFact(_ path: String) -> Bool { types.contains(path, from: "LoanFacts") }

  @Test("names only facts that the sources declare")
  func facts() {
    #expect(rows.count > 100)
    for row in rows {
      for fact in row.facts { #expect(isFact(fact), "\(row.field): no fact \"\(fact)\"") }
    }
  }

  @Test("has a fact or a reason in every row, and each field once in its table")
  func reasons() {
    for row in rows where row.facts.isEmpty { #expect(row.note.count > 20, "\(row.field)") }
    #expect(Set(rows.map(\.field)).count == rows.count)
  }

  @Test("names every group of facts that foreign records have")
  func allGroups() {
    let named = Set(rows.flatMap(\.facts).compactMap { $0.split(separator: ".").first.map { String($0) } })
    let others: Set = ["account", "asOf", "origins", "documents", "timeZone"]
    #expect(Set(types.members["LoanFacts"].map { $0.keys } ?? [:].keys).subtracting(named) == others)
  }

  @Test(
    "would tell of a fact that is not there",
    arguments: [
      "terms.penalty.rat", "terms.penalty.rate.percentage", "lifecycle.overlays.lateForWork", "Loan.id", "ProductID",
      "terms..rate", "penalty.rate",
    ])
  func missing(path: String) { #expect(!isFact(path)) }

  @Test(
    "finds a fact in lists, sets, dictionaries and cases",
    arguments: [
      "operations.kind.cash", "lifecycle.overlays.overdue", "lifecycle.details.until", "terms.fees.charge.percentage",
      "terms.rates.rate.percent", "ProductID.type",
    ])
  func found(path: String) { #expect(isFact(path)) }
}
