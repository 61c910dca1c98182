import Foundation
import Testing

/// What the page for client teams shows is what there is.
@Suite("The page for client teams", .serialized)
struct ClientKitPageTests {
  private static let path = "Schemas/Clients/README.md"
  private let folder = MarkdownPage.root.appending(path: "Schemas/Clients")

  @Test("shows what its commands print")
  func commands() async throws {
    #expect(try await MarkdownPage(Self.path).checkCommands(recordedBy: "ClientKitPageTests") >= 2)
  }

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

  @Test("has a client that passes every vector, where Node is installed")
  func client() async throws {
    guard let node = Executable.installed("node") else { return }
    let run = try await node.run([folder.appending(path: "reference-client/run-vectors.mjs").path])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text.hasSuffix(" passed, 0 failed\n"))
  }
}
