public import LoanArithmetic
public import Localization

/// The extension of a payment, which becomes due later than agreed, for a price; unstated properties are `nil`.
public struct PaymentExtension: Sendable, Hashable {
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The customer may ask for it.
    case available
    /// The customer asked for it, and it is not granted yet.
    case requested
    /// It is granted, and the payment is due on its new day.
    case used
    /// It is not possible now.
    case unavailable
  }

  /// `nil` if the source's word for it is unknown.
  public var state: State?
  /// The day of the payment without the extension.
  public var due: CalendarDate?
  /// The day of the payment with the extension.
  public var movedTo: CalendarDate?
  /// The cost of the extension: its fee, or the interest of the added days.
  public var cost: Money?
  /// The amount to pay at once for the extension, such as the interest of the days before it.
  public var toPay: Money?
  /// The last day on which the customer can ask for it.
  public var askBy: CalendarDate?
  /// The day on which the customer asked for it or, if it is used, on which it was granted.
  public var on: CalendarDate?
  /// The number of extensions that are used.
  public var used: Int?
  /// The number of extensions that the contract allows.
  public var allowed: Int?
  /// The reason why it is not possible now.
  public var reason: LocalizedText?

  public init(
    _ state: State?, due: CalendarDate? = nil, movedTo: CalendarDate? = nil, cost: Money? = nil, toPay: Money? = nil,
    askBy: CalendarDate? = nil, on: CalendarDate? = nil, used: Int? = nil, allowed: Int? = nil,
    reason: LocalizedText? = nil
  ) {
    self.state = state
    self.due = due
    self.movedTo = movedTo
    self.cost = cost
    self.toPay = toPay
    self.askBy = askBy
    self.on = on
    self.used = used
    self.allowed = allowed
    self.reason = reason
  }
}
