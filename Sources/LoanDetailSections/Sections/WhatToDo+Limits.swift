import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// What credit limits ask for.
extension WhatToDo {
  /// Returns what credit limits ask for beside a payment, unless that payment is enough.
  func limits(beside payment: TaskPayment?) -> [LocalizedText?] {
    let begun: [LocalizedText?] =
      loan.limitSinceFacts.map { [LoanWords.checkLimitToo(value($0.limit), from: value($0.from))] } ?? []
    return excess(beside: payment) + begun + lowerLimits(beside: payment)
  }

  /// Returns the amounts above the limits, each with the payment that it needs.
  func excess(beside payment: TaskPayment?) -> [LocalizedText?] {
    zip(loan.overAllLimits.compactMap(\.value), loan.paymentsForLimits).map { over, sum in
      let isEnough = payment?.isEnough(for: sum) ?? false
      return LoanWords.owesAboveLimit(value(over), paying: isEnough ? nil : value(sum))
    }
  }

  /// Returns the payments for announced limits that will be lower than what is used.
  func lowerLimits(beside payment: TaskPayment?) -> [LocalizedText?] {
    loan.paymentsForNewLimits.filter { need in
      guard let payment, let last = payment.by, last <= need.by else { return true }
      return !payment.isEnough(for: need.amount)
    }.map { LoanWords.fitLowerLimit(value($0.amount), by: value($0.by)) }
  }
}

extension TaskPayment {
  /// Whether the payment is not less than an amount.
  fileprivate func isEnough(for sum: Money) -> Bool {
    amount.map { $0.currency == sum.currency && $0.minorUnits >= sum.minorUnits } ?? false
  }
}
