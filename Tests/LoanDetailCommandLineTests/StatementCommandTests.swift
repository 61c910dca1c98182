import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("A statement of account on the command line")
struct StatementCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("is a screen like any other: text, JSON, HTML and CSV, also for a client of version 1")
  func outputs() async {
    let line = "render 1001 --screen statement --from 2026-08-01 --to 2026-10-31 --locale en_US"
    let text = await tool.run(line)
    #expect(
      text.code == 0 && text.output.contains("RUB\u{A0}327,529.21") && text.output.contains("RUB\u{A0}303,935.60"))
    let csv = await tool.run(line + " --format csv")
    #expect(csv.output.hasPrefix("Date,Transaction,\"Amount, RUB\",\"Principal, RUB\""))
    #expect(csv.output.hasSuffix("2026-10-14,Payment,13118.74,8048.01,3820.73,1250.00,-8048.01\r\n"))
    let json = await tool.run(line + " --format json").output
    #expect(json.contains("\"screen\": \"statement\"") && json.contains("\"from\": \"2026-08-01\""))
    #expect(await tool.run(line + " --format html").output.contains("<title>Statement of account"))
    let old = await tool.run(line + " --client-version 1 --client-kinds row,note").output
    #expect(old.contains("Closing balance") && old.contains("-8,048.01"))
  }

  @Test("names the day at fault of a period that the contract or the data does not have")
  func fieldAtFault() async {
    for (options, field) in [("--to 2020-01-01", "to"), ("--from 2020-01-01", "from"), ("--to 2030-01-01", "to")] {
      let json = await tool.run("render 1001 --screen statement --format json \(options)").output
      #expect(json.contains("\"isAcceptable\": false") && json.contains("\"field\": \"\(field)\""), "\(options)")
    }
  }

  @Test(
    "says what is wrong with its days",
    arguments: [
      (
        "render 1001 --screen statement --from 2026-10-01 --to 2026-09-01", 64,
        "error: --from is after --to: a statement begins with its first day."
      ),
      (
        "render 1001 --from 2026-10-01", 64,
        "error: --from goes with a statement only: add --screen statement."
      ),
      (
        "render 1001 --screen schedule --to 2026-10-01", 64,
        "error: --to goes with a statement only: add --screen statement."
      ),
    ])
  func faults(line: String, code: Int32, message: String) async {
    let run = await tool.run(line)
    #expect(run.code == code && run.output.isEmpty && run.errors.contains(message + "\n"), "\(run.errors)")
  }
}
