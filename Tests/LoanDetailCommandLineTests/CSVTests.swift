import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("CSV on the command line")
struct CSVTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("is the table of a screen, a list or a what-if")
  func tables() async {
    let schedule = await tool.run("render 1003 --screen schedule --format csv --locale en_US").output
    #expect(schedule.hasPrefix("#,Date,\"Payment, RUB\",\"Principal, RUB\""))
    #expect(schedule.hasSuffix("36,2028-08-05,12215.27,11996.80,218.47,0.00,upcoming\r\n"))
    let russian = await tool.run("render 1003 --screen schedule --format csv --spreadsheet --locale ru_RU").output
    #expect(russian.hasPrefix("\u{FEFF}№;Дата;Платёж, RUB"))
    #expect(russian.hasSuffix("36;2028-08-05;12215,27;11996,80;218,47;0,00;впереди\r\n"))
    #expect(await tool.run("list --customer C-1 --format csv --locale en_US").output.hasPrefix("Id,Type,Product,"))
    let whatIf = "what-if 1001 early-repayment --amount 100000 --schedule --format csv --table what-if.schedule.rows"
    #expect(await tool.run(whatIf).output.split(separator: "\r\n").count > 10)
  }

  @Test(
    "says which table a screen has, and with what its options go",
    arguments: [
      (
        "render 7001 --screen details --format csv", 66,
        "error: The screen has no table. Ask for a screen that has one, such as a schedule."
      ),
      (
        "render 1003 --format csv", 66,
        "error: The screen has several tables: \"overdue.items\", \"operations.rows\". Choose one with --table."
      ),
      (
        "render 1001 --screen composition --format ics", 66,
        "error: The screen has no coming day."
      ),
      ("render 1001 --table rows", 64, "error: --table goes with CSV output only: add --format csv."),
      (
        "render 1001 --format json --spreadsheet", 64,
        "error: --spreadsheet goes with CSV output only: add --format csv."
      ),
      ("explain 1001 --format csv", 64, "error: An explanation cannot be printed as CSV: give another --format."),
      (
        "explain 1001 debt.total --format ics", 64,
        "error: An explanation cannot be printed as ICS: give another --format."
      ),
      (
        "summary --customer C-1 --explain all --format csv", 64,
        "error: An explanation cannot be printed as CSV: give another --format."
      ),
      (
        "quote consumerLoan --amount 500000 --months 36 --rate 17.9 --explain all --format ics", 64,
        "error: An explanation cannot be printed as ICS: give another --format."
      ),
      (
        "what-if 1001 payoff --explain what-if.payoff.total --format csv", 64,
        "error: An explanation cannot be printed as CSV: give another --format."
      ),
      ("products --format csv", 64, "error: The product types cannot be printed as CSV: give another --format."),
      ("products --format ics", 64, "error: The product types cannot be printed as ICS: give another --format."),
      ("list --format ics", 64, "error: A list cannot be printed as ICS: give another --format."),
      ("render 1001 --fragment", 64, "error: --fragment goes with HTML output only: add --format html."),
    ])
  func faults(line: String, code: Int32, message: String) async {
    let run = await tool.run(line)
    #expect(run.code == code && run.output.isEmpty && run.errors.contains(message + "\n"), "\(run.errors)")
  }
}
