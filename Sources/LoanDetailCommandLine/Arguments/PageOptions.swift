import LoanDetail
import LoanDetailCore

/// The options of a command that can show a part of the rows of a screen's lists, for a client that already has some of
/// them or accepts a limited number of bytes.
struct PageOptions {
  /// The rows to show; `nil` for all rows.
  let page: PageRequest?
  /// The screen that the client already has; `nil` for none.
  let held: HeldScreen?

  private static let pageSize = Option(
    "page-size", .integer(in: 1...1_000_000), value: "N",
    summary: "At most this many rows of a list, such as a schedule; without it, all of them.")
  private static let maximumBytes = Option(
    "max-bytes", .integer(in: 1...1_000_000_000), value: "N",
    summary: "At most this many bytes of JSON, DivKit or A2UI: as many rows as fit, and a way to the others.")
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

  /// The options of a list of products.
  static let listSyntax = [pageSize.syntax, maximumBytes.syntax, after.syntax, before.syntax]
  static let syntax = listSyntax + [rows.syntax, refresh.syntax, held.syntax]

  /// Reads the options of a screen.
  init(_ arguments: Arguments, in format: OutputOptions.Format) throws(UsageError) {
    page = try Self.page(arguments, in: format)
    held = try arguments[Self.held].map(HeldScreen.eTag)
  }

  /// Refuses the options of pages beside another option, which has no pages.
  func refuse(_ arguments: Arguments, with other: String) throws(UsageError) {
    guard let page else { return }
    throw arguments.error(
      "\(other) and \(page.maximumBytes == nil ? "--page-size" : "--max-bytes") exclude each other.")
  }

  /// Reads the options of a list of products, which has no patches.
  init(ofList arguments: Arguments, in format: OutputOptions.Format) throws(UsageError) {
    page = try Self.page(arguments, in: format, ofList: true)
    held = nil
    if format == .json, let page, page.size < .max || page.cursor != nil {
      throw arguments.error("A list as JSON has no pages: leave out --page-size, --after and --before.")
    }
  }

  /// Reads the rows to show; `nil` for all rows.
  private static func page(
    _ arguments: Arguments, in format: OutputOptions.Format, ofList isList: Bool = false
  ) throws(UsageError) -> PageRequest? {
    let size = try arguments[pageSize]
    let addsRows = try isList ? false : arguments[rows]
    let limit = try arguments[maximumBytes]
    let after = try arguments[Self.after]
    let before = try arguments[Self.before]
    if addsRows, after == nil, before == nil { throw arguments.error("--rows needs --after or --before.") }
    if addsRows, format != .json {
      throw arguments.error("--rows goes with JSON output only: \(format.name) has no screen to add rows to.")
    }
    if limit != nil, ![.json, .divkit, .a2ui].contains(format) {
      throw arguments.error("--max-bytes goes with --format json, divkit or a2ui only.")
    }
    if limit != nil, addsRows { throw arguments.error("--max-bytes is for whole screens: leave out --rows.") }
    if !isList, let cursor = try arguments[refresh] {
      if size != nil || limit != nil || addsRows || after != nil || before != nil {
        throw arguments.error("--refresh takes the rows from its cursor: leave out the other options of pages.")
      }
      return PageRequest(refreshing: cursor)
    }
    if after != nil, before != nil { throw arguments.error("--after and --before exclude each other.") }
    guard size != nil || limit != nil else {
      if after == nil, before == nil { return nil }
      throw arguments.error("\(after == nil ? "--before" : "--after") needs --page-size or --max-bytes.")
    }
    return PageRequest(
      size: size ?? .max, after: after, before: before, addsRows: addsRows, maximumBytes: limit)
  }
}
