import DesignSystem

/// A calendar that was made before, to which a newer one is an update.
public struct ICSCalendar: Sendable, Hashable {
  /// The reason why a file is no calendar of ``ICSRenderer``.
  public struct Unreadable: Error, Sendable, Hashable, CustomStringConvertible {
    public var description: String { "It is no calendar that was made here." }
  }

  struct Event: Sendable, Hashable {
    var uid = ""
    /// The day as `YYYYMMDD`.
    var day = ""
    /// The title, as it is in the file.
    var summary = ""
    /// The details, as they are in the file.
    var details = ""
    var sequence = 0
    var isCancelled = false

    fileprivate var isComplete: Bool { !uid.isEmpty && isDay && !summary.isEmpty }

    /// Whether ``day`` is a day of the Gregorian calendar.
    private var isDay: Bool {
      guard day.utf8.count == 8, let number = Int(day) else { return false }
      let (year, month) = (number / 10_000, number / 100 % 100)
      guard 1...12 ~= month else { return false }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let days = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      return 1...days ~= number % 100
    }
  }

  /// Identifies what the calendar is of.
  let uid: String
  /// The events by their UIDs, of which each has one: the last.
  let events: [String: Event]

  /// Reads the file of a calendar.
  public init(_ bytes: [UInt8]) throws(Unreadable) {
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
    var (uid, events, event): (String?, [String: Event], Event?) = (nil, [:], nil)
    for line in text.split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(String.UnicodeScalarView(line[line.index(after: colon)...].unicodeScalars.filter(\.isVisible)))
      switch line[..<colon] {
      case "BEGIN" where value == "VEVENT": event = Event()
      case "END" where value == "VEVENT":
        guard let read = event, read.isComplete else { throw Unreadable() }
        events[read.uid] = read
        event = nil
      case "UID" where !ICSRenderer.isUID(value): throw Unreadable()
      case "UID": if event == nil { uid = value } else { event?.uid = value }
      case "DTSTART;VALUE=DATE": event?.day = value.filter(\.isNumber)
      case "SUMMARY": event?.summary = value
      case "DESCRIPTION": event?.details = value
      case "SEQUENCE": event?.sequence = Int(Int32(value) ?? 0)
      case "STATUS": event?.isCancelled = value == "CANCELLED"
      default: break
      }
    }
    // Without its end a file was cut, and would lose the cancellations of the rest.
    guard let uid, event == nil, text.hasPrefix("BEGIN:VCALENDAR\r\n"), text.hasSuffix("END:VCALENDAR\r\n") else {
      throw Unreadable()
    }
    (self.uid, self.events) = (uid, events)
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool { properties.generalCategory != .control && !Isolates.contain(self) }
}
