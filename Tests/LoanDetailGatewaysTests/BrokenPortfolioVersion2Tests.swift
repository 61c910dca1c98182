import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("In version 2 a value that cannot be read costs only its own fact")
struct BrokenPortfolioVersion2Tests {
  private func record(
    _ more: String, _ reading: LoanRecord.Reading = .full, phase: String = "active"
  ) throws -> LoanRecord {
    let loan = PortfolioDocuments.loan(#""title": "Shown", "debt": {"total": "5"}, \#(more)"#)
      .replacing(#""phase": "active""#, with: #""phase": "\#(phase)""#)
    let gateway = try PortfolioDocuments.gatewayOfVersion2(loan)
    guard reading == .header else {
      return try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
    }
    let request = try #require(SummaryPageRequest(size: 1))
    let page = try gateway.summaries(of: "leasing", for: .allCustomers, page: request)
    let entry = try #require(page.entries.first)
    return try entry.get()
  }

  @Test(
    "an amount of a state that is withheld or cannot be read is not one that was left out",
    arguments: [(#"{"absent": "withheld"}"#, true), (#""1 000""#, true), ("null", false)])
  func amountOfAState(amount: String, isStated: Bool) throws {
    let record = try record(#""overlays": [{"kind": "disputed", "mustPay": false, "amount": \#(amount)}]"#)
    let details = try #require(record.facts.lifecycle.details[.disputed])
    #expect(details.amount == nil && (details.amountAbsence != .notProvided) == isStated)
  }

  @Test(
    "a value of a wrong form is a warning with its place, and the rest still shows",
    arguments: [
      (#""opened": 5"#, "opened", "5", #"a day of the calendar as "YYYY-MM-DD""#),
      (#""specifics": 5"#, "specifics", "5", "an object"),
      (#""operations": {}"#, "operations", "an object", "an array of objects"),
      (
        #""revolving": {"lines": [{"id": "a", "limit": "-5"}]}"#, "revolving.lines[0].limit", #""-5""#,
        "a decimal string with at most 2 decimals, zero or more"
      ),
      (#""revolving": {"closingDay": 32}"#, "revolving.closingDay", "32", "a whole number from 1 to 31"),
      (
        #""revolving": {"grace": {"state": "gone"}}"#, "revolving.grace.state", #""gone""#,
        "one of kept, lost, none, running"
      ),
      (
        #""revolving": {"minimumRule": {"percent": "-1"}}"#, "revolving.minimumRule.percent", #""-1""#,
        #"a decimal string of at most 18 digits, zero or more, such as "11.5""#
      ),
      (
        #""overlays": [{"kind": "disputed", "until": 7}]"#, "overlays[0].until", "7",
        #"a day of the calendar as "YYYY-MM-DD""#
      ),
      (
        #""terms": {"chargeCap": {"percent": "-5"}}"#, "terms.chargeCap.percent", #""-5""#,
        #"a decimal string of at most 18 digits, zero or more, such as "11.5""#
      ),
      (
        #""terms": {"rateFixing": {"until": 7}}"#, "terms.rateFixing.until", "7",
        #"a day of the calendar as "YYYY-MM-DD""#
      ),
      (
        #""terms": {"prepayment": {"allowance": {"amount": "-5"}}}"#, "terms.prepayment.allowance.amount", #""-5""#,
        "a decimal string with at most 2 decimals, zero or more"
      ),
      (
        #""extension": {"state": "granted"}"#, "extension.state", #""granted""#,
        "one of available, requested, unavailable, used"
      ),
      (#""contacts": [{"role": "agent", "phones": [7]}]"#, "contacts[0].phones[0]", "7", "a text that is not empty"),
      (
        #""terms": {"holidays": ["2026-02-30"]}"#, "terms.holidays[0]", #""2026-02-30""#,
        #"a day of the calendar as "YYYY-MM-DD""#
      ),
      (
        #""operations": [{"id": "1", "kind": "purchase", "date": "2026-01-01", "amount": "1", "#
          + #""instalment": {"number": 3, "count": 2}}]"#, "operations[0].instalment.number", "3", "a number up to 2"
      ),
      (
        #""paid": {"portions": {"other": [{"id": "fees", "amount": "1"}]}}"#, "paid.portions.other[0].id", #""fees""#,
        "a name of Latin letters, digits and hyphens, a letter first, not one of a part of all products"
      ),
      (
        #""homeCurrency": {"currency": "KZT", "rate": "0.00"}"#, "homeCurrency.rate", #""0.00""#,
        #"a decimal string of at most 18 digits, above zero, such as "11.5""#
      ),
      (#""holders": 0"#, "holders", "0", "a whole number from 1 to 1000"),
    ])
  func wrongForm(more: String, path: String, found: String, expected: String) throws {
    let record = try record(more)
    let diagnostic = try #require(record.diagnostics.first)
    #expect(record.diagnostics.count == 1)
    #expect(diagnostic.severity == .warning && diagnostic.path == "$.loans[0].\(path)")
    #expect(diagnostic.found == found && diagnostic.expected == expected)
    #expect(record.facts.title.value?(.english) == "Shown" && record.facts.debt.total.value?.minorUnits == 500)
  }

  @Test("an amount below zero is read only where there can be one, such as a debt to the customer")
  func belowZero() throws {
    let loan = PortfolioDocuments.loan(
      #"""
      "debt": {
        "total": "-4", "overpaid": "-1", "payoff": {"amount": "-1"}, "overdue": {"amount": "-1", "perDiem": "-1"}
      },
      "terms": {"originalAmount": "-1", "prepayment": {"minimum": "-1"}, "fees": [{"title": "x", "amount": "-1"}]},
      "obligations": [{"kind": "fee", "amount": "-1", "covered": "-1"}],
      "schedule": {"kind": "full", "rows": [{"kind": "instalment", "due": "2026-12-10", "payment": "-1"}]},
      "security": [{"kind": "vehicle", "value": "-1"}],
      "insurance": [{"kind": "life", "premium": "-1", "insuredAmount": "-1"}],
      "actions": [{"kind": "pay", "state": "available", "minimum": "-1", "maximum": "-1", "fee": "-1"}]
      """#)
    let record = try PortfolioDocuments.gatewayOfVersion2(loan)
      .record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
    #expect(record.facts.debt.total.value?.minorUnits == -400 && record.facts.debt.payoff.value == nil)
    #expect(
      Set(record.diagnostics.map { $0.path.replacing("$.loans[0].", with: "") }) == [
        "debt.overpaid", "debt.payoff.amount", "debt.overdue.amount", "debt.overdue.perDiem", "terms.originalAmount",
        "terms.prepayment.minimum", "terms.fees[0].amount", "obligations[0].amount", "obligations[0].covered",
        "schedule.rows[0].payment",
        "security[0].value", "insurance[0].premium", "insurance[0].insuredAmount", "actions[0].minimum",
        "actions[0].maximum", "actions[0].fee",
      ])
  }

  @Test("the fact itself is unreadable")
  func unreadable() throws {
    let record = try record(#""opened": 5, "escrow": [], "revolving": {"lines": 7}, "specifics": 5"#)
    #expect(record.facts.opened == .absent(.unreadable("#")))
    #expect(record.facts.escrow == .absent(.unreadable("an array of 0")))
    #expect(record.facts.revolving.lines == .absent(.unreadable("#")))
    #expect(record.specifics == .null)
  }

  @Test(
    "an amount in a currency that cannot be read cannot be read either, and is not taken for one of the loan's currency",
    arguments: ["5", "\"usd\""])
  func currencyOfAPart(currency: String) throws {
    let own = #""currency": \#(currency)"#
    let record = try record(
      #"""
      "obligations": [{"kind": "instalment", "amount": "11", \#(own)}, {"kind": "fee", "amount": "2"}],
      "revolving": {"lines": [{"id": "a", "used": "3", \#(own)}]},
      "operations": [{"id": "o", "kind": "purchase", "date": "2026-01-02", "amount": "4", \#(own)}]
      """#)
    let facts = record.facts
    let amounts = try #require(facts.obligations.value).map(\.amount) + (facts.revolving.lines.value ?? []).map(\.used)
    #expect(amounts.map(\.value) == [nil, Money(minorUnits: 200, currency: .rub), nil])
    #expect(amounts.allSatisfy { $0 != .notProvided })
    #expect(facts.operations.value == [])
    #expect(record.diagnostics.count { $0.path.hasSuffix("currency") } == 3)
  }

  @Test("the amount that repays the debt on a day that cannot be read is not today's")
  func dayOfPayoff() throws {
    func payoff(_ more: String) throws -> Payoff? {
      let loan = PortfolioDocuments.loan(#""debt": {"payoff": {"amount": "5"\#(more)}}"#)
      let gateway = try PortfolioDocuments.gatewayOfVersion2(loan)
      return try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers).facts.debt.payoff.value
    }
    #expect(try payoff("") != nil)
    #expect(try payoff(#", "validOn": "15.11.2026""#) == nil)
    #expect(try payoff(#", "validOn": {"absent": "withheld"}"#) == nil)
  }

  @Test(
    "days out of order are a warning at the later day",
    arguments: [
      (#""revolving": {"statement": {"from": "2026-02-01", "until": "2026-01-01"}}"#, "revolving.statement.until"),
      (#""revolving": {"statement": {"until": "2026-02-01", "due": "2026-01-01"}}"#, "revolving.statement.due"),
      (
        #""revolving": {"subPlans": [{"id": "a", "kind": "cash", "opened": "2026-02-01", "ends": "2026-01-01"}]}"#,
        "revolving.subPlans[0].ends"
      ),
      (#""overlays": [{"kind": "frozen", "since": "2026-02-01", "until": "2026-01-01"}]"#, "overlays[0].until"),
      (#""holiday": {"from": "2026-02-01", "until": "2026-01-01"}"#, "holiday.until"),
      (#""extension": {"state": "used", "due": "2026-02-01", "movedTo": "2026-01-01"}"#, "extension.movedTo"),
      (
        #""notices": [{"id": "a", "importance": "information", "title": "A", "since": "2026-02-01", "#
          + #""until": "2026-01-01"}]"#, "notices[0].until"
      ),
      (
        #""earlyRepayments": [{"extent": "full", "on": "2026-01-01", "requestedOn": "2026-02-01"}]"#,
        "earlyRepayments[0].on"
      ),
      (
        #""earlyRepayments": [{"extent": "part", "on": "2026-02-01", "endsAfter": "2026-01-01"}]"#,
        "earlyRepayments[0].endsAfter"
      ),
    ])
  func daysOutOfOrder(more: String, path: String) throws {
    let diagnostic = try #require(record(more).diagnostics.first)
    #expect(diagnostic.id == "record.dates-out-of-order" && diagnostic.path == "$.loans[0].\(path)")
    #expect(diagnostic.found == "2026-01-01" && diagnostic.expected == "2026-02-01 or later")
  }

  @Test(
    "without its id, type, currency, phase or parties a record is a fault",
    arguments: [
      (#""currency": "RUB""#, #""currency": "rub""#), (#""phase": "active""#, #""phase": "actve""#),
      (#""customer": "C-1""#, #""customer": 1"#), (#""id": "1""#, #""id": 1"#),
    ])
  func identity(right: String, wrong: String) throws {
    let loan = PortfolioDocuments.loan().replacing(right, with: wrong)
    let entry = try PortfolioDocuments.gatewayOfVersion2(loan).records(of: "leasing", for: .allCustomers).first
    guard case .failure(let fault)? = entry else {
      Issue.record("The record was read.")
      return
    }
    #expect(fault.diagnostics.map(\.severity) == [.error])
  }

  @Test(
    "a number without quotes is told to be put in quotes, also where it must not be below zero",
    arguments: [
      #""revolving": {"lines": [{"id": "a", "limit": 5}]}"#, #""revolving": {"minimumRule": {"percent": 5}}"#,
      #""homeCurrency": {"debt": {"amount": "1", "currency": "KZT"}, "rate": 5}"#,
    ])
  func unquotedNumber(more: String) throws {
    let found = try record(more).diagnostics.filter { $0.found == "5" }
    #expect(found.map(\.advice) == ["Put the number in quotes, so that no digit of it is lost on the way."])
  }

  @Test("a field that is not known is a warning with the most similar name, also in an overlay")
  func unknownField() throws {
    let found = try record(#""overlays": [{"kind": "frozen", "untl": "2026-01-01"}], "escrw": {}"#).diagnostics
    #expect(found.map(\.path) == ["$.loans[0].overlays[0].untl", "$.loans[0].escrw"])
    #expect(found.map(\.advice) == ["Did you mean \"until\"?", "Did you mean \"escrow\"?"])
  }

  @Test("a header leaves out what it does not show, without a finding")
  func header() throws {
    let more = #""contacts": 5, "cards": 5, "paid": 5, "revolving": {"lines": [{"id": "a", "limit": "10"}]}"#
    let header = try record(more, .header)
    #expect(header.diagnostics == [])
    #expect(header.facts.revolving.lines.value?.first?.limit.value?.minorUnits == 1000)
  }

  @Test("a header has the operations where the payments after a statement tell what is left of it")
  func headerOfStatement() throws {
    let operations = #""operations": [{"id": "1", "kind": "payment", "date": "2026-11-22", "amount": "4"}]"#
    let statement = #""revolving": {"statement": {"until": "2026-11-20", "due": "2026-12-15", "minimum": "4"}}"#
    #expect(try record("\(statement), \(operations)", .header).facts.operations.value?.count == 1)
    #expect(try record(#"\#(statement), "obligations": [], \#(operations)"#, .header).facts.operations == .notProvided)
    #expect(try record(operations, .header).facts.operations == .notProvided)
    let repaid = try record("\(statement), \(operations)", .header, phase: "repaid")
    #expect(repaid.facts.lifecycle.phase == .repaid && repaid.facts.operations == .notProvided)
  }

  @Test("in version 1 the new fields are unknown, and the new names are errors")
  func version1() throws {
    let loan = PortfolioDocuments.loan(
      #""settled": "2026-01-01", "terms": {"payment": "5", "rates": [{"percent": "1", "use": "cash"}]}"#)
    let id = ProductID(type: "leasing", id: "1")
    let record = try PortfolioDocuments.gateway(loan).record(with: id, for: .allCustomers)
    #expect(
      record.diagnostics.map { "\($0.id) \($0.path)" } == [
        "record.unknown-field $.loans[0].terms.rates[0].use", "record.unknown-field $.loans[0].terms.payment",
        "record.unknown-field $.loans[0].settled",
      ])
    #expect(record.facts.terms.payment == .notProvided && record.facts.settled == .notProvided)
    for more in [
      #""operations": [{"id": "1", "kind": "purchase", "date": "2026-01-01", "amount": "1"}]"#,
      #""overlays": [{"kind": "frozen"}]"#, #""overlays": ["bankruptcy"]"#, #""obligations": [{"kind": "balloon"}]"#,
      #""schedule": {"kind": "full", "rows": [{"kind": "balloon"}]}"#,
      #""terms": {"fullCost": {"measure": "comparisonRate", "percent": "1"}}"#,
      #""terms": {"fees": [{"title": "T", "percent": "1"}]}"#, #""actions": [{"kind": "dispute", "state": "hidden"}]"#,
    ] {
      let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.loan(more))
      #expect(throws: ProductError.self, "\(more)") { try gateway.record(with: id, for: .allCustomers) }
    }
  }

  @Test("the JSON of one loan is read as the version that its host names")
  func singleLoan() throws {
    let loan = Array(PortfolioDocuments.loan(#""settled": "2026-01-01""#).utf8)
    let old = try LoanRecord(portfolioJSON: loan, for: .allCustomers, version: .one, asOf: nil)
    let new = try LoanRecord(portfolioJSON: loan, for: .allCustomers, version: .two, asOf: nil)
    #expect(old.facts.settled == .notProvided && old.diagnostics.count == 1)
    #expect(new.facts.settled.value != nil && new.diagnostics == [])
  }
}
