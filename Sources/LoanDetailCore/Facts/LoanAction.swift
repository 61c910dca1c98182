public import LoanArithmetic

/// Something the customer may ask for; the source decides whether it is allowed.
public struct LoanAction: Sendable, Hashable {
  /// What is asked for.
  public enum Kind: Sendable, Hashable {
    case pay, repayPart, repayFull, changePaymentDate, setUpAutopay, takePaymentHoliday, orderStatement
    /// Something the source names that the engine has no words for.
    case other(String)

    /// The kinds with a name of their own, by that name.
    public static let named: [String: Kind] = [
      "pay": .pay, "repayPart": .repayPart, "repayFull": .repayFull, "changePaymentDate": .changePaymentDate,
      "setUpAutopay": .setUpAutopay, "takePaymentHoliday": .takePaymentHoliday, "orderStatement": .orderStatement,
    ]
  }

  /// Whether it is allowed now.
  public enum State: Sendable, Hashable {
    case available
    /// Not allowed, why, and until when.
    case unavailable(reason: LocalizedText, until: CalendarDate?)
    /// Asked for and not done yet: what, and since when.
    case pending(request: LocalizedText, since: CalendarDate?)
    /// Not to be shown.
    case hidden
  }

  /// What is asked for.
  public var kind: Kind
  /// What the source calls it.
  public var title: LocalizedText?
  /// Whether it is allowed now.
  public var state: State
  /// The least amount.
  public var minimum: Money?
  /// The greatest amount.
  public var maximum: Money?
  /// The local time of day after which it counts for the next day, `HH:MM`.
  public var cutOff: String?
  /// What it costs.
  public var fee: Money?

  /// Makes an action.
  public init(kind: Kind, title: LocalizedText? = nil, state: State) {
    self.kind = kind
    self.title = title
    self.state = state
  }
}
