import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// The sentences beside the advice to make a payment.
extension WhatToDo {
  /// Returns the payments that are to be made in other currencies beside one, and what keeps the purchases in them free
  /// of interest.
  func inOtherCurrencies(beside next: Obligation) -> [LocalizedText?] {
    alsoPay(loan.paymentsInOtherCurrencies.filter { $0 != next }) + graceInOtherCurrencies
  }

  /// Returns the advice to make payments that are debts of their own.
  func alsoPay(_ payments: [Obligation]) -> [LocalizedText?] {
    payments.map { other in
      other.remaining.map { amount in
        LoanWords.alsoPay(
          value(amount), by: loan.lastDay(of: other).map { value($0) }, isAtLeast: other.kind == .minimum)
      }
    }
  }

  /// The payments that keep purchases in other currencies free of interest.
  var graceInOtherCurrencies: [LocalizedText?] {
    loan.graceInOtherCurrencies.map { other in
      guard let amount = other.remaining, let last = loan.lastDay(of: other) else { return nil }
      return LoanWords.keepGrace(in: amount.currency.code, value(amount), by: value(last))
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

  /// The sentence that another payer will repay, and when; `nil` if the customer pays.
  func announcement(of need: RepaymentNeed) -> LocalizedText? {
    need.repayment.payer.map { payer in
      LoanWords.willBeRepaid(
        need.total.value.map { value($0) }, on: value(need.on),
        from: (payer.name ?? LoanWords.text(of: payer.kind))(language), isIncome: payer.kind == .income)
    }
  }
}
