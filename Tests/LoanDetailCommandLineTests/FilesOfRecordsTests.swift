import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("A folder and a file of lines on the command line")
final class FilesOfRecordsTests: Sendable {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
  private var file: String { folder.appending(path: "portfolio.json").path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ line: String, _ data: String) async -> Run {
    await tool.run("\(line) --data \(data) --as-of 2026-11-21 --time-zone Europe/Moscow --locale en_US")
  }

  private static let lines = [
    "list", "list --customer C-2 --format json", "render consumerLoan:1001", "render 1001 --customer C-1",
    "render mortgage:2001 --customer C-2 --format json", "render mortgage:2001 --screen schedule",
  ]

  @Test("show what the same records in one file do")
  func same() async throws {
    let sample = Data(await tool.run("sample").output.utf8)
    try sample.write(to: URL(filePath: file))
    let document = try JSONParser.parse(Array(sample))
    let loans = try #require(document["loans"]?.elements)
    // Each line is a portfolio with one loan.
    let lines = loans.map { loan -> String in
      guard case .object(let members) = document else { return "" }
      let portfolio = members.map { $0.name == "loans" ? .init($0.name, .array([loan])) : $0 }
      return String(decoding: JSONValue.object(portfolio).rendered(.compact), as: UTF8.self)
    }
    #expect(lines.count > 10)
    let list = folder.appending(path: "lines.ndjson").path
    for line in Self.lines {
      try? FileManager.default.removeItem(atPath: list)
      let (expected, inFolder) = (await run(line, file), await run(line, folder.path))
      #expect(expected.code == 0, "\(line): \(expected.errors)")
      #expect(inFolder.output == expected.output, "\(line)")
      #expect(inFolder.code == 0 && inFolder.errors == expected.errors, "\(line): \(inFolder.errors)")
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: list))
      let inLines = await run(line, list)
      #expect(inLines.output == expected.output, "\(line)")
      #expect(inLines.code == 0 && inLines.errors == expected.errors, "\(line): \(inLines.errors)")
    }
  }

  @Test("say that something is missing while a file cannot be read, to a customer without its name")
  func unreadableFile() async throws {
    try Data(await tool.run("sample").output.utf8).write(to: URL(filePath: file))
    let sentence = "Some of the data cannot be read right now, so there may be products that are not shown here."
    #expect(await !run("list --customer C-1", folder.path).flatOutput.contains(sentence))
    try Data("{".utf8).write(to: folder.appending(path: "broken.json"))
    for (scope, names) in [("", true), (" --customer C-1", false)] {
      let list = await run("list\(scope)", folder.path)
      #expect(list.code == 0 || scope == "")
      #expect(list.output.contains("1001") && list.flatOutput.contains(sentence), "\(list.output)")
      let document = try JSONParser.parse(Array(await run("list\(scope) --format json", folder.path).output.utf8))
      #expect(document["outcome"]?["kind"] == .string("partial"))
      #expect(document["outcome"]?["missing"]?.elements.last?["reason"] == .string("unreadable"))
      let old = await run("list\(scope) --format json --client-version 2", folder.path)
      #expect(old.output.contains(sentence), "\(old.output)")
      for reference in ["99", "1O01"] {
        let unknown = await run("render \(reference)\(scope)", folder.path)
        #expect(unknown.code == 69 && unknown.output.isEmpty)
        #expect(
          unknown.errors.contains("A part of the source cannot be read, and the loan may be in it."),
          "\(unknown.errors)")
        #expect(unknown.errors.contains("broken.json") == names, "\(unknown.errors)")
        #expect(unknown.errors.split(separator: "A part of the source").count == 2)
      }
    }
    let ofNobody = await run("render 99 --customer nobody", folder.path)
    #expect(ofNobody.code == 69 && ofNobody.errors.contains("may be in it"), "\(ofNobody.errors)")
    let summary = await run("summary --customer C-1", folder.path)
    #expect(summary.output.contains("Other products: the data is not available right now"), "\(summary.output)")
    let nobody = await run("list --customer nobody", folder.path)
    #expect(nobody.flatOutput.contains(sentence) && !nobody.output.contains("There are no products."))
  }
}

extension Run {
  /// The output without the ends of its lines inside of a text.
  fileprivate var flatOutput: String { output.replacing("\n  ", with: " ") }
}
