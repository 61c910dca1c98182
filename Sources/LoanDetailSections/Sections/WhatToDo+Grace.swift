import LoanArithmetic
import Loans
import Localization

extension WhatToDo {
  /// The payment that keeps purchases free of interest, beside a payment that does not keep them so: a minimum, or one
  /// that is told before it.
  func graceCondition(beside next: Obligation) -> LocalizedText? {
    next.kind == .minimum || next != loan.nextObligation ? graceCondition : nil
  }

  /// The payment that keeps purchases free of interest.
  var graceCondition: LocalizedText? {
    guard let sum = loan.obligationForGrace, let amount = sum.remaining, let last = loan.lastDay(of: sum) else {
      return nil
    }
    return LoanWords.keepGrace(value(amount), by: value(last))
  }

  /// The sum for the purchases of the next statement, beside the one in its currency that keeps the grace period.
  var laterForGrace: LocalizedText? {
    let currency = loan.obligationForGrace?.amount.value?.currency
    return loan.laterForGrace.first { $0.amount.value?.currency == currency }.flatMap { later in
      guard let amount = later.remaining, let last = loan.lastDay(of: later) else { return nil }
      return LoanWords.thenPay(value(amount), by: value(last))
    }
  }

  /// The end of the grace period if the next payment is a minimum that it needs.
  func graceLoss(without next: Obligation) -> LocalizedText? {
    guard next.kind == .minimum, loan.isGraceLostWithoutMinimum else { return nil }
    let (interest, known) = (loan.interestIfGraceIsLost.value, loan.dayOfState)
    return LoanWords.graceEndsWithout(interest.map { (amount: value($0), day: value(known)) })
  }
}
