extension LoanFacts {
  /// Whether the debt is revolving, like that of a credit card: the source states a credit line, a statement, a grace
  /// period, a rule of the minimum payment or a closing day.
  package var isRevolving: Bool {
    revolving.lines.value?.isEmpty == false || revolving.statement.value != nil || revolving.grace.value != nil
      || revolving.minimumRule.value != nil || revolving.closingDay.value != nil
  }

  /// Whether the debt is repaid without a schedule: the source states that none applies, or the debt is revolving and
  /// the source does not mention a schedule.
  package var isUnscheduled: Bool {
    guard schedule.rows.isEmpty else { return false }
    return schedule.absence == .notApplicable || schedule.absence == .notProvided && isRevolving
  }

  /// Whether the customer of the scope owes the debt; `false` for a guarantor, a pledgor, a payer or an heir. `true`
  /// for staff, who see every debt, and for a role that is not known.
  package func isOwed(by scope: CustomerScope) -> Bool {
    guard case .customer = scope else { return true }
    return switch role(of: scope) {
    case .guarantor, .pledgor, .payer, .heir: false
    case .borrower, .coBorrower, .unknown, nil: true
    }
  }

  /// Whether the customer of the scope may change the payments: they owe the debt, and their role is not an unknown
  /// one.
  package func mayBeChanged(by scope: CustomerScope) -> Bool {
    if case .unknown? = role(of: scope) { false } else { isOwed(by: scope) }
  }

  /// The numbers of the contract, of accounts, cards, policies, registers and cases in a record.
  package var numbers: [AccountNumber] {
    [contractNumber.value, account.value].compactMap(\.self) + (obligations.value ?? []).compactMap(\.account.value)
      + (security.value ?? []).flatMap { [$0.registration, $0.heldMoney?.account].compactMap(\.self) }
      + (insurance.value ?? []).compactMap(\.number) + (cards.value ?? []).compactMap(\.number)
      + (lifecycle.details.values + lifecycle.others.map(\.details)).compactMap(\.number)
  }
}
