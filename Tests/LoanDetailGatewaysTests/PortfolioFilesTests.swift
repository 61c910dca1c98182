import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization
import Testing

@testable import LoanDetailGateways

@Suite("Records that are read from files by their positions")
final class PortfolioFilesTests: Sendable {
  private static let anna = StoredPortfolio.anna
  private let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws -> String {
    let path = folder.appending(path: name).path
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  /// A loan as a line, with its version.
  private static func line(_ id: String, customer: String = "C-1") -> String {
    StoredPortfolio.loan(id, customer: customer).replacing(
      "{\"id\"", with: "{\"schemaVersion\": 2, \"id\"", maxReplacements: 1)
  }

  private func portfolio(_ ids: String...) -> String {
    StoredPortfolio.document(ids.map { StoredPortfolio.loan($0) })
  }

  private func ids(_ gateway: PortfolioGateway, for scope: CustomerScope = .allCustomers) async throws -> [String] {
    var ids: [String] = []
    for type in gateway.productTypes(for: scope) {
      ids += try await gateway.summaries(of: type, for: scope).map { entry in
        switch entry {
        case .success(let record): record.id.id
        case .failure(let fault): "fault \(fault.diagnostics[0].path)"
        }
      }
    }
    return ids
  }

  @Test("are the same as those of a portfolio in memory, but for their places")
  func content() async throws {
    let memory = try PortfolioGateway(parsing: Array(portfolio("1", "2").utf8), name: "p")
    _ = try write(portfolio("1", "2"), "p.json")
    let files = try PortfolioGateway(folder: folder.path)
    let lines = try PortfolioGateway(
      linesOf: try write("\(Self.line("1"))\r\n\n  \n\(Self.line("2"))", "l.ndjson"), asOf: StoredPortfolio.day)
    for gateway in [files, lines] {
      for scope in [Self.anna, .allCustomers] {
        let record = try gateway.record(with: StoredPortfolio.id("2"), for: scope)
        let expected = try memory.record(with: StoredPortfolio.id("2"), for: scope)
        #expect(record.facts.asOf == expected.facts.asOf)
        #expect(
          record.facts.obligations.value?.map(\.amount.value) == expected.facts.obligations.value?.map(\.amount.value))
        #expect(record.facts.parties == expected.facts.parties)
      }
      #expect(throws: ProductError.notFound(StoredPortfolio.id("2"))) {
        try gateway.record(with: StoredPortfolio.id("2"), for: .customer(CustomerID(rawValue: "C-2")))
      }
      #expect(gateway.answersFromMemory == [.day, .types])
    }
    #expect(try lines.record(with: StoredPortfolio.id("2"), for: .allCustomers).path == "line 4: $")
  }

  @Test("of a folder come in the order of the names; journals and other files are left out")
  func order() async throws {
    _ = try write(portfolio("1"), "b.json")
    _ = try write(portfolio("2", "3"), "a.json")
    _ = try write("\(Self.line("4"))\n\(portfolio("5").replacing("\n", with: " "))\n", "c.jsonl")
    _ = try write("no JSON", "b.json.events.jsonl")
    _ = try write("no JSON", "notes.txt")
    let gateway = try PortfolioGateway(folder: folder.path)
    #expect(try await ids(gateway) == ["2", "3", "1", "4", "5"])
    #expect(gateway.asOf() == StoredPortfolio.day)
    #expect(gateway.diagnostics(for: .allCustomers) == [])
    #expect(try gateway.record(with: StoredPortfolio.id("5"), for: Self.anna).facts.asOf == StoredPortfolio.day)
    #expect(try gateway.record(with: StoredPortfolio.id("5"), for: .allCustomers).path == "c.jsonl: line 2: $.loans[0]")
    #expect(try gateway.record(with: StoredPortfolio.id("1"), for: .allCustomers).path == "b.json: $.loans[0]")
  }

  @Test("name the place of a broken line or file, and the others are read")
  func broken() async throws {
    let noVersion = StoredPortfolio.loan("3")
    let path = try write("\(Self.line("1"))\n{\"id\": \n\(noVersion)\n\(Self.line("4"))\n", "l.ndjson")
    let lines = try PortfolioGateway(linesOf: path)
    #expect(try await ids(lines) == ["1", "fault line 3: $.schemaVersion", "4", "fault line 2 (column 8)"])
    #expect(try await ids(lines, for: Self.anna) == ["1", "fault leasing:3: $", "4"])
    #expect(try await ids(PortfolioGateway(linesOf: path, version: .two)).contains("3"))

    _ = try write("[]", "a.json")
    _ = try write("{", "b.json")
    let folder = try PortfolioGateway(folder: folder.path)
    #expect(try await ids(folder, for: Self.anna) == ["1", "fault leasing:3: $", "4"])
    let findings = folder.diagnostics(for: .allCustomers)
    #expect(findings.map(\.id) == ["source.unexpected-form", "source.malformed-json"])
    #expect(findings.allSatisfy { $0.path.contains(self.folder.path) })
    #expect(folder.diagnostics(for: Self.anna) == [])
  }

  @Test("are unavailable when their file was changed, replaced or removed")
  func changed() throws {
    let path = try write("\(Self.line("1"))\n", "l.ndjson")
    let gateway = try PortfolioGateway(linesOf: path)
    _ = try gateway.record(with: StoredPortfolio.id("1"), for: Self.anna)
    for change in [
      { try self.write("\(Self.line("1")) \n", "l.ndjson") },
      {
        try FileManager.default.removeItem(atPath: path); return ""
      },
    ] {
      _ = try change()
      let error = #expect(throws: ProductError.self) {
        try gateway.record(with: StoredPortfolio.id("1"), for: Self.anna)
      }
      guard case .unreadable(let fault) = error else { Issue.record("\(String(describing: error))"); return }
      #expect(fault.cause == .unavailable)
      #expect(fault.diagnostics.map(\.id) == ["source.changed-file"])
    }
  }

  @Test("of another loan are never given for one, though its file looks the same")
  func overwritten() throws {
    let path = try write("\(Self.line("1"))\n", "l.ndjson")
    let gateway = try PortfolioGateway(linesOf: path)
    #expect(try gateway.revision(of: StoredPortfolio.id("1"), for: Self.anna) != nil)
    for line in [Self.line("1", customer: "C-2"), Self.line("2"), Self.line("1").replacing("}", with: "]")] {
      // The version is that of the file that was indexed, as after two writes in one step of the clock.
      let file = IndexedFile(path: path, version: try SystemFile.version(of: try write("\(line)\n", "l.ndjson")))
      let shared = PortfolioEntry.Shared(
        .file(file, offset: 0), prefix: "", version: .two, asOf: nil, limits: .standard, hasLines: true)
      let old = try JSONReader.read(Array(Self.line("1").utf8).span) { (reader) throws(JSONFault) in
        try PortfolioHead(reading: &reader)
      }
      let entry = PortfolioEntry(head: old, index: 1, shared: shared)
      guard case .failure(let fault) = entry.read(.full, as: StoredPortfolio.id("1"), for: Self.anna, at: "$") else {
        Issue.record("The record of \(line) is given for loan 1 of C-1.")
        return
      }
      #expect(fault.diagnostics.map(\.id) == ["source.changed-file"] && entry.revision == nil)
    }
    #expect(try gateway.revision(of: StoredPortfolio.id("1"), for: Self.anna) == nil)
  }

  @Test("are not said to be missing while a file of the folder cannot be read")
  func missingFiles() throws {
    _ = try write(portfolio("1"), "a.json")
    _ = try write("{", "b.json")
    let gateway = try PortfolioGateway(folder: folder.path)
    _ = try gateway.record(with: StoredPortfolio.id("1"), for: Self.anna)
    let error = #expect(throws: ProductError.self) {
      try gateway.record(with: StoredPortfolio.id("2"), for: Self.anna)
    }
    guard case .unreadable(let fault) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(fault.cause == .unavailable && fault.diagnostics.map(\.id) == ["source.missing-files"])
  }

  @Test("keep to the limits, and a folder needs files")
  func limits() async throws {
    var limits = InputLimits.standard
    let path = try write((1...3).map { Self.line("\($0)") + "\n" }.joined(), "l.ndjson")
    limits.records = 3
    _ = try PortfolioGateway(linesOf: path, limits: limits)
    limits.records = 2
    let error = #expect(throws: GatewayError.self) { try PortfolioGateway(linesOf: path, limits: limits) }
    #expect(error?.diagnostic.id == "source.too-many-records")
    #expect(throws: GatewayError.self) { try PortfolioGateway(folder: folder.path, limits: limits) }
    limits = .standard
    limits.bytes = Self.line("1").utf8.count - 1
    #expect(try await ids(PortfolioGateway(linesOf: path, limits: limits)) == (1...3).map { "fault line \($0)" })
    try FileManager.default.removeItem(atPath: path)
    let other = try write("{}", "other.json")
    let none = #expect(throws: GatewayError.self) { try PortfolioGateway(folder: folder.path) }
    #expect(none?.diagnostic.path == "\(other): $.schemaVersion", "\(String(describing: none))")
    try FileManager.default.removeItem(atPath: other)
    let empty = #expect(throws: GatewayError.self) { try PortfolioGateway(folder: folder.path) }
    #expect(empty?.diagnostic.id == "source.empty-folder")
  }

  @Test("are found in a time in proportion to their number")
  func growth() throws {
    func path(_ count: Int) throws -> String {
      try write((0..<count).map { Self.line("\($0)") + "\n" }.joined(), "l\(count).ndjson")
    }
    func time(_ path: String) throws -> Duration {
      try (0..<3).map { _ in
        try ContinuousClock().measure { _ = try PortfolioGateway(linesOf: path) }
      }.min() ?? .zero
    }
    let (few, many) = (try path(2_000), try path(16_000))
    // Eight times the records; a quadratic search would take 64 times as long.
    #expect(try (1...4).contains { _ in try time(many) < time(few) * 24 })
  }
}
