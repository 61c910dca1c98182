package import LoanArithmetic

/// The reason why a question about a product has no calculated answer.
package enum WhatIfObstacle: Error, Sendable, Hashable {
  /// A fact that the calculation needs.
  package enum Needed: Sendable, Hashable, CaseIterable {
    case principal, debt, accruedInterest, payoff, perDay, schedule, originalAmount, opened, rate, wholeRate,
      interestRule
    case amortisation, paymentInterval, minimumRule, overdueAmount, delayCost
  }

  /// What makes a schedule irregular.
  package enum Irregularity: Sendable, Hashable {
    /// A payment holiday, with its first day without a payment.
    case holiday(CalendarDate?)
    /// A large last payment, whose amount after a change is unknown.
    case lastPayment(CalendarDate?)
    /// Another way than a large last payment is chosen.
    case settledOtherwise
    /// A part of the payment of this day is already paid.
    case partlyPaid(CalendarDate?)
    case other
  }

  /// The source does not provide these facts.
  case missing([Needed])
  /// The contract has no rate, so that nothing follows from one.
  case noRate
  /// The terms give other figures than the source states, the first of them if it is known.
  case differs(WhatIfDifference?)
  /// The schedule contains what the terms do not describe.
  case irregularSchedule(Irregularity)
  /// The product is not open, so that no payment can be due.
  case notOpen
  /// The payments do not follow the contract because of this state.
  case notByContract(Lifecycle.Overlay)
  /// The product has no schedule of payments that an early repayment or a holiday could change.
  case noInstalments
  /// Each part of the debt has a schedule of its own, and money counts towards one of them.
  case severalSchedules
  /// The product has no minimum payment.
  case noMinimum
  /// Nothing is owed.
  case noDebt
  /// Nothing is overdue.
  case nothingOverdue
  /// The overdue amount has to be paid first.
  case overdue
  /// The rate is fixed until this day. The rate after it, and with it the later payments, is still to be agreed.
  case rateEnds(CalendarDate)
  /// The rate of the loan changes on this day, and the daily cost from then on is unknown.
  case rateChanges(CalendarDate)
  /// The contract does not allow an early repayment of this extent.
  case notAllowed(BookedRepayment.Extent)
  /// An early repayment is booked for this day and changes everything after it.
  case booked(CalendarDate)
  /// The day is before this one, the first that can be calculated.
  case tooEarly(CalendarDate)
  /// The day is after this one, the day of the last payment.
  case tooLate(CalendarDate)
  /// The day is after the next payment, and it is unknown whether that will be made.
  case afterNextPayment(CalendarDate)
  /// The amount is less than the bank accepts.
  case belowMinimum(Money)
  /// The amount is more than the bank accepts.
  case aboveMaximum(Money)
  /// Each payment would be below the minimum payment, which is this amount.
  case belowMinimumPayment(Money)
  /// The amount, the percentage or the number of months makes no sense.
  case badAmount, badPercent, badMonths
  /// The amount does not fit 64 bits.
  case tooLarge
  /// The values make sense, but nothing can be calculated with them, as they lead out of what can be counted.
  case noResult
  /// The payments are not equal, so the effect on them is unknown.
  case unequalPayments
  /// The payments do not cover the interest of a month, which is this amount.
  case neverRepaid(interest: Money)
}
