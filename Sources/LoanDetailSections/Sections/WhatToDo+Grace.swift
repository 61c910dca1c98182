import LoanArithmetic
import Loans
import Localization

extension WhatToDo {
  /// The payment that keeps purchases free of interest, if the next payment is a minimum, which does not keep them so.
  func graceCondition(beside next: Obligation) -> LocalizedText? {
    next.kind == .minimum ? graceCondition : nil
  }

  /// The payment that keeps purchases free of interest.
  var graceCondition: LocalizedText? {
    if let sum = loan.obligationForGrace, let amount = sum.remaining, let last = loan.lastDay(of: sum) {
      return LoanWords.keepGrace(value(amount), by: value(last))
    }
    let isPaid = loan.nextObligationsOfEachKind.contains {
      $0.kind == .statement && loan.purpose(of: $0).value == .keepsGrace && !$0.isUnpaid
    }
    guard !isPaid, let grace = facts.revolving.grace.value, grace.state == .running, let until = grace.until,
      until >= day,
      let amount = grace.amount, amount.isPositive
    else { return nil }
    return LoanWords.keepGrace(value(amount), by: value(until))
  }

  /// The sum for the purchases of the next statement, beside the one that keeps the grace period.
  var laterForGrace: LocalizedText? {
    loan.laterForGrace.first.flatMap { later in
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
