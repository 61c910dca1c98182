import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("A limit of bytes on the command line")
struct LimitedBytesCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test(
    "is kept by every command that shows a screen or a list, with the way to the other rows",
    arguments: [
      "render 1001 --screen schedule", "what-if 1001 early-repayment --amount 50000 --schedule",
      "summary --customer C-1", "quote consumerLoan --amount 500000 --months 36 --rate 17.9 --schedule", "list",
      "list --customer C-1",
    ], ["a2ui", "divkit", "json"])
  func commands(line: String, format: String) async throws {
    let line = "\(line) --format \(format) --locale en_US --as-of 2026-11-21"
    let whole = await tool.run(line).output.utf8.count
    let limit = whole * 4 / 5
    let run = await tool.run("\(line) --max-bytes \(limit)")
    // What these show is no rows.
    guard !line.hasPrefix("summary"), !line.hasPrefix("list") || format != "json" else {
      let message =
        "The limit is \(limit) bytes, but the answer has \(whole) with as few rows as it can have."
      #expect(run.code == 64 && run.errors.contains("error: \(message) Give --max-bytes \(whole) or more.\n"))
      return
    }
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.utf8.count <= limit)
    let note = try #require(run.errors.firstMatch(of: /There are (?:more|rows).*: (--max-bytes \d+ --\w+ ".+")\./))
    let rest = await tool.run("\(line) \(note.1.replacing("\"", with: ""))")
    #expect(rest.code == 0 && rest.output != run.output && rest.output.utf8.count <= limit, "\(rest.errors)")
  }

  @Test(
    "is refused where rows cannot be left out",
    arguments: [
      ("render 1001 --max-bytes 10", "--max-bytes goes with --format json, divkit or a2ui only."),
      ("render 1001 --max-bytes 0 --format json", "--max-bytes takes a whole number from 1 to 1000000000, not \"0\"."),
      (
        "render 1001 --max-bytes 10 --after x --rows --format json",
        "--max-bytes is for whole screens: leave out --rows."
      ),
      (
        "render 1001 --max-bytes 10 --refresh x --format json",
        "--refresh takes the rows from its cursor: leave out the other options of pages."
      ),
      (
        "what-if 1001 payoff --max-bytes 10 --format json --explain debt.total",
        "--explain and --max-bytes exclude each other."
      ),
      ("summary --customer C-1 --page-size 1 --explain all", "--explain and --page-size exclude each other."),
      ("summary --customer C-1 --page-size 1 --format csv", "--format csv and --page-size exclude each other."),
      ("list --page-size 1 --format json", "A list as JSON has no pages: leave out --page-size, --after and --before."),
    ])
  func faults(line: String, message: String) async {
    let run = await tool.run(line)
    #expect(run.code == 64)
    #expect(run.errors.contains("error: \(message)\n"), "\(run.errors)")
  }

  @Test("of rows at a time goes with one of bytes, and with lists")
  func both() async throws {
    let line = "render 1001 --screen schedule --format a2ui --locale en_US"
    let run = await tool.run("\(line) --page-size 3 --max-bytes 100000")
    #expect(run.output == (await tool.run("\(line) --page-size 3").output))
    #expect(run.errors.contains("There are more rows: --page-size 3 --max-bytes 100000 --after "))
    let list = await tool.run("list --page-size 2 --locale en_US")
    #expect(list.output.contains("Rows 1–2 of "))
    let next = try #require(list.errors.firstMatch(of: /(--page-size 2 --after) "(.+)"/))
    #expect(await tool.run("list \(next.1) \(next.2) --locale en_US").output.contains("Rows 3–4 of "))
  }
}
