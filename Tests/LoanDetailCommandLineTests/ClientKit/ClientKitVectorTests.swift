import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

/// Holds the test vectors of `Schemas/Clients/vectors` to the code. `SNAPSHOT_RECORD=all` writes them anew.
@Suite("The test vectors for clients", .serialized)
struct ClientKitVectorTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Schemas/Clients/vectors")

  @Test("are documents of every kind and with every value, and what a client must bear")
  func documents() async throws { try Self.expect(await ClientVectors().documents(), in: "documents") }

  @Test("are ETags")
  func eTags() async throws { try Self.expect(await ClientVectors().eTags(), in: "etags") }

  @Test("are patches that apply and patches that are refused")
  func patches() async throws { try Self.expect(await ClientVectors().patches(), in: "patches") }

  @Test("are actions that can be started and actions that cannot")
  func actions() async throws { try Self.expect(await ClientVectors().actions(), in: "actions") }

  @Test("are forms with their answers")
  func forms() async throws { try Self.expect(await ClientVectors().forms(), in: "forms") }

  @Test("are lists of products")
  func lists() async throws { try Self.expect(await ClientVectors().lists(), in: "lists") }

  @Test("are pages of a list")
  func pages() async throws { try Self.expect(await ClientVectors().pages(), in: "pages") }

  @Test("are profiles with what is sent for them")
  func profiles() async throws { try Self.expect(await ClientVectors().profiles(), in: "profiles") }

  @Test("are small enough to keep beside the code")
  func size() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    let sizes = try names.filter { $0.hasSuffix(".json") }.map {
      try Data(contentsOf: Self.folder.appending(path: $0)).count
    }
    #expect(sizes.count > 40)
    #expect(sizes.reduce(0, +) < 850_000)
  }

  /// Compares vectors with the files of a folder; records them where that is asked for.
  private static func expect(_ vectors: [ClientVector], in name: String) throws {
    let folder = folder.appending(path: name)
    let environment = ProcessInfo.processInfo.environment
    if environment["SNAPSHOT_RECORD"] == "all", environment["CI"] == nil {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for vector in vectors { try Data(vector.text).write(to: folder.appending(path: vector.file)) }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == vectors.map(\.file).sorted())
    for vector in vectors {
      // The comparison alone: a failure would print all bytes.
      let isSame = try [UInt8](Data(contentsOf: folder.appending(path: vector.file))) == vector.text
      #expect(isSame, "\(name)/\(vector.file)")
    }
  }
}

/// One test vector: a name, the reason for it, and what a client is to do.
struct ClientVector {
  var name: String
  var why: String
  var content: [JSONValue.Member]

  init(_ name: String, _ why: String, _ content: KeyValuePairs<String, JSONValue>) {
    self.name = name
    self.why = why
    self.content = content.map { .init($0.key, $0.value) }
  }

  var file: String { "\(name).json" }

  var text: [UInt8] {
    JSONValue.object([.init("name", .string(name)), .init("why", .string(why))] + content).rendered(.lines)
  }
}

/// Makes the vectors from what the tool prints.
struct ClientVectors {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  /// Returns a printed document.
  func document(_ line: String, input: String = "") async throws -> JSONValue {
    let run = await tool.run("\(line) --format json --as-of 2026-11-21", input: input)
    guard !run.output.isEmpty else { throw NothingPrinted(line: line, errors: run.errors) }
    return try JSONParser.parse(Array(run.output.utf8))
  }

  func json(_ line: String, input: String = "") async throws -> JSONValue {
    let run = await tool.run(line, input: input)
    guard !run.output.isEmpty else { throw NothingPrinted(line: line, errors: run.errors) }
    return try JSONParser.parse(Array(run.output.utf8))
  }

  /// Returns a portfolio with one loan of the sample data, after a change of its JSON.
  func portfolio(_ id: String, _ change: (JSONValue) -> JSONValue = { $0 }) async throws -> String {
    let sample = try await json("sample")
    let loan = try #require(sample["loans"]?.elements.first { $0["id"] == .string(id) })
    return String(decoding: sample.with("loans", .array([change(loan)])).rendered(.compact), as: UTF8.self)
  }

  struct NothingPrinted: Error {
    var line: String
    var errors: String
  }
}
