import Foundation
import InstalledSamples
import LoanDetail
import LoanDetailCommandLine
import LoanDetailGateways
import Testing

/// Holds the exchanges that the chapter on HTTP shows to what a server answers. `SNAPSHOT_RECORD=all` writes them anew.
@Suite("The chapter on HTTP")
struct HTTPChapterTests {
  /// The characters of a body that are shown; a longer one ends with "…".
  private static let shown = 240

  @Test("shows what a server over the sample data answers")
  func exchanges() async throws {
    let page = try MarkdownPage("Schemas/Clients/HTTP.md")
    let server = try server(on: "2026-11-21")
    let folder = FileManager.default.temporaryDirectory.appending(path: "events-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "portfolio.json")
    try Data(await LoanDetailTool(products: Self.products).run("sample").output.utf8).write(to: file)
    let changed = try Self.server(over: try PortfolioStore(contentsOf: file.path))
    var expected = page.text
    // The tags that the page shows, with those of today's documents.
    var tags: [String: String] = [:]
    let blocks = page.text.matches(
      of:
        /```http\n(?<line>[A-Z]+ \S+) HTTP\/1.1\n(?<headers>(?:[a-z-]+: .*\n)*)\n(?:\[the document of (?<day>[0-9-]+)\]\n\n)?(?:(?<event>\{.*\})\n\n)?(?<answer>HTTP\/1.1 (?:(?!```).*\n)*)```/
    )
    for block in blocks {
      var request = Self.request(block.line, block.headers)
      for (old, new) in tags {
        request.headers["if-none-match"] = request.headers["if-none-match"]?.replacing(old, with: new)
      }
      if let day = block.day {
        var before = request
        before.method = "GET"
        request.body = await (try self.server(on: String(day))).answer(to: before, for: Self.customer).body
      }
      if let event = block.event { request.body = Array(event.utf8) }
      let answer = await (block.event == nil ? server : changed).answer(to: request, for: Self.customer)
      if let shown = block.answer.firstMatch(of: /etag: (.*)\n/)?.1, let tag = answer.headers["etag"] {
        tags[String(shown)] = tag
      }
      let asked = block.0.dropLast("\(block.answer)```".count)
      expected = expected.replacing(block.0, with: "\(asked)\(Self.text(of: answer))```")
    }
    for (old, new) in tags { expected = expected.replacing(old, with: new) }
    #expect(blocks.count >= 8)
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all", expected != page.text {
      try expected.write(to: page.url, atomically: true, encoding: .utf8)
    }
    #expect(expected == page.text, "To write it anew: SNAPSHOT_RECORD=all swift test --filter HTTPChapterTests")
  }

  @Test("belongs to the description of the addresses, which is made from the code")
  func openAPI() throws {
    let file = try MarkdownPage("Schemas/openapi.json").text
    let printed = String(decoding: OpenAPI.rendered(), as: UTF8.self)
    #expect(file == printed, "Write it anew: swift run loan-detail schema --openapi > Schemas/openapi.json")
  }

  private static let customer = CustomerID(rawValue: "C-1")

  /// The products of the examples: the page stays true when another one is installed.
  private static let products = InstalledSamples.all.filter { $0.manifest.type == "consumerLoan" }

  private static func server(over source: some LoanRecordGateway) throws -> LoanDetailHTTP {
    LoanDetailHTTP(try LoanDetailService(products.map(\.plugin), source: source, options: .patient))
  }

  /// A server over the sample data as it was on a day.
  private func server(on day: String) throws -> LoanDetailHTTP {
    let samples = Self.products.compactMap { product in
      product.records.map { records in
        let text = String(decoding: records, as: UTF8.self)
        return (
          name: product.manifest.module,
          bytes: Array(text.replacing("\"2026-11-21\"", with: "\"\(day)\"", maxReplacements: 1).utf8)
        )
      }
    }
    return try Self.server(over: try PortfolioGateway(merging: samples))
  }

  private static func request(_ line: Substring, _ headers: Substring) -> LoanDetailHTTP.Request {
    let parts = line.split(separator: " ").map(String.init)
    var request = LoanDetailHTTP.Request(method: parts[0], target: parts[1])
    for line in headers.split(separator: "\n") {
      let sides = line.split(separator: ":", maxSplits: 1)
      request.headers[String(sides[0])] = sides[1].trimmingCharacters(in: .whitespaces)
    }
    return request
  }

  private static func text(of answer: LoanDetailHTTP.Answer) -> String {
    var lines = ["HTTP/1.1 \(answer.status)"]
    lines += answer.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let body = String(decoding: answer.body, as: UTF8.self).trimmingCharacters(in: .newlines)
    if !body.isEmpty { lines += ["", body.count > shown ? "\(body.prefix(shown))…" : body] }
    return lines.joined(separator: "\n") + "\n"
  }
}
