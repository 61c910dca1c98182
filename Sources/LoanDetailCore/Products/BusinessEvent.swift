public import DesignSystem
public import LoanArithmetic
public import Loans

/// An event that a reader sends from an item: its name, its values, and the key that makes it happen at most once.
public struct BusinessEvent: Sendable, Hashable {
  /// The name of the event in the manifest.
  public var name: String
  /// The values: the parameters of the item, and what the customer chose.
  ///
  /// If the item that offered the event is not known, there is only what the customer chose. Each value may then be a
  /// word, as the client wrote it: ``date(_:)`` and ``integer(_:)`` read words too, and ``choice(_:)`` returns the word
  /// of an amount.
  public var values: [CustomItem.Field]
  /// The idempotency key.
  public var key: EventKey
  /// The day of the screen from which the event is sent; `nil` if the sender does not know it. The source may have a
  /// day of its own.
  public var day: CalendarDate?
  /// The revision of the product in which the event was found to be possible; `nil` if it is not known.
  public var revision: RecordRevision?

  public init(name: String, values: [CustomItem.Field] = [], key: EventKey = EventKey(), on day: CalendarDate? = nil) {
    self.name = name
    self.values = values
    self.key = key
    self.day = day
  }

  /// The amount with a name; `nil` if there is none.
  public func money(_ name: String) -> MoneyValue? {
    if case .value(.money(let money))? = payload(name) { money } else { nil }
  }

  /// The date with a name; `nil` if there is none.
  public func date(_ name: String) -> CalendarDate? {
    switch payload(name) {
    case .value(.date(let date)): CalendarDate(date.iso)
    case .choice(let text): CalendarDate(text)
    default: nil
    }
  }

  /// The whole number with a name; `nil` if there is none.
  public func integer(_ name: String) -> Int64? {
    switch payload(name) {
    case .integer(let number): number
    case .choice(let text): Int64(text).flatMap { "\($0)" == text ? $0 : nil }
    default: nil
    }
  }

  /// The word of a choice with a name; `nil` if there is none.
  public func choice(_ name: String) -> String? {
    if case .choice(let word)? = payload(name) { word } else { nil }
  }

  /// The first value with a name; `nil` if there is none.
  private func payload(_ name: String) -> CustomItem.Payload? { values.first { $0.name == name }?.payload }
}

extension LoanChange {
  /// The change that an event asks for; `nil` if its name or its values are not those of a change.
  public init?(_ event: BusinessEvent) {
    guard let name = Name(rawValue: event.name) else { return nil }
    self.init(name, date: event.date("on"), number: event.integer("day").flatMap(Int.init(exactly:)))
  }

  /// Whether an event with the key of this change asks for the change. Only what the customer chose is compared.
  ///
  /// The day of a repayment is not: the item states it, and states another one once the repayment is cancelled.
  func isAsked(by event: BusinessEvent) -> Bool {
    switch self {
    case .paymentDay: self == LoanChange(event)
    default: name.rawValue == event.name
    }
  }
}
