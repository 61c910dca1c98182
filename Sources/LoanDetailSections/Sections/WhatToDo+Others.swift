import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// The sentences that hold beside any advice.
extension WhatToDo {
  /// Returns the sentences after the advice for a task, in one order for all tasks. A sentence is `nil` if there is
  /// nothing to say.
  func others(beside task: LoanTask) -> [LocalizedText?] {
    switch task {
    case .repaid, .takeBack, .payOtherProduct, .payWrittenOff, .payElsewhere, .awaitDisbursement, .payNothing, .follow,
      .nothingOwed:
      []
    case .noPayments: [costOfDay(beside: task)] + meanwhile
    // What is owed is another sum when the money arrives, or nothing of it is to be paid now.
    case .awaitPayment, .check, .checkRepayment, .askAboutRepayment, .awaitRepayment, .payAfterHoliday:
      always(beside: task)
    case .prepareRepayment(let need) where need.repayment.extent == .full: always(beside: task)
    case .payOverdue, .prepareRepayment, .askAboutPayment, .pay, .covered, .keepGrace, .payExcess, .payCharges,
      .payForNewLimit, .checkLimit, .awaitStatement, .payByEnd, .payAnyTime, .nothingDue:
      [coveredPayment(beside: task)] + limits(beside: task) + grace(beside: task) + [costOfDay(beside: task)]
        + always(beside: task)
    }
  }

  /// Whom to pay, which repayments to check, and what else to pay.
  private func always(beside task: LoanTask) -> [LocalizedText?] {
    [laterElsewhere, recipient] + meanwhile + checks(beside: task) + alsoPay(beside: task)
  }

  /// The sentence that the next payment is covered; `nil` if it is not, or if the task already says so.
  private func coveredPayment(beside task: LoanTask) -> LocalizedText? {
    switch task {
    case .pay, .keepGrace, .payExcess, .payForNewLimit, .checkLimit:
      loan.nextObligation.flatMap { next in
        !next.isUnpaid && next.amount.value?.isPositive ?? false && next.due.value.map { day <= $0 } ?? false
          ? coverage(of: next) : nil
      }
    default: nil
    }
  }

  /// The cost of one more day of the debt while no payment is due; `nil` if it is unknown, and for any other task.
  private func costOfDay(beside task: LoanTask) -> LocalizedText? {
    switch task {
    case .payForNewLimit, .awaitStatement, .payByEnd, .payAnyTime, .noPayments, .nothingDue:
      loan.dailyGrowth.value.flatMap { $0.isPositive ? LoanWords.dayAdds(value($0)) : nil }
    default: nil
    }
  }

  /// The payments that are to be made beside the one of the task. Those in another currency are debts of their own.
  private func alsoPay(beside task: LoanTask) -> [LocalizedText?] {
    let payments: [Obligation] =
      switch task {
      case .payOverdue: loan.paymentsBesideArrears
      case .askAboutPayment(let next): loan.paymentsSoon(beside: next)
      case .awaitPayment where loan.isOverdue: loan.paymentsBesideArrears
      // The money on its way may be any payment in its currency.
      case .awaitPayment(let amount): amount.map { loan.payments(inOtherCurrenciesThan: $0.currency) } ?? []
      case .prepareRepayment, .awaitRepayment, .checkRepayment: loan.payments(inOtherCurrenciesThan: facts.currency)
      case .check(let passed): loan.paymentsSoon(afterPassed: passed) + loan.paymentsInOtherCurrencies
      case .pay(let next), .keepGrace(let next): loan.paymentsInOtherCurrencies.filter { $0 != next }
      default: loan.paymentsInOtherCurrencies
      }
    let own =
      switch task {
      case .pay(let next), .keepGrace(let next), .covered(let next), .check(let next):
        next.amount.value?.currency ?? facts.currency
      default: facts.currency
      }
    return payments.map { other in
      other.remaining.map { amount in
        LoanWords.alsoPay(
          value(amount), by: loan.lastDay(of: other).map { value($0) }, isAtLeast: isAtLeast(other),
          isOtherDebt: amount.currency != own)
      }
    }
  }

  /// The advice to check the repayments whose days have passed.
  private func checks(beside task: LoanTask) -> [LocalizedText?] {
    loan.passedRepayments.enumerated().flatMap { index, passed -> [LocalizedText?] in
      let isTask = if case .checkRepayment = task { index == 0 } else { false }
      return [
        isTask ? nil : LoanWords.checkRepaymentToo(of: value(passed.on)),
        passed.payer?.otherwise.map(LoanWords.unlessItComes),
      ]
    }
  }
}
