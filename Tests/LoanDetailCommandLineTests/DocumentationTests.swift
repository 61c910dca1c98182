import Foundation
import Testing

/// What the README, the guides and the articles of the modules show is what there is.
@Suite("The documentation", .serialized)
struct DocumentationTests {
  private static let readme = "README.md"
  private static let guide = "ProductPlugins/README.md"
  private static let articles = "Sources/LoanDetailCommandLine/LoanDetailCommandLine.docc"

  /// The pages with examples, and how many each has at least.
  private static let examples = [
    readme: 2, guide: 3, "Schemas/Clients/README.md": 2, "\(articles)/Commands.md": 9, "\(articles)/Batches.md": 1,
    "\(articles)/Translations.md": 1,
  ]

  @Test("shows what its commands print", arguments: MarkdownPage.all)
  func commands(path: String) async throws {
    let count = try await MarkdownPage(path).checkCommands()
    #expect(count >= Self.examples[path, default: 0])
  }

  @Test("has the pages that have examples")
  func pages() {
    #expect(Set(MarkdownPage.all).isSuperset(of: Self.examples.keys))
  }

  @Test("shows Swift word for word as it is in the file that the page names", arguments: MarkdownPage.all)
  func code(path: String) throws {
    let blocks = try MarkdownPage(path).text.matches(of: /(?:<!-- (.+) -->\n)?```swift\n((?:(?!```).*\n)*)```/)
    for block in blocks {
      guard let file = block.1 else {
        #expect(![Self.readme, Self.guide].contains(path), "No file is named before the block:\n\(block.2)")
        continue
      }
      let text = try MarkdownPage(String(file)).text
      let isThere = (0...4).contains { text.contains(indented(block.2, by: 2 * $0)) }
      #expect(isThere, "\(file) does not have:\n\(block.2)")
    }
  }

  @Test("shows Swift on the pages where a reader begins")
  func pagesWithCode() throws {
    for (path, least) in [Self.readme: 1, Self.guide: 10, "Sources/LoanDetail/LoanDetail.docc/Servers.md": 1] {
      let count = try MarkdownPage(path).text.matches(of: /<!-- .+ -->\n```swift\n/).count
      #expect(count >= least, "\(path)")
    }
  }

  @Test("names the files there are", arguments: MarkdownPage.all)
  func files(path: String) throws {
    let page = try MarkdownPage(path)
    let folder = page.url.deletingLastPathComponent()
    for name in page.text.matches(of: /`((?:Sources|Tests|Schemas|ProductPlugins|Plugins|\.ci)\/[^`<>{* …]+)`/) {
      let isThere = [MarkdownPage.root, folder].contains { exists(String(name.1), in: $0) }
      #expect(isThere, "There is no \(name.1).")
    }
    for link in page.text.matches(of: /\]\(([^):#]+)\)/) {
      // DocC names a picture without the folder in which all of them are.
      let isThere = [folder, folder.appending(path: "Resources")].contains { exists(String(link.1), in: $0) }
      #expect(isThere, "There is no \(link.1).")
    }
  }

  @Test("begins with a README of at most 150 lines")
  func length() throws {
    #expect(try MarkdownPage(Self.readme).text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  private func exists(_ path: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  private func indented(_ block: Substring, by spaces: Int) -> String {
    block.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
  }
}
