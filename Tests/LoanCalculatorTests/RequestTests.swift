import LoanDetailJSON
import Testing

@testable import LoanCalculator

@Suite("Requests")
struct RequestTests {
  private let good = #"{"convention": "ACT/360", "start": "2027-01-01", "end": "2027-01-31"}"#

  @Test("get replies of the same shape, each with the id of its request")
  func shape() throws {
    #expect(
      try Calculation.dayCount.json("{\"id\": 1.50, \"params\": \(good)}") == """
        {"id": 1.50, "result": {"year_fraction": "0.083333333333333333", "fraction": "1/12", "days": 30}}

        """)
    #expect(try Calculation.dayCount.json("[]") == "[]\n")
    #expect(try Calculation.dayCount.json("[{\"params\": \(good)}]").hasPrefix("[{\"result\": {"))
  }

  @Test("that are bad cost only their own replies")
  func oneBadRequest() throws {
    let replies = try Calculation.dayCount.replies(
      toAll:
        "[{\"id\": \"a\", \"params\": \(good)}, {\"id\": \"b\", \"params\": {}}, 3, {\"id\": \"c\", \"params\": \(good)}]"
    )
    #expect(replies.map { $0.text("id") } == ["a", "b", nil, "c"])
    #expect(replies.map { $0.has("error") } == [false, true, true, false])
    #expect(replies[0].object("result").text("fraction") == replies[3].object("result").text("fraction"))
  }

  @Test("that are bad are refusals only when they stand alone")
  func refusal() {
    let bad = JSONValue.object([JSONValue.Member("params", .object([]))])
    #expect(Calculation.dayCount.replies(to: bad).isRefusal)
    #expect(Calculation.dayCount.replies(to: .array([bad])).isRefusal == false)
  }

  @Test("whose replies together are too long get none")
  func longReplies() throws {
    let replies = Calculation.dayCount.replies(to: try JSONParser.parse(Array("[{\"params\": \(good)}, 3]".utf8)))
    let whole = try #require(replies.json(.compact)).count
    #expect(replies.json(.compact, atMost: whole)?.count == whole)
    #expect(replies.json(.compact, atMost: whole - 1) == nil)
    #expect(replies.json(.compact, atMost: 1) == nil)
    // The lines that are printed count.
    let lines = try #require(replies.json(.lines)).count
    #expect(replies.json(.lines, atMost: lines)?.count == lines)
    #expect(replies.json(.lines, atMost: lines - 1) == nil)
  }

  @Test(
    "with the number of a card, as a text or a number, do not get it back",
    arguments: ["%", "-%", "%.00", "%.5", "%e0", "4.276380012345679e15", "\"%\"", "\"-%\"", "[%]"])
  func maskedNumbers(value: String) throws {
    let card = value.replacing("%", with: "4276380012345679")
    let reply = try Calculation.dayCount.json("{\"params\": {\"convention\": \"ACT/360\", \"start\": \(card)}}")
    #expect(reply.contains("unreadable") && !reply.replacing(".", with: "").contains("4276380012345679"))
  }

  @Test(
    "with a decimal whose digits are those of a card get it back",
    arguments: ["4.111111111111111", "41111111.11111111"])
  func decimals(value: String) throws {
    let reply = try Calculation.dayCount.json("{\"params\": {\"convention\": \"ACT/360\", \"start\": \(value)}}")
    #expect(reply.contains("Found \(value), expected"))
  }

  @Test("take numbers as JSON numbers or as strings, by their own digits")
  func numbers() throws {
    let requests = [
      #"{"principal": 100000, "annual_rate_percent": 10, "payments": 12}"#,
      #"{"principal": "100000.00", "annual_rate_percent": "10.0", "payments": "12"}"#,
      #"{"principal": 1e5, "annual_rate_percent": 1.0e1, "payments": 12.0, "method": null}"#,
    ]
    let outputs = try Set(requests.map { try Calculation.schedule.json("{\"params\": \($0)}") })
    #expect(outputs.count == 1)
    #expect(outputs.first?.contains("\"payment\": \"8791.59\"") == true)
    // A binary number would round these digits.
    let exact = #"{"params": {"principal": 90071992547409.93, "annual_rate_percent": 0, "payments": 1}}"#
    #expect(try Calculation.schedule.json(exact).contains("\"payment\": \"90071992547409.93\""))
  }

  @Test("that are bad get an error with its code, its place and what was expected", arguments: BadRequest.all)
  func badRequest(_ bad: BadRequest) throws {
    let error = try bad.calculation.reply(to: bad.input).object("error")
    #expect(error.text("code") == bad.code)
    #expect(error.text("path") == bad.path)
    #expect(error.text("message") == bad.message)
  }

  private static let complete: [Calculation: String] = [
    .schedule: #""principal": 1000, "annual_rate_percent": 12, "payments": 3"#,
    .effectiveRate:
      #""method": "psk", "cash_flows": [{"date": "2027-01-01", "amount": -1}, {"date": "2027-02-01", "amount": 2}]"#,
    .dayCount: #""convention": "ACT/360", "start": "2027-01-01", "end": "2027-01-31""#,
    .cardMinimum: #""debt": 100, "percent": 5"#,
  ]

  @Test("may have comments for human readers", arguments: Calculation.allCases)
  func comments(calculation: Calculation) throws {
    let params = try #require(Self.complete[calculation])
    let plain = try calculation.json("{\"params\": {\(params)}}")
    #expect(plain.contains("\"result\""))
    #expect(
      try calculation.json("{\"params\": {\"description\": \"a test\", \(params), \"note\": \"of mine\"}}") == plain)
  }

  /// The published cases have these beside their figures. Only the tests know what they mean.
  @Test(
    "have no fields that only published cases have",
    arguments: [
      "dates_note", "time_rule", "unit_period", "base_period", "base_period_months", "nominal_rate_percent", "days",
      "rate_percent_per_day", "convention_as_published",
    ])
  func fieldsOfCases(name: String) throws {
    for calculation in Calculation.allCases {
      let params = try #require(Self.complete[calculation])
      let error = try calculation.reply(to: "{\"params\": {\(params), \"\(name)\": \"1\"}}").object("error")
      #expect(error.text("code") == "unknown-field")
      #expect(error.text("path") == "params.\(name)")
    }
  }

  @Test("for a schedule get rows with unpaid interest only where some is unpaid")
  func unpaidInterest() throws {
    func rows(_ more: String) throws -> Int {
      let request = #"{"params": {"principal": 1000, "annual_rate_percent": 12, "payments": 3\#(more)}}"#
      return try Calculation.schedule.json(request).matches(of: /"accrued_unpaid_interest"/).count
    }
    #expect(try rows("") == 0)
    let holiday = #""payment_holidays": [{"from": "2027-02-01", "to": "2027-02-28", "interest_runs": true}]"#
    #expect(try rows(#", "disbursed": "2027-01-01", \#(holiday)"#) == 1)
  }

  @Test(
    "for a schedule with a rate by the day may carry its rounding, show all digits, or have flat interest",
    arguments: [#""rounding": "half-up""#, #""rounding": "carry""#, #""rounding": "display""#, #""method": "flat""#])
  func rateByTheDay(more: String) throws {
    let reply = try Calculation.schedule.reply(
      to:
        #"{"params": {"principal": 1000, "daily_rate_percent": "0.8", "disbursed": "2027-01-01", "payments": 2, \#(more)}}"#
    )
    #expect(reply.has("result"), "\(reply)")
  }

  @Test("for a rate may not state the principal, which follows from the flows")
  func principalOfARate() throws {
    let params = try #require(Self.complete[.effectiveRate])
    let error = try Calculation.effectiveRate.reply(to: "{\"params\": {\(params), \"principal\": 1}}").object("error")
    #expect(error.text("code") == "unknown-field")
    #expect(
      error.text("message")
        == "Found \"principal\", expected only method, cash_flows, unit_periods_per_year, base_periods_per_year, "
        + "amount_financed, payment and payments.")
  }

  @Test("for a rate may state flows by date and by period at once; the number of periods in a year decides")
  func bothTimes() throws {
    let flows =
      #"[{"date": "2027-01-01", "q": 0, "e": 0, "amount": -100}, {"date": "2027-03-01", "q": 1, "e": 0, "amount": 110}]"#
    let byDate = try Calculation.effectiveRate.reply(
      to: "{\"params\": {\"method\": \"psk\", \"cash_flows\": \(flows)}}")
    let byPeriod = try Calculation.effectiveRate.reply(
      to: "{\"params\": {\"method\": \"psk\", \"base_periods_per_year\": 12, \"cash_flows\": \(flows)}}")
    #expect(byDate.object("result").text("base_periods_per_year") == "365/59")
    #expect(byPeriod.object("result").text("disclosed") == "120.000")
  }
}
