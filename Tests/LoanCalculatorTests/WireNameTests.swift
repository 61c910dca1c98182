import LoanArithmetic
import Testing

@testable import LoanCalculator

/// The names of the format. Callers depend on them, so that a changed name here is a new format.
@Suite("Names in requests and replies")
struct WireNameTests {
  @Test("of values stay as they are")
  func values() {
    #expect(
      RepaymentMethod.allCases.map(\.wireName) == [
        "annuity", "differentiated", "interest-only", "bullet-simple", "bullet-capitalising", "flat",
      ])
    #expect(ScheduleRounding.allCases.map(\.wireName) == ["half-up", "half-even", "down", "carry", "display"])
    #expect(BusinessCalendar.Shift.allCases.map(\.wireName) == ["next", "previous", "next-in-month", "none"])
    #expect(EarlyRepayment.Kept.allCases.map(\.wireName) == ["payment", "term"])
    #expect(Schedule.Row.Kind.allCases.map(\.wireName) == ["regular", "early", "stub", "down-payment", "holiday"])
  }

  @Test("of faults of the arithmetic stay as they are")
  func codes() {
    #expect(
      LoanArithmeticError.Code.allCases.map { CalculationError.Code($0).rawValue } == [
        "out-of-range", "dates-out-of-order", "dates-required", "calendar-required", "unknown-name", "too-many",
        "contradiction", "never-amortises", "overflow", "no-flows", "no-disbursement", "no-payment", "no-root",
        "not-proven",
      ])
  }

  @Test(
    "of the fields at fault stay as they are",
    arguments: [
      (LoanArithmeticError.Field.principal, "principal"), (.annualRatePercent, "annual_rate_percent"),
      (.payments, "payments"), (.disbursed, "disbursed"), (.firstPayment, "first_payment"),
      (.paymentDay, "payment_day"), (.paymentDates, "payment_dates"), (.paymentDate(2), "payment_dates[2]"),
      (.rounding, "rounding"), (.levelPayment, "final_payment_rule"), (.levelRounding, "level_rounding"),
      (.interestCap, "interest_cap"), (.interestCapTotal, "interest_cap.total_percent_of_principal"),
      (.interestCapDaily, "interest_cap.daily_percent"), (.interestOnlyPeriods, "interest_only_periods"),
      (.accrual, "interest"),
      (.rateDecimals, "rate_decimals"), (.paymentRounding, "payment_rounding"), (.paymentAmount, "payment_amount"),
      (.finalPayment, "final_payment"), (.principalPerPayment, "principal_per_payment"),
      (.downPayment, "down_payment"), (.businessCalendar, "holidays"), (.skippedMonths, "skipped_months"),
      (.paymentGrowth, "payment_growth"), (.paymentGrowthPercent, "payment_growth.percent"),
      (.paymentGrowthEveryPayments, "payment_growth.every_payments"), (.rateChanges, "rate_changes"),
      (.rateChangePercent(2), "rate_changes[2].annual_rate_percent"), (.paymentHolidays, "payment_holidays"),
      (.paymentHolidayEnd(1), "payment_holidays[1].to"), (.disbursements, "disbursements"),
      (.disbursementDate(0), "disbursements[0].date"), (.disbursementAmount(3), "disbursements[3].amount"),
      (.earlyRepayments, "early_repayments"), (.earlyRepaymentDate(0), "early_repayments[0].date"),
      (.earlyRepaymentPayment(0), "early_repayments[0].after_payment"),
      (.earlyRepaymentAmount(4), "early_repayments[4].amount"), (.cashFlows, "cash_flows"),
      (.cashFlow(5), "cash_flows[5]"), (.cashFlowDate(6), "cash_flows[6].date"),
      (.cashFlowOdd(7), "cash_flows[7].fraction"), (.unitPeriodsPerYear, "unit_periods_per_year"),
      (.basePeriodsPerYear, "base_periods_per_year"), (.amount, "amount"), (.end, "end"), (.date, "date"),
      (.unpaidInterest, "unpaid_interest"), (.debt, "debt"), (.percent, "percent"), (.floor, "floor"),
      (.roundUpTo, "round_up_to"), (.accruedInterest, "accrued_interest"),
    ])
  func fields(field: LoanArithmeticError.Field, name: String) {
    let error = CalculationError(LoanArithmeticError(.outOfRange, at: field, expected: "more"))
    #expect(error.path == "params.\(name)")
    #expect(error.message == "Expected more.")
  }

  @Test("of a method of repayment are in messages, too")
  func methodInMessage() throws {
    let params =
      #"{"principal": 1000, "annual_rate_percent": 12, "payments": 12, "method": "bullet-simple", "#
      + #""payment_growth": {"percent": 3, "every_payments": 6}}"#
    let error = try Calculation.schedule.reply(to: "{\"params\": \(params)}").object("error")
    #expect(error.text("code") == "contradiction")
    #expect(error.text("path") == "params.payment_growth")
    #expect(error.text("message") == "Found bullet-simple, expected an annuity whose rounding is not carried.")
  }
}
