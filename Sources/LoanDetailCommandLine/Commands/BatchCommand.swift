import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Localization

/// `batch` makes the screens of many records: one record on each line, one screen on each line.
struct BatchCommand: Command {
  static let name = "batch"
  let input: InputDocument
  let screen: ScreenID
  /// The version of records that do not state theirs.
  let version: PortfolioVersion
  /// The member of a line that names the customer of its screen; `nil` for screens for staff.
  let customerField: String?
  /// The day to show; `nil` for the day of the records, or else today.
  let asOf: CalendarDate?
  /// The day for which the records are valid; `nil` if it is not known.
  let dataAsOf: CalendarDate?
  let timeZone: BankTimeZone?
  let client: ClientOptions
  let format: OutputOptions.LineFormat
  let output: OutputOptions
  let revealsNumbers: Bool
  /// Whether the first bad line ends the batch.
  let isStrict: Bool
  /// The number of the first line to read.
  let firstLine: Int
  /// The number of lines before the input, if the input is a part of a file.
  let lineOffset: Int
  /// The number of threads; `nil` for one for each core.
  let threads: Int?
  /// The file for the summary; `nil` for none.
  let summary: String?
  let limits: InputLimits

  private static let data = Option(
    "data", .text(.file), value: "FILE",
    summary: "Read the records from a file or a named pipe; without it, and with \"-\", from standard input. A line is "
      + "a loan as in the array \"loans\" of a portfolio, without line breaks.")
  private static let formatOption = Option(
    "format", .word(OutputOptions.LineFormat.self), value: "FORMAT",
    summary: "json (the default), a document on each line, or text, each screen followed by a line with a form feed.")
  private static let recordVersion = Option(
    "record-version", .integer(in: 1...2), value: "N",
    summary: "The version of the portfolio format of lines that do not state theirs in \"schemaVersion\", 1 or 2; "
      + "without it, 2.")
  private static let customerFieldOption = Option(
    "customer-field", .text(), value: "NAME",
    summary: "The member of a line, beside the record's own, with the id of the customer for whom the screen is; "
      + "without it, screens are for staff.")
  private static let dataAsOf = Option(
    "data-as-of", .date, value: "DATE",
    summary: "The day for which the records are valid, like \"asOf\" of a portfolio.")
  private static let threads = Option(
    "threads", .integer(in: 1...512), value: "N",
    summary: "How many lines are worked on at the same time; without it, one for each core, and never more.")
  private static let strict = Option(
    flag: "strict", summary: "Stop at the first bad line; without it, an error line takes the place of its screen.")
  private static let fromLine = Option(
    "from-line", .integer(in: 1...Int.max), value: "N", summary: "Begin at this line, to go on with a batch.")
  private static let lineOffset = Option(
    "line-offset", .integer(in: 0...1 << 53), value: "N",
    summary: "How many lines are before the input, when it is a part of a file: the first line has the number N + 1.")
  private static let summary = Option(
    "summary", .text(.file), value: "FILE",
    summary: "Write the summary as JSON to a file: as incomplete when the batch begins, and again at its end.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Makes the screens of many records, a record on each line, on all cores.",
      options: [
        data.syntax, ScreenOptions.screen(of: tool).syntax, formatOption.syntax, recordVersion.syntax,
        customerFieldOption.syntax, SourceOptions.asOf.syntax, dataAsOf.syntax, SourceOptions.timeZone.syntax,
        threads.syntax, strict.syntax, fromLine.syntax, lineOffset.syntax, summary.syntax,
      ] + OutputOptions.textSyntax + ClientOptions.syntax + [ScreenOptions.revealNumbers.syntax]
        + LimitOptions.lines.syntax)
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    input = InputDocument(try arguments[Self.data] ?? "-")
    screen = try Self.screen(arguments, for: tool)
    version = PortfolioVersion(rawValue: try arguments[Self.recordVersion] ?? 2) ?? .two
    customerField = try arguments[Self.customerFieldOption]
    asOf = try arguments[SourceOptions.asOf]
    dataAsOf = try arguments[Self.dataAsOf]
    timeZone = try arguments[SourceOptions.timeZone]
    client = try ClientOptions(arguments)
    format = try arguments[Self.formatOption] ?? .json
    output = try OutputOptions(arguments, format: format == .json ? .json : .text, isCompact: true)
    revealsNumbers = try arguments[ScreenOptions.revealNumbers]
    isStrict = try arguments[Self.strict]
    lineOffset = try arguments[Self.lineOffset] ?? 0
    firstLine = try arguments[Self.fromLine] ?? 1
    threads = try arguments[Self.threads]
    summary = try arguments[Self.summary]
    limits = try LimitOptions.lines.limits(arguments)
  }

  /// Reads the name of the screen, which an installed product must have.
  private static func screen(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) -> ScreenID {
    guard let name = try arguments[ScreenOptions.screen(of: tool)] else { return .main }
    let known = ScreenOptions.screenNames(of: tool)
    guard known.contains(name) else {
      throw arguments.error(
        "No installed product has the screen \(SourcePath.quoted(name)).",
        suggesting: NearMiss.suggestion(for: name, among: known))
    }
    return ScreenID(rawValue: name)
  }
}

extension BatchCommand {
  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      (
        "batch --data loans.ndjson > screens.ndjson",
        "the main screens of many records: the screen of line 17 is on line 17. A bad line becomes an error line such "
          + #"as {"line":17,"error":{…}}; the counts and the SHA-256 of the output follow on standard error"#
      ),
      (
        "sample --lines | \(tool.name) batch --as-of 2026-11-21 --locale ru_RU > screens.ndjson",
        "as a filter, with the sample data"
      ),
      (
        "batch --data loans.ndjson --data-as-of 2026-11-21 --customer-field customer > screens.ndjson",
        #"as customers see them: each line has a member more, {"customer": "C-1", "id": …}. A customer who is not a "#
          + "party to the loan gets an error line without any data"
      ),
      (
        "batch --data loans.ndjson --from-line 500001 >> screens.ndjson",
        "go on after the first 500,000 lines; --strict stops at a bad line and says its number"
      ),
      (
        "batch --data loans.ndjson --format text --locale en_US --summary summary.json > screens.txt",
        "as text; a line with a form feed follows each screen"
      ),
      (
        "sample --lines | parallel --pipe -k \(tool.name) batch --threads 1 > screens.ndjson",
        "with GNU parallel, which can also use other machines; Tests/Batch has a job for Apache Spark"
      ),
    ]
  }
}
