import Foundation
import InstalledSamples
import LoanArithmetic
import LoanDetail
import LoanDetailCommandLine
import LoanDetailJSON
import LoanDetailRendering

/// The readers that a command reaches: of records, tables of words, tariffs, exchange rates, cursors and profiles of
/// clients.
extension FuzzTarget {
  /// Each line of a batch is a record and has a line of output, which can be read.
  static func showRecords(_ bytes: [UInt8]) {
    let outcome = run(["batch", "--threads", "1", "--locale", "ru_RU"], bytes)
    let lines = outcome.output.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    let records = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let count = records.count - (bytes.isEmpty || bytes.last == 0x0A ? 1 : 0)
    expect(lines.count == count, "a line of input has a line of output")
    for (record, line) in zip(records, lines) {
      let isBlank = record.allSatisfy { " \t\r".utf8.contains($0) }
      expect(line.isEmpty ? isBlank : (try? JSONParser.parse(Array(line))) != nil, "a line of output is JSON")
    }
  }

  /// A payload of Apache Fineract is listed and its first loan shown.
  static func showFineract(_ bytes: [UInt8]) {
    let source = ["--source", "fineract", "--map", "1=consumerLoan", "--data", "-"]
    show(from: source, bytes)
  }

  /// A portfolio is listed and its first product shown, with JSON that can be read and an exit code for bad data.
  static func showPortfolio(_ bytes: [UInt8]) {
    show(from: ["--data", "-"], bytes)
  }

  private static func show(from source: [String], _ bytes: [UInt8]) {
    let list = run(["list", "--format", "json", "--locale", "en_US"] + source, bytes)
    guard let value = try? JSONParser.parse(list.output), let first = value["products"]?.elements.first,
      case .string(let id)? = first["id"], case .string(let type)? = first["type"]
    else { return }
    for screen in ["main", "schedule"] {
      run(["render", "\(type):\(id)", "--format", "json", "--locale", "en_US", "--screen", screen] + source, bytes)
    }
    run(["render", "\(type):\(id)", "--locale", "ru_RU", "--screen", "details"] + source, bytes)
  }

  /// A table of words is checked, and a screen is shown in its language.
  static func readWords(_ bytes: [UInt8]) {
    run(["words", "-", "--check"], bytes)
    run(["render", Screens.loan, "--data", Screens.portfolio, "--words", "-", "--locale", "kk_KZ"], bytes)
  }

  /// A loan is quoted by a tariff.
  static func readTariff(_ bytes: [UInt8]) {
    let loan = ["--amount", "500000", "--months", "36", "--rate", "17.9", "--as-of", "2026-11-21"]
    run(["quote", "consumerLoan", "--tariff", "-", "--locale", "en_US", "--format", "json"] + loan, bytes)
    run(["quote", "consumerLoan", "--tariff", "-", "--locale", "ru_RU", "--schedule"] + loan, bytes)
  }

  /// A summary is added up in another currency.
  static func readRates(_ bytes: [UInt8]) {
    let summary = ["summary", "--customer", "C", "--data", Screens.portfolio, "--in", "EUR", "--rates", "-"]
    run(summary + ["--locale", "en_US", "--format", "json"], bytes)
  }

  /// A page is asked for by its cursor, forwards and backwards.
  static func readCursor(_ bytes: [UInt8]) {
    let cursor = String(decoding: bytes, as: UTF8.self)
    for (screen, option) in [("operations", "--after"), ("operations", "--before"), ("schedule", "--after")] {
      let page = ["--screen", screen, "--page-size", "2", option, cursor]
      run(["render", Screens.loan, "--data", Screens.portfolio, "--format", "json", "--locale", "en_US"] + page, [])
    }
  }

  /// A client states what it can draw: the version, the kinds, and the properties that it can do without, on a line
  /// each.
  static func readProfile(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
    let options = zip(["--client-version", "--client-kinds", "--without"], lines).flatMap {
      [$0, String(decoding: $1, as: UTF8.self)]
    }
    for screen in ["main", "schedule"] {
      let request = ["--data", Screens.portfolio, "--format", "json", "--locale", "en_US", "--screen", screen]
      run(["render", Screens.loan] + request + options, [])
    }
  }

  private static let zones: URL = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv("TZDIR", folder.path, 1)
    return folder
  }()

  /// A file of the time zone database has an offset at every time.
  static func readTimeZone(_ bytes: [UInt8]) {
    guard (try? Data(bytes).write(to: zones.appending(path: "Zone"))) != nil, let zone = BankTimeZone("Zone") else {
      return
    }
    let days = ["0001-01-01", "1900-06-15", "1970-01-01", "2026-03-29", "2037-12-31", "9999-12-31"]
    for day in days.compactMap({ CalendarDate($0) }) {
      for minutes in [0, 150, 1_439] {
        expect(zone.moment(minutes, on: day).hasPrefix("\(day)T"), "a moment is on its day")
      }
    }
  }

  private static let tool = LoanDetailTool(products: InstalledSamples.all)

  @discardableResult
  private static func run(_ arguments: [String], _ input: [UInt8]) -> Outcome {
    let outcome = Waiting.wait {
      await tool.run(
        arguments, in: Surroundings(variables: [:], today: CalendarDate("2026-11-21"), readInput: { _ in input }))
    }
    expect(outcome.exitCode != .internalFault, "\(arguments): \(String(decoding: outcome.errors, as: UTF8.self))")
    if arguments.contains("json"), !outcome.output.isEmpty {
      expect((try? JSONParser.parse(outcome.output)) != nil, "the output of \(arguments) is JSON")
    }
    return outcome
  }
}
