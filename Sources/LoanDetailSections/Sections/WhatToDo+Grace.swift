import LoanArithmetic
import Loans
import Localization

extension WhatToDo {
  /// Returns the payments that keep purchases free of interest, apart from that of the task. Beside arrears it is
  /// unknown which payments are needed, and there are none.
  func grace(beside task: LoanTask) -> [LocalizedText?] {
    if case .payOverdue = task { return [] }
    let isTask =
      switch task {
      case .keepGrace: true
      // A minimum payment, and a payment that comes before the next obligation, do not keep the grace period.
      case .pay(let next), .covered(let next): next.kind != .minimum && next == loan.nextObligation
      default: false
      }
    return [isTask ? nil : graceCondition, laterForGrace] + graceInOtherCurrencies
  }

  /// The payments that keep purchases in other currencies free of interest; `nil` for one without an amount or a day.
  private var graceInOtherCurrencies: [LocalizedText?] {
    loan.graceInOtherCurrencies.map { other in
      guard let amount = other.remaining, let last = loan.lastDay(of: other) else { return nil }
      return LoanWords.keepGrace(in: amount.currency.code, value(amount), by: value(last))
    }
  }

  /// The payment that keeps purchases free of interest; `nil` if there is none, or if its amount or day is unknown.
  private var graceCondition: LocalizedText? {
    guard let sum = loan.obligationForGrace, let amount = sum.remaining, let last = loan.lastDay(of: sum) else {
      return nil
    }
    return LoanWords.keepGrace(value(amount), by: value(last))
  }

  /// The sum for the purchases of the next statement, in the currency of the sum that keeps the grace period; `nil` if
  /// either sum is unknown.
  private var laterForGrace: LocalizedText? {
    guard let currency = loan.obligationForGrace?.amount.value?.currency else { return nil }
    return loan.laterForGrace.first { $0.amount.value?.currency == currency }.flatMap { later in
      guard let amount = later.remaining, let last = loan.lastDay(of: later) else { return nil }
      return LoanWords.thenPay(value(amount), by: value(last))
    }
  }

  /// The end of the grace period without a payment, with its interest; `nil` unless that is a minimum payment that the
  /// period needs.
  func graceLoss(without next: Obligation) -> LocalizedText? {
    guard next.kind == .minimum, loan.isGraceLostWithoutMinimum else { return nil }
    let interest = loan.interestIfGraceIsLost.value
    return LoanWords.graceEndsWithout(interest.map { (amount: value($0), day: value(loan.dayOfState)) })
  }
}
