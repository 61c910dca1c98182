package import LoanArithmetic

/// Why a question about a product has no calculated answer.
package enum WhatIfObstacle: Error, Sendable, Hashable {
  /// A fact without which nothing can be calculated.
  package enum Needed: Sendable, Hashable, CaseIterable {
    case principal, debt, accruedInterest, payoff, perDay, schedule, originalAmount, opened, rate, wholeRate,
      interestRule
    case amortisation, paymentInterval, minimumRule, overdueAmount, delayCost
  }

  /// The source does not provide these facts.
  case missing([Needed])
  /// The terms give other figures than those that the source states.
  case differs
  /// The schedule contains what the terms do not describe, such as a payment holiday.
  case irregularSchedule
  /// Nothing can be owed any more, or not yet.
  case notOpen
  /// The product has no schedule of payments that an early repayment or a holiday could change.
  case noInstalments
  /// The product has no minimum payment.
  case noMinimum
  /// Nothing is owed.
  case noDebt
  /// Nothing is overdue.
  case nothingOverdue
  /// What is overdue has to be paid first.
  case overdue
  /// An early repayment is booked for a day and changes everything after it.
  case booked(CalendarDate)
  /// The day is before the first one that can be calculated.
  case tooEarly(CalendarDate)
  /// The day is after the last one that can be calculated: that of the last payment.
  case tooLate(CalendarDate)
  /// The day is after the next payment, of which nobody knows whether it will be made.
  case afterNextPayment(CalendarDate)
  /// The bank accepts no less, and no more.
  case belowMinimum(Money)
  case aboveMaximum(Money)
  /// Each payment would be below the minimum payment, this amount.
  case belowMinimumPayment(Money)
  /// The amount, the percentage or the number of months makes no sense.
  case badAmount, badPercent, badMonths
  /// The schedule has other than equal payments, so it is unknown what becomes of them.
  case unequalPayments
  /// The payments do not cover the interest of a month, this amount.
  case neverRepaid(interest: Money)
}
