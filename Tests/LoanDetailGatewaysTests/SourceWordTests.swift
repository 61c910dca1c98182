import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

@Suite("A word of the source's own")
struct SourceWordTests {
  private func record(
    _ more: String, of version: PortfolioVersion = .two, role: String = "borrower"
  ) throws -> LoanRecord {
    let loan = PortfolioDocuments.loan(#""debt": {"total": "5"}, \#(more)"#).replacing("borrower", with: role)
    let gateway = try version == .two ? PortfolioDocuments.gatewayOfVersion2(loan) : PortfolioDocuments.gateway(loan)
    return try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
  }

  private static let plan = #""revolving": {"subPlans": [{"id": "a", "kind": "tranch", "left": "92000"}]}"#

  @Test("is kept with what it belongs to, and is a finding with its place and the known words")
  func kept() throws {
    let record = try record(Self.plan)
    #expect(record.facts.revolving.subPlans.value == [SubPlan(id: "a", kind: .other("tranch"), left: rub("92000"))])
    let finding = try #require(record.diagnostics.first)
    #expect(record.diagnostics.count == 1 && finding.id == "record.unknown-word" && finding.severity == .warning)
    #expect(finding.path.hasSuffix("revolving.subPlans[0].kind"))
    #expect(
      finding.message == "The word is not known here. What it belongs to is shown under this word. Found \"tranch\"; "
        + "expected one of balanceTransfer, cash, instalments, other, promotional.")
  }

