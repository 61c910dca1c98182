import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// What holds beside any advice.
extension WhatToDo {
  /// Returns the sentences after the advice for a task, in one order for all tasks. Each finds out itself whether it
  /// applies.
  func others(beside task: LoanTask) -> [LocalizedText?] {
    switch task {
    case .repaid, .takeBack, .payOtherProduct, .payWrittenOff, .payElsewhere, .awaitDisbursement, .payNothing, .follow,
      .nothingOwed:
      return []
    default:
      let groups: [[LocalizedText?]] = [
        [coveredPayment(beside: task)], limits(beside: task), grace(beside: task),
        [costOfDay(beside: task), laterElsewhere, recipient], meanwhile, alsoPay(beside: task), checks(beside: task),
      ]
      return groups.flatMap(\.self)
    }
  }

  /// The next payment if its money is there, and the task is about something else.
  private func coveredPayment(beside task: LoanTask) -> LocalizedText? {
    switch task {
    case .pay, .keepGrace, .payExcess:
      loan.nextObligation.flatMap { next in
        guard !next.isUnpaid, let amount = next.amount.value, amount.isPositive, let due = next.due.value, due >= day
        else { return nil }
        return LoanWords.isCovered(value(amount), of: value(due))
      }
    default: nil
    }
  }

  /// The cost of one more day of the debt while no payment is due.
  private func costOfDay(beside task: LoanTask) -> LocalizedText? {
    switch task {
    case .payForNewLimit, .awaitStatement, .payByEnd, .payAnyTime, .noPayments, .nothingDue:
      loan.dailyGrowth.value.flatMap { $0.isPositive ? LoanWords.dayAdds(value($0)) : nil }
    default: nil
    }
  }

  /// The payments in other currencies than the one of the task, which are debts of their own.
  private func alsoPay(beside task: LoanTask) -> [LocalizedText?] {
    let payments: [Obligation] =
      switch task {
      case .payOverdue: loan.payments(inOtherCurrenciesThan: facts.currency).filter { isSoon(loan.lastDay(of: $0)) }
      // The money on its way may be any payment in its currency.
      case .awaitPayment(let amount): amount.map { loan.payments(inOtherCurrenciesThan: $0.currency) } ?? []
      case .pay(let next), .keepGrace(let next): loan.paymentsInOtherCurrencies.filter { $0 != next }
      default: loan.paymentsInOtherCurrencies
      }
    return payments.map { other in
      other.remaining.map { amount in
        LoanWords.alsoPay(
          value(amount), by: loan.lastDay(of: other).map { value($0) }, isAtLeast: other.kind == .minimum)
      }
    }
  }

  /// The advice to check the repayments whose days have passed.
  private func checks(beside task: LoanTask) -> [LocalizedText?] {
    let passed = loan.passedRepayments
    guard case .checkRepayment = task else { return passed.map { LoanWords.checkRepaymentToo(of: value($0.on)) } }
    return passed.dropFirst().map { LoanWords.checkRepaymentToo(of: value($0.on)) }
      + passed.map { $0.payer?.otherwise.map(LoanWords.unlessItComes) }
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
