import LoanDetailCommandLine
import Testing

@Suite("Help on calculating")
struct CalcHelpTests {
  /// The example lines with a request of their own, without the executable's name.
  private func examples() async -> [(line: String, request: String)] {
    let help = await MadeUpProducts.tool.run("help calc").output
    return help.matches(of: /\n  loan-detail (.+) <<< '(.+)'\n/).map { (String($0.1), String($0.2)) }
  }

  @Test("shows no request that fails")
  func examplesWork() async {
    let examples = await examples()
    #expect(examples.count == 11)
    for (line, request) in examples {
      let run = await MadeUpProducts.tool.run(line, input: request)
      #expect(run.code == 0, "\(line): \(run.output)")
      let array = await MadeUpProducts.tool.run(line, input: "[\(request)]")
      #expect(array.output.contains("\"error\"") == false, "\(line)")
    }
  }

  @Test("shows every kind of calculation, and fits the terminal", arguments: [40, 80])
  func completeness(columns: Int) async {
    let help = await MadeUpProducts.tool.run("calc --help", terminalWidth: columns).output
    for kind in ["schedule", "effective-rate", "day-count", "card-minimum"] {
      #expect(help.contains("loan-detail calc \(kind) "))
    }
    let tooLong = help.split(separator: "\n").filter { $0.count > columns && !$0.hasPrefix("  loan-detail ") }
    #expect(tooLong == [])
  }
}
