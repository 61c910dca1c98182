import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("A portfolio's record is read in full")
struct PortfolioReadingTests {
  private let record: LoanRecord
  private var facts: LoanFacts { record.facts }

  init() throws {
    let id = ProductID(type: "leasing", id: "1001")
    record = try PortfolioDocuments.gateway(PortfolioDocuments.fullLoan).record(with: id, for: .allCustomers)
  }

  private func rubles(_ text: String) throws -> Money { try #require(Money(text, currency: .rub)) }
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test("nothing in a record with every field is odd")
  func everyFieldIsKnown() throws {
    #expect(record.diagnostics == [])
    #expect(record.scope == .allCustomers)
    #expect(record.specifics == .object([.init("asset", .object([.init("brand", .string("Ford"))]))]))
    #expect(record.specificsPath == "$.loans[0].specifics")
  }

  @Test("who, what and when")
  func identity() throws {
    #expect(facts.currency == .rub)
    #expect(facts.title.value == LocalizedText(data: ["en": "Leasing of a van", "ru": "Лизинг фургона"]))
    #expect(facts.contractNumber.value?.revealed == "ЛД-2024/0005512")
    #expect(try facts.opened.value == day("2024-05-14"))
    #expect(try facts.ends.value == day("2029-05-14"))
    #expect(facts.lifecycle == Lifecycle(phase: .active, overlays: [.overdue, .autopayOff]))
    #expect(
      facts.parties == [
        Party(customer: CustomerID(rawValue: "C-1"), role: .borrower, name: "Анна Смирнова"),
        Party(customer: CustomerID(rawValue: "C-2"), role: .guarantor),
        Party(role: .pledgor, name: "ООО «Ромашка»"),
      ])
  }

