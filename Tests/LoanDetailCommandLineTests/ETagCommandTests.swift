import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("etag")
struct ETagCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("prints the ETag that the document itself states", arguments: ["en_US", "ar", "he", "fa"])
  func own(locale: String) async throws {
    for arguments in ["", " --compact", " --client-version 2"] {
      let screen = await tool.run("render 1001 --format json --locale \(locale)\(arguments)").output
      let own = try #require(try JSONParser.parse(Array(screen.utf8))["etag"]?.nonEmptyText)
      #expect(await tool.run("etag -", input: screen).output == "\(own)\n")
    }
  }

  @Test("does not read the document's own ETag, its freshness, its diagnostics and the order of its properties")
  func canonical() async {
    let one = #"{"schemaVersion": 3, "a": 1.0, "b": "\u00e9"}"#
    let same = #"{"b": "é", "etag": "x", "freshness": {}, "a": 1, "diagnostics": [1], "schemaVersion": 3}"#
    let run = await tool.run("etag -", input: "\(one)\n\n\(same)\r\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1])
    #expect(lines.first?.count == 64)
  }

  @Test("prints a line for each document of a file of lines")
  func lines() async throws {
    let first = await tool.run("render 1001 --format json --compact").output
    let second = await tool.run("render 2001 --format json --compact --client-version 2").output
    let both = await tool.run("etag -", input: first + second).output
    let apart = await tool.run("etag -", input: first).output + tool.run("etag -", input: second).output
    #expect(both == apart)
  }

  @Test("says in which line what is wrong")
  func faults() async {
    let malformed = await tool.run("etag -", input: "{}\n\n{\"a\" 1}\n")
    #expect(malformed.code == 65)
    #expect(
      malformed.errors == """
        error: standard input: $ (line 3, column 6): The source is not well-formed JSON. Found "1"; expected ":".

        """)
    #expect(malformed.output == "")
    let other = await tool.run("etag -", input: "{}\n[]\n")
    #expect(other.code == 65)
    #expect(
      other.errors
        == "error: standard input, line 2: $: The document is not a screen. Found an array of 0; expected an object.\n")
    #expect(await tool.run("etag -", input: "").code == 65)
    #expect(await tool.run("etag").errors.hasPrefix("error: \"etag\" is missing FILE.\n"))
    #expect(await tool.run("etag - --limit bytes=1", input: "{}").code == 65)
    #expect(await tool.run("etag gone.json").code == 66)
  }

  @Test("takes documents of up to 16 MiB, and more of them")
  func long() async {
    func document(_ length: Int) -> String { #"{"a": "\#(String(repeating: "x", count: length - 9))"}"# }
    let two = await tool.run("etag -", input: "\(document(9 << 20))\n\(document(9 << 20))\n")
    #expect(two.code == 0 && two.output.split(separator: "\n").count == 2, "\(two.errors)")
    let one = await tool.run("etag -", input: document((1 << 24) + 1))
    #expect(one.code == 65)
    #expect(one.errors == "error: standard input: The document is too long. Expected at most 16777216 bytes.\n")
  }
}
