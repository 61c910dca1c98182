import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

/// Holds what the published versions of the screens say to the bytes that were read and frozen.
///
/// `Frozen/portfolio.json` and `Frozen/portfolio.2.json` are the input: the two published versions of the portfolio
/// format, the second with a record that has every member. `Frozen/hashes.txt` has a line for each command, with the
/// start of the SHA-256 of what it prints in each locale. The form of a published version never changes: its schema and
/// the strict clients hold it. What the screens say may change: then `SNAPSHOT_RECORD=all` writes the lines anew, and
/// `SNAPSHOT_RECORD=missing` only the new ones.
@Suite("The published versions of a screen")
struct PublishedVersionsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let file = folder.appending(path: "Frozen/hashes.txt")
  private static let locales = ["en_US", "ru_RU", "de_DE", "ar"]
  private static let screens = ["main", "details", "composition", "schedule", "operations"]
  private static let foreign = [
    "loanAccount", "loanAccountWithEmptyRepaymentSchedule", "loanAccountWithRepaymentSchedule",
    "loanAccountWithTransactions",
  ]

  @Test("say the same bytes as when they were frozen, for the same input")
  func bytes() async throws {
    let frozen = try Self.lines(of: String(contentsOf: Self.file, encoding: .utf8))
    let printed = try await Self.printed()
    let environment = ProcessInfo.processInfo.environment
    let recording = environment["CI"] == nil ? environment["SNAPSHOT_RECORD"] : nil
    let kept = recording == "all" ? [:] : frozen
    let missing = printed.filter { kept[$0.key] == nil }
    for (command, hashes) in printed {
      guard let old = kept[command] else { continue }
      for (locale, (old, new)) in zip(Self.locales, zip(old, hashes)) where old != new {
        Issue.record("\(command) --locale \(locale) prints other bytes than the frozen ones.")
      }
    }
    for command in kept.keys where printed[command] == nil { Issue.record("\(command) is not printed any more.") }
    guard !missing.isEmpty else { return }
    if recording != nil {
      let all = kept.merging(missing) { old, _ in old }.sorted { $0.key < $1.key }
      let text = all.map { "\($0.key): \($0.value.joined(separator: " "))\n" }.joined()
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    Issue.record("\(missing.count) commands have no line in \(Self.file.lastPathComponent).")
  }

  @Test(
    "have the schema that was published, until the next version",
    arguments: [("loan-detail", 3), ("product-list", 3), ("product-types", 2), ("patch", 1)])
  func schema(name: String, version: Int) throws {
    let schemas = Self.folder.appending(path: "../../Schemas")
    let published = schemas.appending(path: "Published/\(name).\(version).schema.json")
    func rules(_ file: URL) throws -> JSONValue { try JSONParser.parse([UInt8](Data(contentsOf: file))).withoutWords }
    #expect(try rules(published) == rules(schemas.appending(path: "\(name).schema.json")))
  }

  /// Runs all commands; returns the hashes of what each prints, in the order of the locales.
  private static func printed() async throws -> [String: [String]] {
    try await withThrowingTaskGroup(of: [String: [String]].self) { group in
      for input in try inputs() { group.addTask { await printed(from: input) } }
      return try await group.reduce(into: [:]) { all, some in all.merge(some) { old, _ in old } }
    }
  }

  private static func printed(from input: Input) async -> [String: [String]] {
    let tool = LoanDetailTool(products: InstalledSamples.all)
    var all: [String: [String]] = [:]
    for command in input.commands {
      var hashes: [String] = []
      for locale in locales {
        let line = "\(command) --data - --as-of 2026-11-21 --format json --compact --locale \(locale)"
        let run = await tool.run(line, input: input.text)
        hashes.append(String(ContentHash(of: Array(run.output.utf8)).hex.prefix(16)))
      }
      all[command + input.remark] = hashes
    }
    return all
  }

  private struct Input: Sendable {
    var text: String
    var commands: [String]
    /// What tells commands on different inputs apart.
    var remark = ""
  }

  /// Every loan of the frozen portfolio alone, and records of another source.
  private static func inputs() throws -> [Input] {
    let own = try loans(of: "portfolio") + loans(of: "portfolio.2", remark: " (portfolio.2)")
    let payloads = folder.appending(path: "../LoanDetailGatewaysTests/Payloads/fineract")
    return try own
      + foreign.map { name in
        let text = try String(contentsOf: payloads.appending(path: "\(name).json"), encoding: .utf8)
        guard case .number(let id)? = try JSONParser.parse(Array(text.utf8))["id"] else { throw Unreadable() }
        let commands = [1, 2, 3].map { "render \(id) --client-version \($0) --source fineract" }
        return Input(text: text, commands: commands, remark: " (\(name))")
      }
  }

  /// Each loan of a frozen portfolio alone.
  private static func loans(of file: String, remark: String = "") throws -> [Input] {
    let portfolio = try JSONParser.parse([UInt8](Data(contentsOf: folder.appending(path: "Frozen/\(file).json"))))
    guard case .object(let members) = portfolio, case .array(let loans)? = portfolio["loans"] else {
      throw Unreadable()
    }
    return try loans.map { loan in
      guard case .string(let id)? = loan["id"], case .string(let type)? = loan["type"] else { throw Unreadable() }
      let alone = JSONValue.object(members.map { $0.name == "loans" ? .init("loans", .array([loan])) : $0 })
      return Input(
        text: String(decoding: alone.rendered(.compact), as: UTF8.self), commands: commands(for: "\(type):\(id)"),
        remark: remark)
    }
  }

  private static func commands(for product: String) -> [String] {
    [1, 2, 3].flatMap { version in
      screens.map { "render \(product) --client-version \(version) --screen \($0)" } + [
        "render \(product) --client-version \(version) --client-kinds row,note",
        "render \(product) --client-version \(version) --screen schedule --page-size 5",
      ]
    }
  }

  private static func lines(of text: String) throws -> [String: [String]] {
    try text.split(separator: "\n").reduce(into: [:]) { lines, line in
      guard let colon = line.range(of: ": ", options: .backwards) else { throw Unreadable() }
      lines[String(line[..<colon.lowerBound])] = line[colon.upperBound...].split(separator: " ").map(String.init)
    }
  }

  private struct Unreadable: Error {}
}

extension JSONValue {
  /// A schema without its descriptions.
  fileprivate var withoutWords: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.filter { if $0.name == "description", case .string = $0.value { false } else { true } }
          .map { .init($0.name, $0.value.withoutWords) })
    case .array(let values): .array(values.map(\.withoutWords))
    default: self
    }
  }
}
