import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("batch")
struct BatchTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private static let day = "--data-as-of 2026-11-21 --time-zone Europe/Moscow --locale ru_RU"

  @Test(
    "makes the bytes of render for the same record, day, locale and client",
    arguments: [
      "", " --client-version 1 --client-kinds row,note", " --screen details --without spoken", " --screen statement",
    ])
  func sameBytes(options: String) async throws {
    // The first sample of each product.
    let lines = try await samples().filter { $0.id.hasSuffix("001") }
    #expect(lines.count == InstalledSamples.all.count)
    let batch = await tool.run("batch \(Self.day)\(options)", input: lines.map { $0.text + "\n" }.joined())
    #expect(batch.code == 0)
    var expected = ""
    for line in lines {
      let options = "--format json --compact --locale ru_RU\(options)"
      expected += await tool.run("render \(line.type):\(line.id) \(options)").output
    }
    #expect(batch.output == expected)
  }

  @Test("makes the same texts too, each with a form feed after it")
  func text() async throws {
    let lines = try await samples().filter { ["1001", "4001"].contains($0.id) }
    let batch = await tool.run(
      "batch --format text --width 70 \(Self.day)", input: lines.map { $0.text + "\n" }.joined())
    var expected = ""
    for line in lines {
      expected += await tool.run("render \(line.type):\(line.id) --width 70 --locale ru_RU").output + "\u{C}\n"
    }
    #expect(batch.output == expected)
  }

  @Test("shows a line to the customer whom a member of it names, and to nobody else")
  func customer() async throws {
    let first = try #require(try await samples().first { $0.id == "1001" })
    let record = first.text.dropFirst()
    let input =
      #"{"whose" : "C-1" ,\#(record)"# + "\n" + first.text.dropLast() + #", "whose":"C-1"}"# + "\n"
      + #"{"whose": "C-2", \#(record)"# + "\n" + first.text + "\n" + #"{"whose": 7, \#(record)"# + "\n"
    let batch = await tool.run("batch --customer-field whose --as-of 2026-11-21 \(Self.day)", input: input)
    let render =
      "render consumerLoan:1001 --customer C-1 --as-of 2026-11-21 --time-zone Europe/Moscow --format json --compact"
    let screen = await tool.run(render + " --locale ru_RU").output
    let expected =
      screen + screen
      + #"{"line":3,"error":{"id":"batch.not-found","path":"$","message":"The customer of the line is not a party to "#
      + #"the loan."}}"# + "\n"
      + #"{"line":4,"error":{"id":"batch.no-customer","path":"$.whose","message":"The line does not name its customer. "#
      + #"Found nothing; expected the id of a customer, a string."}}"# + "\n"
      + #"{"line":5,"error":{"id":"batch.no-customer","path":"$.whose","message":"The line does not name its customer. "#
      + #"Found #; expected the id of a customer, a string."}}"# + "\n"
    #expect(batch.output == expected)
    #expect(batch.code == 65)
  }

  @Test("says in place of a screen what is wrong with a line, and goes on")
  func badLines() async throws {
    let first = try #require(try await samples().first)
    let cut = first.text.replacing(#""phase":"active""#, with: #""phase":7"#)
    let batch = await tool.run("batch \(Self.day)", input: "{\n\(first.text)\r\n\n[]\n\(cut)")
    let lines = batch.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 6)
    #expect(
      lines[0]
        == #"{"line":1,"error":{"id":"source.malformed-json","path":"$ (line 1, column 2)","message":"The source "#
        + #"is not well-formed JSON. Found the end of the text; expected a name in quotes."}}"#)
    #expect(lines[1].hasPrefix(#"{"schemaVersion":3,"product":{"id":"1001""#))
    #expect(lines[2].isEmpty)
    #expect(lines[3].hasPrefix(#"{"line":4,"error":"#))
    #expect(lines[4].hasPrefix(#"{"line":5,"product":{"id":"1001","type":"consumerLoan"},"error":{"id":"record."#))
    #expect(batch.code == 65)
    #expect(batch.errors.hasPrefix("error: 3 of 5 lines are bad; error lines take their places.\nnote: 5 lines, "))
    #expect(batch.errors.contains("1 screens (0 with findings), 3 bad lines, 1 empty lines; "))
  }

  @Test("ends at the first bad line if it is strict, and goes on from there to the same bytes")
  func strict() async throws {
    let texts = try await samples().prefix(4).map(\.text)
    let good = texts.joined(separator: "\n")
    let bad = (texts[..<2] + ["{}"] + texts[3...]).joined(separator: "\n")
    let whole = await tool.run("batch \(Self.day)", input: good)
    let first = await tool.run("batch --strict \(Self.day)", input: bad)
    #expect(first.code == 65)
    #expect(first.errors.hasPrefix("error: line 3: $.id: A value that must be there is missing. Add it.\n"))
    #expect(first.errors.contains("go on with --from-line 3.\nnote: 2 lines, "))
    #expect(first.errors.contains(" 1 bad lines, 0 empty lines; "))
    let rest = await tool.run("batch --strict --from-line 3 \(Self.day)", input: good)
    #expect(first.output + rest.output == whole.output)
    #expect(rest.errors.contains("note: 2 lines, "))
  }

  @Test("counts what it found by rule, on screens and in bad lines, on any number of threads", arguments: [1, 4])
  func findings(threads: Int) async throws {
    let good = try #require(try await samples().first).text
    let odd = good.replacing(#""phase":"active""#, with: #""phase":"active","colour":"red","sizes":[1]"#)
    let input = ([good, odd, "{", "[]"] + Array(repeating: odd, count: 100)).joined(separator: "\n")
    let batch = await tool.run("batch --threads \(threads) \(Self.day)", input: input)
    let counts = "record.unknown-field 202, record.unreadable-value 1, source.malformed-json 1"
    #expect(batch.errors.hasSuffix(" Findings: \(counts).\n"))
    #expect(await !tool.run("batch \(Self.day)", input: good).errors.contains("Findings"))
  }

  @Test("is not complete when its first line is after the end of the input")
  func firstLineAfterEnd() async {
    let ended = await tool.run("batch --from-line 3", input: "{\n{\n")
    #expect(ended.code == 0 && ended.errors.hasPrefix("note: 0 lines"), "\(ended.errors)")
    let after = await tool.run("batch --from-line 4", input: "{\n{\n")
    #expect(after.code == 65)
    #expect(
      after.errors.hasPrefix(
        "error: standard input: The input ends before the first line. Found line 2 as the last one; expected "
          + "3 or later, for --from-line 4."))
    #expect(!after.errors.contains("whole up to"))
  }

  @Test("goes on with the numbers of the lines in a part of a file")
  func offset() async {
    let batch = await tool.run("batch --line-offset 1000", input: "{\n\n{")
    #expect(batch.output.split(separator: "\n").map { $0.prefix(13) } == [#"{"line":1001,"#, #"{"line":1003,"#])
    #expect(batch.output.contains(#""path":"$ (line 1003, column 2)""#))
    let rest = await tool.run("batch --line-offset 1000 --from-line 1002", input: "{\n\n{")
    #expect(rest.output.hasPrefix("\n" + #"{"line":1003,"#))
  }

  @Test("keeps the order of the lines on many threads", arguments: [1, 3, 16])
  func order(threads: Int) async {
    // Bad lines are fast; with their spaces they make many blocks.
    let input = (1...6_000).map { String(repeating: " ", count: $0 % 500) + "{\n" }.joined()
    let batch = await tool.run("batch --threads \(threads)", input: input)
    let numbers = batch.output.split(separator: "\n").compactMap { line in
      line.dropFirst(#"{"line":"#.count).prefix { $0 != "," }
    }
    #expect(numbers == (1...6_000).map { "\($0)"[...] })
  }

  @Test("takes an overlong line for a bad line, and the next one as it is")
  func longLine() async {
    let input = String(repeating: " ", count: 300_000) + "\n" + String(repeating: "x", count: 11) + "\r\n\t \n{}"
    let batch = await tool.run("batch --limit bytes=10", input: input)
    let lines = batch.output.split(separator: "\n")
    #expect(lines.count == 3)
    let message =
      "The line is too long. Found more than 10 bytes; expected at most 10 bytes. "
      + "If the data is right, raise the limit: --limit bytes=N."
    let fault = #"{"line":1,"error":{"id":"batch.line-too-long","path":"$","message":"\#(message)"}}"#
    #expect(lines.first.map { String($0) } == fault)
    #expect(lines.last?.hasPrefix(#"{"line":4,"error":{"id":"record.missing-value""#) == true)
    #expect(batch.errors.contains(", 300019 bytes in: "))
  }

  @Test("names no product in an error if the record states no id")
  func noID() async {
    let batch = await tool.run("batch", input: #"{"type": "mortgage"}"#)
    #expect(batch.output.hasPrefix(#"{"line":1,"error":{"id":"record.missing-value","path":"$.id""#))
  }

  @Test("says what is wrong with its options", arguments: ["--screen nothing", "--threads 0", "--record-version 3"])
  func usage(options: String) async {
    let batch = await tool.run("batch \(options)", input: "{}")
    #expect(batch.code == 64)
    #expect(batch.output == "")
  }

  @Test("says that there is no such file")
  func noFile() async {
    let batch = await tool.run("batch --data nowhere.ndjson")
    #expect(batch.code == 66)
    #expect(batch.errors == "error: nowhere.ndjson: There is no such file. Check the path.\n")
  }

  @Test("shows a screen that only some products have to those, and is a bad line of the others")
  func noScreen() async throws {
    let lines = try await samples().filter { ["1001", "4001"].contains($0.id) }
    let batch = await tool.run(
      "batch --screen schedule \(Self.day)", input: lines.map { $0.text + "\n" }.joined())
    let output = batch.output.split(separator: "\n")
    #expect(output.first?.contains(#""screen":"schedule""#) == true)
    #expect(
      output.last?.contains(#"{"line":2,"product":{"id":"4001","type":"creditCard"},"error":{"id":"batch."#) == true)
  }

  private struct Sample {
    var type: String
    var id: String
    var text: String
  }

  private func samples() async throws -> [Sample] {
    let run = await tool.run("sample --lines")
    return try run.output.split(separator: "\n").map { line in
      let record = try JSONParser.parse(Array(line.utf8))
      return Sample(
        type: record["type"]?.nonEmptyText ?? "", id: record["id"]?.nonEmptyText ?? "", text: String(line))
    }
  }
}
