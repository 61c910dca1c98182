import Foundation
import LoanDetailCommandLine
import TestSupport
import Testing

@Suite("calc")
struct CalcCommandTests {
  private let tool = MadeUpProducts.tool
  private let good = #"{"convention": "ACT/360", "start": "2027-01-01", "end": "2027-01-31"}"#

  @Test("prints the replies in the shape of the requests")
  func shape() async {
    let one = await tool.run("calc day-count", input: "{\"id\": 1.50, \"params\": \(good)}")
    #expect(
      one.output == """
        {"id": 1.50, "result": {"year_fraction": "0.083333333333333333", "fraction": "1/12", "days": 30}}

        """)
    #expect(one.code == 0)
    #expect(await tool.run("calc day-count", input: "[]").output == "[]\n")
    let anonymous = await tool.run("calc day-count", input: "[{\"params\": \(good)}]")
    #expect(anonymous.output.hasPrefix("[{\"result\": {"))
  }

  @Test("ends with 65 for one bad request, and with 0 for a bad request in an array")
  func oneBadRequest() async throws {
    let input =
      "[{\"id\": \"a\", \"params\": \(good)}, {\"id\": \"b\", \"params\": {}}, 3, {\"id\": \"c\", \"params\": \(good)}]"
    let run = await tool.run("calc day-count", input: input)
    #expect(run.code == 0)
    #expect(run.errors == "")
    let replies = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(replies.map { $0["id"] as? String } == ["a", "b", nil, "c"])
    #expect(replies.map { $0["error"] == nil } == [true, false, false, true])
    let alone = await tool.run("calc day-count", input: "{\"params\": {}}")
    #expect(alone.code == 65)
    #expect(alone.errors == "")
    #expect(alone.output.contains("\"error\""))
  }

  @Test("refuses input that is no JSON, with the place")
  func malformed() async {
    let run = await tool.run("calc schedule", input: "[\n  {\"id\": NaN}\n]")
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(
      run.errors == """
        error: standard input: $[0].id (line 2, column 10): The source is not well-formed JSON. Found "NaN"; expected a \
        value.

        """)
  }

  @Test("refuses or answers requests with random bytes in them")
  func brokenBytes() async {
    let request = """
      {"id": "r", "params": {"method": "eu-aprc", "cash_flows": [{"kind": "drawdown", "amount": 100, "count": 1, "first": \
      {"days": 3, "days_in_year": 366}}, {"kind": "payment", "amount": 10, "count": 12, "first": {"months": 1}, "step": \
      {"months": 1, "weeks": 0}}]}}
      """
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      var bytes = Array(request.utf8)
      for _ in 0...random.number(below: 3) {
        bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 128))
      }
      let run = await tool.run("calc effective-rate", input: String(decoding: bytes, as: UTF8.self))
      #expect(run.code == 0 || run.code == 65)
      #expect(run.output.isEmpty == run.errors.hasPrefix("error: standard input: $"))
    }
  }

  @Test("prints tables with --text")
  func text() async {
    let input =
      #"{"params": {"principal": 300000, "annual_rate_percent": 20, "payments": 2, "disbursed": "2027-01-31"}}"#
    let run = await tool.run("calc schedule --text --width 80", input: input)
    #expect(
      run.output == """
        Payment schedule
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

          Payment . . . . . . . . . . . . . . . . . . . . . . . . . . . . RUB 153,760.33

          Payment schedule, RUB
          #       Date           Payment    Principal   Interest   Balance after
          ─────   ─────────   ──────────   ──────────   ────────   ─────────────
          1       2/28/2027   153,760.33   148,760.33   5,000.00      151,239.67
          2       3/31/2027   153,760.33   151,239.67   2,520.66            0.00
          Total               307,520.66   300,000.00   7,520.66

        """)
    let russian = await tool.run(
      "calc schedule --text --locale ru_RU", input: "[\(input), {\"id\": 7, \"params\": {}}]")
    #expect(russian.output.contains("Запрос 1 ──"))
    #expect(russian.output.contains("Итого"))
    #expect(
      russian.output.contains("! missing: params.principal\n  Found nothing, expected an amount such as \"1234.56\"."))
    #expect(russian.code == 0)
  }

  @Test("refuses a document with too many values, and more requests than a table shows")
  func manyRequests() async {
    let values = "[\(String(repeating: "1,", count: 1 << 20))1]"
    let refused = await tool.run("calc schedule", input: values)
    #expect(refused.code == 65)
    #expect(refused.output == "")
    #expect(
      refused.errors
        == "error: standard input: The document has too many values. Found 1048577 commas and brackets; expected at most "
        + "1048576. If the data is right, raise the limit: InputLimits.bytes, on the "
        + "command line --limit bytes=N.\n")
    #expect(await tool.run("calc schedule --limit bytes=8", input: "[1,2,3]").code == 0)
    #expect(await tool.run("calc schedule --limit bytes=20000000", input: values).code == 0)
    let surfaces = await tool.run("diff - other.jsonl --format a2ui", input: values)
    #expect(surfaces.code == 65)
    #expect(surfaces.errors == refused.errors)
    let shown = await tool.run("calc schedule --text", input: "[\(String(repeating: "1,", count: 100))1]")
    #expect(shown.code == 65)
    #expect(
      shown.errors
        == "error: standard input: There are too many requests for a table. Expected at most 100. Send the requests in "
        + "several parts.\n")
  }

  @Test(
    "refuses an unknown kind of calculation",
    arguments: [
      ("calc", "\"calc\" is missing KIND."),
      (
        "calc shedule",
        "\"calc\" calculates schedule, effective-rate, day-count or card-minimum, not \"shedule\". Did you mean \"schedule\"?"
      ),
      ("calc schedule --format json", "\"calc\" has no option \"--format\"."),
    ])
  func misuse(line: String, message: String) async {
    let run = await tool.run(line)
    #expect(run.code == 64)
    #expect(run.errors == "error: \(message)\nnote: See \"loan-detail help calc\".\n")
  }
}
