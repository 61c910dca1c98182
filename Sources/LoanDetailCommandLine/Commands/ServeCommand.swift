import LoanDetail
import LoanDetailCore
import Loans

/// `serve` answers requests for hosts that are not written in Swift: one on each line, an answer on each line.
struct ServeCommand: Command {
  static let name = "serve"
  let source: SourceOptions
  let output: OutputOptions
  /// The maximum length of a request in bytes.
  let lineLimit: Int

  private static let stdio = Option(
    flag: "stdio", summary: "Read requests from standard input, and write answers to standard output.")
  private static let lineBytes = Option(
    "line-bytes", .integer(in: 1...Int.max), value: "N",
    summary: "Read at most N bytes of a request, such as \(LimitOptions.lineLength), the limit without it.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary: "Answers requests of a program in another language: one as JSON on each line, its answer on a line.",
      options: [stdio.syntax] + SourceOptions.syntax(for: tool) + OutputOptions.serviceSyntax + [lineBytes.syntax])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let product = tool.products.first, let id = SamplePortfolio(of: [product]).firstID else { return [] }
    let type = product.manifest.type
    return [
      (
        "serve --stdio --data portfolio.json",
        #"a request such as {"number": 1, "product": "\#(type):\#(id)", "customer": "C-1", "locale": "ru_RU"} "#
          + #"is answered at once with {"number":1,"document":{…}}, in the order of the requests; an empty line is "#
          + "not answered. More members: screen, question, period, page, held, client, asOf; \"schema serve-request\" "
          + "describes them"
      ),
      (
        "serve --stdio",
        #"with a record in each request in place of its id, such as {"record": {"type": "\#(type)", …}}: "#
          + "no file is needed"
      ),
      (
        "serve --stdio --data portfolio.json --customer C-1",
        "for one customer alone, whom no request can change; Tests/JVMClient has a client for the JVM, with a pool "
          + "of processes"
      ),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    guard try arguments[Self.stdio] else {
      throw arguments.error("\"\(Self.name)\" needs --stdio: it has no other way to its host.")
    }
    source = try SourceOptions(arguments, for: tool)
    if source.location == .document(.standardInput) {
      throw arguments.error("Standard input has the requests: give a file in the place of \"-\".")
    }
    output = try OutputOptions(ofService: arguments)
    lineLimit = try arguments[Self.lineBytes] ?? LimitOptions.lineLength
  }
}

extension ServeCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    guard let streams = surroundings.streams else {
      return report.fail("\"\(Self.name)\" writes while it runs, so it needs the streams of a process.", .usage)
    }
    var opened = Report()
    let host = try await Host(
      tool, source: source, output: output, answerMemory: Self.answerMemory, in: surroundings, into: &opened)
    let messages = opened.outcome.errors
    if !messages.isEmpty { streams.writeErrors?(messages) }
    let lines = LoanDetailLines(
      host.loans, locale: output.locale(in: surroundings), scope: host.scope, asOf: source.asOf,
      timeZone: source.timeZone, limits: source.limits)
    var reader = LineReader(streams.read, maximumLine: lineLimit, blockSize: Self.blockSize)
    do throws(LineReader.Failure) {
      while let chunk = try reader.next() {
        for line in chunk.lines {
          guard let answer = await Self.answer(to: line, of: chunk, by: lines, limit: lineLimit) else { continue }
          switch streams.write(answer) {
          case .done: break
          case .closed: return
          case .failed: return report.fail("The answers could not be written.", .outputFailed)
          }
        }
      }
    } catch {
      let unreadable = InputDocument.unreadableInput(advice: "Send the requests to standard input.")
      report.fail(error.error(in: .standardInput, unreadable: unreadable), of: tool.name)
    }
  }

  /// The answer to a line; `nil` for an empty one. `limit` is the maximum length of a line in bytes.
  private static func answer(
    to line: LineChunk.Line, of chunk: LineChunk, by lines: LoanDetailLines, limit: Int
  ) async -> [UInt8]? {
    guard let range = line.range else { return LoanDetailLines.answer(toLineAbove: limit) }
    if chunk.isBlank(range) { return nil }
    return await lines.answer(to: Array(chunk.bytes[range]))
  }

  /// The memory for answers that can be given again, in bytes.
  private static let answerMemory = 32 << 20
  /// The number of bytes that are read at a time.
  private static let blockSize = 1 << 16
}
