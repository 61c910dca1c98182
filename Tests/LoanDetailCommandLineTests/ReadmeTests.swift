import Foundation
import Testing

/// What the README shows is what the executable prints.
@Suite("The README", .serialized)
struct ReadmeTests {
  private let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
  private let isRecording = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all"

  @Test("shows what its commands print")
  func commands() async throws {
    let executable = try Executable()
    let readme = try String(contentsOf: url, encoding: .utf8)
    var expected = readme
    var count = 0
    for match in readme.matches(of: /```console\n\$ (.+)\n((?:(?!```).*\n)*)```/) {
      let result = try await executable.shell(String(match.1))
      #expect(result.code == 0)
      let output = result.text.hasSuffix("\n") ? result.text : result.text + "\n"
      expected = expected.replacing(match.0, with: "```console\n$ \(match.1)\n\(output)```")
      count += 1
    }
    #expect(count >= 3)
    if isRecording, expected != readme { try expected.write(to: url, atomically: true, encoding: .utf8) }
    #expect(expected == readme, "To write it anew: SNAPSHOT_RECORD=all swift test --filter ReadmeTests")
  }

  @Test("shows code that compiles")
  func code() throws {
    let readme = try String(contentsOf: url, encoding: .utf8)
    let tested = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "EmbeddingTests.swift"),
      encoding: .utf8)
    let block = try #require(readme.firstMatch(of: /```swift\n(@MainActor\n(?:(?!```).*\n)*)```/))
    #expect(tested.contains(block.1))
  }
}
