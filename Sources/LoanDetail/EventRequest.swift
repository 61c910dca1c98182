public import DesignSystem
public import LoanDetailCore

/// An event that a client sends, by names.
///
/// ```swift
/// let event = EventRequest("autopay.off", from: "action.autopay.off", key: key)
/// let answer = try await loans.send(event, of: "leasing:1001", for: customer, reader)
/// ```
public struct EventRequest: Sendable, Hashable {
  /// The name of the event.
  public var name: String
  /// The id of the item that offers it; `nil` for the first item of the screen that does.
  public var item: ItemID?
  /// The values that the customer chose, by the names of the form's fields: amounts and numbers as decimal numbers,
  /// days as `YYYY-MM-DD`, choices as their words.
  public var values: [String: String]
  /// The idempotency key. Send the event again with its key until it is answered.
  public var key: EventKey
  /// The ETags of the screen on which the customer acted; `nil` if the screen is not known. If it has another ETag by
  /// now, the event is refused with `EventRefusal.conflict`.
  public var seen: Set<String>?

  public init(
    _ name: String, from item: ItemID? = nil, values: [String: String] = [:], key: EventKey = EventKey(),
    seen: Set<String>? = nil
  ) {
    self.name = name
    self.item = item
    self.values = values
    self.key = key
    self.seen = seen
  }
}

/// The answer to an event.
public struct EventAnswer: Sendable {
  /// What became of the event.
  public let outcome: EventOutcome
  /// The key to send the event with again, if its outcome is unknown.
  public let key: EventKey
  /// The screen as it is now or, for a client that holds the screen from before, a patch. After an event that was
  /// carried out, it is never "unchanged".
  public let screen: ScreenAnswer
}
