public import DesignSystem
import LoanDetailJSON

/// Renders the coming days of screens as a calendar (RFC 5545): an all-day event for each.
///
/// ```swift
/// send(ICSRenderer().render(schedule), as: "text/calendar; charset=utf-8; method=PUBLISH")
/// ```
///
/// The payments are the rows of tables and the entries of timelines that are due, to come or skipped; a skipped payment
/// is a cancelled event. A screen without them has the next payment that its rows state. The days of ``sections`` are
/// events too.
///
/// The UID of an event depends on the product and the item alone, so a payment that moves keeps it. The day of the data
/// is the `DTSTAMP` and the `SEQUENCE`: of two files, a calendar takes the event of the later one. Of the numbers of a
/// product, only what the screens show is in the file.
public struct ICSRenderer: Renderer {
  /// The sections whose days are events, such as that of coming changes.
  public var sections: Set<ItemID>
  /// The calendar that this one updates; `nil` if there is none. Its coming events that are gone are cancelled or, if
  /// not everything is known, kept as they are.
  public var previous: ICSCalendar?

  /// The end of every UID.
  static let domain = "@loan-detail"

  public init(sections: Set<ItemID> = [], previous: ICSCalendar? = nil) {
    self.sections = sections
    self.previous = previous
  }

  /// Returns the calendar of one screen; nothing if it would have no event.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    let coming = ComingProducts([ComingProduct(screens: [document])], on: document.asOf)
    let calendar = Calendar(of: coming, by: self, name: document.title, uid: Self.uid(of: document))
    return calendar.isEmpty ? [] : calendar.bytes
  }

  /// Returns the calendar of several products; nothing if it would have no event.
  ///
  /// - Parameters:
  ///   - coming: what is to come of the products.
  ///   - subject: a text that identifies what the calendar is of.
  ///   - name: the name of the calendar.
  package func render(_ coming: ComingProducts, of subject: String, name: String) -> [UInt8] {
    let calendar = Calendar(of: coming, by: self, name: name, uid: Self.uid(of: subject))
    return calendar.isEmpty ? [] : calendar.bytes
  }

  /// Checks that a calendar was made of the same screen, so that this one can update it.
  ///
  /// - Throws: `ICSError` if it was not, or if the calendar of the screen has no event.
  public func check(_ document: ScreenDocument) throws(ICSError) {
    try check(render(document), uid: Self.uid(of: document))
  }

  /// Checks that the calendar of several products can update ``previous``.
  ///
  /// - Throws: `ICSError` if that calendar is of another subject, or if this one has no event.
  package func check(_ rendered: [UInt8], of subject: String) throws(ICSError) {
    try check(rendered, uid: Self.uid(of: subject))
  }

  private func check(_ rendered: [UInt8], uid: String) throws(ICSError) {
    if let previous, previous.uid != uid { throw .otherSubject }
    if rendered.isEmpty { throw .empty }
  }

  /// Returns the UID of the calendar of a screen.
  fileprivate static func uid(of document: ScreenDocument) -> String {
    uid(of: "\(document.subject.type)\n\(document.subject.id)\n\(document.screen)")
  }

  /// Returns a UID that depends on a text alone: the first half of its hash, and ``domain``.
  fileprivate static func uid(of name: String) -> String {
    "\(ContentHash(of: Array(name.utf8)).hex.prefix(32))\(domain)"
  }

  /// Whether a text is a UID of a calendar or an event: 32 hexadecimal digits and the domain.
  static func isUID(_ text: String) -> Bool {
    text.hasSuffix(domain) && text.utf8.count == 32 + domain.utf8.count && text.prefix(32).allSatisfy(\.isHexDigit)
  }
}

/// The reason why there is no calendar.
public enum ICSError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The screen has no day to put into a calendar.
  case empty
  /// The calendar to update is of another product or screen.
  case otherSubject

  public var description: String {
    switch self {
    case .empty: "The screen has no coming day."
    case .otherSubject: "The calendar to update is of another product or screen."
    }
  }
}

/// The events of a calendar and the file that has them.
private struct Calendar {
  /// An event as it is in the file.
  private struct Entry {
    let uid: String
    /// The day as `YYYYMMDD`.
    let day: String
    /// The day of the data as `YYYYMMDD`.
    let stamp: String
    /// The day of the data as a number such as 20261121. If an earlier calendar has the event, not less than its number
    /// there, and more if the event has changed since.
    var sequence: Int
    /// The title as it is in the file.
    let summary: String
    /// The details as they are in the file; empty if there are none.
    let details: String
    let isCancelled: Bool

