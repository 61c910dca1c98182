import InstalledSamples
import LoanArithmetic
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("The commands summary and quote")
struct SummaryCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("print what a customer owes, also in one currency at the built-in rates")
  func summary() async {
    let run = await tool.run("summary --customer C-1 --in RUB --locale en_US")
    #expect(run.code == 0)
    #expect(run.output.contains("You owe in all") && run.output.contains("Payments of the coming month"))
    let json = await tool.run("summary --customer C-1 --format json --locale ru_RU")
    #expect(json.output.contains(#""product": {"id": "C-1", "type": "customer", "title": "Ваши долги"}"#))
  }

  @Test("put a payment under the day on which the bank takes it")
  func earlyDebit() async {
    let sample = await tool.run("sample")
    func summary(_ more: String) async -> String {
      let portfolio = sample.output.replacing(#""due": "2026-12-14","#, with: #""due": "2026-12-14", \#(more)"#)
      let run = await tool.run("summary --customer C-1 --data - --locale en_US", input: portfolio)
      return run.output.split { $0.isWhitespace || $0 == "." }.joined(separator: " ")
    }
    let due = await summary("")
    #expect(due.contains("December 14, 2026 RUB 13,118 74") && !due.contains("debited before"))
    let debited = await summary(#""autopayDay": "2026-12-01", "#)
    #expect(debited.contains("December 1, 2026 RUB 13,118 74"))
    #expect(debited.contains("debited before the due date, December 14, 2026; in 10 days"))
  }

  @Test("read rates from a file or standard input, and report what cannot be read")
  func rates() async {
    let sample = await tool.run("sample exchange-rates")
    #expect(sample.code == 0)
    #expect(await tool.run("summary --customer C-1 --in RUB --rates -", input: sample.output).code == 0)
    let bad = await tool.run("summary --customer C-1 --in RUB --rates -", input: "[]")
    #expect(bad.code == 65)
    #expect(
      bad.errors.contains(
        "error: standard input: $: The document does not have the expected form. Found an array of 0; expected an "
          + "object with \"schemaVersion\" and \"rates\"."))
  }

  @Test(
    "say what is wrong with the arguments",
    arguments: [
      ("summary", "\"summary\" needs --customer: the customer whose loans are put together."),
      ("summary --customer C-1 --rates r.json", "--rates goes with --in: say which currency the totals are in."),
      ("summary --customer C-1 --in rub", "--in takes a currency code of ISO 4217 such as RUB, not \"rub\"."),
      ("summary --customer C-1 --in RUB --data p.json", "--in needs --rates: a file of exchange rates."),
      ("quote consumerLoan --months 3 --rate 1", "\"quote\" needs --amount."),
      (
        "quote consumerLoan --amount 500000 --months 36 --rate 17.9 --insurance hull",
        "The tariff has no insurance \"hull\". It has: life, job."
      ),
      ("quote boatLoan --amount 1 --months 3 --rate 1", "No product type \"boatLoan\" is installed."),
    ])
  func usage(line: String, message: String) async {
    let run = await tool.run(line)
    #expect(run.code == 64)
    #expect(run.errors.contains("error: \(message)"))
  }

  @Test("explain an item in place of showing the screen")
  func explain() async {
    let line = "quote consumerLoan --amount 500000 --months 36 --rate 17.9 --on 2026-11-21"
    let run = await tool.run("\(line) --explain cost.full-cost")
    #expect(run.code == 0 && run.output.contains("schedule and premiums by the request and the tariff"))
    #expect(await tool.run("\(line) --explain cost.full-coast").code == 66)
  }

  @Test("print a quote by every installed tariff, which reads without findings")
  func tariffs() async throws {
    for product in InstalledSamples.all {
      guard let bytes = product.tariff else { continue }
      let tariff = try Tariff(parsing: bytes, name: "tariff")
      #expect(tariff.diagnostics == [] && tariff.product == product.manifest.type)
      let names = tariff.insurances.map(\.name).joined(separator: ",")
      let amount = (tariff.minimumAmount.value?.minorUnits ?? 100_000_00) / 100
      let line = "quote \(tariff.product) --amount \(amount) --months 12 --rate 17.9 --insurance \(names)"
      let run = await tool.run("\(line) --locale en_US --width 120")
      #expect(run.code == 0 && run.output.contains("cheapest"))
      let printed = await tool.run("sample tariff --product \(tariff.product)")
      #expect(await tool.run("\(line) --tariff -", input: printed.output).code == 0)
    }
  }
}
