extension LoanArithmeticError {
  /// An input value of a calculation. List elements are counted from zero.
  public enum Field: Sendable, Hashable {
    // The terms of a schedule.
    case principal
    case annualRatePercent
    case payments
    case disbursed
    case firstPayment
    case paymentDay
    case paymentDates
    case paymentDate(Int)
    case interestOnlyPeriods
    case accrual
    case rounding
    case rateDecimals
    case levelPayment
    case levelRounding
    case interestCap
    case interestCapTotal
    case interestCapDaily
    case paymentRounding
    case paymentAmount
    case finalPayment
    case principalPerPayment
    case downPayment
    case businessCalendar
    case skippedMonths

    // The parts of a schedule's terms.
    case paymentGrowth
    case paymentGrowthPercent
    case paymentGrowthEveryPayments
    case rateChanges
    case rateChangePercent(Int)
    case paymentHolidays
    case paymentHolidayEnd(Int)
    case disbursements
    case disbursementDate(Int)
    case disbursementAmount(Int)
    case earlyRepayments
    case earlyRepaymentDate(Int)
    /// The number of the regular payment with which an early repayment is made.
    case earlyRepaymentPayment(Int)
    case earlyRepaymentAmount(Int)

    // The cash flows of an effective rate.
    case cashFlows
    case cashFlow(Int)
    case cashFlowDate(Int)
    /// The part of a period in the time of a cash flow.
    case cashFlowOdd(Int)
    case unitPeriodsPerYear
    case basePeriodsPerYear

    // Interest by days, and the payoff of a debt.
    case amount
    case end
    case date
    case unpaidInterest

    // The minimum payment of a revolving debt.
    case debt
    case percent
    case floor
    case roundUpTo
    case accruedInterest
  }
}
