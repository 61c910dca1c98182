import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("Cards of DivKit of the commands")
final class DivKitCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "divkit-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(
    "are what every command with a screen or a list prints",
    arguments: [
      "render 1003", "render mortgage:2001 --screen schedule", "list", "list --customer C-1", "summary --customer C-1",
      "products", "explain 1001 debt.total", "what-if 1001 early-repayment --amount 100000",
    ])
  func cards(line: String) async throws {
    let run = await tool.run("\(line) --format divkit --locale en_US")
    #expect(run.code == 0, "\(run.errors)")
    let card = try JSONParser.parse(Array(run.output.utf8))
    #expect(card["card"]?["states"]?.elements.first?["div"]?["id"] == .string("loan-detail"))
    let compact = await tool.run("\(line) --format divkit --locale en_US --compact").output
    #expect(try JSONParser.parse(Array(compact.utf8)) == card)
    #expect(compact.count { $0 == "\n" } == 1)
  }

  @Test("have the program's own words in the language of the reader")
  func words() async {
    let run = await tool.run("render mortgage:2001 --screen schedule --format divkit --locale ru_RU")
    #expect(run.output.contains("Показано на"))
  }

  @Test("have patches, which name the place of a fault, and none if nothing differs")
  func patches() async throws {
    let old = try file("old.json", await tool.run("render 1001 --format divkit --as-of 2026-11-21").output)
    let new = try file("new.json", await tool.run("render 1001 --format divkit --as-of 2026-11-22").output)
    let run = await tool.run("diff \(old) \(new) --format divkit")
    #expect(run.code == 0 && run.errors == "")
    let changes = try JSONParser.parse(Array(run.output.utf8))["patch"]?["changes"]?.elements ?? []
    let card = try String(contentsOfFile: new, encoding: .utf8)
    #expect(!changes.isEmpty && run.output.utf8.count < card.utf8.count)
    let same = await tool.run("diff \(old) \(old) --format divkit")
    #expect(same.code == 0 && same.output == "")
    #expect(
      same.errors == "note: Both cards are the same: there is no patch, because DivKit has none without changes.\n")
    let screen = try file("screen.json", await tool.run("render 1001 --format json").output)
    let wrong = await tool.run("diff \(old) \(screen) --format divkit")
    #expect(wrong.code == 65)
    #expect(
      wrong.errors == """
        error: \(screen): $.card.log_id: The document is no card of DivKit. Found nothing; expected the id of a card.

        """)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path()
  }
}
