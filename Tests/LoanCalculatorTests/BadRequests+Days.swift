@testable import LoanCalculator

/// Requests for interest by the day.
extension BadRequest {
  private static func days(_ params: String, _ code: String, _ path: String, _ message: String) -> BadRequest {
    BadRequest(
      calculation: .schedule,
      input: "{\"params\": {\"principal\": \"1000\", \"disbursed\": \"2026-11-21\", \(params)}}", code: code,
      path: "params.\(path)", message: message)
  }

  private static let dates = #""daily_rate_percent": "0.8", "payment_dates": ["2026-12-05", "2027-01-05"]"#

  static let byDays = [
    days(
      #""payment_dates": ["2026-12-05"], "daily_rate_percent": "0.8", "annual_rate_percent": 292"#, "contradiction",
      "daily_rate_percent",
      "Found daily_rate_percent, expected either annual_rate_percent or daily_rate_percent."),
    days(
      #""payment_dates": ["2026-12-05"], "daily_rate_percent": 274"#, "out-of-range", "daily_rate_percent",
      "Found 274, expected a percentage in 0...273."),
    days(
      #""payments": 1, "daily_rate_percent": "0.123456789012345678""#, "overflow", "daily_rate_percent",
      "Found 0.123456789012345678, expected a percentage of fewer digits."),
    days(
      #""daily_rate_percent": "0.8", "payment_dates": []"#, "missing", "payments",
      "Found nothing, expected a whole number."),
    days(
      dates + #", "payments": 3"#, "contradiction", "payments",
      "Found 3, expected as many payments as payment dates, 2."),
    days(
      #""daily_rate_percent": "0.8", "payment_dates": ["2026-12-05", "2026-12-05"]"#, "dates-out-of-order",
      "payment_dates[1]", "Found 2026-12-05, expected a date after 2026-12-05."),
    days(
      #""daily_rate_percent": "0.8", "payment_dates": ["2026-11-20"]"#, "dates-out-of-order", "payment_dates[0]",
      "Found 2026-11-20, expected a date not before the disbursement, 2026-11-21."),
    days(
      #""daily_rate_percent": "0.8", "payment_dates": ["2026-11-31"]"#, "unreadable", "payment_dates[0]",
      #"Found "2026-11-31", expected a day of the calendar as "YYYY-MM-DD"."#),
    days(
      dates + #", "period": {"months": 1}"#, "contradiction", "period",
      "Found period, expected no period with payment_dates."),
    days(
      dates + #", "payment_day": 5"#, "contradiction", "payment_day",
      "Found 5, expected no day of the month with a list of payment dates."),
    days(
      dates + #", "interest": "ACT/360""#, "contradiction", "interest",
      "Found interest, expected ACT/365F or no day count with daily_rate_percent."),
    days(
      #""annual_rate_percent": 12, "payment_dates": ["2026-12-05"]"#, "contradiction", "interest",
      "Found equal periods, expected a day count with a list of payment dates."),
    days(
      dates + #", "rounding": "carry", "final_payment_rule": "lower""#, "contradiction", "rounding",
      "Found rounding that is carried, expected rounding that is not carried with a list of payment dates."),
    days(
      dates + #", "rounding": "display", "final_payment_rule": "lower""#, "contradiction", "rounding",
      "Found rounding for display only, expected rounding of every figure with a rule for the final payment."),
    days(
      dates + #", "method": "differentiated", "final_payment_rule": "lower""#, "contradiction", "final_payment_rule",
      "Found differentiated, expected an annuity with a rule for the final payment."),
    days(
      dates + #", "method": "flat""#, "contradiction", "payment_dates",
      "Found flat, expected payments at equal intervals with flat interest."),
    days(
      dates + #", "final_payment_rule": "lowest""#, "unknown-name", "final_payment_rule",
      #"Found "lowest", expected one of lower, similar, higher. Did you mean "lower"?"#),
    days(
      dates + #", "level_rounding": "down""#, "unknown-name", "level_rounding",
      #"Found "down", expected one of up, half-up, half-even."#),
    days(
      #""annual_rate_percent": 12, "payments": 3, "level_rounding": "up""#, "contradiction", "level_rounding",
      "Expected a rule for the final payment, which this rounding completes."),
    days(
      dates + #", "interest_cap": {}"#, "missing", "interest_cap",
      "Found nothing, expected total_percent_of_principal, daily_percent or both."),
    days(
      dates + #", "interest_cap": {"total": 100}"#, "unknown-field", "interest_cap.total",
      #"Found "total", expected only total_percent_of_principal and daily_percent."#),
    days(
      dates + #", "interest_cap": {"total_percent_of_principal": -1}"#, "out-of-range",
      "interest_cap.total_percent_of_principal", "Found -1, expected a percentage in 0...100000."),
    days(
      #""annual_rate_percent": 12, "payments": 3, "interest": "ACT/360", "interest_cap": {"daily_percent": 1}"#,
      "contradiction", "interest_cap.daily_percent",
      "Expected interest by the day, ACT/365F, with a daily limit."),
    days(
      dates + #", "rate_changes": [{"from": "2026-12-01", "annual_rate_percent": 12}]"#, "contradiction",
      "rate_changes[0].annual_rate_percent",
      "Found annual_rate_percent, expected daily_rate_percent, as in the first rate."),
    days(
      dates + #", "payment_holidays": [{"from": "2027-01-01", "to": "2027-01-31"}]"#, "out-of-range",
      "payment_holidays", "Found 2027-01-05, expected a payment date after the last payment holiday."),
  ]
}
