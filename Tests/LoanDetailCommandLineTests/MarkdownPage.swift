import Foundation
import Testing

/// A page of the package's own documentation, whose examples are held to what they are examples of.
struct MarkdownPage {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// The paths of all pages: the README, the guides and the articles of the modules.
  static let all: [String] = {
    let pages = ["ProductPlugins", "Schemas", "Sources", "Tests"].flatMap { folder in
      let files = try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      return (files ?? []).map { "\(folder)/\($0)" }
        .filter { $0.hasSuffix(".md") && !$0.contains("/.") && !$0.contains("/Templates/") }
    }
    return ["README.md", ".ci/README.md"] + pages.sorted()
  }()

  let url: URL
  let text: String

  init(_ path: String) throws {
    url = Self.root.appending(path: path)
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// Holds every console block to what its command prints, or writes the page anew; answers how many there are.
  func checkCommands() async throws -> Int {
    let blocks = text.matches(of: /```console\n\$ (.+)\n((?:(?!```).*\n)*)```/)
    if blocks.isEmpty { return 0 }
    let executable = try Executable()
    var expected = text
    for block in blocks {
      let result = try await executable.shell(String(block.1))
      #expect(result.code == 0, "\(block.1)")
      let output = result.text.hasSuffix("\n") ? result.text : result.text + "\n"
      expected = expected.replacing(block.0, with: "```console\n$ \(block.1)\n\(output)```")
    }
    let isRecording = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all"
    if isRecording, expected != text { try expected.write(to: url, atomically: true, encoding: .utf8) }
    #expect(expected == text, "To write it anew: SNAPSHOT_RECORD=all swift test --filter DocumentationTests")
    return blocks.count
  }
}
