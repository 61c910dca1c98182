import DesignSystem
import LoanArithmetic
import LoanCalculator
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import Loans

/// `calc` reads requests from standard input and prints the replies.
struct CalcCommand: Command {
  static let name = "calc"
  /// The kind of calculation, the same for all requests.
  let calculation: Calculation
  /// Whether the replies are tables to read and not JSON.
  let printsText: Bool
  let output: OutputOptions
  /// The limits of the input.
  let limits: InputLimits

  private static let text = Option(
    flag: "text", summary: "Print tables to read instead of JSON; the options below are about them.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary: "Calculates schedules, effective rates, day counts and minimum payments for requests on standard input.",
      operands: [.init("KIND", .words(Calculation.allCases.map(\.rawValue)))],
      options: [OutputOptions.compact.syntax, text.syntax] + OutputOptions.textSyntax + LimitOptions.document.syntax)
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    let name = arguments.operands[0]
    let names = Calculation.allCases.map(\.rawValue)
    guard let calculation = Calculation(rawValue: name) else {
      throw arguments.error(
        "\"calc\" calculates \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]), "
          + "not \(SourcePath.quoted(name)).",
        suggesting: NearMiss.suggestion(for: name, among: names))
    }
    self.calculation = calculation
    printsText = try arguments[Self.text]
    output = try OutputOptions(arguments, format: printsText ? .text : .json)
    limits = try LimitOptions.document.limits(arguments)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let replies = calculation.replies(to: try InputDocument.standardInput.read(in: surroundings, limits))
    if replies.isRefusal { report.exitCode = .badData }
    if printsText {
      guard let document = replies.document(try output.formatter(in: surroundings)) else {
        throw Self.refusal(
          "calc.too-many-requests", "There are too many requests for a table.", CalculationReplies.mostShown)
      }
      report.output = try output.renderer(in: surroundings).render(document)
    } else {
      guard let json = replies.json(output.layout) else {
        throw Self.refusal("calc.replies-too-long", "The replies have too many bytes.", CalculationReplies.longest)
      }
      report.output = json
    }
  }

  /// The error for requests, or replies, above a limit.
  private static func refusal(_ id: String, _ summary: String, _ limit: Int) -> GatewayError {
    .malformed(
      Diagnostic(
        id: id, severity: .error, path: InputDocument.standardInput.name, summary: summary,
        expected: "at most \(limit)", advice: "Send the requests in several parts."))
  }
}

