public import DesignSystem
import LoanDetailJSON

/// Renders the coming payments of a screen as a calendar (RFC 5545): an all-day event for each.
///
/// ```swift
/// send(ICSRenderer().render(schedule), as: "text/calendar; charset=utf-8; method=PUBLISH")
/// ```
///
/// The events are the rows of tables and the entries of timelines that are due, to come or skipped; a skipped payment is
/// a cancelled event. The UID of an event depends on the product and the item alone, so a payment that moves keeps it. The
/// day of the data is the `DTSTAMP` and the `SEQUENCE`: of two files, a calendar takes the event of the later one. No
/// number of the product is in the file.
public struct ICSRenderer: Renderer {
  public init() {}

  /// Returns the calendar; nothing if the screen has no coming day.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    let events = Self.events(of: document)
    if events.isEmpty { return [] }
    let day = (document.freshness.dataAsOf ?? document.asOf).filter { $0 != "-" }
    var file = ICSWriter()
    file.write("BEGIN", "VCALENDAR")
    file.write("VERSION", "2.0")
    file.write("PRODID", "-//loan-detail-engine//loan-detail//EN")
    file.write("CALSCALE", "GREGORIAN")
    file.write("METHOD", "PUBLISH")
    for event in events {
      file.write("BEGIN", "VEVENT")
      file.write("UID", Self.uid(of: event.id, in: document.subject))
      file.write("DTSTAMP", "\(day)T000000Z")
      file.write("SEQUENCE", day)
      file.write("DTSTART;VALUE=DATE", event.day.filter { $0 != "-" })
      file.write("STATUS", event.isCancelled ? "CANCELLED" : "CONFIRMED")
      file.write("TRANSP", "TRANSPARENT")
      file.write("SUMMARY", text: "\(document.subject.title): \(event.title)")
      file.write("DESCRIPTION", text: event.details)
      file.write("END", "VEVENT")
    }
    file.write("END", "VCALENDAR")
    return file.bytes
  }

  /// Checks that a screen has a coming day.
  ///
  /// - Throws: `ICSError` if it has none.
  public func check(_ document: ScreenDocument) throws(ICSError) {
    if Self.events(of: document).isEmpty { throw ICSError() }
  }

  private static func uid(of item: ItemID, in subject: ScreenDocument.Subject) -> String {
    let name = "\(subject.type)\n\(subject.id)\n\(item)"
    return "\(ContentHash(of: Array(name.utf8)).hex.prefix(32))@loan-detail"
  }

  private static func events(of document: ScreenDocument) -> [CalendarEvent] {
    ([document.headerItem] + document.contentItems).flatMap(\.events).filter { $0.day >= document.asOf }
  }
}

/// A screen has no day to put into a calendar.
public struct ICSError: Error, Sendable, Hashable, CustomStringConvertible {
  public var description: String { "The screen has no coming day." }
}

/// An event of a calendar.
private struct CalendarEvent {
  let id: ItemID
  /// The day as `YYYY-MM-DD`.
  let day: String
  let title: String
  let details: String
  var isCancelled = false
}

extension Item {
  /// The coming days of an item and of the items inside it, in reading order.
  fileprivate var events: [CalendarEvent] {
    switch self {
    case .table(let table): table.rows.compactMap { $0.event(under: table.columns) }
    case .timeline(let timeline): timeline.entries.compactMap(\.event)
    default: children.flatMap(\.events)
    }
  }
}

extension TableRow {
  /// The event of a payment that is not made yet; `nil` for any other row.
  fileprivate func event(under columns: [Table.Column]) -> CalendarEvent? {
    switch state {
    case .due, .planned, .partlyPaid, .skipped: break
    case .paid, .overdue, .done, .processing, .failed, .reversed, nil: return nil
    }
    let dates = cells.lazy.compactMap { cell -> String? in if case .date(let date)? = cell { date.iso } else { nil } }
    guard let day = dates.first else { return nil }
    let sums = cells.lazy.compactMap { cell -> String? in
      if case .money(let money)? = cell { "\(money.amount) \(money.currency)" } else { nil }
    }
    let details = zip(columns, cells).compactMap { column, cell in cell.map { "\(column.title): \($0.text)" } }
    return CalendarEvent(
      id: id, day: day, title: sums.first ?? columns.first?.title ?? day, details: details.joined(separator: "\n"),
      isCancelled: state == .skipped)
  }
}

extension Timeline.Entry {
  fileprivate var event: CalendarEvent? {
    guard state == .next || state == .ahead else { return nil }
    let sum = money.map { "\($0.amount) \($0.currency)" }
    return CalendarEvent(
      id: id, day: date.iso, title: [title, sum].compactMap(\.self).joined(separator: ", "),
      details: [date.text, money?.text, caption].compactMap(\.self).joined(separator: "\n"))
  }
}
