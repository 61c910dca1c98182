import LoanDetailCommandLine
import Testing

@Suite("Help")
struct HelpTests {
  private let tool = MadeUpProducts.tool

  @Test(
    "is the same however it is asked for",
    arguments: [["help", "--help", "-h"], ["help list", "list --help", "list -h"]])
  func spellings(lines: [String]) async {
    var outputs: Set<String> = []
    for line in lines {
      let run = await tool.run(line)
      #expect(run.code == 0)
      #expect(run.errors == "")
      outputs.insert(run.output)
    }
    #expect(outputs.count == 1)
  }

  @Test("of a command needs none of its operands")
  func helpWithoutOperands() async {
    #expect(await tool.run("render --help").code == 0)
  }

  @Test("teaches by examples made of the installed products")
  func examples() async {
    let help = await tool.run("help render").output
    #expect(help.contains("\n  loan-detail render 1001\n"))
    #expect(help.contains("\n  loan-detail render teapot:1001 --screen schedule\n"))
    #expect(help.contains("--map 3=teapot\n"))
  }

  @Test("shows no example that fails", arguments: ["", "render", "list", "products", "sample", "help"])
  func examplesWork(topic: String) async {
    let help = await tool.run("help \(topic)").output
    let examples = help.split(separator: "\n").filter { $0.hasPrefix("  loan-detail ") && !$0.contains("[") }
    #expect(!examples.isEmpty)
    // What needs a file or a folder of the reader's own, a shell or a terminal, is not run here.
    let needs = ["--data", ">", "COMMAND", "DIR", " browse", " log "]
    for example in examples where !needs.contains(where: { example.contains($0) }) {
      let line = example.split(separator: " ").dropFirst().joined(separator: " ")
      #expect(await tool.run(line).code == 0, "\(line)")
    }
  }

  @Test("fits the terminal", arguments: [40, 60, 80])
  func width(columns: Int) async {
    for topic in ["", "render", "list"] {
      let help = await tool.run("help \(topic)", terminalWidth: columns).output
      let tooLong = help.split(separator: "\n").filter { $0.count > columns && !$0.hasPrefix("  loan-detail ") }
      #expect(tooLong == [])
    }
  }

  @Test("says the version")
  func version() async {
    #expect(await tool.run("--version").output == "loan-detail \(LoanDetailTool.version)\n")
  }
}
