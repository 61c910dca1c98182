import LoanDetailCore

/// The options of a command that can show a part of the rows of a screen's lists.
enum PageOptions {
  private static let pageSize = Option(
    "page-size", .integer(in: 1...1_000_000), value: "N",
    summary: "At most this many rows of a schedule or of operations; without it, all of them.")
  private static let after = Option(
    "after", .text(), value: "CURSOR",
    summary: "The rows that follow: the \"next\" of an earlier page.")
  private static let before = Option(
    "before", .text(), value: "CURSOR",
    summary: "The rows before: the \"previous\" of an earlier page.")
  private static let rows = Option(
    flag: "rows",
    summary: "Print only a patch that adds the rows to the screen that the cursor is from, as JSON.")

  static let syntax = [pageSize.syntax, after.syntax, before.syntax, rows.syntax]

  /// Reads the options; `nil` for all rows.
  static func page(_ arguments: Arguments, in format: OutputOptions.Format) throws(UsageError) -> PageRequest? {
    let (size, addsRows) = (try arguments[pageSize], try arguments[rows])
    let (after, before) = (try arguments[after], try arguments[before])
    if addsRows, after == nil, before == nil { throw arguments.error("--rows needs --after or --before.") }
    if addsRows, format != .json {
      throw arguments.error("--rows goes with JSON output only: text has no screen to add rows to.")
    }
    if after != nil, before != nil { throw arguments.error("--after and --before exclude each other.") }
    if size == nil, after != nil || before != nil {
      throw arguments.error("\(after == nil ? "--before" : "--after") needs --page-size.")
    }
    return size.flatMap { PageRequest(size: $0, after: after, before: before, addsRows: addsRows) }
  }
}
