public import DesignSystem

extension LoanSections {
  /// The content of the main screen.
  ///
  /// The order is: problems, the next payment, the possible actions, the terms, and what happened on the account.
  ///
  /// - Parameters:
  ///   - ownTerms: A product's own rows, for the end of the terms.
  ///   - own: A product's own sections, to show after the terms.
  public func main(ownTerms: [Item] = [], own: [Item] = []) -> [Item] {
    notices() + nextPayment() + actions() + paymentsAround() + terms(ownTerms) + own + recentOperations() + more()
  }
}
