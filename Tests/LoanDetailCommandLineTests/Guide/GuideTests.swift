import Foundation
import LoanDetailTesting
import Testing

/// What the guide for product teams shows is what there is.
@Suite("The guide", .serialized)
struct GuideTests {
  private let guide: MarkdownPage

  init() throws { guide = try MarkdownPage("ProductPlugins/README.md") }

  @Test("shows what its commands print")
  func commands() async throws {
    #expect(try await guide.checkCommands(recordedBy: "GuideTests") >= 3)
  }

  @Test("shows Swift word for word as it stands in the file it names")
  func code() throws {
    let blocks = guide.text.matches(of: /(?:<!-- (.+) -->\n)?```swift\n((?:(?!```).*\n)*)```/)
    #expect(blocks.count >= 10)
    for block in blocks {
      guard let path = block.1 else {
        Issue.record("No file is named before the block:\n\(block.2)")
        continue
      }
      let file = try MarkdownPage(String(path)).text
      let isThere = (0...4).contains { file.contains(indented(block.2, by: 2 * $0)) }
      #expect(isThere, "\(path) does not say:\n\(block.2)")
    }
  }

  @Test("names the files there are")
  func files() throws {
    let paths = guide.text.matches(of: /`((?:Sources|Tests|Scripts|Schemas|ProductPlugins|Plugins|\.ci)\/[^`<>{* ]+)`/)
    #expect(paths.count >= 5)
    for path in paths {
      let exists = FileManager.default.fileExists(atPath: MarkdownPage.root.appending(path: String(path.1)).path)
      #expect(exists, "There is no \(path.1).")
    }
  }

  @Test("has a row for every helper of sections, and for no other")
  func helpers() throws {
    let shown = firstColumn(under: "Helper")
    let declared = try declaredHelpers()
    #expect(declared.count >= 20)
    #expect(shown.count == Set(shown).count)
    #expect(declared.subtracting(shown).sorted() == [], "The guide does not name them.")
    #expect(Set(shown).subtracting(declared).sorted() == [], "LoanSection does not have them.")
  }

  @Test("has a row for every rule a plugin is held to, and for no other, in their order")
  func rules() {
    #expect(firstColumn(under: "Rule") == ConformanceRule.allCases.map(\.rawValue))
  }

  /// The code in the first column of the table with this heading.
  private func firstColumn(under heading: String) -> [String] {
    let lines = guide.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("| \(heading) |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .compactMap { $0.firstMatch(of: /^\| `(.+?)` \|/).map { String($0.1) } }
  }

  /// The public functions of `LoanSection` by their full names.
  private func declaredHelpers() throws -> Set<String> {
    let folder = MarkdownPage.root.appending(path: "Sources/LoanDetailSections")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    var names: Set<String> = []
    for file in files {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for part in source.matches(of: /(?:^|\n)extension LoanSection \{\n((?:.|\n)*?)\n\}/) {
        for match in part.1.matches(of: /\s+public func (\w+)(?:<\w+>)?\(/) {
          let labels = Self.parameters(in: part.1[match.range.upperBound...])
            .matches(of: /(?:^|,)\s*(?:@\w+ )?(\w+)(?: \w+)?:/).map { "\($0.1):" }
          names.insert("\(match.1)(\(labels.joined()))")
        }
      }
    }
    return names
  }

  /// The parameters of a function from behind its parenthesis on, without what stands in further parentheses.
  private static func parameters(in source: Substring) -> String {
    var (depth, parameters) = (1, "")
    for character in source {
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 { parameters.append(character) }
      if character == "(" { depth += 1 }
    }
    return parameters
  }

  private func indented(_ block: Substring, by spaces: Int) -> String {
    block.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
  }
}
