import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailMCP
import Loans

/// `mcp` lets an assistant show and explain products, over standard input and output.
struct MCPCommand: Command {
  static let name = "mcp"
  let source: SourceOptions
  let output: OutputOptions
  /// The documents of tariffs; empty for those of the sample data.
  let tariffs: [InputDocument]
  /// The document of exchange rates; `nil` for that of the sample data.
  let rates: InputDocument?

  private static let tariff = Option(
    repeating: "tariff", value: "FILE", completion: .file,
    summary:
      "A tariff for quotes, as \"schema tariff\" describes it; may be repeated. Sample data has tariffs of its own.")
  private static let rates = Option(
    "rates", .text(.file), value: "FILE",
    summary:
      "Exchange rates for totals in one currency, as \"schema exchange-rates\" describes them; sample data has its own."
  )

  /// The maximum length of a message in bytes, 1 MiB.
  static let maximumMessage = 1 << 20

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary:
        "Lets an assistant show and explain products, by the Model Context Protocol on standard input and output.",
      options: [tariff.syntax, rates.syntax] + OutputOptions.serviceSyntax + SourceOptions.syntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("mcp --data portfolio.json --customer C-1", "what one customer may see, and nothing else"),
      ("mcp --locale ru_RU", "the sample data, in Russian"),
      ("mcp --data portfolio.json --customer C-1 --tariff tariff.json", "with quotes by your own tariff"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    source = try SourceOptions(arguments, for: tool)
    output = try OutputOptions(ofService: arguments)
    tariffs = try arguments[Self.tariff].map(InputDocument.init)
    rates = try arguments[Self.rates].map(InputDocument.init)
    let files = tariffs + [rates].compactMap(\.self)
    if source.location == .document(.standardInput) || files.contains(.standardInput) {
      throw arguments.error("\"\(Self.name)\" reads messages from standard input: give data in files.")
    }
  }
}

extension MCPCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let output = MessageOutput(surroundings.streams)
    // A host waits for the answer to its first message, which needs no data.
    let opening = Task { await open(tool, in: surroundings) }
    let connection = MCPConnection(name: tool.name, version: LoanDetailTool.version) {
      try await opening.value.server.get()
    } send: {
      output.write($0)
    }
    let input = MessageInput(
      LineReader(surroundings.inputReader(), maximumLine: Self.maximumMessage, blockSize: Self.blockSize))
    let work = Task { await Self.answer(input, by: connection, while: { output.isOpen }) }
    let opened = await opening.value
    report = opened.report
    if case .failure(let error) = opened.server {
      await Self.finish(work, of: input, sleep: surroundings.sleep)
      report.output = output.collected
      throw error
    }
    // The client shows what is on standard error while the server works.
    if let streams = surroundings.streams {
      streams.writeErrors?(report.outcome.errors)
      report = Report()
    }
    if let failure = await work.value {
      let unreadable = InputDocument.unreadableInput(advice: "An assistant starts this command.")
      report.fail(failure.error(in: .standardInput, unreadable: unreadable), of: tool.name)
    }
    report.output = output.collected
    if output.hasFailed { report.fail("\(tool.name) could not write its output.", .outputFailed) }
  }

  /// Waits until all messages are answered or, if the client leaves its input open, until none has come for a while.
  ///
  /// So a client gets its answers even if its messages come after the data could not be opened.
  private static func finish(
    _ work: Task<LineReader.Failure?, Never>, of input: MessageInput,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) async {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    Task {
      _ = await work.value
      end.yield()
    }
    Task {
      await input.silence(of: Self.patience, sleep: sleep)
      end.yield()
    }
    for await _ in ends { break }
  }

  /// The time without messages after which a command without data ends.
  private static let patience = Duration.seconds(2)

  /// The number of bytes that are read at a time.
  private static let blockSize = 1 << 16

  /// Answers all messages while the client reads; returns why the input was not read to its end, or `nil`.
  private static func answer(
    _ input: MessageInput, by connection: MCPConnection, while isOpen: () -> Bool
  ) async -> LineReader.Failure? {
    do throws(LineReader.Failure) {
      while isOpen(), let chunk = try await input.next() {
        for line in chunk.lines {
          guard let range = line.range else {
            connection.refuse(messageLongerThan: Self.maximumMessage)
            continue
          }
          if !range.isEmpty { await connection.receive(Array(chunk.bytes[range])) }
        }
      }
    } catch {
      return error
    }
    await connection.finish()
    return nil
  }

  /// Opens the source; returns its server or the error, and the findings about it.
  private func open(
    _ tool: LoanDetailTool, in surroundings: Surroundings
  ) async -> (server: Result<MCPServer, any Error>, report: Report) {
    var report = Report()
    do {
      let host = try await Host(
        tool, source: source, output: output, changing: source.changingFile, in: surroundings, into: &report)
      return (.success(try server(for: tool, with: host, in: surroundings)), report)
    } catch {
      return (.failure(error), report)
    }
  }

  /// Makes the server, and reads the documents of tariffs and rates.
  private func server(
    for tool: LoanDetailTool, with host: Host, in surroundings: Surroundings
  ) throws -> MCPServer {
    let limits = source.limits.ofSmallDocument
    func bytes(_ document: InputDocument) throws(GatewayError) -> [UInt8] {
      let bytes = try document.bytes(in: surroundings, limits, within: source.deadline, advice: "Give a file.")
      try limits.checkValues(of: bytes, named: document.name)
      return bytes
    }
    let ownTariffs = try tariffs.map { try Tariff(parsing: bytes($0), name: $0.name, limits: limits) }
    let ownRates = try rates.map { try ExchangeRates(parsing: bytes($0), name: $0.name, limits: limits) }
    let isSample = source.location == .samples
    // Samples are read when they are first asked for.
    let tariffs = Once {
      ownTariffs.isEmpty && isSample ? tool.products.compactMap { try? $0.readTariff() } : ownTariffs
    }
    let rates = Once { ownRates ?? (isSample ? try? SampleExchangeRates.rates() : nil) }
    return try MCPServer(
      host.loans, for: host.scope,
      .init(
        name: tool.name, version: LoanDetailTool.version, locale: output.locale(in: surroundings), asOf: source.asOf,
        timeZone: source.timeZone, tariffs: { tariffs.value }, rates: { rates.value }))
  }
}
