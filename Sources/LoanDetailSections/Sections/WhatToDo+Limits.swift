import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// What credit limits ask for.
extension WhatToDo {
  /// Returns what credit limits ask for beside a task, unless its payment is enough. Nothing is known of them while a
  /// payment may have been made.
  func limits(beside task: LoanTask) -> [LocalizedText] {
    guard loan.demand == .contract else { return [] }
    let payment = if case .covered(let next) = task { TaskPayment(coveredBy: next) } else { loan.paymentOfTask }
    switch task {
    case .awaitPayment, .check, .checkRepayment: return []
    case .payExcess: return excess(beside: payment).dropFirst() + lowerLimits(beside: payment)
    case .checkLimit: return lowerLimits(beside: payment)
    default:
      let begun = loan.limitSinceFacts.map { [LoanWords.checkLimitToo(value($0.limit), from: value($0.from))] } ?? []
      return excess(beside: payment) + begun + lowerLimits(beside: payment)
    }
  }

  /// Returns the amounts above the limits, each with the payment that it needs.
  private func excess(beside payment: TaskPayment?) -> [LocalizedText] {
    zip(loan.overAllLimits.compactMap(\.value), loan.paymentsForLimits).map { over, sum in
      let isEnough = payment?.isEnough(for: sum) ?? false
      return LoanWords.owesAboveLimit(value(over), paying: isEnough ? nil : value(sum))
    }
  }

  /// Returns the payments for announced limits that will be lower than what is used.
  private func lowerLimits(beside payment: TaskPayment?) -> [LocalizedText] {
    loan.paymentsForNewLimits.filter { need in
      guard let payment, let last = payment.by, last <= need.by else { return true }
      return !payment.isEnough(for: need.amount)
    }.map { LoanWords.fitLowerLimit(value($0.amount), by: value($0.by)) }
  }
}
