/// A fact that must reach the customer in every client, because a screen without it would mislead about the debt.
///
/// An item that states such a fact is marked with it. No adaptation to a ``ClientProfile`` loses a marked item.
public enum MaterialFact: String, Sendable, Hashable, CaseIterable {
  case balance
  case overdue
  case rate
  case fullCost = "full-cost"
  case nextPaymentAmount = "next-payment-amount"
  case nextPaymentDate = "next-payment-date"
  case payoff
  case fees
  /// The amount to pay today so that nothing is overdue.
  case cure
  /// The balance that the account needs on the day of a booked repayment.
  case neededOnDay = "needed-on-day"
  /// The new payment after a change that is already known.
  case comingPayment = "coming-payment"

  /// The first version of the wire format with this fact. In older versions, no item is marked with it.
  package var since: Int {
    switch self {
    case .balance, .overdue, .rate, .fullCost, .nextPaymentAmount, .nextPaymentDate, .payoff, .fees: 1
    case .cure, .neededOnDay, .comingPayment: 3
    }
  }
}
