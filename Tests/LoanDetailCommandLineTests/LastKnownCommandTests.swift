import Foundation
import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("The last known answers on the command line")
struct LastKnownCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
  private var file: String { folder.appending(path: "portfolio.json").path }

  private func run(_ line: String) async -> Run {
    await tool.run("\(line) --data \(file) --last-known \(folder.appending(path: "kept").path) --locale en_US")
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func writePortfolio() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(await tool.run("sample").output.utf8).write(to: URL(filePath: file))
  }

  @Test("are shown, marked, when the file is gone, and the file's own when it is back")
  func gone() async throws {
    defer { remove() }
    try await writePortfolio()
    let lines = ["render 1001", "list", "render mortgage:2001 --customer C-100"]
    var before: [Run] = []
    for line in lines { before.append(await run(line)) }
    #expect(before[0].code == 0 && before[1].code == 0, "\(before.map(\.errors))")
    try FileManager.default.removeItem(atPath: file)
    for (line, run) in zip(lines, before) where run.code == 0 {
      let offline = await self.run(line)
      #expect(offline.code == 0, "\(line): \(offline.errors)")
      #expect(offline.output.contains("The data may be out of date"), "\(offline.output)")
      #expect(!run.output.contains("The data may be out of date"))
      #expect(offline.errors.contains("The source does not answer. The record is the one that it gave last."))
    }
    let screen = await run("render 1001").output
    #expect(screen.contains("the bank’s system does not answer; shown is what it stated last"), "\(screen)")
    #expect(await run("render 1002").code == 66)
    try await writePortfolio()
    for (line, run) in zip(lines, before) {
      #expect(await self.run(line).output == run.output)
    }
  }

  @Test("of a damaged file are reported and not shown")
  func damaged() async throws {
    defer { remove() }
    try await writePortfolio()
    #expect(await run("render 1001").code == 0)
    try FileManager.default.removeItem(atPath: file)
    let kept = folder.appending(path: "kept")
    let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
    for name in names where name != "key" {
      try Data("damaged".utf8).write(to: kept.appending(path: name))
    }
    let run = await run("render 1001")
    #expect(run.code == 66)
    #expect(run.errors.contains("The file with a last known answer is damaged. It was removed."), "\(run.errors)")
    // The command ends with the first question that has no answer.
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count == names.count - 1)
  }

  @Test("need a file")
  func usage() async {
    for line in ["list --last-known x", "list --data - --last-known x"] {
      let run = await tool.run(line)
      #expect(run.code == 64)
      #expect(run.errors.contains("--last-known goes with --data FILE of portfolio records only."), "\(run.errors)")
    }
  }
}
