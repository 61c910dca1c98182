@testable import LoanCalculator

extension BadRequest {
  static let rates = [
    BadRequest(
      calculation: .effectiveRate, input: #"{"params": {"cash_flows": []}}"#,
      code: "missing", path: "params.method",
      message: #"Found nothing, expected one of eu-aprc, us-apr, psk."#),
    BadRequest(
      calculation: .effectiveRate, input: #"{"params": {"method": "psk"}}"#,
      code: "missing", path: "params.cash_flows",
      message: #"Found nothing, expected an array of cash flows."#),
    BadRequest(
      calculation: .effectiveRate, input: #"{"params": {"method": "psk", "cash_flows": []}}"#,
      code: "no-flows", path: "params.cash_flows",
      message: #"Expected at least two cash flows."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "psk", "cash_flows": [{"date": "2027-01-01", "amount": -1}]}}"#,
      code: "no-payment", path: "params.cash_flows",
      message: #"Expected at least one amount paid back by the borrower."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "psk", "cash_flows": [{"date": "2027-01-01", "amount": 1}]}}"#,
      code: "no-disbursement", path: "params.cash_flows",
      message: #"Expected at least one negative amount, paid out to the borrower."#),
    BadRequest(
      calculation: .effectiveRate,
      input:
        #"{"params": {"method": "psk", "cash_flows": [{"date": "2027-01-01", "amount": -2}, {"date": "2027-02-01", "amount": 1}]}}"#,
      code: "no-root", path: "params.cash_flows",
      message: #"Found less paid back than paid out, expected flows that some rate above zero makes worth nothing."#),
    BadRequest(
      calculation: .effectiveRate,
      input:
        #"{"params": {"method": "psk", "cash_flows": [{"date": "2027-02-01", "amount": -2}, {"date": "2027-01-01", "amount": 3}]}}"#,
      code: "dates-out-of-order", path: "params.cash_flows[1].date",
      message: #"Found 2027-01-01, expected a date not before the first disbursement, 2027-02-01."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "psk", "cash_flows": [{"date": "2027-02-01", "amount": "1e999"}]}}"#,
      code: "overflow", path: "params.cash_flows[0].amount",
      message: #"Found "1e999", expected an amount below 10^18 of at most 36 digits."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "psk", "cash_flows": [{"date": "2027-02-01", "amount": "NaN"}]}}"#,
      code: "unreadable", path: "params.cash_flows[0].amount",
      message: #"Found "NaN", expected an amount such as "1432.86"."#),
    BadRequest(
      calculation: .effectiveRate, input: #"{"params": {"method": "psk", "cash_flows": [{"date": "2027-02-01"}]}}"#,
      code: "missing", path: "params.cash_flows[0].amount",
      message: #"Found nothing, expected an amount such as "1432.86"."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "psk", "cash_flows": [{"kind": "payment", "date": "2027-02-01", "amount": -3}]}}"#,
      code: "out-of-range", path: "params.cash_flows[0].amount",
      message: #"Found -3, expected an amount of zero or more, as the kind says which way it goes."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "psk", "cash_flows": [{"q": 0, "amount": -1}, {"q": 1, "amount": 2}]}}"#,
      code: "missing", path: "params.base_periods_per_year",
      message: #"Found nothing, expected the number of periods in a year, or a date in every flow."#),
    BadRequest(
      calculation: .effectiveRate,
      input:
        #"{"params": {"method": "psk", "base_periods_per_year": 12, "cash_flows": [{"q": 0, "e": "3/2", "amount": 1}]}}"#,
      code: "out-of-range", path: "params.cash_flows[0].e",
      message: #"Found 3/2, expected a part of a period between 0 and 1."#),
    BadRequest(
      calculation: .effectiveRate,
      input:
        #"{"params": {"method": "us-apr", "unit_periods_per_year": 12, "amount_financed": 1, "payment": 1, "payments": 24000}}"#,
      code: "out-of-range", path: "params.payments",
      message: #"Found 24000, expected a whole number from 1 to 23999."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "us-apr", "base_periods_per_year": 12, "cash_flows": []}}"#,
      code: "contradiction", path: "params.base_periods_per_year",
      message: #"Found base_periods_per_year, expected only what goes with us-apr and cash_flows."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "eu-aprc", "amount_financed": 100, "payment": 10, "payments": 11}}"#,
      code: "contradiction", path: "params.amount_financed",
      message: #"Found amount_financed, expected only what goes with eu-aprc."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "us-apr", "unit_periods_per_year": 12, "payment": 100, "payments": 12}}"#,
      code: "missing", path: "params.amount_financed",
      message: #"Found nothing, expected an amount such as "1432.86"."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "psk", "base_periods_per_year": 12, "amount_financed": "-1000", "payment": 100, "#
        + #""payments": 12}}"#,
      code: "out-of-range", path: "params.amount_financed",
      message: #"Found -1000, expected an amount above zero."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "psk", "base_periods_per_year": 12, "amount_financed": 1000, "payment": 0, "#
        + #""payments": 12}}"#,
      code: "out-of-range", path: "params.payment",
      message: #"Found 0, expected an amount above zero."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "eu-aprc", "cash_flows": [{"amount": 1, "count": 2}]}}"#,
      code: "missing", path: "params.cash_flows[0].step",
      message: #"Found nothing, expected the step from one amount to the next, such as {"months": 1}."#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "eu-aprc", "cash_flows": [{"amount": 1, "first": {"mnths": 2}}]}}"#,
      code: "unknown-field", path: "params.cash_flows[0].first.mnths",
      message: #"Found "mnths", expected only years, months, weeks, days and days_in_year. Did you mean "months"?"#),
    BadRequest(
      calculation: .effectiveRate,
      input: #"{"params": {"method": "eu-aprc", "cash_flows": [{"amount": 1, "first": {"years": 200000}}]}}"#,
      code: "out-of-range", path: "params.cash_flows[0].first",
      message: #"Expected an interval within 100000 years, months, weeks or days."#),
    BadRequest(
      calculation: .dayCount,
      input: #"{"params": {"convention": "ACT/359", "start": "2027-01-01", "end": "2027-02-01"}}"#,
      code: "unknown-name", path: "params.convention",
      message: #"Found "ACT/359", expected one of ACT/ACT ISDA, ACT/ACT RU, ACT/ACT AFB, ACT/ACT Year, ACT/360, "#
        + #"ACT/364, ACT/365F, ACT/365.25, ACT/365 Actual, 30/360 Bond Basis, 30/360 US, 30/360 PSA, 30E/360, "#
        + #"30E/360 ISDA, 30E+/360, 30E/365, NL/360, NL/365, EU months, BUS/252. Did you mean "ACT/360"?"#),
    BadRequest(
      calculation: .dayCount,
      input: #"{"params": {"convention": "ACT/360", "start": "2027-02-01", "end": "2027-01-01"}}"#,
      code: "dates-out-of-order", path: "params.end",
      message: #"Found 2027-01-01, expected a date not before the start, 2027-02-01."#),
    BadRequest(
      calculation: .dayCount,
      input: #"{"params": {"convention": "ACT/360", "start": "2027-01-01", "end": "2027-02-01", "amount": 1}}"#,
      code: "missing", path: "params.annual_rate_percent",
      message: #"Found nothing, expected a decimal number such as "11.5"."#),
    BadRequest(
      calculation: .dayCount, input: #"{"params": {"convention": "ACT/360", "start": 20270101, "end": "2027-02-01"}}"#,
      code: "unreadable", path: "params.start",
      message: #"Found 20270101, expected a day of the calendar as "YYYY-MM-DD"."#),
    BadRequest(
      calculation: .cardMinimum, input: #"{"params": {"debt": "-1", "percent": 5}}"#,
      code: "out-of-range", path: "params.debt",
      message: #"Found -1.00 RUB, expected an amount of zero or more."#),
    BadRequest(
      calculation: .cardMinimum, input: #"{"params": {"debt": 100, "percent": 101}}"#,
      code: "out-of-range", path: "params.percent",
      message: #"Found 101, expected a percentage in 0...100."#),
    BadRequest(
      calculation: .cardMinimum, input: #"{"params": {"debt": 100, "percent": 5, "round_to": 1}}"#,
      code: "unknown-field", path: "params.round_to",
      message: #"Found "round_to", expected only debt, percent, floor, round_up_to, accrued_interest, currency and "#
        + #"decimals."#),
    BadRequest(
      calculation: .dayCount, input: #"{"convention": "ACT/360"}"#,
      code: "missing", path: "params",
      message: #"Found no params, expected a request such as {"id": 1, "params": {…}}. Put the parameters into "#
        + #""params"."#),
    BadRequest(
      calculation: .dayCount, input: #"{"id": [], "params": {}}"#,
      code: "unreadable", path: "id",
      message: #"Found an array of 0, expected a string or a number."#),
    BadRequest(
      calculation: .dayCount, input: #"{"id": 1, "params": {}, "result": 1}"#,
      code: "unknown-field", path: "result",
      message: #"Found "result", expected only id and params."#),
    BadRequest(
      calculation: .dayCount, input: #"{"id": 1, "prams": {}}"#,
      code: "missing", path: "params",
      message: #"Found no params, expected a request such as {"id": 1, "params": {…}}. Rename "prams" to "params"."#),
    BadRequest(
      calculation: .dayCount, input: #"{"params": [1]}"#,
      code: "unreadable", path: "params",
      message: #"Found an array of 1, expected an object."#),
    BadRequest(
      calculation: .dayCount, input: #"7"#,
      code: "unreadable", path: "",
      message: #"Found 7, expected an object such as {"id": 1, "params": {…}}."#),
  ]
}
