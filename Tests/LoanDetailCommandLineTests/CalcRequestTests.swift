import Foundation
import LoanDetailCommandLine
import Testing

@Suite("Requests to calculate")
struct CalcRequestTests {
  private let tool = MadeUpProducts.tool
  private let good = #"{"convention": "ACT/360", "start": "2027-01-01", "end": "2027-01-31"}"#

  @Test("are answered in the shape they came in, each under its own id")
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

  @Test("cost only themselves in an array; alone a bad one ends the command with 65")
  func oneBadRequest() async throws {
    let input =
      "[{\"id\": \"a\", \"params\": \(good)}, {\"id\": \"b\", \"params\": {}}, 3, {\"id\": \"c\", \"params\": \(good)}]"
    let run = await tool.run("calc day-count", input: input)
    #expect(run.code == 0)
    #expect(run.errors == "")
    let replies = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(replies.map { $0["id"] as? String } == ["a", "b", nil, "c"])
    #expect(replies.map { $0["error"] == nil } == [true, false, false, true])
    #expect(await tool.run("calc day-count", input: "{\"params\": {}}").code == 65)
  }

  @Test("that are no JSON are refused with the place")
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

  @Test("take numbers as JSON numbers or as texts, by their own digits")
  func numbers() async throws {
    let requests = [
      #"{"principal": 100000, "annual_rate_percent": 10, "payments": 12}"#,
      #"{"principal": "100000.00", "annual_rate_percent": "10.0", "payments": "12"}"#,
      #"{"principal": 1e5, "annual_rate_percent": 1.0e1, "payments": 12.0, "method": null}"#,
    ]
    var outputs: Set<String> = []
    for params in requests { outputs.insert(await tool.run("calc schedule", input: "{\"params\": \(params)}").output) }
    #expect(outputs.count == 1)
    #expect(outputs.first?.contains("\"payment\": \"8791.59\"") == true)
    // A binary number would round these digits.
    let exact = #"{"params": {"principal": 90071992547409.93, "annual_rate_percent": 0, "payments": 1}}"#
    #expect(await tool.run("calc schedule", input: exact).output.contains("\"payment\": \"90071992547409.93\""))
  }

  @Test("are answered with a table to read when asked for")
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

  @Test("say what is wrong, where, and what was expected", arguments: BadRequest.all)
  func badRequest(_ bad: BadRequest) async throws {
    let run = await tool.run("calc \(bad.kind)", input: bad.input)
    let reply = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let error = Fields(reply).object("error")
    #expect(error.text("code") == bad.code)
    #expect(error.text("path") == bad.path)
    #expect(error.text("message") == bad.message)
    #expect(run.code == 65)
  }

  @Test(
    "of no known kind are a misuse",
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
