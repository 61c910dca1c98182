import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("What Fineract's rows, transactions and associations come to")
struct FineractScheduleTests {
  private func facts(_ changes: String, status: Int = 300) throws -> LoanFacts {
    let text = """
      {"id": 5, "loanProductId": 1, "status": {"id": \(status), "value": "…"}, "clientId": 8,
       "currency": {"code": "EUR", "decimalPlaces": 2}, "principal": 300, "numberOfRepayments": 3, \(changes)}
      """
    return try FineractPayloads.record(JSONParser.parse(Array(text.utf8))).facts
  }

  private func schedule(_ rows: String...) -> String {
    #""repaymentSchedule": {"periods": [\#(rows.joined(separator: ","))]}"#
  }

  private func row(_ number: Int, _ more: String) -> String {
    """
    {"period": \(number), "dueDate": [2026, \(number), 5], "principalDue": 100, "interestDue": 2,
     "totalDueForPeriod": 102, \(more)}
    """
  }

  private let paid = #""complete": true, "obligationsMetOnDate": [2026, 1, 4], "totalOutstandingForPeriod": 0"#
  private let unpaid = #""complete": false, "totalPaidForPeriod": 0, "totalOutstandingForPeriod": 102"#
  private let part = #""complete": false, "totalPaidForPeriod": 60, "totalOutstandingForPeriod": 42"#
  private let overdue = #""totalPaidForPeriod": 60, "totalOutstandingForPeriod": 42, "totalOverdue": 42"#

  @Test("the first unpaid row is the next obligation, when all rows are there")
  func nextObligation() throws {
    let facts = try facts(schedule(row(1, paid), row(2, unpaid), row(3, unpaid)))
    #expect(facts.schedule.rows.map(\.status) == [.paid, nil, nil])
    #expect(facts.schedule.paid == .known(1, origin: .derived(rule: "paid schedule rows")))
    let rule = Origin.derived(rule: "first unpaid schedule row")
    let next = try #require(facts.obligations.value?.first)
    #expect(facts.obligations.value?.count == 1)
    #expect(next.kind == .instalment)
    #expect(try next.due == .known(#require(CalendarDate("2026-02-05")), origin: rule))
    #expect(next.amount == .known(Money(minorUnits: 10200, currency: .eur), origin: rule))
    #expect(next.portions.map(\.amount.minorUnits) == [10000, 200])
  }

  @Test("of a row that is partly paid the rest is due, without parts nobody states")
  func partlyPaid() throws {
    let facts = try facts(schedule(row(1, paid), row(2, part), row(3, unpaid)))
    #expect(facts.schedule.rows.map(\.status) == [.paid, .partiallyPaid, nil])
    #expect(facts.obligations.value?.first?.amount.value?.minorUnits == 4200)
    #expect(facts.obligations.value?.first?.portions == [])
  }

