import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

@Suite("Fineract's published payloads are read as they are")
struct FineractReadingTests {
  private func facts(_ name: String) throws -> LoanFacts {
    let record = try FineractPayloads.record(FineractPayloads.value(name))
    #expect(record.diagnostics == [])
    return record.facts
  }

  private func day(_ text: String) -> CalendarDate? { CalendarDate(text) }

  @Test("every payload that is a loan gives one record and no finding", arguments: FineractPayloads.loans)
  func everyLoan(name: String) throws {
    let facts = try facts(name)
    #expect(facts.lifecycle.phase == .active)
    #expect(facts.debt.total.value != nil)
    #expect(facts.terms.originalAmount.value != nil)
  }

  @Test("what is no loan is refused, and says what it is", arguments: FineractPayloads.others)
  func otherPayloads(name: String) throws {
    let error = try #require(throws: GatewayError.self) {
      try FineractGateway(parsing: FineractPayloads.bytes(name), name: "f.json", defaultType: "leasing")
    }
    #expect(error.diagnostic.path == "f.json: $")
    #expect(error.diagnostic.id == "source.unexpected-form")
  }

  @Test("the refusal names the fields it found")
  func refusal() throws {
    let error = try #require(throws: GatewayError.self) {
      try FineractGateway(
        parsing: FineractPayloads.bytes(FineractPayloads.others[4]), name: "f.json", defaultType: "leasing")
    }
    #expect(
      error.diagnostic.message == "The source holds no loan of Fineract. "
        + #"Found an object with "currency", "loanTermInDays", "totalPrincipalDisbursed", "totalPrincipalExpected" "#
        + #"and others; expected a loan, an array of loans, or a page with loans in "pageItems". "#
        + "Take the answer of GET /loans/{id}?associations=all.")
  }

  @Test("a loan in arrears in a currency with more decimals than its country's")
  func arrears() throws {
    let facts = try facts("0255-GET-loans-loanId")
    let shillings = try #require(Currency(code: "UGX", decimals: 2))
    #expect(facts.currency == shillings)
    #expect(facts.debt.total.value == Money(minorUnits: 125_800_000, currency: shillings))
    #expect(facts.debt.portions.map(\.amount.minorUnits) == [100_000_000, 24_000_000, 1_800_000, 0])
    #expect(facts.debt.overdue.amount.value?.minorUnits == 104_833_330)
    #expect(facts.debt.overdue.portions.map(\.amount.minorUnits) == [83_333_330, 20_000_000, 1_500_000, 0])
    #expect(facts.debt.overdue.since.value == day("2012-05-10"))
    #expect(facts.debt.overdue.since.origin == .provider(field: "$.summary.overdueSinceDate"))
    #expect(facts.lifecycle == Lifecycle(phase: .active, overlays: [.overdue]))
    #expect(facts.opened.value == day("2012-04-10"))
    #expect(facts.ends.value == day("2013-04-10"))
    #expect(
      facts.parties == [
        Party(customer: CustomerID(rawValue: "1"), role: .borrower, name: "Kampala first Client")
      ])
    #expect(facts.contractNumber.value?.revealed == "000000001")
    #expect(facts.terms.purpose.value == LocalizedText(verbatim: "Housing improvement"))
    #expect(facts.terms.amortisation.value == .unknown("Equal installments, Flat"))
    #expect(facts.terms.rates.value?.first?.rate.kind == nil)
    #expect(facts.terms.interest.value == .equalPeriods)
    #expect(
      facts.terms.fees.value == [
        Fee(
          title: LocalizedText(verbatim: "overdraft penality"),
          charge: .percentage(ExactDecimal(coefficient: 3, scale: 0), of: nil), isPenalty: true,
          frequency: .other("2 Weeks"))
      ])
    #expect(facts.schedule == PaymentSchedule(kind: .counts, total: facts.terms.payments))
    #expect(facts.operations == .notProvided)
    #expect(facts.obligations.value == nil)
  }

  @Test("a page of loans: paths name the page's item, the rate is the yearly one")
  func page() throws {
    let facts = try facts("0257-GET-loans")
    #expect(facts.debt.total.value?.minorUnits == 756_475)
    #expect(facts.debt.total.origin == .provider(field: "$.pageItems[0].summary.totalOutstanding"))
    let rate = Rate(percent: ExactDecimal(coefficient: 24, scale: 0))
    #expect(facts.terms.rates.value == [AppliedRate(rate: rate, from: day("2012-06-01"))])
    #expect(facts.terms.amortisation.value == .annuity)
    #expect(facts.terms.term.value == Term(12, .months))
    #expect(facts.terms.paymentEvery.value == Term(1, .months))
    // The flag says no, the amount says yes: what is overdue is never hidden.
    #expect(facts.lifecycle.overlays == [.overdue])
  }

  @Test("a truncated schedule has the payload's rows, says that it is truncated, and derives nothing")
  func truncatedSchedule() throws {
    let facts = try facts("loanAccountWithRepaymentSchedule")
    let schedule = facts.schedule
    #expect(schedule.kind == .full)
    #expect(schedule.isTruncated)
    #expect(schedule.total.value == 12)
    #expect(schedule.paid == .notProvided)
    #expect(schedule.rows.map(\.kind) == [.disbursement, .instalment])
    #expect(schedule.rows[0].payment?.minorUnits == 1_000_000)
    let row = schedule.rows[1]
    #expect(row.number == 1)
    #expect(row.due == day("2016-11-03"))
    #expect(row.payment?.minorUnits == 88849)
    #expect(row.portions.map(\.amount.minorUnits) == [78849, 10000, 0, 0])
    #expect(row.balance?.minorUnits == 921_151)
    #expect(row.outstanding?.isZero == true)
    #expect(row.paidOn == day("2017-01-24"))
    #expect(row.status == .paid)
    #expect(facts.obligations.value == nil)
    #expect(facts.terms.rates.value?.first?.rate.percent.description == "12")
  }

  @Test("transactions come newest first; what an accrual writes as a balance is none")
  func transactions() throws {
    let operations = try #require(try facts("loanAccountWithTransactions").operations.value)
    #expect(operations.map(\.id) == ["71", "41216"])
    #expect(operations.map(\.kind) == [.disbursement, .interestAccrual])
    #expect(operations.map(\.amount.minorUnits) == [1_000_000, 80991])
    #expect(operations.map(\.balance?.minorUnits) == [1_000_000, nil])
    #expect(operations.map(\.status) == [.completed, .completed])
    #expect(try facts("loanAccountWithEmptyTransactions").operations.value == [])
  }

  @Test("an empty schedule leaves the count")
  func emptySchedule() throws {
    let schedule = try facts("loanAccountWithEmptyRepaymentSchedule").schedule
    #expect(schedule.kind == .counts)
    #expect(schedule.rows == [])
    #expect(schedule.total.value == 12)
  }

  @Test("the caller says which loan product is which type; customers are the clients")
  func typesAndCustomers() throws {
    let gateway = try FineractGateway(
      parsing: FineractPayloads.bytes("loanAccount"), name: "f.json", types: ["3": "teapot"], defaultType: "leasing")
    #expect(gateway.productTypes(for: .allCustomers) == ["teapot"])
    #expect(gateway.productTypes(for: .customer(CustomerID(rawValue: "1"))) == ["teapot"])
    #expect(gateway.productTypes(for: .customer(CustomerID(rawValue: "2"))) == [])
    let id = ProductID(type: "teapot", id: "29")
    #expect(throws: ProductError.notFound(id)) {
      try gateway.record(with: id, for: .customer(CustomerID(rawValue: "2")))
    }
    #expect(gateway.asOf() == nil)
    #expect(gateway.diagnostics(for: .allCustomers) == [])
  }

  @Test("a page that holds only some of the loans says so, to whoever may know how many there are")
  func partialPage() throws {
    let page = #"{"totalFilteredRecords": 5, "pageItems": [{"id": 1, "clientId": 9, "loanProductId": 1}]}"#
    let gateway = try FineractGateway(parsing: Array(page.utf8), name: "page.json", defaultType: "leasing")
    #expect(
      gateway.diagnostics(for: .allCustomers).map(\.message) == [
        "The page holds only some of the loans. Found 1 of 5. Ask for the other pages, or for a larger one."
      ])
    #expect(gateway.diagnostics(for: .customer(CustomerID(rawValue: "9"))).isEmpty)
  }
}
