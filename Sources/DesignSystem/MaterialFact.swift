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
  /// What has to be paid today so that nothing is overdue.
  case cure
  /// What the account has to hold on the day of a booked repayment.
  case neededOnDay = "needed-on-day"
  /// The payment after a change that is known today.
  case comingPayment = "coming-payment"

  /// The first version of the wire format with this fact. In older ones, an item that states it is not marked.
  package var since: Int {
    switch self {
    case .balance, .overdue, .rate, .fullCost, .nextPaymentAmount, .nextPaymentDate, .payoff, .fees: 1
    case .cure, .neededOnDay, .comingPayment: 3
    }
  }
}
