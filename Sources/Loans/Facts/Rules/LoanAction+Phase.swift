extension Lifecycle.Phase {
  /// Whether an action of a kind makes sense in the phase. Nothing can be repaid before the money is disbursed, after
  /// the debt is repaid, or to the former lender after a transfer.
  func allows(_ kind: LoanAction.Kind) -> Bool {
    switch kind {
    case .pay: isOpen || self == .writtenOff
    case .repayPart, .repayFull, .changePaymentDate, .setUpAutopay, .takePaymentHoliday, .restructure, .cancelRequest:
      isOpen
    case .orderStatement, .refuse, .cancelInsurance, .contactAdviser, .dispute, .other: true
    }
  }
}
