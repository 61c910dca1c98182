public import LoanArithmetic
public import Localization

/// A message of the source to the customer.
public struct Notice: Sendable, Hashable {
  public enum Importance: String, Sendable, Hashable, CaseIterable {
    case information, attention, critical
  }

  /// The id in the source.
  public var id: String
  public var importance: Importance
  /// The message in a few words.
  public var title: LocalizedText
  /// The complete message.
  public var text: LocalizedText?
  /// The first day on which the message is true.
  public var since: CalendarDate?
  /// The last day on which the message is true; `nil` if the source does not state it.
  public var until: CalendarDate?

  public init(
    id: String, importance: Importance, title: LocalizedText, text: LocalizedText? = nil,
    since: CalendarDate? = nil, until: CalendarDate? = nil
  ) {
    self.id = id
    self.importance = importance
    self.title = title
    self.text = text
    self.since = since
    self.until = until
  }
}
