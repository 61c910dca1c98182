import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// The sentences beside the advice to make a payment.
extension WhatToDo {
  /// The payment that keeps purchases free of interest, if the next payment is a minimum, which does not keep them so.
  func graceCondition(beside next: Obligation) -> LocalizedText? {
    guard next.kind == .minimum else { return nil }
    if let sum = loan.obligationForGrace, let amount = sum.remaining, let due = sum.due.value {
      return LoanWords.keepGrace(value(amount), by: value(due))
    }
    guard let grace = facts.revolving.grace.value, grace.state == .running, let until = grace.until, until >= day,
      let amount = grace.amount, amount.isPositive
    else { return nil }
    return LoanWords.keepGrace(value(amount), by: value(until))
  }

  /// The payments that are to be made in other currencies, and what keeps the purchases in them free of interest.
  var inOtherCurrencies: [LocalizedText?] {
    let payments = loan.paymentsInOtherCurrencies.map { other in
      other.remaining.map { amount in
        LoanWords.alsoPay(value(amount), by: other.due.value.map { value($0) }, isAtLeast: other.kind == .minimum)
      }
    }
    return payments + graceInOtherCurrencies
  }

  /// The payments that keep purchases in other currencies free of interest.
  var graceInOtherCurrencies: [LocalizedText?] {
    loan.graceInOtherCurrencies.map { other in
      guard let amount = other.remaining, let due = other.due.value else { return nil }
      return LoanWords.keepGrace(in: amount.currency.code, value(amount), by: value(due))
    }
  }

  /// The statement that the next payment does not reduce the debt, and the first payment that does.
  func interestOnly(_ next: Obligation) -> LocalizedText? {
    guard let last = loan.interestOnlyUntil, next.kind == .instalment, next.due.value.map({ $0 <= last }) ?? false
    else { return nil }
    let first = loan.firstRepayment.flatMap { row -> (amount: Value, day: Value)? in
      guard let amount = row.payment, let due = row.due else { return nil }
      return (value(amount), value(due))
    }
    return LoanWords.isInterestOnly(then: first)
  }

  /// The sum for the purchases of the next statement, beside the one that keeps the grace period.
  var laterForGrace: LocalizedText? {
    loan.laterForGrace.first.flatMap { later in
      guard let amount = later.remaining, let due = later.due.value else { return nil }
      return LoanWords.thenPay(value(amount), by: value(due))
    }
  }

  /// The end of the grace period if the next payment is a minimum that it needs.
  func graceLoss(without next: Obligation) -> LocalizedText? {
    guard next.kind == .minimum, loan.isGraceLostWithoutMinimum else { return nil }
    let (interest, known) = (loan.interestIfGraceIsLost.value, loan.dayOfState)
    return LoanWords.graceEndsWithout(interest.map { (amount: value($0), day: value(known)) })
  }

  /// The repayment that another payer makes, and when.
  func payment(by need: RepaymentNeed) -> LocalizedText? {
    need.repayment.payer.map { payer in
      LoanWords.willBeRepaid(
        need.total.value.map { value($0) }, on: value(need.on),
        from: (payer.name ?? LoanWords.text(of: payer.kind))(language), isIncome: payer.kind == .income)
    }
  }
}
