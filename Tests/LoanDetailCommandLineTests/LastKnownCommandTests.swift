import Foundation
import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("The last known answers on the command line")
struct LastKnownCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  // Without digits, which a finding would mask.
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "kept-\(UUID().uuidString.filter(\.isLetter))")
  private var file: String { folder.appending(path: "portfolio.json").path }

  private func run(_ line: String) async -> Run {
    let kept = folder.appending(path: "kept").path
    return await tool.run("\(line) --data \(file) --last-known \(kept) --locale en_US --deadline 60")
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
    let own = "list --customer C-1 --width 300"
    let lines = [
      "render 1001", "list", own, "render mortgage:2001 --customer C-1", "render mortgage:2001 --customer C-2",
    ]
    var before: [Run] = []
    for line in lines { before.append(await run(line)) }
    #expect(before.allSatisfy { $0.code == 0 }, "\(before.map(\.errors))")
    try FileManager.default.removeItem(atPath: file)
    for (line, run) in zip(lines, before) {
      let offline = await self.run(line)
      #expect(offline.code == 0, "\(line): \(offline.errors)")
      #expect(offline.output.contains("The data may be out of date"), "\(offline.output)")
      #expect(!run.output.contains("The data may be out of date"))
      #expect(offline.errors.contains("The source does not answer. The record is the one that it gave last."))
      #expect(offline.errors.contains("There is no such file."), "\(offline.errors)")
    }
    let rows = await run(own).output.split(separator: "\n").filter { $0.contains("RUB") }
    #expect(rows.count == 5 && rows.allSatisfy { $0.contains("The data may be out of date") }, "\(rows)")
    let sent = await run("send 1001 autopay.off --yes")
    #expect(sent.code == 69 && !sent.errors.contains("does not offer"), "\(sent.errors)")
    let screen = await run("render 1001").output
    #expect(screen.contains("the bank’s system does not answer; these are its last known data"), "\(screen)")
    // The list is known, and this loan's details are not: they are there when the file is.
    let unknown = await run("render 1002")
    #expect(unknown.code == 69 && unknown.errors.contains("There is no such file."), "\(unknown.errors)")
    #expect(unknown.output.contains("We cannot show this product right now"), "\(unknown.output)")
    try await writePortfolio()
    for (line, run) in zip(lines, before) {
      #expect(await self.run(line).output == run.output)
    }
  }

  @Test("come with the reason why the file cannot be read, for a customer without its content")
  func unreadable() async throws {
    defer { remove() }
    try await writePortfolio()
    let line = "render consumerLoan:1001"
    for line in [line, "\(line) --customer C-1"] { #expect(await run(line).code == 0) }
    try Data(#"{"schemaVersion": 2, "loans": ["secret"#.utf8).write(to: URL(filePath: file))
    let (staff, customer) = (await run(line), await run("\(line) --customer C-1"))
    #expect(staff.code == 0 && customer.code == 0)
    for run in [staff, customer] {
      #expect(run.output.contains("The data may be out of date"))
      #expect(run.errors.contains("error: \(file): "), "\(run.errors)")
    }
    #expect(!customer.errors.contains("secret"))
  }

  @Test("are found by an id without a type while the file cannot be read")
  func bareID() async throws {
    defer { remove() }
    try await writePortfolio()
    for line in ["list", "render 1001"] { #expect(await run(line).code == 0) }
    try Data("{".utf8).write(to: URL(filePath: file))
    let known = await run("render 1001")
    #expect(known.code == 0 && known.output.contains("The data may be out of date"), "\(known.errors)")
    // The list is known, and this loan's details are not.
    let listed = await run("render 1002")
    #expect(listed.code == 65 && !listed.errors.contains("several products"), "\(listed.errors)")
    #expect(listed.output.contains("We cannot show this product right now"))
    let unknown = await run("render 9999")
    #expect(unknown.code == 66 && !unknown.errors.contains("several products"), "\(unknown.errors)")
  }

  @Test("are not put into a folder with other content")
  func otherContent() async throws {
    defer { remove() }
    try await writePortfolio()
    let run = await tool.run("list --data \(file) --last-known \(folder.path) --locale en_US --deadline 60")
    #expect(run.code != 0)
    #expect(FileManager.default.fileExists(atPath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    let again = await tool.run("list --data \(file) --last-known \(folder.path) --locale en_US --deadline 60")
    #expect(again.code == 69, "\(again.code)")
    #expect(
      again.errors.contains("The folder is not empty, and has no key of last known answers."), "\(again.errors)")
    #expect(FileManager.default.fileExists(atPath: file))
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
    #expect(run.code == 69)
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
