import LoanArithmetic

extension CalculationError.Code {
  /// The code of a fault that the arithmetic found.
  init(_ code: LoanArithmeticError.Code) {
    self =
      switch code {
      case .outOfRange: .outOfRange
      case .datesOutOfOrder: .datesOutOfOrder
      case .datesRequired: .datesRequired
      case .calendarRequired: .calendarRequired
      case .unknownName: .unknownName
      case .tooMany: .tooMany
      case .contradiction: .contradiction
      case .neverAmortises: .neverAmortises
      case .overflow: .overflow
      case .noFlows: .noFlows
      case .noDisbursement: .noDisbursement
      case .noPayment: .noPayment
      case .noRoot: .noRoot
      case .notProven: .notProven
      }
  }
}

extension LoanArithmeticError.Finding {
  /// The finding with the names that requests use.
  var wireText: String {
    switch self {
    case .text(let text): text
    case .method(let method): method.wireName
    }
  }
}

extension LoanArithmeticError.Field {
  /// The place of the value in the parameters of a request, such as `early_repayments[0].date`.
  var wirePath: String {
    switch self {
    case .principal: "principal"
    case .annualRatePercent: "annual_rate_percent"
    case .payments: "payments"
    case .disbursed: "disbursed"
    case .firstPayment: "first_payment"
    case .paymentDay: "payment_day"
    case .paymentDates: "payment_dates"
    case .paymentDate(let index): "payment_dates[\(index)]"
    case .interestOnlyPeriods: "interest_only_periods"
    case .accrual: "interest"
    case .rounding: "rounding"
    case .rateDecimals: "rate_decimals"
    case .levelPayment: "final_payment_rule"
    case .levelRounding: "level_rounding"
    case .interestCap: "interest_cap"
    case .interestCapTotal: "interest_cap.total_percent_of_principal"
    case .interestCapDaily: "interest_cap.daily_percent"
    case .paymentRounding: "payment_rounding"
    case .paymentAmount: "payment_amount"
    case .finalPayment: "final_payment"
    case .principalPerPayment: "principal_per_payment"
    case .downPayment: "down_payment"
    case .businessCalendar: "holidays"
    case .skippedMonths: "skipped_months"

    case .paymentGrowth: "payment_growth"
    case .paymentGrowthPercent: "payment_growth.percent"
    case .paymentGrowthEveryPayments: "payment_growth.every_payments"
    case .rateChanges: "rate_changes"
    case .rateChangePercent(let index): "rate_changes[\(index)].annual_rate_percent"
    case .paymentHolidays: "payment_holidays"
    case .paymentHolidayEnd(let index): "payment_holidays[\(index)].to"
    case .disbursements: "disbursements"
    case .disbursementDate(let index): "disbursements[\(index)].date"
    case .disbursementAmount(let index): "disbursements[\(index)].amount"
    case .earlyRepayments: "early_repayments"
    case .earlyRepaymentDate(let index): "early_repayments[\(index)].date"
    case .earlyRepaymentPayment(let index): "early_repayments[\(index)].after_payment"
    case .earlyRepaymentAmount(let index): "early_repayments[\(index)].amount"

    case .cashFlows: "cash_flows"
    case .cashFlow(let index): "cash_flows[\(index)]"
    case .cashFlowDate(let index): "cash_flows[\(index)].date"
    case .cashFlowOdd(let index): "cash_flows[\(index)].fraction"
    case .unitPeriodsPerYear: "unit_periods_per_year"
    case .basePeriodsPerYear: "base_periods_per_year"

    case .amount: "amount"
    case .end: "end"
    case .date: "date"
    case .unpaidInterest: "unpaid_interest"

    case .debt: "debt"
    case .percent: "percent"
    case .floor: "floor"
    case .roundUpTo: "round_up_to"
    case .accruedInterest: "accrued_interest"
    }
  }
}
