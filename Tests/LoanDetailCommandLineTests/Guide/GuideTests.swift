import Foundation
import LoanDetailTesting
import Testing

/// The guide for product teams has all helpers and all rules. `DocumentationTests` check what it shows.
@Suite("The guide")
struct GuideTests {
  private let guide: MarkdownPage

  init() throws { guide = try MarkdownPage("ProductPlugins/README.md") }

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
}
