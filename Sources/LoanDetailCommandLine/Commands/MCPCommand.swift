import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailMCP
import Loans
import Synchronization

/// `mcp` lets an assistant show and explain products, over standard input and output.
struct MCPCommand: Command {
  static let name = "mcp"
  let source: SourceOptions
  let output: OutputOptions
  let tariffs: [InputDocument]
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
    let input = LineQueue(
      LineReader(surroundings.inputReader(), maximumLine: Self.maximumMessage, blockSize: Self.blockSize))
    let work = Task { await Self.answer(input, connection, while: { output.isOpen }) }
    let opened = await opening.value
    report = opened.report
    _ = try opened.server.get()
    // The client shows what is on standard error while the server works.
    if let streams = surroundings.streams {
      streams.writeErrors?(report.outcome.errors)
      report = Report()
    }
    if await !work.value {
      report.fail(InputDocument.unreadableInput(advice: "An assistant starts this command."), of: tool.name)
    }
    report.output = output.collected
    if output.hasFailed { report.fail("\(tool.name) could not write its output.", .outputFailed) }
  }

  /// The number of bytes that are read at a time.
  private static let blockSize = 1 << 16

  /// Answers all messages; returns whether the input could be read to its end.
  private static func answer(
    _ input: LineQueue, _ connection: MCPConnection, while isOpen: () -> Bool
  ) async -> Bool {
    do {
      while isOpen(), let chunk = try await Patience.wait({ Result { try input.next() } }).get() {
        for line in chunk.lines {
          guard let range = line.range else {
            connection.refuse(messageLongerThan: Self.maximumMessage)
            continue
          }
          if !range.isEmpty { await connection.receive(Array(chunk.bytes[range])) }
        }
      }
    } catch {
      return false
    }
    await connection.finish()
    return true
  }

  /// Opens the source, with the findings about it.
  private func open(
    _ tool: LoanDetailTool, in surroundings: Surroundings
  ) async -> (server: Result<MCPServer, any Error>, report: Report) {
    var report = Report()
    do {
      let host = try await Host(
        tool, source: source, output: output, changing: source.changingFile, in: surroundings, into: &report)
      return (.success(try server(for: tool, host, in: surroundings)), report)
    } catch {
      return (.failure(error), report)
    }
  }

  private func server(
    for tool: LoanDetailTool, _ host: Host, in surroundings: Surroundings
  ) throws -> MCPServer {
    let limits = source.limits.ofSmallDocument
    let advice = "Give a file."
    let own = try tariffs.map { document in
      try Tariff(
        parsing: document.bytes(in: surroundings, limits, within: source.deadline, advice: advice), name: document.name,
        limits: limits)
    }
    let ownRates = try rates.map { document in
      try ExchangeRates(
        parsing: document.bytes(in: surroundings, limits, within: source.deadline, advice: advice), name: document.name,
        limits: limits)
    }
    let isSample = source.location == .samples
    // Samples are read when they are first asked for.
    let samples = Once { own.isEmpty && isSample ? tool.products.compactMap { try? $0.readTariff() } : own }
    let rates = Once { ownRates ?? (isSample ? try? SampleExchangeRates.rates() : nil) }
    return try MCPServer(
      host.loans, for: host.scope,
      .init(
        name: tool.name, version: LoanDetailTool.version, locale: output.locale(in: surroundings), asOf: source.asOf,
        timeZone: source.timeZone, tariffs: { samples.value }, rates: { rates.value }))
  }
}

/// A value that is made once, on first use.
private final class Once<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}

/// The messages to a client: on standard output or, without the streams of a process, collected.
private final class MessageOutput: Sendable {
  private struct State {
    var writing = Streams.Writing.done
    var collected: [UInt8] = []
  }

  private let streams: Streams?
  private let state = Mutex(State())

  init(_ streams: Streams?) { self.streams = streams }

  func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard let streams else { return state.collected += bytes }
      if state.writing == .done { state.writing = streams.write(bytes) }
    }
  }

  /// Whether somebody reads the messages.
  var isOpen: Bool { state.withLock { $0.writing == .done } }
  var hasFailed: Bool { state.withLock { $0.writing == .failed } }
  var collected: [UInt8] { state.withLock { $0.collected } }
}
