import LoanDetailRendering

/// One picture of the pager: tabs, lines of a screen, and a line for messages.
struct PagerFrame {
  var size: PagerSize
  /// The titles of the products.
  var tabs: [String] = []
  var selectedTab = 0
  /// The lines of the screen, which are safe for a terminal and fit beside the cursor.
  var lines: [String] = []
  /// The number of the first line that is shown.
  var top = 0
  /// The number of the line with the cursor; `nil` for no cursor.
  var cursor: Int?
  /// The last line.
  var message = ""

  /// The columns before each line, for the cursor.
  static let gutter = 2
  /// The number of rows that are not for lines of the screen: the tabs, the line below them, and the message.
  private static let frameRows = 3

  /// The number of rows for lines of a screen.
  static func room(in size: PagerSize) -> Int { max(size.rows - frameRows, 1) }

  /// The picture as a terminal reads it. It replaces the picture before it without blinking.
  var text: String {
    let room = Self.room(in: size)
    let shown = lines.dropFirst(top).prefix(room)
    // The last column stays free: a terminal with a sign in it may erase that sign at the end of the row.
    var rows = [tabLine, String(repeating: "─", count: max(size.columns - 1, 0))]
    rows += shown.enumerated().map { (top + $0.offset == cursor ? "▸ " : "  ") + $0.element }
    rows += Array(repeating: "", count: max(room - shown.count, 0))
    // The message may be a prompt: a terminal with few rows keeps it.
    rows = rows.prefix(max(size.rows - 1, 0)) + [TerminalText(message).clipped(to: size.columns - 1)]
    return "\u{1B}[H" + rows.map { "\($0)\u{1B}[0m\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J"
  }

  /// The tabs, from the one before the selected one on; empty if there are none.
  private var tabLine: String {
    guard tabs.indices.contains(selectedTab) else { return "" }
    let place = tabs.count > 1 ? "\(selectedTab + 1)/\(tabs.count) " : ""
    let first = max(selectedTab - 1, 0)
    let titles = tabs[first...].enumerated().map { offset, title in
      first + offset == selectedTab ? "[\(title)]" : title
    }
    return TerminalText(place + (first > 0 ? "‹ " : "") + titles.joined(separator: "  ")).clipped(to: size.columns - 1)
  }
}
