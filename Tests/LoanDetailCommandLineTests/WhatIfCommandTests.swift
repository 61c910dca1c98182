import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("What-if on the command line")
struct WhatIfCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("answers every question of the samples with exit code 0, in text and in JSON")
  func everyQuestion() async {
    let lines = [
      "1001 early-repayment --amount 100000 --on 2026-12-15 --schedule",
      "1001 early-repayment --amount 1e5 --keep term",
      "1001 payoff --on 2026-12-31", "1003 cure --on 2026-12-01", "1001 payment-holiday --months 3",
      "2001 rate --percent 11.9 --from 2027-06-18", "1001 minimum-only", "1001 fixed --amount 10000",
    ]
    for line in lines {
      let text = await tool.run("what-if \(line) --locale en_US")
      let title = line.hasPrefix("1") ? "Consumer loan" : "Mortgage"
      #expect(text.code == 0 && text.output.hasPrefix(title), "\(line)")
      let json = await tool.run("what-if \(line) --format json --client-version 2 --locale ru_RU")
      #expect(json.code == 0 && json.output.contains(#""screen": "what-if""#), "\(line)")
    }
  }

  @Test("explains an item in place of the answer")
  func explain() async {
    let run = await tool.run("what-if 1001 payoff --on 2026-12-31 --explain what-if.payoff.total --locale en_US")
    #expect(run.code == 0 && run.output.contains("principal and interest of the terms on the day"))
    let unknown = await tool.run("what-if 1001 payoff --explain what-if.payoff.totl")
    #expect(unknown.code == 66 && unknown.errors.contains(#"Did you mean "what-if.payoff.total"?"#))
  }

  @Test(
    "says what is wrong with the arguments, and what to write",
    arguments: [
      ("1001", #"error: "what-if" is missing QUESTION."#),
      (
        "1001 payof",
        #"error: "what-if" takes early-repayment, payoff, cure, payment-holiday, minimum-only, fixed or rate, "#
          + #"not "payof". Did you mean "payoff"?"#
      ),
      ("1001 early-repayment", #"error: "early-repayment" needs --amount AMOUNT."#),
      ("1001 rate --percent 12", #"error: "rate" needs --from DATE."#),
      ("1001 payoff --amount 5", #"error: --amount does not go with "payoff", which takes --on."#),
      (
        "1001 minimum-only --on 2026-12-01",
        #"error: --on does not go with "minimum-only", which takes no option of its own."#
      ),
      (
        "1001 early-repayment --amount 0",
        #"error: --amount takes an amount above zero such as 100000 or 1500.50, not "0"."#
      ),
      ("1001 payment-holiday --months 99", "error: --months takes a whole number from 1 to 60, not \"99\"."),
    ])
  func usage(line: String, error: String) async {
    let run = await tool.run("what-if \(line)")
    #expect(run.code == 64)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == error)
  }

  @Test("has its sections in the list of sections")
  func sections() async {
    let run = await tool.run("sections --screen what-if")
    #expect(run.code == 0 && run.output.contains("  what-if.repayment  "))
  }
}
