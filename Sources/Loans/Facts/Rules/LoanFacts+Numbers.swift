extension LoanFacts {
  /// The numbers of the contract, of accounts, cards, policies and registers in a record.
  package var numbers: [AccountNumber] {
    [contractNumber.value, account.value].compactMap(\.self) + (obligations.value ?? []).compactMap(\.account.value)
      + (security.value ?? []).compactMap(\.registration) + (insurance.value ?? []).compactMap(\.number)
      + (cards.value ?? []).compactMap(\.number)
  }
}
