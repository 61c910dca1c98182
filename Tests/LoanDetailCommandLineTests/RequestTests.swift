import LoanDetailCommandLine
import Testing

@Suite("What a run prints about its request")
struct RequestTests {
  private let portfolio = MadeUpProducts.portfolio(
    #"{"lid": 1, \#(MadeUpProducts.loan("1").dropFirst())"#, MadeUpProducts.loan("2", debt: "much"))

  private func run(_ line: String) async -> Run {
    await MadeUpProducts.tool.run("\(line) --data -", input: portfolio)
  }

  @Test(
    "is the id that a customer's document has instead of the findings",
    arguments: ["render 1", "render 2", "list"])
  func correlation(line: String) async throws {
    let run = await run("\(line) --format json --customer C-1")
    let note = try #require(run.errors.split(separator: "\n").last)
    let id = try #require(note.firstMatch(of: /^note: The correlation id of these findings is ([0-9a-f]{16})\.$/)?.1)
    #expect(run.output.contains("\"correlationId\": \"\(id)\""))
    #expect(!run.output.contains("\"diagnostics\""))
  }

  @Test(
    "is no id where the document has none",
    arguments: ["", "--format json", "--format json --customer C-1 --client-version 2", "--customer C-1"])
  func noCorrelation(options: String) async {
    let run = await run("render 1 \(options)")
    #expect(run.errors.contains("lid") && !run.errors.contains("correlation"))
    #expect(!run.output.contains("correlationId"))
  }

  @Test("has the time zone that was asked for, and refuses one that does not exist")
  func timeZone() async {
    let there = await run("render 1 --format json --time-zone Asia/Omsk")
    #expect(there.output.contains(#""timeZone": "Asia/Omsk""#))
    #expect(there.output.contains(#""validUntil": "2026-11-22T00:00:00+06:00""#))
    let nowhere = await run("render 1 --time-zone Omsk")
    #expect(nowhere.code == 64)
    #expect(
      nowhere.errors.hasPrefix(
        "error: --time-zone takes the name of a time zone in the IANA database such as Europe/Moscow, not \"Omsk\"."))
  }
}
