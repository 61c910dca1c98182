import TestSupport
import Testing

@testable import LoanCalculator

/// Random requests, the same on every run. Each gets a reply of its own.
@Suite("Hostile requests")
struct HostileRequestTests {
  @Test("get a reply each", arguments: Calculation.allCases)
  func replies(calculation: Calculation) throws {
    var source = HostileRequests(calculation, seed: 7)
    var answered = 0
    for _ in 0..<4 {
      let requests = (0..<500).map { _ in source.next() }
      let replies = try calculation.replies(toAll: "[\(requests.joined(separator: ",\n"))]")
      try #require(replies.count == requests.count)
      for (request, reply) in zip(requests, replies) {
        let error = reply.object("error")
        let isError = reply.has("error")
        #expect(isError != reply.has("result"), "\(request)")
        if isError {
          #expect(["code", "message"].allSatisfy { error.text($0)?.isEmpty == false }, "\(request)")
          #expect(error.text("path").map { $0.isEmpty || $0.hasPrefix("params") || $0 == "id" } == true, "\(request)")
        } else {
          answered += 1
        }
      }
    }
    // Enough requests must be good enough to reach the calculation.
    #expect(answered > 260, "\(answered)")
  }
}

/// Good requests of a kind with some of their values replaced.
struct HostileRequests {
  static let bases: [Calculation: [String]] = [
    .schedule: [
      #"""
      {"principal": "500000", "annual_rate_percent": "11.5", "payments": 12, "disbursed": "2018-10-25", "payment_day": 25,
       "interest": "ACT/ACT RU", "holidays": {"non_working": ["2019-01-01"], "weekends": true, "shift": "next"},
       "early_repayments": [{"date": "2019-01-15", "amount": "10000", "keep": "term"}], "skipped_months": [6],
       "rate_changes": [{"from": "2019-02-01", "annual_rate_percent": 9}], "method": "annuity", "rounding": "half-up"}
      """#,
      #"""
      {"principal": 1000, "annual_rate_percent": 8, "payments": 30, "period": {"weeks": 2}, "method": "differentiated",
       "disbursements": [{"date": "2024-01-01", "amount": 600}, {"date": "2024-02-03", "amount": "400"}],
       "payment_holidays": [{"from": "2024-03-01", "to": "2024-04-15", "interest_runs": true}], "rounding": "carry",
       "interest_only_periods": 2, "down_payment": "10"}
      """#,
      #"""
      {"principal": "99.99", "annual_rate_percent": "365", "payments": 7, "method": "flat", "rounding": "display",
       "payment_rounding": "0.05", "rate_decimals": 9, "payment_amount": null, "final_payment": null, "decimals": 3,
       "early_repayments": [{"after_payment": 2, "amount": 5}], "currency": "KWD", "principal_per_payment": null}
      """#,
      #"""
      {"principal": "317.26", "daily_rate_percent": "0.798", "disbursed": "2018-10-25", "rounding": "down",
       "payment_dates": ["2018-11-30", "2019-01-31", "2019-06-30"], "level_rounding": "up", "final_payment_rule": "similar",
       "interest_cap": {"total_percent_of_principal": "100", "daily_percent": "0.8"}, "payment_rounding": "0.05",
       "rate_changes": [{"from": "2018-12-01", "daily_rate_percent": "0.5"}], "payment_amount": null}
      """#,
    ],
    .effectiveRate: [
      #"{"method": "psk", "cash_flows": [{"date": "2014-09-01", "amount": -100}, {"date": "2014-10-01", "amount": 60}, {"date": "2015-01-01", "amount": "55.5"}]}"#,
      #"{"method": "eu-aprc", "cash_flows": [{"kind": "drawdown", "amount": 100, "count": 1, "first": {"days": 3, "days_in_year": 366}}, {"kind": "payment", "amount": 10, "count": 12, "first": {"months": 1}, "step": {"months": 1, "weeks": 0}}]}"#,
      #"{"method": "us-apr", "unit_periods_per_year": "12", "cash_flows": [{"kind": "advance", "amount": 100, "unit_periods": 0, "fraction": "0"}, {"kind": "payment", "amount": 110, "unit_periods": 3, "fraction": "13/30"}]}"#,
      #"{"method": "us-apr", "unit_periods_per_year": 52, "amount_financed": "9200", "payment": "475.41", "payments": 24}"#,
    ],
    .dayCount: [
      #"{"convention": "30E/360 ISDA", "start": "2011-12-28", "end": "2012-02-29", "maturity": "2012-02-29", "amount": 1000, "annual_rate_percent": "5.25", "currency": "EUR", "decimals": 2}"#,
      #"{"convention": "ACT/ACT AFB", "start": "0001-01-01", "end": "9999-12-31"}"#,
    ],
    .cardMinimum: [
      #"{"debt": "7500", "percent": "8", "floor": "600", "round_up_to": "100", "accrued_interest": 12.34}"#
    ],
  ]

  /// Values of the kind that stood there before, and what stands nowhere.
  private static let numbers = [
    "0", "1", "2", "3", "5", "12", "100", "0.5", "1e3", "\"100.00\"", "\"12\"", "0.1", "1000", "0.01", "50", "7",
    "0.005", "-1", "1e6",
    "92233720368547758.07", "9223372036854775807", "1e30", "\"1/3\"",
  ]
  private static let dates = [
    "2018-10-25", "2018-11-30", "2019-01-31", "2019-06-30", "2020-02-29", "2024-12-31", "2011-12-31", "2012-02-28",
    "2014-09-02", "2016-02-29", "0001-01-01", "9999-12-31", "2019-02-29",
  ].map { "\"\($0)\"" }
  private static let names = [
    "ACT/365F", "ACT/ACT ISDA", "EU months", "NL/360", "30E/360 ISDA", "equal-periods", "half-even", "display", "carry",
    "half-up", "annuity", "interest-only", "bullet-simple", "bullet-capitalising", "flat", "differentiated", "psk",
    "us-apr", "eu-aprc", "payment", "drawdown", "term", "previous", "next-in-month", "none", "JPY",
  ].map { "\"\($0)\"" }
  private static let anything =
    numbers + dates + names + [
      "null", "true", "-1e30", "1e-30", "1e999", "12345678901234567890", "-9223372036854775808", "\"\"", "\"NaN\"",
      "\"Infinity\"", "\"1/0\"", "\"0/1\"", "\"9223372036854775807/2\"", "\"-1/2\"", "\"12,5\"", "\"0x10\"",
      "\"\\u0000\"",
      "\"\\u202e\"", "[]", "[1]", "[null]", "{}", "[[[]]]", "[{}]", "{\"months\": 1}", "{\"years\": 120000}",
      "{\"days\": 1}", "{\"months\": 1, \"days\": 1}", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]",
    ]

  private let bases: [[Piece]]
  private var generator: SeededGenerator

  /// A request in pieces: what stays, and the values that may be replaced.
  private enum Piece {
    case text(String)
    case value(String)
  }

  init(_ calculation: Calculation, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    bases = (Self.bases[calculation] ?? []).map { base in
      var pieces: [Piece] = []
      var rest = Substring(base)
      // A value follows a colon: a text, a number or a word.
      while let match = rest.firstMatch(of: /: ("[^"]*"|[-0-9.a-z]+)/) {
        pieces.append(.text(String(rest[..<match.range.lowerBound]) + ": "))
        pieces.append(.value(String(match.1)))
        rest = rest[match.range.upperBound...]
      }
      return pieces + [.text(String(rest))]
    }
  }

  mutating func number(below bound: Int) -> Int { generator.number(below: max(bound, 1)) }

  /// The next request: one to three of its values replaced, now and then the whole of its parameters.
  mutating func next() -> String {
    if number(below: 100) == 0 { return "{\"id\": 1, \"params\": \(one(of: Self.anything))}" }
    if number(below: 100) == 0 { return one(of: Self.anything) }
    var pieces = bases[number(below: bases.count)]
    let places = pieces.indices.filter { if case .value = pieces[$0] { true } else { false } }
    for _ in 0...number(below: 3) {
      let place = places[number(below: places.count)]
      if case .value(let old) = pieces[place] { pieces[place] = .value(replacement(of: old)) }
    }
    let params = pieces.map { piece in
      switch piece {
      case .text(let text), .value(let text): text
      }
    }
    return "{\"id\": \"r\", \"params\": \(params.joined())}"
  }

  private mutating func replacement(of old: String) -> String {
    if number(below: 8) == 0 { return one(of: Self.anything) }
    guard let first = old.dropFirst(old.hasPrefix("\"") ? 1 : 0).first, first.isNumber || first == "-" else {
      return one(of: Self.names)
    }
    return one(of: old.count == 12 && old.hasPrefix("\"") ? Self.dates : Self.numbers)
  }

  private mutating func one(of values: [String]) -> String { values[number(below: values.count)] }
}