extension CalcCommand {
  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      (
        "calc schedule < requests.json > replies.json",
        "schedules worked out from their terms"
      ),
      (
        #"calc schedule --text <<< '{"params": {"principal": 500000, "annual_rate_percent": "11.5", "payments": 12}}'"#,
        "twelve equal payments, as a table; without dates all months are the same. The input is one request "
          + "{\"id\": …, \"params\": {…}} or an array of them; each reply has the request's id and its result or its "
          + "error. A bad request in an array costs only its own reply; alone it ends the command with 65, as does "
          + "what is no JSON. Numbers may be JSON numbers or texts such as \"11.5\"; null is the same as absent"
      ),
      (
        #"calc schedule <<< '{"params": {"principal": 500000, "annual_rate_percent": "11.5", "payments": 12, "#
          + #""disbursed": "2026-01-31", "payment_day": 31, "interest": "ACT/ACT RU", "#
          + #""holidays": {"weekends": true, "non_working": ["2026-05-01"], "shift": "next-in-month"}, "#
          + #""early_repayments": [{"date": "2026-06-15", "amount": "50000", "keep": "payment"}]}}'"#,
        "by the days of each period, payments moved off days off, a part repaid early so that the term shrinks (keep "
          + "\"term\" lowers the payment). Further fields: \(words(of: RepaymentMethod.self, for: "method")); "
          + "period {\"months\": 1}, or days, weeks, years; first_payment; interest_only_periods; payment_amount, "
          + "final_payment, principal_per_payment; payment_growth {percent, every_payments}; down_payment; "
          + "disbursements [{date, amount}]; rate_changes [{from, annual_rate_percent}]; payment_holidays "
          + "[{from, to, interest_runs}]; skipped_months [6, 7]; early_repayments by after_payment where there are no "
          + "dates; currency (RUB without it), decimals"
      ),
      (
        #"calc schedule <<< '{"params": {"principal": 1000, "annual_rate_percent": 12, "payments": 4, "#
          + #""rounding": "half-even", "payment_rounding": 1}}'"#,
        "\(words(of: ScheduleRounding.self, for: "rounding")). carry takes what rounding the interest leaves over to "
          + "the next row; display rounds only what is printed. half-even and display find the payment that repays the "
          + "debt exactly with the interest of each period as it will be; display also puts the interest of a longer "
          + "first period into the first payment, where the others make it a row 0. payment_rounding is the multiple "
          + "of the level payment, rate_decimals those of the rate of one period"
      ),
      (
        #"calc schedule <<< '{"params": {"principal": "317.26", "daily_rate_percent": "0.798", "#
          + #""disbursed": "2025-04-01", "payment_dates": ["2025-04-04", "2025-05-04", "2025-06-04"], "#
          + #""rounding": "down", "level_rounding": "up", "final_payment_rule": "lower", "#
          + #""interest_cap": {"total_percent_of_principal": "100", "daily_percent": "0.8"}}}'"#,
        "simple interest by the day on the balance, rounded once in each row, and nothing above the cap. "
          + "final_payment_rule: the level payment is the least for which the last one is not above it (lower, which "
          + "applies without the field), the nearest (similar) or the largest for which it is not below it (higher); "
          + "level_rounding, one of up, half-up and half-even, decides where two are as near. rate_changes have "
          + "daily_rate_percent here. payment_dates also go with annual_rate_percent and a day count, "
          + "daily_rate_percent with payments and a period, and final_payment_rule and interest_cap with either rate"
      ),
      (
        #"calc effective-rate <<< '{"params": {"method": "psk", "cash_flows": [{"date": "2026-01-31", "#
          + #""amount": -5000}, {"date": "2026-02-28", "amount": 2600}, "#
          + #"{"date": "2026-03-31", "amount": "2600.50"}]}}'"#,
        "the full cost of a loan under 353-FZ; amounts below zero are paid out to the borrower. eu-aprc and us-apr "
          + "take dates, too"
      ),
      (
        #"calc effective-rate <<< '{"params": {"method": "psk", "base_periods_per_year": "365/7", "#
          + #""cash_flows": [{"q": 0, "amount": -5000}, {"q": 10, "e": "3/7", "amount": 5600}]}}'"#,
        "the same from full base periods q and the part e of one"
      ),
      (
        #"calc effective-rate <<< '{"params": {"method": "eu-aprc", "cash_flows": [{"kind": "drawdown", "#
          + #""amount": 200000}, {"kind": "payment", "amount": "1432.86", "count": 240, "first": {"months": 1}, "#
          + #""step": {"months": 1}}]}}'"#,
        "Directive 2008/48/EC; first and step in years, months, weeks and days (days_in_year: 365, 366 or 365.25)"
      ),
      (
        #"calc effective-rate <<< '{"params": {"method": "us-apr", "unit_periods_per_year": 12, "#
          + #""cash_flows": [{"kind": "advance", "amount": 1000, "unit_periods": 0}, "#
          + #"{"kind": "payment", "amount": 1020, "unit_periods": 1, "fraction": "13/30"}]}}'"#,
        "Regulation Z; for level payments amount_financed, payment and payments may stand in the place of cash_flows"
      ),
      (
        #"calc day-count <<< '{"params": {"convention": "ACT/ACT ISDA", "start": "2027-12-28", "end": "2028-03-01", "#
          + #""amount": 1000, "annual_rate_percent": 5}}'"#,
        "the part of a year and the interest for it. Conventions: "
          + DayCount.allCases.map(\.wireName).joined(separator: ", ") + " (with maturity where it ends at one)"
      ),
      (
        #"calc day-count <<< '{"params": {"convention": "BUS/252", "start": "2026-02-13", "end": "2026-02-19", "#
          + #""holidays": ["2026-02-16", "2026-02-17"], "amount": 1000, "annual_rate_percent": "14.9"}}'"#,
        "two business days, with compound interest. The list of holidays covers whole years; an object can have "
          + "non_working, weekends, working and known {from, to}, the days that it covers. A day outside is an error"
      ),
      (
        #"calc card-minimum <<< '{"params": {"debt": 7500, "percent": 8, "floor": 600, "round_up_to": 100, "#
          + #""accrued_interest": "12.34"}}'"#,
        "the least payment of a card"
      ),
    ]
  }

  /// A field with the words that it takes, such as "rounding: up, down".
  private static func words<Value: WireNamed>(of type: Value.Type, for field: String) -> String {
    "\(field): \(type.allCases.map(\.wireName).joined(separator: ", "))"
  }
}
