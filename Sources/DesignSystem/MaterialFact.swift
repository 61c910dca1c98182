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
}