    /// Numbers the event after what an earlier calendar has of it. Other details alone are no change.
    fileprivate mutating func follow(_ earlier: ICSCalendar.Event) {
      let isSame = day == earlier.day && summary == earlier.summary && isCancelled == earlier.isCancelled
      // A number of RFC 5545 has 32 bits.
      sequence = min(max(sequence, earlier.sequence + (isSame ? 0 : 1)), Int(Int32.max))
    }
  }

  private let uid: String
  private let name: String
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  init(of coming: ComingProducts, by renderer: ICSRenderer, name: String, uid: String) {
    self.uid = uid
    self.name = name
    for (product, name) in zip(coming.products, coming.names) {
      for (screen, events) in product.comingEvents(in: renderer.sections) {
        entries += events.map { Self.entry($0, of: screen, product: name) }
      }
    }
    if let previous = renderer.previous { follow(previous, with: coming) }
  }

  /// Returns an event of a screen as it is in the file. `product` is the product's name for the reader.
  private static func entry(_ event: CalendarEvent, of screen: ScreenDocument, product: String) -> Entry {
    let subject = screen.subject
    let stamp = (screen.freshness.dataAsOf ?? screen.asOf).filter { $0 != "-" }
    return Entry(
      uid: ICSRenderer.uid(of: "\(subject.type)\n\(subject.id)\n\(event.id)"), day: event.day.filter { $0 != "-" },
      stamp: stamp, sequence: Int(stamp) ?? 0, summary: ICSWriter.escaped("\(product): \(event.title)"),
      details: ICSWriter.escaped((event.details + [screen.subtitle].compactMap(\.self)).joined(separator: "\n")),
      isCancelled: event.isCancelled)
  }

  /// Numbers the events that an earlier calendar has, and adds its coming events that are gone. These are cancelled or,
  /// if not everything is known, kept: what cannot be read is not gone.
  private mutating func follow(_ previous: ICSCalendar, with coming: ComingProducts) {
    for index in entries.indices {
      if let event = previous.events[entries[index].uid] { entries[index].follow(event) }
    }
    let screens = coming.products.flatMap(\.screens)
    let today = coming.day.filter { $0 != "-" }
    let stamp = screens.map { $0.freshness.dataAsOf ?? $0.asOf }.max()?.filter { $0 != "-" } ?? today
    let known = Set(entries.map(\.uid))
    let gone = previous.events.values.filter { $0.day >= today && !known.contains($0.uid) }
    entries += gone.sorted { ($0.day, $0.uid) < ($1.day, $1.uid) }.map { event in
      // The earlier calendar may come from anywhere.
      var entry = Entry(
        uid: event.uid, day: event.day, stamp: stamp, sequence: coming.isKnown ? Int(stamp) ?? 0 : event.sequence,
        summary: TextGuard.messages(event.summary), details: coming.isKnown ? "" : TextGuard.messages(event.details),
        isCancelled: coming.isKnown || event.isCancelled)
      entry.follow(event)
      return entry
    }
  }

  /// The file in UTF-8.
  var bytes: [UInt8] {
    var file = ICSWriter()
    file.write("BEGIN", "VCALENDAR")
    file.write("VERSION", "2.0")
    file.write("PRODID", "-//loan-detail-engine//loan-detail//EN")
    file.write("CALSCALE", "GREGORIAN")
    file.write("METHOD", "PUBLISH")
    file.write("UID", uid)
    file.write("NAME", ICSWriter.escaped(name))
    for entry in entries {
      file.write("BEGIN", "VEVENT")
      file.write("UID", entry.uid)
      file.write("DTSTAMP", "\(entry.stamp)T000000Z")
      file.write("SEQUENCE", "\(entry.sequence)")
      file.write("DTSTART;VALUE=DATE", entry.day)
      file.write("STATUS", entry.isCancelled ? "CANCELLED" : "CONFIRMED")
      file.write("TRANSP", "TRANSPARENT")
      file.write("SUMMARY", entry.summary)
      if !entry.details.isEmpty { file.write("DESCRIPTION", entry.details) }
      file.write("END", "VEVENT")
    }
    file.write("END", "VCALENDAR")
    return file.bytes
  }
}
