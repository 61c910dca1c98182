public import DesignSystem
public import Loans

extension Event {
  /// Returns the event that asks the source of a record for a change. The source must be a ``LoanRecordStore``.
  ///
  /// A product that is made from its record offers the events which its manifest states, each while the record has an
  /// available action of the change's name.
  public static func change(_ name: LoanChange.Name) -> Event {
    switch name {
    case .turnOnAutopay: Event(name.rawValue, summary: "Let the bank debit the payments.")
    case .turnOffAutopay: Event(name.rawValue, summary: "Stop the automatic payments.", asksFirst: true)
    case .cancelRepayment:
      Event(
        name.rawValue, summary: "Cancel an early repayment that is booked and not made yet.",
        parameters: [.init("on", .date, isRequired: true, "The day for which the repayment is booked.")],
        asksFirst: true)
    case .changePaymentDay:
      Event(
        name.rawValue, summary: "Ask for payments on another day of the month.",
        inputs: [.init("day", .integer, isRequired: true, "The day of the month, from 1 to 28.")])
    case .freeze: Event(name.rawValue, summary: "Freeze the card, so that nobody can pay with it.", mayRepeat: true)
    case .unfreeze:
      Event(name.rawValue, summary: "Unfreeze the card.", asksFirst: true, mayRepeat: true)
    case .extendPayment:
      Event(name.rawValue, summary: "Ask to make the next payment later, for the stated price.", asksFirst: true)
    case .requestDocument: Event(name.rawValue, summary: "Ask for a document about the loan.")
    }
  }
}

extension [Event] {
  /// Returns the events that ask for the changes, in their order.
  public static func changes(_ names: LoanChange.Name...) -> [Event] { names.map(Event.change) }
}
