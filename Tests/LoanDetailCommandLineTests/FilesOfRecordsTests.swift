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
}
