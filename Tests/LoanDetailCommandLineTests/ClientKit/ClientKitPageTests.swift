import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

/// What the page for client teams shows is what there is.
@Suite("The page for client teams", .serialized)
struct ClientKitPageTests {
  private static let path = "Schemas/Clients/README.md"
  private let folder = MarkdownPage.root.appending(path: "Schemas/Clients")

  @Test("names the files there are")
  func files() throws {
    let page = try MarkdownPage(Self.path).text
    let paths = page.matches(of: /`((?:\.\.\/|vectors\/|reference-client\/)?[\w.\/-]+\.(?:mjs|json|ts|kt|swift))`/).map(
      \.1
    )
    .filter { !["screen.json"].contains($0) }
    #expect(paths.count >= 10)
    for path in paths {
      let places = ["", "vectors/documents/", "vectors/patches/"].map { folder.appending(path: $0 + path).path }
      #expect(places.contains { FileManager.default.fileExists(atPath: $0) }, "There is no \(path).")
    }
  }

  @Test("has a page on version 3 that names every property which version 2 has not, or has alone")
  func changes() async throws {
    let page = try MarkdownPage("Schemas/Clients/VERSION-3.md").text
    let (old, new) = (
      MarkdownPage.root.appending(path: "Schemas/Published/loan-detail.2.schema.json").path,
      MarkdownPage.root.appending(path: "Schemas/loan-detail.schema.json").path
    )
    let tool = LoanDetailTool(products: InstalledSamples.all)
    let report = await tool.run("compare-schemas \(old) \(new)").output
    let names = report.matches(of: /property "(\w+)" (?:and now there is|was there and is gone)/).map(\.1)
    #expect(names.count > 60)
    for name in Set(names) { #expect(page.contains("`\(name)`") || page.contains("\"\(name)\""), "\(name)") }
  }

  @Test("shows JavaScript that runs and keeps what it asserts, where Node is installed")
  func code() async throws {
    guard let node = Executable.installed("node") else { return }
    let blocks = try MarkdownPage(Self.path).text.matches(of: /```js\n((?:(?!```).*\n)*)```/)
    #expect(blocks.count >= 5)
    let code = blocks.map { String($0.1) }.joined()
      .replacing("\"./reference-client/", with: "\"\(folder.path)/reference-client/")
      .replacing("\"vectors/", with: "\"\(folder.path)/vectors/")
    let run = try await node.run(["--input-type=module", "-e", code])
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
  }

  @Test("is about the types that the tool prints")
  func types() async throws {
    let tool = LoanDetailTool(products: InstalledSamples.all)
    for (language, file) in [
      ("typescript", "loan-detail.ts"), ("kotlin", "LoanDetail.kt"), ("swift", "LoanDetail.swift"),
    ] {
      let printed = await tool.run("schema loan-detail --as \(language)").output
      #expect(try printed == MarkdownPage("Schemas/Clients/\(file)").text)
    }
    #expect(
      await tool.run("schema --as swift").errors.hasPrefix(
        "error: --as is for a schema: say which, as in \"schema patch\".\n"))
    #expect(
      await tool.run("schema patch --as rust").errors.hasPrefix(
        "error: --as takes typescript, kotlin or swift, not \"rust\".\n"))
    #expect(await tool.run("schema patch --as swift --compact").code == 64)
  }

  @Test(
    "names every property that is new since version 2",
    arguments: [("loan-detail", "loan-detail.2"), ("product-list", "product-list.1")])
  func newProperties(schema: String, before: String) throws {
    func names(_ path: String) throws -> Set<String> {
      let file = MarkdownPage.root.appending(path: "Schemas/\(path).schema.json")
      let properties = try JSONParser.parse(Array(Data(contentsOf: file))).objects.compactMap { $0["properties"] }
      return Set(
        properties.flatMap { value -> [String] in
          if case .object(let members) = value { members.map(\.name) } else { [] }
        })
    }
    let new = try names(schema).subtracting(names("Published/\(before)"))
    let page = try MarkdownPage("Schemas/Clients/VERSION-3.md").text
    #expect(new.count > 8 && new.filter { !page.contains("`\($0)`") } == [])
  }

  @Test("has a client that passes every vector, where Node is installed")
  func client() async throws {
    guard let node = Executable.installed("node") else { return }
    let run = try await node.run([folder.appending(path: "reference-client/run-vectors.mjs").path])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text.hasSuffix(" passed, 0 failed\n"))
  }
}
