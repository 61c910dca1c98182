/// A fact that must reach the reader however the tree is shown: leaving it out would mislead about the debt.
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

/// How an item feels: a role that each client maps to its own colours and icons.
public enum Tone: String, Sendable, Hashable, CaseIterable {
  /// Plain information.
  case neutral
  /// Good news, or something finished.
  case positive
  /// Worth noticing soon.
  case attention
  /// Something is wrong and costs money.
  case critical
  /// Of little importance now.
  case muted
}

/// Where an action or a custom item's event leads.
public enum Destination: Sendable, Hashable {
  /// Another screen of the same product.
  case screen(ScreenID)
  /// A flow the host app owns, named by the source of the action, such as `early-repayment`.
  case flow(String)
}
