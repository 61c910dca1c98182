import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailRendering
import Localization

/// `browse` shows all products in a terminal, to turn from one to the other.
struct BrowseCommand: Command {
  static let name = "browse"
  let source: SourceOptions
  let output: OutputOptions
  let client: ClientOptions
  let screen: ScreenID

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Shows all products in the terminal: turn, search, act, ask what if.",
      options: [ScreenOptions.screen(of: tool).syntax] + OutputOptions.textSyntax + ClientOptions.syntax
        + SourceOptions.syntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("browse", "the sample data; ? lists the keys, q ends it"),
      ("browse --data portfolio.json --customer C-1", "your own file, as one customer sees it; events change the file"),
      ("browse --locale ru_RU --screen schedule", "in Russian, beginning with the schedules"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    source = try SourceOptions(arguments, for: tool)
    output = try OutputOptions(arguments, format: .text, isCompact: false)
    client = try ClientOptions(arguments)
    screen = try arguments[ScreenOptions.screen(of: tool)].map(ScreenID.init(rawValue:)) ?? .main
    if source.location == .document(.standardInput) {
      throw arguments.error("\"\(Self.name)\" reads keys from standard input: give the records with --data FILE.")
    }
  }
}

extension BrowseCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    guard let terminal = surroundings.terminal else {
      report.fail(
        "\"\(Self.name)\" needs a terminal for its keys and its screen. \"\(tool.name) list\" and "
          + "\"\(tool.name) render\" print the same for pipes.", .usage)
      return
    }
    let file = source.changingFile
    let host = try await Host(
      tool, source: source, output: output, client: client, changing: file, in: surroundings, into: &report)
    let languages = try output.languages(in: surroundings).all.map(\.code)
    // A portfolio that can be changed is read again by its store.
    var reopen: (@Sendable () async throws -> LoanDetailService)?
    if file == nil, source.location != .samples {
      reopen = { [source, output, client] in
        var report = Report()
        return try await Host(
          tool, source: source, output: output, client: client, in: surroundings, into: &report
        ).loans
      }
    }
    let settings = BrowserSettings(
      locale: output.locale(in: surroundings), day: source.asOf, client: client.profile)
    let browser = try Browser(
      host.loans, for: host.scope, on: screen, settings, in: terminal, usesColor: output.usesColor(in: surroundings),
      locales: ["en_US", "en_GB", "ru_RU"] + languages.filter { !["en", "ru"].contains($0) }, log: surroundings.log,
      reopening: reopen
    ) { [timeZone = source.timeZone] loans, settings in
      try loans.reader(
        locale: settings.locale, asOf: settings.day, timeZone: timeZone, client: settings.client)
    }
    surroundings.streams?.interruption?.handle {
      terminal.end()
      return Outcome(exitCode: .ok, output: [], errors: [])
    }
    for ending in try await browser.run() { report.add(ending, of: tool, changing: file) }
  }
}

extension Report {
  /// Adds what became of an event whose answer the reader did not see.
  ///
  /// - Parameter file: the portfolio that the event changes; `nil` if it is not known.
  fileprivate mutating func add(_ ending: SentEventEnd, of tool: LoanDetailTool, changing file: String?) {
    switch ending {
    case .done(let sent): note("\(sent.name) was carried out.")
    case .refused(let sent, let reason): fail("\(sent.name) was not carried out. \(reason)", .refused)
    case .unknown(let sent):
      let arguments = sent.arguments + (file.map { ["--data", SystemText.printable($0)] } ?? [])
      fail(
        "It is not known whether \(sent.name) was carried out. This sends it again, and it is not carried out twice: "
          + ([tool.name] + arguments.map(Self.shellWord)).joined(separator: " "), .unavailable)
    }
  }

  /// A word as a shell reads it: in quotes if it has other signs than letters, digits and a few more.
  private static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./:=,".utf8.contains($0)
      }
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
