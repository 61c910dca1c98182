import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("Compact JSON")
final class CompactTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "compact-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(
    "is the same on one line",
    arguments: [
      "render 1001 --format json", "render 1001 --format json --client-version 1", "list --format json",
      "explain 1001 --format json", "products --format json", "sample", "schema loan-detail", "schema portfolio",
      "schema mortgage",
    ])
  func commands(line: String) async throws { try await expectCompact(line) }

  @Test("of calculations is the same on one line")
  func calculations() async throws {
    let request = #"{"params": {"principal": 500000, "annual_rate_percent": "11.5", "payments": 3}}"#
    try await expectCompact("calc schedule", input: "[\(request), {}]")
  }

  @Test("of comparisons and patches is the same on one line")
  func documents() async throws {
    let day = "render 1001 --format json --as-of 2026-11-2"
    let (old, new) = (await tool.run(day + "2").output, await tool.run(day + "3").output)
    let base = try file(old)
    try await expectCompact("diff \(base) -", input: new)
    try await expectCompact("patch \(base) -", input: await tool.run("diff \(base) -", input: new).output)
    let schema = await tool.run("schema loan-detail").output
    try await expectCompact("compare-schemas \(try file(schema)) - --format json", input: schema)
  }

  private func expectCompact(
    _ line: String, input: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let (plain, compact) = (await tool.run(line, input: input), await tool.run("\(line) --compact", input: input))
    #expect(compact.code == plain.code, sourceLocation: sourceLocation)
    #expect(compact.errors == plain.errors, sourceLocation: sourceLocation)
    #expect(compact.output.filter(\.isNewline) == "\n", sourceLocation: sourceLocation)
    #expect(compact.output.hasSuffix("\n"), sourceLocation: sourceLocation)
    #expect(compact.output.utf8.count < plain.output.utf8.count, sourceLocation: sourceLocation)
    let value = try JSONParser.parse(Array(compact.output.utf8))
    #expect(try value == JSONParser.parse(Array(plain.output.utf8)), sourceLocation: sourceLocation)
    var json = JSONWriter()
    json.write(value)
    #expect(compact.output == String(decoding: json.finish(.compact), as: UTF8.self), sourceLocation: sourceLocation)
  }

  private func file(_ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: UUID().uuidString)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }
}
