/// A local time of day, to the minute.
public struct TimeOfDay: Sendable, Hashable, CustomStringConvertible {
  /// The minutes after midnight: 0 to 1439.
  public let minutes: Int

  /// Creates a time from a text in the form `HH:MM`, from `00:00` to `23:59`; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let isNumber: (Substring.UTF8View) -> Bool = {
      $0.count == 2 && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard parts.count == 2, parts.allSatisfy(isNumber), let hours = Int(Substring(parts[0])),
      let minutes = Int(Substring(parts[1])), hours < 24, minutes < 60
    else { return nil }
    self.minutes = hours * 60 + minutes
  }

  /// The time in the form `HH:MM`.
  public var description: String { (minutes / 60).twoDigits + ":" + (minutes % 60).twoDigits }
}
