import Testing

/// What the README shows is what the executable prints.
@Suite("The README", .serialized)
struct ReadmeTests {
  @Test("shows what its commands print")
  func commands() async throws {
    #expect(try await MarkdownPage("README.md").checkCommands(recordedBy: "ReadmeTests") >= 3)
  }

  @Test("shows code that compiles")
  func code() throws {
    let readme = try MarkdownPage("README.md").text
    let tested = try MarkdownPage("Tests/LoanDetailCommandLineTests/EmbeddingTests.swift").text
    let block = try #require(readme.firstMatch(of: /```swift\n(struct LoanServer(?:(?!```).*\n)*)```/))
    #expect(tested.contains(block.1))
  }
}
