import Foundation
import InstalledProducts
import InstalledSamples
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

/// A bank names the parts that only it knows, and no name may take a screen from the customer.
@Suite("Parts of a bank's own", .timeLimit(.minutes(40)))
struct OwnPartTests {
  @Test("may be named like anything that stands on a screen", arguments: ["1001", "1003", "4001"])
  func names(id: String) async throws {
    let (names, columns) = try await Self.names()
    #expect(names.isSuperset(of: ["total", "per-diem"]) && columns.isSuperset(of: ["balance", "booked", "change"]))
    // A table has so many columns and no more.
    let parts = (columns.sorted() + names.subtracting(columns).sorted()).map { name in
      JSONValue.object([
        .init("id", .string(name)), .init("title", .string("Part")), .init("amount", .string("0.01")),
      ])
    }
    let sample = try #require(try Self.samples().first { $0.loan["id"] == .string(id) })
    let loan = sample.loan.adding(parts)
    let portfolio = JSONValue.object(sample.document.map { $0.name == "loans" ? .init("loans", .array([loan])) : $0 })
    let source = try PortfolioGateway(parsing: portfolio.rendered(.compact), name: "own")
    let loans = try LoanDetailService(
      InstalledProducts.all, source: source, options: .init(deadline: .seconds(120)))
    let reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))
    for screen in Self.screens {
      let answer: ScreenAnswer
      do throws(RequestError) {
        answer = try await loans.screen(.init(id), screen, for: .allCustomers, reader)
      } catch {
        // Not every product has every screen.
        #expect(error.name == "noSuchScreen", "\(error)")
        continue
      }
      guard case .document(let document) = answer else { throw Unexpected() }
      #expect(document.cause == nil && !document.diagnostics.contains { $0.id.hasPrefix("tree.") }, "\(screen)")
      for table in try JSONParser.parse(document.bytes).tables {
        let columns = table.columns
        #expect(!columns.isEmpty && Set(columns).count == columns.count, "\(screen) \(columns)")
      }
    }
  }

  private static let screens: [ScreenID] = [.main, .details, .composition, .schedule, .operations, .statement]

  private static func samples() throws -> [(document: [JSONValue.Member], loan: JSONValue)] {
    try InstalledSamples.all.flatMap { product in
      guard case .object(let document) = try JSONParser.parse(product.records ?? []) else {
        return [([JSONValue.Member], JSONValue)]()
      }
      return (document.first { $0.name == "loans" }?.value.elements ?? []).map { (document, $0) }
    }
  }

  /// The last names in the ids of all items of the samples that a part could have, and those of columns.
  private static func names() async throws -> (all: Set<String>, columns: Set<String>) {
    let host = try Host()
    var (names, columns): (Set<String>, Set<String>) = ([], try namesInSources())
    var shown = 0
    for (_, loan) in try samples() {
      guard case .string(let id)? = loan["id"] else { continue }
      for screen in Self.screens {
        guard let document = try? await host.document(.init(id), screen) else { continue }
        let json = try JSONParser.parse(document.bytes)
        names.formUnion(json.ids.compactMap { $0.split(separator: ".").last.map(String.init) })
        columns.formUnion(json.tables.flatMap(\.columns))
        shown += 1
      }
    }
    #expect(shown > 200)
    let shared = Set(Portion.Component.allCases.map(\.rawValue))
    let isName = { (name: String) in
      name.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]{0,63}/) != nil && !shared.contains(name)
    }
    return (names.filter(isName), columns.filter(isName))
  }
}

extension OwnPartTests {
  /// The names of the columns beside those of parts, also of those that no sample has.
  private static func namesInSources() throws -> Set<String> {
    let sections = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/LoanDetailSections")
    let files = ["Sections/Operations.swift", "Sections/Schedule.swift", "AccountStatements/StatementSections.swift"]
    return try files.reduce(into: []) { names, file in
      let text = try String(contentsOf: sections.appending(path: file), encoding: .utf8)
      names.formUnion(text.matches(of: /column\(\s*"([a-z-]+)"/).map { String($0.1) })
    }
  }
}

extension JSONValue {
  /// The record with further parts wherever an amount has parts.
  fileprivate func adding(_ parts: [JSONValue]) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          switch member.name {
          case "portions": .init(member.name, member.value.setting("other", to: .array(parts)))
          case "debt": .init(member.name, member.value.adding(parts).setting("otherPortions", to: .array(parts)))
          default: .init(member.name, member.value.adding(parts))
          }
        })
    case .array(let elements): .array(elements.map { $0.adding(parts) })
    default: self
    }
  }

  private func setting(_ name: String, to value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name } + [.init(name, value)])
  }

  fileprivate var children: [JSONValue] {
    switch self {
    case .object(let members): members.map(\.value)
    case .array(let elements): elements
    default: []
    }
  }

  fileprivate var ids: [String] {
    let own: [String] = if case .string(let id)? = self["id"] { [id] } else { [] }
    return own + children.flatMap(\.ids)
  }

  /// The ids of the columns of a table.
  fileprivate var columns: [String] {
    (self["columns"]?.elements ?? []).compactMap { if case .string(let id)? = $0["id"] { id } else { nil } }
  }

  fileprivate var tables: [JSONValue] { (self["columns"] == nil ? [] : [self]) + children.flatMap(\.tables) }
}