  @Test("the debt, with its overdue part and what closes it; parts come in reading order")
  func debt() throws {
    let debt = facts.debt
    #expect(try debt.total == .known(rubles("351201.37"), origin: .provider(field: "$.loans[0].debt.total")))
    #expect(
      try debt.portions == [
        Portion(.principal, rubles("350000")), Portion(.interest, rubles("1000.37")), Portion(.fees, rubles("200")),
        Portion(.penalties, rubles("1")),
      ])
    #expect(try debt.overdue.amount.value == rubles("12000.50"))
    #expect(try debt.overdue.since.value == day("2026-11-10"))
    #expect(debt.overdue.portions.map(\.component) == [.principal, .interest, .insurance, .fees, .penalties])
    #expect(
      try debt.payoff.value
        == Payoff(amount: rubles("352000"), validOn: day("2026-11-21"), perDiem: rubles("143.84")))
  }

  @Test("obligations come soonest first, each with the field it is from")
  func obligations() throws {
    #expect(facts.obligations.value?.map(\.kind) == [.overdue, .instalment])
    #expect(facts.obligations.value?[0].amount.origin == .provider(field: "$.loans[0].obligations[1].amount"))
    let next = try #require(facts.obligations.value?[1])
    #expect(try next.portions == [Portion(.principal, rubles("11345.67")), Portion(.interest, rubles("1000"))])
    #expect(try next.covered.value == rubles("0"))
    #expect(next.autopay.value == true)
    #expect(next.account.value?.masked == "•• 4312")
  }

  @Test("the terms")
  func terms() throws {
    let terms = facts.terms
    let rates = try #require(terms.rates.value)
    #expect(rates.map(\.rate.kind) == [.promotional, nil])
    #expect(try rates[0].until == day("2025-05-13"))
    #expect(rates[1] == AppliedRate(rate: Rate(percent: ExactDecimal(coefficient: 1490, scale: 2))))
    #expect(terms.fullCost.value?.percent.description == "15.870")
    #expect(terms.amortisation.value == .annuity)
    #expect(terms.term.value == Term(60, .months))
    #expect(terms.payments.value == 60)
    #expect(terms.paymentDay.value == 5)
    #expect(terms.fees.value?.map(\.title) == [LocalizedText(verbatim: "Valuation")])
    #expect(terms.prepayment.value?.noticeDays == 0)
    #expect(terms.purpose.value == LocalizedText(verbatim: "A van"))
  }

  @Test("the schedule keeps its order, operations come newest first and keep theirs within a day")
  func scheduleAndOperations() throws {
    #expect(facts.schedule.kind == .full)
    #expect(facts.schedule.rows.map(\.number) == [1, 2])
    #expect(facts.schedule.rows[0].status == .paid)
    #expect(try facts.schedule.rows[0].paidOn == day("2024-06-04"))
    #expect(facts.schedule.rows[1].payment == nil)
    #expect(facts.operations.value?.map(\.id) == ["op-2", "op-1", "op-3"])
  }

  @Test("what goes with the loan")
  func attachments() throws {
    #expect(facts.security.value?.first?.registration?.revealed == "X4X111222333")
    #expect(try facts.insurance.value?.first?.premium == rubles("45000"))
    #expect(facts.documents.value?.map(\.id) == ["d-1"])
    #expect(facts.notices.value?.map(\.importance) == [.attention])
    #expect(
      try facts.actions.map(\.state) == [
        .available, .unavailable(reason: LocalizedText(verbatim: "Overdue"), until: day("2026-12-01")),
        .pending(request: LocalizedText(verbatim: "Being made"), since: day("2026-11-20")), .hidden,
      ])
    #expect(facts.actions[0].cutOff == TimeOfDay("21:00"))
    #expect(facts.actions.map(\.role) == [.destructive, nil, nil, nil])
    #expect(facts.actions[0].confirmation == LocalizedText(verbatim: "Repay it?"))
    #expect(facts.actions.map(\.opened) == [nil, "https://bank.example/overdue", "document d-1", nil])
  }

  @Test("a message without an id or a title is read by what it says, and one that says nothing is left out")
  func messages() throws {
    let gateway = try PortfolioDocuments.gatewayOfVersion2(
      PortfolioDocuments.loan(
        """
        "notices": [{"importance": "critical", "text": "Your loan is sold."}, {"id": "b", "importance": "critical"},
                    {"id": "c", "title": "Call us"}]
        """))
    let record = try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
    let sold = Notice(
      id: "critical", importance: .critical, title: LocalizedText(verbatim: "Your loan is sold."))
    let call = Notice(id: "c", importance: .attention, title: LocalizedText(verbatim: "Call us"))
    #expect(record.facts.notices.value == [sold, call])
    #expect(
      record.diagnostics.map(\.path) == [
        "$.loans[0].notices[0].id", "$.loans[0].notices[0].title", "$.loans[0].notices[1].title",
        "$.loans[0].notices[2].importance",
      ])
  }

  @Test("a fact may be left out, null, or say why it is absent, and so may a whole group")
  func absence() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(
        """
        "ends": null, "contractNumber": {"absent": "withheld"}, "opened": {"absent": "notApplicable"},
        "title": {"absent": "notProvided"}, "terms": {"absent": "withheld"}, "operations": {"absent": "withheld"},
        "debt": {"total": {"absent": "withheld"}}, "schedule": null
        """))
    let record = try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
    #expect(record.diagnostics == [])
    #expect(record.facts.ends == .notProvided)
    #expect(record.facts.title == .notProvided)
    #expect(record.facts.contractNumber == .absent(.withheld))
    #expect(record.facts.opened == .absent(.notApplicable))
    #expect(record.facts.terms.rates == .absent(.withheld))
    #expect(record.facts.operations == .absent(.withheld))
    #expect(record.facts.debt.total == .absent(.withheld))
    #expect(record.facts.debt.interest == .notProvided)
    #expect(record.facts.schedule == PaymentSchedule())
  }

  @Test("amounts are read exactly in the currency's own decimals")
  func decimals() throws {
    func total(_ currency: String, _ amount: String) throws -> Money? {
      let loan = """
        {"id": "1", "type": "t", "currency": \(currency), "phase": "active", "parties": [{"role": "borrower"}],
         "debt": {"total": "\(amount)"}}
        """
      let id = ProductID(type: "t", id: "1")
      return try PortfolioDocuments.gateway(loan).record(with: id, for: .allCustomers).facts.debt.total.value
    }
    #expect(try total(#""JPY""#, "12345")?.minorUnits == 12345)
    #expect(try total(#""KWD""#, "1.234")?.minorUnits == 1234)
    #expect(try total(#"{"code": "UGX", "decimals": 2}"#, "833333.3")?.minorUnits == 83_333_330)
    #expect(try total(#""RUB""#, "-92233720368547758.07")?.minorUnits == -.max)
    #expect(throws: ProductError.self) { try total(#""RUB""#, "92233720368547758.08") }
    #expect(throws: ProductError.self) { try total(#""JPY""#, "1.5") }
  }
}
