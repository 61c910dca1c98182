import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("diff and patch")
final class PatchCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "patches-\(UUID().uuidString.filter(\.isLetter))")
  private let screen = #"{"headerItem": {"id": "header"}, "contentItems": [{"id": "a"}]}"#

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("lead from one day of every sample product to the next, byte for byte")
  func sampleScreens() async throws {
    let list = try await JSONParser.parse(Array(tool.run("list --format json").output.utf8))
    let references = (list["products"]?.elements ?? []).map { product in
      [product["type"], product["id"]].compactMap { $0?.nonEmptyText }.joined(separator: ":")
    }
    #expect(references.count > 10)
    for reference in references {
      let old = await tool.run("render \(reference) --format json --as-of 2026-11-21").output
      let new = await tool.run("render \(reference) --format json --as-of 2026-11-22").output
      try await expectPatch(from: old, to: new, "\(reference)")
    }
  }

  @Test("lead from a screen of an older version of the format to the newest")
  func versions() async throws {
    let old = await tool.run("render 1001 --format json --client-version 1").output
    let new = await tool.run("render 1001 --format json").output
    #expect(old != new)
    try await expectPatch(from: old, to: new, "1001")
  }

  @Test("say in which document what is wrong")
  func faults() async throws {
    let good = try file("good.json", screen)
    let bad = try file("bad.json", screen.replacing("\"a\"", with: "\"header\""))
    let duplicate = """
      $.contentItems[0].id: Two items have the same id. Found "header", as at $.headerItem.id; expected an id of its own.
      """
    await expect("diff \(good) \(bad)", 65, "\(bad): \(duplicate)")
    await expect(
      "diff - \(good)", input: try String(contentsOfFile: bad, encoding: .utf8), 65, "standard input: \(duplicate)")
    await expect(
      "patch \(good) -", input: "{", 65,
      """
      standard input: $ (line 1, column 2): The source is not well-formed JSON. Found the end of the text; expected a \
      name in quotes.
      """)
    await expect(
      "patch \(good) -", input: screen, 65,
      "standard input: $.schemaVersion: The patch is malformed. Found nothing; expected the number 1.")
    await expect(
      "patch \(bad) -", input: #"{"schemaVersion": 1, "from": "", "to": "", "operations": []}"#, 65,
      "\(bad): \(duplicate)")
    await expect(
      "patch \(good) -",
      input: #"{"schemaVersion": 1, "from": "4f79bb", "to": "", "operations": [{"op": "remove", "id": "b"}]}"#, 65,
      """
      standard input: $.operations[0].id: The operation names an item that is not in the document. Found "b"; expected \
      the id of an item that is in it by then. The document is also another than the patch is for: its ETag is \
      "\(try eTag())", not "4f79bb".
      """)
    await expect("diff \(good) \(good).gone", 66, "\(good).gone: There is no such file. Check the path.")
  }

  @Test("refuse a patch that nests too deeply, with the operation", arguments: [200, 20_000])
  func depth(count: Int) async throws {
    let path = try file("base.json", screen)
    let operations = (0..<count).map { number in
      let parent = number == 0 ? "\"list\": \"contentItems\"" : "\"parent\": \"\(number - 1)\", \"list\": \"items\""
      return "{\"op\": \"insert\", \(parent), \"item\": {\"id\": \"\(number)\", \"items\": []}}"
    }
    await expect(
      "patch \(path) -",
      input: """
        {"schemaVersion": 1, "from": "\(try eTag())", "to": "", "operations": [\(operations.joined(separator: ","))]}
        """,
      65,
      """
      standard input: $.operations[63].item: The operation nests the document too deeply. Found one level more; expected \
      at most 128 levels of arrays and objects.
      """)
  }

  @Test("read standard input once")
  func standardInputTwice() async {
    for command in ["diff", "patch"] {
      let run = await tool.run("\(command) - -")
      #expect(run.code == 64)
      #expect(
        run.errors == """
          error: Standard input is read only once: give a file in the place of one "-".
          note: See "loan-detail help \(command)".

          """)
    }
    #expect(await tool.run("diff a.json").errors.hasPrefix("error: \"diff\" is missing NEW.\n"))
  }

  @Test("print a patch as its schema, which is the file's")
  func schema() async throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas/patch.schema.json")
    #expect(await tool.run("schema patch").output == (try String(contentsOf: url, encoding: .utf8)))
  }

  private func expectPatch(from old: String, to new: String, _ name: Comment) async throws {
    let path = try file("old.json", old)
    let patch = await tool.run("diff \(path) -", input: new)
    #expect(patch.code == 0, name)
    #expect(patch.errors == "", name)
    let patched = await tool.run("patch \(path) -", input: patch.output)
    #expect(patched.errors == "", name)
    // As bytes: equal texts may be spelt with others.
    #expect(Array(patched.output.utf8) == Array(new.utf8), name)
  }

  private func expect(_ line: String, input: String = "", _ code: Int32, _ message: String) async {
    let run = await tool.run(line, input: input)
    #expect(run.code == code)
    #expect(run.output == "")
    #expect(run.errors == "error: \(message)\n")
  }

  private func eTag() throws -> String { try ContentHash(of: JSONParser.parse(Array(screen.utf8))).hex }

  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path()
  }
}