  @Test("a row with an amount to pay below zero has none, and the next payment is not it")
  func belowZero() throws {
    let below = row(2, unpaid).replacing(#""totalDueForPeriod": 102"#, with: #""totalDueForPeriod": -102"#)
    let facts = try facts(schedule(row(1, paid), below, row(3, unpaid)))
    #expect(facts.schedule.rows.map(\.payment?.minorUnits) == [10200, nil, 10200])
    #expect(facts.obligations.value?.contains { $0.amount.value?.isPositive == false } != true)
  }

  @Test("a row the payload calls overdue is an overdue obligation")
  func overdueRow() throws {
    let facts = try facts(schedule(row(1, paid), row(2, overdue), row(3, unpaid)))
    #expect(facts.schedule.rows.map(\.status) == [.paid, .overdue, nil])
    #expect(facts.obligations.value?.map(\.kind) == [.overdue])
  }

  @Test("nothing is derived from rows that are missing, silent or all paid, nor for a loan that is closed")
  func neverGuessed() throws {
    #expect(try facts(schedule(row(1, paid), row(2, unpaid))).obligations.value == nil)
    #expect(try facts(schedule(row(1, paid), row(2, #""complete": false"#), row(3, unpaid))).obligations.value == nil)
    #expect(try facts(schedule(row(1, paid), row(2, paid), row(3, paid))).obligations.value == nil)
    #expect(try facts(schedule(row(1, paid), row(2, unpaid), row(3, unpaid)), status: 600).obligations.value == nil)
  }

  @Test(
    "a transaction's type is its kind; an unknown one keeps its name",
    arguments: [
      (1, .disbursement), (2, .payment), (4, .waiver), (5, .fee), (6, .writeOff), (8, .payment), (9, .waiver),
      (10, .interestAccrual), (12, .transfer), (16, .refund), (17, .fee), (20, .refund), (28, .payment),
      (27, .unknown("Name")), (99, .unknown("Name")),
    ] as [(Int, LoanOperation.Kind)])
  func transactionTypes(type: Int, kind: LoanOperation.Kind) throws {
    let operation = try facts(
      """
      "transactions": [{"id": 1, "type": {"id": \(type), "value": "Name"}, "date": [2026, 1, 5], "amount": 2,
                        "interestPortion": 2, "feeChargesPortion": 0}]
      """
    ).operations.value?.first
    #expect(operation?.kind == kind)
  }

  @Test("a reversed transaction says so and has no balance; an accrual of a fee is not one of interest")
  func specialTransactions() throws {
    let operations = try facts(
      """
      "transactions": [
        {"id": 1, "type": {"id": 2}, "date": [2026, 1, 5], "amount": 2, "outstandingLoanBalance": 98,
         "manuallyReversed": true},
        {"id": 2, "type": {"id": 10, "value": "Accrual"}, "date": [2026, 1, 6], "amount": 3, "feeChargesPortion": 3},
        {"id": 3, "type": {"id": 2}, "date": [2026, 1, 7], "amount": 2, "outstandingLoanBalance": 98}]
      """
    ).operations.value
    #expect(operations?.map(\.id) == ["3", "2", "1"])
    #expect(operations?.map(\.kind) == [.payment, .unknown("Accrual"), .payment])
    #expect(operations?.map(\.status) == [.completed, .completed, .reversed])
    #expect(operations?.map(\.balance?.minorUnits) == [9800, nil, nil])
  }

  @Test("guarantors who are clients may see the loan, unless they no longer stand for it")
  func guarantors() throws {
    let text = """
      {"id": 5, "loanProductId": 1, "clientId": 8, "clientName": "Ann", "currency": {"code": "EUR"},
       "guarantors": [
         {"id": 1, "guarantorType": {"id": 1}, "entityId": 9, "firstname": "Declan", "lastname": "Browne"},
         {"id": 2, "guarantorType": {"id": 1}, "entityId": 10, "status": false},
         {"id": 3, "guarantorType": {"id": 3}, "entityId": 11, "firstname": "Eve", "status": true}]}
      """
    let gateway = try FineractPayloads.gateway(JSONParser.parse(Array(text.utf8)))
    func sees(_ customer: String) -> Bool {
      !gateway.productTypes(for: .customer(CustomerID(rawValue: customer))).isEmpty
    }
    #expect(["8", "9", "10", "11"].map(sees) == [true, true, false, false])
    let id = ProductID(type: "leasing", id: "5")
    let record = try gateway.record(with: id, for: .customer(CustomerID(rawValue: "9")))
    #expect(record.facts.role(of: record.scope) == .guarantor)
    #expect(record.facts.parties.map(\.name) == [nil, "Declan Browne", nil])
    let all = try gateway.record(with: id, for: .allCustomers)
    #expect(all.facts.parties.map(\.name) == ["Ann", "Declan Browne", "Eve"])
  }

  @Test("a guarantor whose status cannot be read gets no access", arguments: ["\"false\"", "0", "[]", "{}"])
  func guarantorOfUnknownStatus(status: String) throws {
    let text = """
      {"id": 5, "loanProductId": 1, "clientId": 8, "currency": {"code": "EUR"},
       "guarantors": [{"guarantorType": {"id": 1}, "entityId": 9, "status": \(status)}]}
      """
    let gateway = try FineractPayloads.gateway(JSONParser.parse(Array(text.utf8)))
    #expect(gateway.productTypes(for: .customer(CustomerID(rawValue: "9"))).isEmpty)
    #expect(!gateway.productTypes(for: .customer(CustomerID(rawValue: "8"))).isEmpty)
  }

  @Test("charges are fees, collateral is security, each in its own currency")
  func chargesAndCollateral() throws {
    let charges = String(decoding: try FineractPayloads.bytes("0391-GET-loans-loanId-charges"), as: UTF8.self)
    let collateral = String(decoding: try FineractPayloads.bytes("0374-GET-loans-loanId-collaterals"), as: UTF8.self)
    let facts = try facts(#""charges": \#(charges), "collateral": \#(collateral)"#)
    let fees = try #require(facts.terms.fees.value)
    #expect(fees.map { $0.title(.english) } == ["Loan Processing fee", "Collection Fee"])
    #expect(fees.map(\.amount) == [Money(minorUnits: 10000, currency: .usd), Money(minorUnits: 10000, currency: .usd)])
    #expect(fees.map(\.outstanding?.minorUnits) == [10000, 10000])
    #expect(fees.map(\.due?.description) == [nil, "2013-03-29"])
    let security = try #require(facts.security.value?.first)
    #expect(security.kind == .other("Gold"))
    #expect(security.value == Money(minorUnits: 5_000_000, currency: .usd))
    #expect(security.title?(.english) == "24 Carat Gold chain weighing 12 grams")
  }
}
