extension LoanFacts {
  /// Whether the customer of the scope owes the debt; `false` for a guarantor, a pledgor or a payer.
  package func isOwed(by scope: CustomerScope) -> Bool {
    guard case .customer = scope else { return true }
    return switch role(of: scope) {
    case .guarantor, .pledgor, .payer: false
    case .borrower, .coBorrower, .unknown, nil: true
    }
  }
}
