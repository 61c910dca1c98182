import Foundation
import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("The ids in a gallery")
struct GalleryIDTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("are masked by their look in what is seen, and not in addresses")
  func masked() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let number = "4276380012345679"
    let portfolio =
      #"{"schemaVersion": 2, "asOf": "2026-11-21", "loans": [{"id": "\#(number)", "type": "consumerLoan", "currency": "RUB", "#
      + #""phase": "active", "debt": {"total": "5.00"}, "parties": [{"customer": "C-1", "role": "borrower"}]}]}"#
    let run = await tool.run(
      "gallery --no-conformance --output \(folder.path) --locale en_US --days 0 --data -", input: portfolio)
    #expect(run.code == 0, "\(run.errors)")
    for path in ["index.html", "consumerLoan/\(number)/main.en_US.html"] {
      let page = try String(decoding: Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
      let seen = page.replacing(/<[^>]*>/, with: "")
      #expect(!seen.contains(number) && seen.contains("•• 5679"), "\(path): \(seen)")
    }
  }

  @Test("are found in a list of any length, which is read in parts")
  func manyProducts() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let loans = (1...2_050).map {
      #"{"id": "a\#($0)", "type": "consumerLoan", "currency": "RUB", "phase": "active", "debt": {"total": "5.00"}, "#
        + #""parties": [{"customer": "C-1", "role": "borrower"}]}"#
    }
    let run = await tool.run(
      "gallery --no-conformance --output \(folder.path) --locale en_US --locale ru_RU --days 0 --product a999 "
        + "--product a1001 --product a2050 --data -",
      input: #"{"schemaVersion": 2, "asOf": "2026-11-21", "loans": [\#(loans.joined(separator: ", "))]}"#)
    #expect(run.code == 0, "\(run.errors)")
    let index = try String(decoding: Data(contentsOf: folder.appending(path: "index.html")), as: UTF8.self)
    #expect(index.matches(of: /data-id="consumerLoan:(a\d+)"/).map { String($0.1) } == ["a999", "a1001", "a2050"])
    #expect(index.contains("Действует") && index.contains("Active"))
  }
}
