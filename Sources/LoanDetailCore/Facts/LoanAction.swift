public import LoanArithmetic

/// An action that the customer can request. Only the source decides whether it is allowed.
public struct LoanAction: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case pay, repayPart, repayFull, changePaymentDate, setUpAutopay, takePaymentHoliday, orderStatement
    /// An action that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known kinds by their names in records.
    public static let named: [String: Kind] = [
      "pay": .pay, "repayPart": .repayPart, "repayFull": .repayFull, "changePaymentDate": .changePaymentDate,
      "setUpAutopay": .setUpAutopay, "takePaymentHoliday": .takePaymentHoliday, "orderStatement": .orderStatement,
    ]
  }

  public enum State: Sendable, Hashable {
    case available
    /// Not allowed, with the reason and the last day of the restriction.
    case unavailable(reason: LocalizedText, until: CalendarDate?)
    /// Requested but not done yet, with the request and its day.
    case pending(request: LocalizedText, since: CalendarDate?)
    /// Not shown.
    case hidden
  }

  public var kind: Kind
  /// The title in the source; `nil` to use the engine's own words.
  public var title: LocalizedText?
  public var state: State
  /// The smallest possible amount.
  public var minimum: Money?
  /// The largest possible amount.
  public var maximum: Money?
  /// The local time as `HH:MM` after which a request counts for the next day.
  public var cutOff: String?
  /// The cut-off time in minutes after midnight.
  package var cutOffMinutes: Int? {
    guard let parts = cutOff?.split(separator: ":").map({ Int($0) }), parts.count == 2, let hours = parts[0],
      let minutes = parts[1]
    else { return nil }
    return hours * 60 + minutes
  }
  public var fee: Money?

  public init(kind: Kind, title: LocalizedText? = nil, state: State) {
    self.kind = kind
    self.title = title
    self.state = state
  }
}