  @Test("stays in the order in which payments are applied, which is unreadable if it names nothing")
  func applicationOrder() throws {
    func read(_ order: String) throws -> (PaymentOrder?, [String]) {
      let record = try record(#""terms": {"applicationOrder": \#(order)}"#)
      return (record.facts.terms.applicationOrder.value, record.diagnostics.map(\.id))
    }
    let kept = try read(#"{"components": ["penalties", "commissions", "principal"]}"#)
    #expect(kept.0?.components == [.penalties, .other("commissions"), .principal] && kept.1 == ["record.unknown-word"])
    for (order, finding) in [
      ("{}", "record.missing-value"), (#"{"components": []}"#, "record.missing-value"),
      (#"{"components": [" "]}"#, "record.unreadable-value"),
    ] {
      let none = try read(order)
      #expect(none.0 == nil && none.1 == [finding], "\(order)")
    }
    #expect(try read(#"{"title": "By law"}"#).0?.title?(.english) == "By law")
  }

  @Test(
    "nothing is called missing that is there and cannot be read",
    arguments: [
      #""applicationOrder": {"components": "x"}"#, #""fees": [{"title": "Fee", "percent": "abc"}]"#,
      #""fees": [{"title": "Fee", "percent": "abc", "amount": "xyz"}]"#,
    ])
  func unreadable(terms: String) throws {
    let found = try record(#""terms": {\#(terms)}"#).diagnostics.map(\.id)
    #expect(!found.isEmpty && found.allSatisfy { $0 == "record.unreadable-value" })
  }

  @Test(
    "a fee keeps its amount if its percentage cannot be read, and one with both is a finding",
    arguments: [
      (#""percent": "abc", "amount": "100""#, "amount", ["record.unreadable-value"]),
      (#""percent": {"absent": "withheld"}, "amount": "100""#, "amount", []),
      (#""percent": "2", "amount": "100""#, "percentage", ["record.two-amounts"]),
      (#""percent": "2""#, "percentage", []),
    ])
  func fee(members: String, charge: String, findings: [String]) throws {
    let record = try record(#""terms": {"fees": [{"title": "Fee", \#(members)}]}"#)
    let fee = try #require(record.facts.terms.fees.value?.first)
    switch fee.charge {
    case .amount(let amount): #expect(charge == "amount" && amount == rub("100"))
    case .percentage: #expect(charge == "percentage")
    }
    #expect(record.diagnostics.map(\.id) == findings)
  }

  @Test("is no finding where it is written as \"other\" with a title")
  func titled() throws {
    let title = #"{"en": "Tranche", "ru": "Транш"}"#
    let record = try record(
      #"""
      "obligations": [{"kind": "other", "title": \#(title), "due": "2026-12-01", "amount": "7"}],
      "operations": [{"id": "1", "kind": "other", "title": \#(title), "date": "2026-11-01", "amount": "4"}],
      "actions": [{"kind": "other", "title": \#(title), "state": "available"}]
      """#)
    #expect(record.diagnostics == [])
    let obligation = try #require(record.facts.obligations.value?.first)
    #expect(obligation.kind == .other && obligation.title?(.russian) == "Транш" && obligation.amount.value == rub("7"))
    #expect(record.facts.operations.value?.first?.kind == .unknown("other"))
    #expect(record.facts.actions.first?.kind == .other("other"))
  }

  @Test("is unreadable as the kind of a step after a repayment, which stays a step")
  func closing() throws {
    let record = try record(#""closing": [{"kind": "refund", "state": "done", "on": "2026-11-01"}]"#)
    #expect(record.facts.closing.value == [ClosingStep(.other, .done, on: CalendarDate("2026-11-01"))])
    #expect(record.diagnostics.map(\.id) == ["record.unreadable-value"])
  }

  @Test("names a payment that has no title, and keeps a row of the schedule")
  func payments() throws {
    let record = try record(
      #"""
      "obligations": [{"kind": "rent", "amount": "7"}],
      "schedule": {"kind": "plan", "rows": [{"kind": "rent", "due": "2026-12-01", "payment": "7"}]}
      """#)
    #expect(record.facts.obligations.value?.first?.title?(.english) == "rent")
    #expect(record.facts.schedule.rows.map(\.kind) == [.other] && record.facts.schedule.rows[0].payment == rub("7"))
    #expect(record.diagnostics.map(\.id) == ["record.unknown-word", "record.unknown-word"])
  }

  @Test("leaves open whether an operation is completed, which one without a status is")
  func operations() throws {
    let record = try record(
      #"""
      "operations": [
        {"id": "1", "kind": "payment", "date": "2026-11-01", "amount": "7", "status": "parked"},
        {"id": "2", "kind": "payment", "date": "2026-11-01", "amount": "7"}]
      """#)
    #expect(record.facts.operations.value?.map(\.status) == [nil, .completed])
    #expect(record.diagnostics.count == 1)
  }

  @Test("is kept in place of a role, a purpose and a state, and costs no amount of what it belongs to")
  func everywhere() throws {
    let record = try record(
      #"""
      "overlays": ["paused", {"kind": "sold", "amount": "8"}],
      "terms": {"fullCost": {"measure": "roi", "percent": "11", "amount": "21"},
        "balloon": {"kind": "tail", "amount": "31"}, "purpose": {"en": "A van", "ru": "Фургон"},
        "rates": [{"percent": "9", "period": "week"}]},
      "revolving": {"grace": {"state": "frozen", "amount": "41"}},
      "earlyRepayments": [{"extent": "slice", "on": "2026-12-01", "amount": "51"}],
      "extension": {"state": "maybe", "cost": "61"},
      "insurance": [{"kind": "life", "refund": {"right": "some", "amount": "71"}}]
      """#, role: "surety")
    let facts = record.facts
    #expect(facts.parties.map(\.role) == [.unknown("surety")])
    #expect(facts.lifecycle.others.map(\.word) == ["paused", "sold"] && facts.lifecycle.overlays.isEmpty)
    #expect(facts.lifecycle.others.last?.details.amount == rub("8"))
    let terms = facts.terms
    #expect(terms.fullCost.value?.measure == .other("roi") && terms.fullCost.value?.amount == rub("21"))
    #expect(terms.balloon.value == Balloon(nil, amount: rub("31")))
    #expect(terms.purpose.value?(.russian) == "Фургон")
    #expect(terms.rates.value == [], "a percentage for an unknown time is no yearly rate")
    #expect(facts.revolving.grace.value == GracePeriod(state: nil, amount: rub("41")))
    #expect(facts.bookedRepayments.value?.map(\.extent) == [nil])
    #expect(facts.bookedRepayments.value?.first?.amount == rub("51"))
    #expect(facts.extensionOfPayment.value?.cost == rub("61"))
    #expect(facts.insurance.value?.first?.refund?.amount == rub("71"))
    #expect(record.diagnostics.count == 10)
  }

  @Test("is missed, and costs nothing either, where there is none")
  func missing() throws {
    let record = try record(#""revolving": {"subPlans": [{"id": "a", "left": "92000"}]}"#)
    #expect(record.facts.revolving.subPlans.value == [SubPlan(id: "a", kind: .other("other"), left: rub("92000"))])
    #expect(record.diagnostics.map(\.id) == ["record.missing-value"])
  }

  @Test("is an error in version 1, which has no words of the source's own", arguments: ["rent", "other"])
  func version1(word: String) {
    #expect(throws: ProductError.self) {
      try record(#""operations": [{"id": "1", "kind": "\#(word)", "date": "2026-11-01", "amount": "4"}]"#, of: .one)
    }
  }
}

private func rub(_ text: String) -> Money? { Money(text, currency: .rub) }
