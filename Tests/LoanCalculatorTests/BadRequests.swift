import Testing

@testable import LoanCalculator

/// A request that cannot be answered, and the error in its reply.
struct BadRequest: Sendable, CustomTestStringConvertible {
  var calculation: Calculation
  var input: String
  var code: String
  var path: String
  var message: String
  var testDescription: String { "\(calculation) \(input)" }

  static let all = schedules + byDays + rates

  private static let schedules = [
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "-1", "annual_rate_percent": 5, "payments": 3}}"#,
      code: "out-of-range", path: "params.principal",
      message: #"Found -1.00 RUB, expected an amount of zero or more."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "1e30", "annual_rate_percent": 5, "payments": 3}}"#,
      code: "overflow", path: "params.principal",
      message: #"Found "1e30", expected an amount below 10^16."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": 1000000000000000000000000000000, "annual_rate_percent": 5, "payments": 3}}"#,
      code: "overflow", path: "params.principal",
      message: #"Found 1000000000000000000000000000000, expected an amount below 10^16."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "1000.005", "annual_rate_percent": 5, "payments": 3}}"#,
      code: "out-of-range", path: "params.principal",
      message: #"Found "1000.005", expected an amount with at most 2 decimals."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "NaN", "annual_rate_percent": 5, "payments": 3}}"#,
      code: "unreadable", path: "params.principal",
      message: #"Found "NaN", expected an amount such as "1234.56"."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": true, "annual_rate_percent": 5, "payments": 3}}"#,
      code: "unreadable", path: "params.principal",
      message: #"Found true, expected an amount such as "1234.56"."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "10", "annual_rate_percent": "-1", "payments": 3}}"#,
      code: "out-of-range", path: "params.annual_rate_percent",
      message: #"Found -1, expected a percentage in 0...100000."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "10", "annual_rate_percent": "Infinity", "payments": 3}}"#,
      code: "unreadable", path: "params.annual_rate_percent",
      message: #"Found "Infinity", expected a decimal number such as "11.5"."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "10", "annual_rate_percent": 5, "payments": 0}}"#,
      code: "out-of-range", path: "params.payments",
      message: #"Found 0, expected one payment or more."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "10", "annual_rate_percent": 5, "payments": 3, "interest_only_periods": 4}}"#,
      code: "out-of-range", path: "params.interest_only_periods",
      message: #"Found 4, expected a number in 0...3."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "10", "annual_rate_percent": 5, "payments": 3, "first_payment": "0001-01-15"}}"#,
      code: "out-of-range", path: "params.first_payment",
      message: #"Found 0001-01-15, expected a day at least one period after 0001-01-01."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "10", "annual_rate_percent": 5, "payments": 3, "payment_growth": "#
        + #"{"every_payments": 1, "percent": "0.00000000000000001"}}}"#,
      code: "out-of-range", path: "params.payment_growth.percent",
      message: #"Found 0.00000000000000001, expected at most 16 decimals."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "10", "annual_rate_percent": 5, "payments": 3, "disbursed": "2026-01-30", "#
        + #""interest": "ACT/ACT RU", "holidays": {"weekends": true, "shift": "next", "#
        + #""known": {"from": "2026-01-01", "to": "2026-03-01"}}}}"#,
      code: "out-of-range", path: "params.holidays",
      message: #"Found a calendar of 2026-01-01 to 2026-03-01, expected a calendar that covers 2026-03-02."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "10", "annual_rate_percent": 5, "payments": 1000000}}"#,
      code: "too-many", path: "params.payments",
      message: #"Found 1000000, expected at most 12000 payments."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "10", "annual_rate_percent": 5, "payments": 1.5}}"#,
      code: "unreadable", path: "params.payments",
      message: #"Found 1.5, expected a whole number."#),
    BadRequest(
      calculation: .schedule, input: #"{"params": {"principal": "10", "annual_rate_percent": 5}}"#,
      code: "missing", path: "params.payments",
      message: #"Found nothing, expected a whole number."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "payment_amount": "10"}}"#,
      code: "never-amortises", path: "params.payment_amount",
      message: #"Found 10.00 RUB, expected a payment above the interest of one period, 10.00 RUB."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": 40, "annual_rate_percent": "12", "payments": 3, "payment_rounding": 100}}"#,
      code: "never-amortises", path: "params.payment_rounding",
      message: #"Found 100, expected a multiple that leaves a payment above the interest of one period, 0.40 RUB."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "317.26", "annual_rate_percent": "0.01", "payments": 24, "#
        + #""payment_rounding": 100}}"#,
      code: "never-amortises", path: "params.payment_rounding",
      message: #"Found 100, expected a multiple that leaves a payment above zero."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": 1000, "annual_rate_percent": 0, "payments": 12, "payment_amount": 0}}"#,
      code: "never-amortises", path: "params.payment_amount",
      message: #"Found 0.00 RUB, expected a payment above zero."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": 120000, "annual_rate_percent": 12, "payments": 4, "method": "interest-only", "#
        + #""final_payment": "1199.99"}}"#,
      code: "never-amortises", path: "params.final_payment",
      message: #"Found 1199.99 RUB, expected at least the interest that is due with it, 1200.00 RUB."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "anual_rate": "10"}}"#,
      code: "unknown-field", path: "params.anual_rate",
      message: #"Found "anual_rate", expected only principal, currency, decimals, annual_rate_percent, "#
        + #"daily_rate_percent, payments, method, period, disbursed, first_payment, payment_day, payment_dates, "#
        + #"interest_only_periods, interest, rounding, payment_rounding, rate_decimals, level_rounding, "#
        + #"final_payment_rule, interest_cap, payment_amount, payment_growth, final_payment, "#
        + #"principal_per_payment, holidays, rate_changes, payment_holidays, skipped_months, disbursements, "#
        + #"down_payment and early_repayments."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "method": "anuity"}}"#,
      code: "unknown-name", path: "params.method",
      message: #"Found "anuity", expected one of annuity, differentiated, interest-only, bullet-simple, "#
        + #"bullet-capitalising, flat. Did you mean "annuity"?"#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "rounding": "half_up"}}"#,
      code: "unknown-name", path: "params.rounding",
      message: #"Found "half_up", expected one of half-up, half-even, down, carry, display. Did you mean "half-up"?"#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "interest": "ACT/365F"}}"#,
      code: "dates-required", path: "params.interest",
      message: #"Expected the day of disbursement or of the first payment."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "period": {"month": 1}}}"#,
      code: "unknown-field", path: "params.period.month",
      message: #"Found "month", expected only days, weeks, months and years. Did you mean "months"?"#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "period": {"months": 1, "days": 2}}}"#,
      code: "contradiction", path: "params.period",
      message: #"Found several units, expected one of days, weeks, months and years, such as {"months": 1}."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "period": {}}}"#,
      code: "missing", path: "params.period",
      message: #"Found nothing, expected one of days, weeks, months and years, such as {"months": 1}."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "period": 1}}"#,
      code: "unreadable", path: "params.period",
      message: #"Found 1, expected an object such as {"months": 1}."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "disbursed": "2027-02-29"}}"#,
      code: "unreadable", path: "params.disbursed",
      message: #"Found "2027-02-29", expected a day of the calendar as "YYYY-MM-DD"."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "disbursed": "2027-03-01", "first_payment": "2027-02-01"}}"#,
      code: "dates-out-of-order", path: "params.first_payment",
      message: #"Found 2027-02-01, expected a date after the disbursement, 2027-03-01."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "disbursed": "2027-03-01", "early_repayments": [{"date": "2027-02-01", "amount": 1}]}}"#,
      code: "dates-out-of-order", path: "params.early_repayments[0].date",
      message: #"Found 2027-02-01, expected a date not before 2027-03-01."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "early_repayments": [{"amount": 1}]}}"#,
      code: "missing", path: "params.early_repayments[0]",
      message: #"Found neither, expected either a date or after_payment."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "early_repayments": [{"after_payment": 13, "amount": 1}]}}"#,
      code: "out-of-range", path: "params.early_repayments[0].after_payment",
      message: #"Found 13, expected a payment in 1...12."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "early_repayments": [{"after_payment": 1, "date": "2027-02-01", "amount": 1}]}}"#,
      code: "contradiction", path: "params.early_repayments[0]",
      message: #"Found both, expected either a date or after_payment."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "disbursed": "2027-03-01", "payment_holidays": [{"from": "2027-05-01", "to": "2027-04-01"}]}}"#,
      code: "dates-out-of-order", path: "params.payment_holidays[0].to",
      message: #"Found 2027-04-01, expected a date not before 2027-05-01."#),
    BadRequest(
      calculation: .schedule,
      input:
        #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "payment_growth": {"percent": 3, "every_payments": 0}}}"#,
      code: "out-of-range", path: "params.payment_growth.every_payments",
      message: #"Found 0, expected one payment or more."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "currency": "rub"}}"#,
      code: "unreadable", path: "params.currency",
      message: #"Found "rub", expected the three capital letters of an ISO 4217 code, such as "RUB"."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "decimals": 7}}"#,
      code: "out-of-range", path: "params.decimals",
      message: #"Found 7, expected a whole number from 0 to 6."#),
    BadRequest(
      calculation: .schedule,
      input: #"{"params": {"principal": "1000", "annual_rate_percent": "12", "payments": 12, "skipped_months": {}}}"#,
      code: "unreadable", path: "params.skipped_months",
      message: #"Found an object, expected an array."#),
  ]
}
