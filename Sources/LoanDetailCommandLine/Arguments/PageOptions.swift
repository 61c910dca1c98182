import LoanDetail
import LoanDetailCore

/// The options of a command that can show a part of the rows of a screen's lists, for a client that may have some.
struct PageOptions {
  /// The rows to show; `nil` for all rows.
  let page: PageRequest?
  /// What the client already has.
  let held: HeldScreen?

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

  private static let refresh = Option(
    "refresh", .text(), value: "CURSOR",
    summary: "The rows of the screen that this cursor is from, as they are now.")
  private static let held = Option(
    "held", .text(), value: "ETAG",
    summary: "The ETag of the screen that the client has. If it is current, nothing is printed; --rows adds rows to it "
      + "only if the cursor is from it, and otherwise prints the whole screen.")

  static let syntax = [pageSize.syntax, after.syntax, before.syntax, rows.syntax, refresh.syntax, held.syntax]

  init(_ arguments: Arguments, in format: OutputOptions.Format) throws(UsageError) {
    page = try Self.page(arguments, in: format)
    held = try arguments[Self.held].map(HeldScreen.eTag)
  }

  private static func page(_ arguments: Arguments, in format: OutputOptions.Format) throws(UsageError) -> PageRequest? {
    let (size, addsRows) = (try arguments[pageSize], try arguments[rows])
    let (after, before) = (try arguments[after], try arguments[before])
    if addsRows, after == nil, before == nil { throw arguments.error("--rows needs --after or --before.") }
    if addsRows, format != .json {
      throw arguments.error("--rows goes with JSON output only: \(format.name) has no screen to add rows to.")
    }
    if let cursor = try arguments[refresh] {
      if size != nil || addsRows || after != nil || before != nil {
        throw arguments.error("--refresh takes the rows from its cursor: leave out the other options of pages.")
      }
      return PageRequest(refreshing: cursor)
    }
    if after != nil, before != nil { throw arguments.error("--after and --before exclude each other.") }
    if size == nil, after != nil || before != nil {
      throw arguments.error("\(after == nil ? "--before" : "--after") needs --page-size.")
    }
    return size.flatMap { PageRequest(size: $0, after: after, before: before, addsRows: addsRows) }
  }
}
