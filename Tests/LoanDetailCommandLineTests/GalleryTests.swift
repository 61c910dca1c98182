import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailCore
import Loans
import Synchronization
import TestSupport
import Testing

@Suite("The gallery")
final class GalleryTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private let small = MadeUpProducts.tool
  private let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")

  /// The command whose verdict on the products' contract takes no time, because no test of it is about that.
  private var gallery: String { "gallery --no-conformance --output \(folder.path)" }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("has only links that lead to a file and to an anchor of it, and a script and a style that its policy allows")
  func links() async throws {
    let run = await tool.run(
      "gallery --output \(folder.path) --product 1003 --product 4003 --locale en_US --locale ar_EG")
    #expect(run.code == 0, "\(run.errors)")
    let files = try contents().mapValues { String(decoding: $0, as: UTF8.self) }
    let pages = files.filter { $0.key.hasSuffix(".html") }.mapValues { PageReader($0) }
    #expect(pages.count > 30)
    let ids = pages.mapValues { page in page.elements.compactMap { $0.attributes["id"] } }
    let anchors = ids.mapValues { Set($0) }
    for (path, page) in pages {
      #expect(anchors[path]?.count == ids[path]?.count, "\(path) has an id twice")
      for element in page.elements {
        guard let link = element.attributes["href"] ?? element.attributes["src"], !link.contains(":") else { continue }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target =
          parts[0].isEmpty
          ? path
          : folder.appending(path: path).deletingLastPathComponent().appending(path: parts[0]).standardized.path
            .replacing("\(folder.standardized.path)/", with: "")
        #expect(files[target] != nil, "\(path) links to \(link)")
        guard parts.count > 1 else { continue }
        #expect(anchors[target]?.contains(parts[1]) ?? false, "\(path): \(link)")
      }
      let policy = try #require(page.elements.first { $0.attributes["http-equiv"] != nil }?.attributes["content"])
      #expect(policy.hasPrefix("default-src 'none'; ") && !policy.contains("unsafe") && !policy.contains("http"))
      #expect(
        !page.elements.contains { element in element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" } })
    }
  }

  @Test("shows what explain, render and older clients say of the same screen")
  func content() async throws {
    #expect(await tool.run("\(gallery) --product 4003 --locale en_US").code == 0)
    let path = "creditCard/4003/main.en_US"
    let page = try PageReader(text("\(path).html"))
    let json = await tool.run("render 4003 --locale en_US --format json").output
    #expect(try text("\(path).json") == json)
    let words = page.texts()
    for client in ["", "--client-version 2", "--client-version 1"] {
      let text = await tool.run("render 4003 --locale en_US --width 80 \(client)").output
      #expect(words.contains { $0 == text }, "\(client)")
    }
    let explained = await tool.run("explain 4003 debt.overdue --locale en_US --format text --width 300").output
    let source = "the source's field samples of CreditCard: $.loans[2].debt.overdue.amount"
    #expect(explained.contains(source) && words.contains { $0 == source })
    let items = page.elements.compactMap { $0.attributes["data-item"] }
    #expect(items.contains("debt.overdue"))
    // The slider has a step for each link of a day.
    let slider = try #require(page.elements.first { $0.attributes["id"] == "gallery-day" })
    let days = page.elements.compactMap { $0.attributes["href"] }.filter { $0.contains("main.20") }
    #expect(Int(slider.attributes["max"] ?? "") == days.count && !days.isEmpty)
    #expect(page.elements.contains { $0.attributes["href"] == "what-if.payoff.en_US.html" })
  }

  @Test("says whether a product keeps to the contract, and which pages have a fault")
  func contract() async throws {
    let verdict = "Conformance: all sample loans pass every rule for products."
    #expect(await tool.run("gallery --output \(folder.path) --product 7001 --locale en_US").code == 0)
    #expect(try PageReader(text("index.html")).texts().contains(verdict))
    let page = try PageReader(text("overdraft/7001/statement.en_US.html"))
    #expect(page.elements.contains { $0.attributes["href"] == "../../index.html#contract-overdraft" })
    #expect(await tool.run("gallery --output \(folder.path) --product 7001 --locale en_US --no-conformance").code == 0)
    let unchecked = try PageReader(text("index.html")).texts()
    #expect(unchecked.contains("Conformance: the rules for products were not checked.") && !unchecked.contains(verdict))
  }

  @Test("links each fault against the contract with the page that has it")
  func contractFaults() async throws {
    #expect(await small.run("gallery --output \(folder.path) --locale en_US").code == 0)
    let index = try PageReader(text("index.html"))
    #expect(index.texts().contains { $0.hasPrefix("Conformance: faults against the rules for products (") })
    let places = index.elements.filter { $0.attributes["data-screen"] == nil }.compactMap { $0.attributes["href"] }
    #expect(places.contains("teapot/1001/main.en_US.html"))
    #expect(try !text("teapot/1001/main.en_US.html").isEmpty)
  }

  @Test("lists every loan with its states, its screens and its languages, and searches no less")
  func index() async throws {
    #expect(await small.run("\(gallery)").code == 0)
    let page = try PageReader(text("index.html"))
    let listed = await small.run("list --format json --locale en_US").output
    for id in ["teapot:1001", "teapot:77", "kettle:2001", "kettle:77"] {
      let parts = id.split(separator: ":")
      #expect(listed.contains("\"id\": \"\(parts[1])\""))
      #expect(page.elements.contains { $0.attributes["data-id"] == id && $0.attributes["data-screens"] != nil })
      for locale in ["en_US", "ru_RU"] {
        #expect(page.elements.contains { $0.attributes["href"] == "\(parts[0])/\(parts[1])/main.\(locale).html" })
      }
    }
    #expect(page.elements.count { $0.attributes["data-id"] != nil } == 4)
  }

  @Test("shows texts of data as texts")
  func hostileTexts() async throws {
    let hostile = "</pre><script>alert(1)</script><img src=x onerror='alert(2)'>"
    let portfolio = await tool.run("sample").output.replacing("Octavia", with: hostile)
      .replacing("\"3006\"", with: "\"<script>\"")
    let run = await tool.run("\(gallery) --data - --product carLoan:<script>", input: portfolio)
    #expect(run.code == 0, "\(run.errors)")
    var found = 0
    for (path, bytes) in try contents() where path.hasSuffix(".html") {
      let text = String(decoding: bytes, as: UTF8.self)
      // The script of the program is the only one.
      #expect(text.components(separatedBy: "<script>").count == 2 && !text.contains("<img"), "\(path)")
      found += text.contains("&lt;/pre&gt;&lt;script&gt;alert(1)") ? 1 : 0
    }
    #expect(found > 10)
    #expect(try contents()["carLoan/~3cscript~3e/main.en_US.html"] != nil)
  }

  @Test("has a folder of its own for each id, whatever its characters")
  func names() async throws {
    let portfolio = MadeUpProducts.portfolio(
      MadeUpProducts.loan("../../x"), MadeUpProducts.loan(".."), MadeUpProducts.loan(String(repeating: "7", count: 300))
    )
    let run = await small.run("\(gallery) --data - --locale en_US", input: portfolio)
    #expect(run.code == 0, "\(run.errors)")
    let folders = try Set(contents().keys.filter { $0.hasSuffix("main.en_US.html") })
    #expect(folders.count == 3 && folders.contains("teapot/~2e.~2f..~2fx/main.en_US.html"))
    #expect(folders.contains("teapot/~2e./main.en_US.html"))
  }

  @Test("is the same each time, and only files whose bytes change are written")
  func unchanged() async throws {
    let command = "\(gallery) --locale en_US"
    #expect(await small.run(command).output.contains(" 0 unchanged, 0 removed"))
    let first = try contents()
    let again = await small.run(command).output
    #expect(again.contains(": 0 files written, \(first.count - 1) unchanged, 0 removed, "))
    #expect(try contents() == first)
    try Data("old".utf8).write(to: folder.appending(path: "teapot/77/main.en_US.html"))
    #expect(await small.run(command).output.contains(": 1 files written, "))
    #expect(try contents() == first)
  }

  @Test("writes the pages of the first product before all others, and the same pages")
  func first() async throws {
    let lines = Lines()
    let streams = Streams(read: { _ in [] }) { [folder] bytes in
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      let loans = Set(paths.filter { $0.hasSuffix(".html") }.map { $0.prefix { $0 != "." } })
      lines.add("\(String(decoding: bytes, as: UTF8.self))\(loans.sorted().joined(separator: " "))")
      return .done
    }
    let command = ["gallery", "--no-conformance", "--output", folder.path, "--locale", "en_US"]
    let surroundings = Surroundings(variables: [:], today: nil, streams: streams)
    let outcome = await small.run(command + ["--first", "kettle:77"], in: surroundings)
    #expect(outcome.exitCode.rawValue == 0)
    #expect(lines.all == ["kettle:77: 7 pages\nkettle/77/main kettle/77/statement kettle/77/what-if"])
    let pages = try contents()
    try FileManager.default.removeItem(at: folder)
    #expect(await small.run(command.joined(separator: " ")).code == 0)
    #expect(try contents() == pages)
  }

  @Test("shows the main screen on as many other days as are asked for", arguments: [0, 2])
  func days(count: Int) async throws {
    #expect(await tool.run("\(gallery) --product 4003 --locale en_US --days \(count)").code == 0)
    #expect(try contents().keys.count { $0.hasSuffix(".html") && $0.contains("main.20") } == count)
    #expect(try text("creditCard/4003/main.en_US.html").contains("id=\"gallery-day\"") == (count > 0))
  }

  @Test("removes its own files that do not belong any more, and no other")
  func stale() async throws {
    #expect(await small.run("\(gallery) --locale en_US --locale ru_RU").code == 0)
    let note = folder.appending(path: "teapot/77/note.txt")
    try Data("mine".utf8).write(to: note)
    let run = await small.run("\(gallery) --locale en_US --product kettle")
    #expect(run.code == 0)
    let left = try Set(contents().keys)
    #expect(left.contains("teapot/77/note.txt") && left.contains("kettle/77/main.en_US.html"))
    #expect(!left.contains { $0.contains("ru_RU") } && left.filter { $0.hasPrefix("teapot/") }.count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "teapot/1001").path))
  }

  @Test("writes neither into a folder that is no gallery nor over a file that is not its own")
  func foreign() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let mine = folder.appending(path: "index.html")
    try Data("mine".utf8).write(to: mine)
    let run = await small.run("\(gallery)")
    #expect(run.code == 74 && run.output == "")
    #expect(run.errors.contains("is not empty and holds no gallery. Give --output a new folder"))
    try FileManager.default.removeItem(at: mine)
    #expect(await small.run("\(gallery) --product kettle").code == 0)
    try FileManager.default.createDirectory(at: folder.appending(path: "teapot/77"), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appending(path: "teapot/77/main.en_US.html"))
    let other = await small.run("\(gallery)")
    #expect(other.code == 74 && other.errors.contains("is no file of the gallery, and has the name of one."))
    #expect(try text("teapot/77/main.en_US.html") == "mine")
    let nowhere = await small.run("gallery --output /dev/null/gallery")
    #expect(nowhere.code == 74 && nowhere.errors.contains("The folder \"/dev/null/gallery\" cannot be made."))
  }

  @Test("neither removes nor writes what is behind a link")
  func linkedFolder() async throws {
    #expect(await small.run("\(gallery) --locale en_US").code == 0)
    let outside = folder.deletingLastPathComponent().appending(path: "\(folder.lastPathComponent)-outside")
    defer { try? FileManager.default.removeItem(at: outside) }
    let inside = folder.appending(path: "teapot/77")
    try FileManager.default.moveItem(at: inside, to: outside)
    try FileManager.default.createSymbolicLink(at: inside, withDestinationURL: outside)
    let files = try FileManager.default.contentsOfDirectory(atPath: outside.path)
    #expect(!files.isEmpty)
    #expect(await small.run("\(gallery) --locale en_US --product kettle").code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == files)
    let again = await small.run("\(gallery) --locale en_US")
    #expect(again.code == 74)
    #expect(again.errors.contains("is no file or behind a link. Remove what is there."), "\(again.errors)")
    try FileManager.default.removeItem(at: inside)
    for name in ["index.html", "gallery-files.txt"] {
      let (file, victim) = (folder.appending(path: name), outside.appending(path: "victim"))
      try Data(contentsOf: file).write(to: victim)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: victim)
      let before = try Data(contentsOf: victim)
      #expect(await small.run("\(gallery) --locale en_US --product teapot").code == 74)
      #expect(try Data(contentsOf: victim) == before)
      try FileManager.default.removeItem(at: file)
      try before.write(to: file)
    }
  }

  @Test("a list of files that leads out of the folder is no list")
  func listOfFiles() async throws {
    #expect(await small.run("\(gallery) --product kettle").code == 0)
    let list = folder.appending(path: "gallery-files.txt")
    try Data((text("gallery-files.txt") + "../victim\n").utf8).write(to: list)
    #expect(await small.run("\(gallery) --product kettle").code == 74)
  }

  @Test("shows the fault page of a loan that cannot be opened")
  func faults() async throws {
    let tool = LoanDetailTool(products: [MadeUpProducts.fragile("teapot", breaking: .unavailable)])
    let run = await tool.run(
      "gallery --output \(folder.path) --data -", input: MadeUpProducts.portfolio(MadeUpProducts.loan("1")))
    #expect(run.code == 0, "\(run.errors)")
    #expect(try PageReader(text("teapot/1/main.en_US.html")).texts().contains { $0.contains("try again") })
  }

  @Test(
    "says what is wrong with an option",
    arguments: [
      ("", 64, "needs --output DIR"), ("--client x", 64, "such as 1:row,note, not \"x\""),
      ("--client 1:rows", 64, "There is no kind \"rows\""), ("--locale english_", 64, "--locale takes a locale"),
      ("--locale en_US --locale en-us", 64, "en_US is given more than once"),
      ("--product pot", 66, "There is no product to show of \"pot\""),
      ("--product kettle --first teapot:77", 66, "--first: there is no product \"teapot:77\" among those with pages."),
      ("--days 32", 64, "--days"),
    ])
  func usage(options: String, code: Int32, message: String) async {
    let run = await small.run("gallery \(options.isEmpty ? "" : "--output \(folder.path) ")\(options)")
    #expect(run.code == code && run.errors.contains(message), "\(run.errors)")
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  /// The files in the folder, by their paths.
  private func contents() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try Data(contentsOf: folder.appending(path: path)) }
    }
    return files
  }
}

/// Lines that closures on any thread add.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
