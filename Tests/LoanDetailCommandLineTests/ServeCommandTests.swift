import InstalledSamples
import LoanArithmetic
import LoanDetailCommandLine
import LoanDetailJSON
import Synchronization
import Testing

@Suite("serve")
struct ServeCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  /// What a host sends and receives.
  private struct Exchange: Sendable {
    var unread: [String]
    var answers: [String] = []
    var errors = ""
    /// The number of answers at each reading of the input.
    var answersBefore: [Int] = []
  }

  private func serve(_ arguments: String, _ parts: [String]) async -> (exchange: Exchange, run: Run) {
    let exchange = Mutex(Exchange(unread: parts))
    let streams = Streams(
      read: { _ in
        exchange.withLock {
          $0.answersBefore.append($0.answers.count)
          return $0.unread.isEmpty ? [] : Array($0.unread.removeFirst().utf8)
        }
      },
      write: { bytes in
        exchange.withLock { $0.answers.append(String(decoding: bytes, as: UTF8.self)) }
        return .done
      })
    let surroundings = Surroundings(variables: [:], today: CalendarDate("2027-01-02"), streams: streams)
    let run = Run(await tool.run("serve \(arguments)".split(separator: " ").map(String.init), in: surroundings))
    return (exchange.withLock { $0 }, run)
  }

  @Test("answers each request before it reads on, with the bytes of render")
  func answers() async throws {
    let (exchange, run) = await serve(
      "--stdio --as-of 2026-11-21 --locale ru_RU",
      [
        "{\"number\":1,\"product\":\"1001\"}\n{\"number\":2,\"pro", "duct\":\"1002\"}\r\n", " \n\n", "{}x\n",
        "{\"number\":3,\"customer\":\"C-1\"}",
      ])
    #expect(run.code == 0 && run.output == "")
    #expect(exchange.answersBefore == [0, 1, 2, 2, 3, 3])
    for (answer, id) in zip(exchange.answers, ["1001", "1002"]) {
      let document = await tool.run("render \(id) --format json --compact --as-of 2026-11-21 --locale ru_RU").output
      #expect(answer.hasSuffix(",\"document\":\(document.dropLast())}\n"))
    }
    #expect(exchange.answers.count == 4)
    #expect(
      exchange.answers[2].hasPrefix("{\"error\":{\"id\":\"unreadable-request\",\"path\":\"$ (line 1, column 3)\""))
    let list = await tool.run("list --customer C-1 --format json --compact --as-of 2026-11-21 --locale ru_RU").output
    #expect(exchange.answers[3] == "{\"number\":3,\"document\":\(list.dropLast())}\n")
  }

  @Test("drops a line that is too long, and goes on")
  func longLine() async throws {
    let long = "{\"number\":1,\"product\":\"\(String(repeating: "1", count: 300))\"}\n"
    let (exchange, run) = await serve("--stdio --line-bytes 100", [long, "{\"number\":2,\"product\":\"1001\"}\n"])
    #expect(run.code == 0)
    #expect(
      exchange.answers.first == """
        {"error":{"id":"unreadable-request","path":"$","message":"The line has more than 100 bytes. Send a smaller \
        request, or raise the limit of a line."}}

        """)
    #expect(exchange.answers.last?.hasPrefix("{\"number\":2,\"document\":{") == true)
  }

  @Test("takes any limit of a line")
  func longestLine() async throws {
    let request = "{\"number\":2,\"product\":\"1001\"}\n"
    let (exchange, run) = await serve("--stdio --line-bytes \(Int.max)", [request])
    #expect(run.code == 0 && exchange.answers.last?.hasPrefix("{\"number\":2,\"document\":{") == true)
  }

  @Test(
    "says how it is used",
    arguments: [
      ("", "\"serve\" needs --stdio: it has no other way to its host."),
      ("--stdio --data -", "Standard input has the requests: give a file in the place of \"-\"."),
    ])
  func usage(arguments: String, message: String) async {
    let run = await serve(arguments, []).run
    #expect(run.code == 64 && run.errors.hasPrefix("error: \(message)\n"))
    let missing = await tool.run("serve --stdio --data nowhere.json")
    #expect(missing.code == 64)
    #expect(await serve("--stdio --data nowhere.json", []).run.code == 66)
  }

  @Test("prints the schemas of requests and answers, which are the files")
  func schemas() async throws {
    for name in ["serve-request", "serve-answer"] {
      let run = await tool.run("schema \(name)")
      #expect(run.code == 0 && run.output.contains("urn:loan-detail-engine:schema:\(name):1"))
    }
  }
}
