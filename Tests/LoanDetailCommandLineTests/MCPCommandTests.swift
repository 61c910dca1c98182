import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("The server for assistants on standard input and output")
struct MCPCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  private func call(_ id: Int, _ product: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"show_screen","arguments":{"product":"\#(product)"}}}"#
  }

  @Test("has only messages on standard output, and ends with its input")
  func output() async {
    let input = [call(1, "1001"), "", "{", call(2, "consumerLoan:1003")].joined(separator: "\n")
    let run = await tool.run("mcp --customer C-1 --locale en_US", input: input)
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 0)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"jsonrpc":"2.0","id":"#) })
    #expect(lines.contains { $0.contains(#""id":1,"result""#) && $0.contains("296758.68") })
    #expect(!run.output.contains("237989.94"))
    #expect(run.errors.hasPrefix("note: This is sample data."))
  }

  @Test("loses only the message that is too long")
  func longLine() async {
    let long = String(repeating: " ", count: (1 << 20) + 1)
    let run = await tool.run("mcp --customer C-1", input: "\(long)\n\(call(1, "1001"))\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.contains { $0.contains("$: found a longer message; expected at most 1048576 bytes.") })
  }

  private static let greetings = """
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}
    {"jsonrpc":"2.0","id":2,"method":"tools/list"}
    """

  @Test("answers each message even if the data cannot be opened, and then fails")
  func withoutData() async {
    let run = await tool.run("mcp --data /nowhere.json", input: Self.greetings)
    checkAnswers(run.output)
    #expect(run.code == 66 && run.errors.contains("error: /nowhere.json: There is no such file."), "\(run.errors)")
  }

  @Test("without data, ends though its client leaves the input open")
  func openInput() async throws {
    let run = try await Executable().shell(
      """
      cd "$(mktemp -d)" && mkfifo input
      { printf '%s\\n' "$GREETINGS"; exec sleep 60; } > input &
      loan-detail mcp --data /nowhere.json < input
      code=$?
      kill $!
      rm -r "$PWD"
      exit $code
      """, environment: ["GREETINGS": Self.greetings])
    checkAnswers(run.text)
    #expect(run.code == 66 && run.errors.contains("error: /nowhere.json: There is no such file."), "\(run.errors)")
  }

  private func checkAnswers(_ output: String) {
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2, "\(output)")
    #expect(lines.contains { $0.contains(#""id":1,"result""#) })
    #expect(lines.contains { $0.contains(#""id":2,"error""#) && $0.contains("The bank's data cannot be opened.") })
  }

  @Test(
    "needs its standard input for messages, and its files",
    arguments: [
      ("mcp --data -", 64, #"error: "mcp" reads messages from standard input: give data in files."#),
      ("mcp --tariff -", 64, #"error: "mcp" reads messages from standard input: give data in files."#),
      ("mcp --data /nowhere.json", 66, "error: /nowhere.json: There is no such file. Check the path."),
      ("mcp --rates /nowhere.json", 66, "error: /nowhere.json: There is no such file. Check the path."),
    ])
  func faults(line: String, code: Int32, message: String) async {
    let run = await tool.run(line)
    #expect(run.code == code)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }
}
