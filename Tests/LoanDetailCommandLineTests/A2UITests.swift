import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("A2UI on the command line")
struct A2UITests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  private func messages(_ text: String) throws -> [JSONValue] {
    try text.split(separator: "\n").map { try JSONParser.parse(Array($0.utf8)) }
  }

  @Test(
    "has a surface for every command that shows a screen or a list",
    arguments: [
      "render 1001", "render 1001 --screen schedule --page-size 12", "list", "list --customer C-1",
      "what-if 1001 payoff", "summary --customer C-1", "explain 1001 debt.total",
      "quote consumerLoan --amount 500000 --months 36 --rate 17.9",
    ])
  func surfaces(line: String) async throws {
    let run = await tool.run("\(line) --format a2ui --locale en_US")
    #expect(run.code == 0, "\(run.errors)")
    let messages = try messages(run.output)
    #expect(messages.count == 3 && messages.allSatisfy { $0["version"] == .string("v0.9") })
    let newest = try self.messages(await tool.run("\(line) --format a2ui --a2ui-version 1.0 --locale en_US").output)
    #expect(newest.count == 1 && newest[0]["createSurface"]?["components"]?.elements.isEmpty == false)
  }

  @Test("has the main screen in at most 1.5 times the bytes of our own JSON", arguments: ["en_US", "ru_RU"])
  func size(locale: String) async throws {
    for id in ["1001", "2001", "4001", "8001"] {
      let own = await tool.run("render \(id) --format json --compact --locale \(locale)").output.utf8.count
      for version in ["0.9.1", "1.0"] {
        let surface = await tool.run("render \(id) --format a2ui --a2ui-version \(version) --locale \(locale)").output
        #expect(surface.utf8.count * 2 <= own * 3, "\(id), \(version): \(surface.utf8.count) where JSON has \(own)")
      }
    }
  }

  @Test("has only what changed from one day to the next")
  func difference() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a2ui-\(UUID().uuidString.filter(\.isLetter))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [("old", "2026-11-21"), ("new", "2026-11-22")].map { (folder.appending(path: $0.0).path, $0.1) }
    for (file, day) in files {
      let run = await tool.run("render 1001 --format a2ui --locale en_US --as-of \(day)")
      try run.output.write(toFile: file, atomically: true, encoding: .utf8)
    }
    let run = await tool.run("diff \(files[0].0) \(files[1].0) --format a2ui")
    #expect(run.code == 0 && !run.output.isEmpty)
    let whole = try String(contentsOfFile: files[1].0, encoding: .utf8)
    #expect(run.output.utf8.count * 2 < whole.utf8.count)
    let fault = await tool.run("diff \(files[0].0) - --format a2ui", input: "[]")
    #expect(fault.code == 65)
    #expect(fault.errors.contains("standard input: line 1, $.version: This is no message about a surface of A2UI."))
  }

  @Test("takes the version and the catalog from what the client states")
  func capabilities() async throws {
    let basic = [
      "0.9.1": "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json",
      "1.0": "https://a2ui.org/specification/v1_0/catalogs/basic/catalog.json",
    ]
    func own(_ version: String) -> String { "urn:loan-detail-engine:a2ui:\(version):1" }
    func run(_ capabilities: String) async -> Run {
      await tool.run("render 1001 --format a2ui --a2ui-client - --locale en_US", input: capabilities)
    }
    func stated(_ versions: (name: String, ids: [String?])...) -> String {
      let members = versions.map { version in
        let ids = version.ids.compactMap(\.self).map { "\"\($0)\"" }.joined(separator: ",")
        return "\"\(version.name)\": {\"supportedCatalogIds\": [\(ids)]}"
      }
      return "{\(members.joined(separator: ", "))}"
    }
    for (capabilities, options) in [
      (stated(("v0.9", [basic["0.9.1"]])), "0.9.1 --a2ui-catalog basic"),
      (stated(("v0.9", [basic["0.9.1"], own("0.9.1")])), "0.9.1 --a2ui-catalog own"),
      (stated(("v0.9.1", [basic["0.9.1"]]), ("v1.0", [basic["1.0"], "urn:other"])), "1.0 --a2ui-catalog basic"),
      (stated(("v0.9.1", [basic["0.9.1"]]), ("v1.0", [basic["1.0"], own("1.0")])), "1.0 --a2ui-catalog own"),
      (stated(("v0.9.1", [basic["0.9.1"]]), ("v1.0", [own("1.0")])), "0.9.1 --a2ui-catalog basic"),
    ] {
      let wanted = await tool.run("render 1001 --format a2ui --locale en_US --a2ui-version \(options)")
      #expect(await run(capabilities).output == wanted.output, "\(options)")
    }
    let none = await run(stated(("v0.8", ["urn:old"])))
    #expect(none.code == 65 && none.errors.contains("standard input: $: The client has no catalog that we draw with."))
    let malformed = await run("{\"v1.0\": {\"supportedCatalogIds\": [7]}}")
    #expect(malformed.code == 65)
    #expect(
      malformed.errors.contains(
        "standard input: $[\"v1.0\"].supportedCatalogIds[0]: These are no capabilities of a client of A2UI. Found 7; "
          + "expected the id of a catalog."))
  }

  @Test("refuses what does not go together")
  func usage() async {
    let version = await tool.run("render 1001 --a2ui-version 1.0")
    #expect(version.code == 64)
    #expect(version.errors.contains("--a2ui-version goes with A2UI output only: add --format a2ui."))
    let unknown = await tool.run("render 1001 --format a2ui --a2ui-version 0.8")
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("--a2ui-version takes 0.9.1 or 1.0, not \"0.8\"."))
    let named = await tool.run("schema patch --a2ui 1.0")
    #expect(named.code == 64 && named.errors.contains("--a2ui is no schema of one document"))
    let both = await tool.run("render 1001 --format a2ui --a2ui-client a --a2ui-version 1.0")
    #expect(both.code == 64 && both.errors.contains("--a2ui-client decides on version and catalog"))
    let compact = await tool.run("diff a b --format a2ui --compact")
    #expect(compact.code == 64 && compact.errors.contains("--compact goes with JSON output only"))
  }

  @Test("has the catalogs in Schemas/A2UI, with the own kinds of all products", arguments: ["0.9.1", "1.0"])
  func catalog(version: String) async throws {
    let file = MarkdownPage.root.appending(path: "Schemas/A2UI/catalog.\(version).json")
    let run = await tool.run("schema --a2ui \(version)")
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" {
      try run.output.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try run.output == String(contentsOf: file, encoding: .utf8))
    #expect(run.output.contains("\"mortgage_collateral\""))
  }
}
