import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import Localization

/// `watch` shows one screen of a product, and then each change of it.
struct WatchCommand: Command {
  static let name = "watch"
  private let options: ScreenOptions
  /// The path of the file with the records.
  private let file: String
  /// Whether a change is printed as a patch, if that is shorter than the screen.
  private let printsPatch: Bool
  /// The time between two looks at the file.
  private let interval: Duration

  private static let patch = Option(
    flag: "patch", summary: "Print the patch from the screen before to the screen now, if it is shorter.")
  /// The numbers of milliseconds that `--interval` takes.
  private static let intervals = 10...3_600_000
  private static let defaultInterval = 500
  private static let interval = Option(
    "interval", .integer(in: intervals), value: "MILLISECONDS",
    summary: "The time between two looks at the file; without it, \(defaultInterval).")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary: "Shows a screen as JSON on one line, and a line for each change of its file, until it is interrupted.",
      operands: [.init("ID")],
      options: ScreenOptions.syntax(for: tool, own: [patch.syntax, interval.syntax]))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    let data = "--data portfolio.json"
    return [
      ("watch 1001 \(data)", "the screen, and the whole screen after each change of the file"),
      ("watch 1001 \(data) --patch", "only what has changed"),
      ("watch 1001 \(data) --format text", "to look at"),
      ("watch 1001 \(data) --interval 5000", "with a look at the file every five seconds"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    var options = try ScreenOptions(arguments, for: tool)
    if !arguments.has(OutputOptions.format) { options.output.format = .json }
    guard [.json, .text].contains(options.output.format) else {
      throw arguments.error("\"\(Self.name)\" prints JSON, a line for each change, or text.")
    }
    options.output.isCompact = options.output.format == .json
    printsPatch = try arguments[Self.patch]
    if printsPatch, options.output.format != .json {
      throw arguments.error("--patch goes with JSON output only: leave out --format.")
    }
    guard case .document(.file(let path)) = options.source.location else {
      throw arguments.error("\"\(Self.name)\" looks at a file, so it needs --data FILE.")
    }
    if SystemFolder.isFolder(path) {
      throw arguments.error(
        "\"\(Self.name)\" looks at one file, and \(SourcePath.quoted(SystemText.shown(path))) is a folder: "
          + "give --data FILE."
      )
    }
    self.options = options
    file = path
    interval = .milliseconds(try arguments[Self.interval] ?? Self.defaultInterval)
  }
}

extension WatchCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    guard let streams = surroundings.streams else {
      return report.fail("\"\(Self.name)\" writes while it runs, so it needs the streams of a process.", .usage)
    }
    let watch = Watch(
      tool: tool, options: options, file: file, printsPatch: printsPatch, interval: interval,
      surroundings: surroundings)
    let work = Task { try await watch.run(into: streams) }
    streams.interruption?.handle {
      work.cancel()
      return nil
    }
    let isWritten = try await withTaskCancellationHandler {
      try await work.value
    } onCancel: {
      work.cancel()
    }
    if !isWritten { report.fail("\(tool.name) could not write its output.", .outputFailed) }
  }
}
