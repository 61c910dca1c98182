import Foundation
import LoanDetailCommandLine
import TestSupport
import Testing

@Suite("The comparison of two galleries")
final class GalleryComparisonTests {
  private let tool = MadeUpProducts.tool
  private let folder = FileManager.default.temporaryDirectory.appending(path: "compared-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("shows each change once, with the screens that have it, and the new and the gone ones")
  func change() async throws {
    let (old, new) = (folder.appending(path: "old").path, folder.appending(path: "new").path)
    let loan = { MadeUpProducts.loan("1", debt: $0) }
    let same = MadeUpProducts.loan("2")
    let (before, after) = (loan("100.50"), loan("200.50"))
    #expect(await write([before, same, MadeUpProducts.loan("3")], into: old) == 0)
    #expect(await write([after, same, MadeUpProducts.loan("4")], into: new) == 0)
    let run = await tool.run("gallery --compare \(old) \(new)")
    #expect(run.code == 0 && run.errors.hasPrefix("note: "), "\(run.errors)")
    let page = PageReader(run.output)
    let texts = page.texts()
    #expect(texts.contains { $0.hasPrefix("~ ") && $0.contains("100.50") })
    #expect(texts.contains { $0.hasPrefix("~ ") && $0.contains("200.50") })
    #expect(texts.contains("teapot/1/main.en_US.json") && !texts.contains { $0.hasPrefix("teapot/2/") })
    #expect(texts.contains("teapot/3/main.en_US.json") && texts.contains("teapot/4/main.en_US.json"))
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(ids.contains("change-1") && Set(ids).count == ids.count)
    #expect(await tool.run("gallery --compare \(old) \(new)").output == run.output)
  }

  @Test("compares the files that links lead to")
  func links() async throws {
    try write("Debt . . 1", to: "kept/a.txt")
    try write("Debt . . 2", to: "made/a.txt")
    for (link, file) in [("old", "kept"), ("new", "made")] {
      try FileManager.default.createDirectory(at: folder.appending(path: link), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "\(link)/a.txt"), withDestinationURL: folder.appending(path: "\(file)/a.txt"))
    }
    let run = await tool.run(
      "gallery --compare \(folder.appending(path: "old").path) \(folder.appending(path: "new").path)")
    #expect(run.errors.hasPrefix("note: Screens that differ: 1,"), "\(run.errors)")
  }

  @Test("takes the same change of several screens for one")
  func groups() async throws {
    let texts = [("a.txt", "Debt . . 1\nend"), ("b.txt", "Debt . . 2\nend"), ("c.txt", "Debt . . 3\nend")]
    for (name, text) in texts {
      try write(text, to: "old/\(name)")
      try write(name == "c.txt" ? "Debt . . 3\nfin" : text.replacing("Debt", with: "Owed"), to: "new/\(name)")
    }
    let run = await tool.run(
      "gallery --compare \(folder.appending(path: "old").path) \(folder.appending(path: "new").path)")
    #expect(
      run.errors == "note: Screens that differ: 3, different changes: 2, new screens: 0, screens that are gone: 0.\n")
    let headings = PageReader(run.output).texts().filter { $0.hasPrefix("Change ") }
    #expect(headings == ["Change 1: 2 screens", "Change 2: 1 screen"])
    #expect(run.output.contains("<del>- Debt . . 1</del>\n<span>  end</span>"))
    #expect(run.output.contains("<ins>+ Owed . . 1</ins>"))
  }

  @Test("shows the day of an entry of which nothing else has changed")
  func day() async throws {
    for (side, day) in [("old", "November 14, 2026"), ("new", "November 16, 2026")] {
      try write(
        """
        {"contentItems": [{"kind": "timeline", "id": "list", "items": [
          {"id": "list.1", "date": {"kind": "date", "text": "\(day)"}, "title": "Payment"}]}]}
        """, to: "\(side)/a.json")
    }
    let run = await tool.run(
      "gallery --compare \(folder.appending(path: "old").path) \(folder.appending(path: "new").path)")
    let changed = PageReader(run.output).texts().filter { $0.hasPrefix("~ ") }
    #expect(changed.count == 2 && changed[0].contains("November 14") && changed[1].contains("November 16"))
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("--compare A", 64, "--compare needs two folders: --compare OLD NEW."),
      ("--compare A B --output C", 64, "exclude each other"), ("A", 64, "does not know what to do with \"A\""),
      ("--compare /no/where /no/where", 66, "The folder \"/no/where\" cannot be read."),
    ])
  func usage(options: String, code: Int32, message: String) async {
    let run = await tool.run("gallery \(options)")
    #expect(run.code == code && run.errors.contains(message), "\(run.errors)")
  }

  private func write(_ loans: [String], into path: String) async -> Int32 {
    let portfolio = MadeUpProducts.portfolio(loans.joined(separator: ",\n"))
    return await tool.run("gallery --output \(path) --locale en_US --data -", input: portfolio).code
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
