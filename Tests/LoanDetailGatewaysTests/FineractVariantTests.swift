import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import TestSupport
import Testing

@Suite("Fineract's payloads as other versions and other days write them")
struct FineractVariantTests {
  private let loan: JSONValue

  init() throws { loan = try FineractPayloads.value("loanAccountWithRepaymentSchedule") }

  private func status(_ id: Int, _ value: String = "…") -> JSONValue {
    .object([.init("id", .number("\(id)")), .init("value", .string(value))])
  }

  @Test(
    "the status is the phase and what lies over it",
    arguments: [
      (100, .application, []), (200, .approved, []), (300, .active, []), (303, .active, [.servicingTransfer]),
      (304, .active, [.servicingTransfer]), (400, .withdrawn, []), (500, .rejected, []), (600, .repaid, []),
      (601, .writtenOff, []), (602, .rescheduled, []), (700, .repaid, [.overpaid]), (0, .unknown("…"), []),
      (999, .unknown("…"), []),
    ] as [(Int, Lifecycle.Phase, Set<Lifecycle.Overlay>)])
  func statuses(id: Int, phase: Lifecycle.Phase, overlays: Set<Lifecycle.Overlay>) throws {
    let quiet = loan.with("inArrears", set: .bool(false)).with("summary", "totalOverdue", set: .number("0"))
    let record = try FineractPayloads.record(quiet.with("status", set: status(id)))
    #expect(record.facts.lifecycle == Lifecycle(phase: phase, overlays: overlays))
    #expect(record.diagnostics == [])
  }

  @Test("a rate is called fixed or floating only where the payload says so")
  func rateKinds() throws {
    let kinds = try [.bool(false), .bool(true), nil].map { flag in
      try FineractPayloads.record(loan.with("isFloatingInterestRate", set: flag)).facts.terms.rates.value?.first?.rate
        .kind
    }
    #expect(kinds == [.fixed, .indexed, nil])
  }

  @Test("interest is by equal parts of a year only where nothing the payload says measures a period otherwise")
  func interest() throws {
    let plain = loan.with("isInterestRecalculationEnabled", set: .bool(false))
    func interest(_ loan: JSONValue) throws -> Fact<InterestAccrual> {
      try FineractPayloads.record(loan).facts.terms.interest
    }
    #expect(
      try interest(plain) == .known(.equalPeriods, origin: .provider(field: "$.interestCalculationPeriodType")))
    let daily = JSONValue.object([.init("id", .number("0"))])
    for other in [
      loan, plain.with("interestCalculationPeriodType", set: daily),
      plain.with("interestCalculationPeriodType", set: nil),
      plain.with("repaymentFrequencyType", set: daily), plain.with("graceOnInterestPayment", set: .number("2")),
      plain.with("fixedEmiAmount", set: .number("100.5")), plain.with("multiDisburseLoan", set: .bool(true)),
      plain.with("interestChargedFromDate", set: .array([.number("2016"), .number("10"), .number("9")])),
      plain.with("currency", "inMultiplesOf", set: .number("10")),
    ] {
      #expect(try interest(other) == .notProvided)
    }
    #expect(try interest(plain.with("graceOnInterestPayment", set: .number("0"))).value == .equalPeriods)
  }

  @Test("terms with equal periods give the row the payload has")
  func derivedRow() throws {
    let plain = loan.with("isInterestRecalculationEnabled", set: .bool(false))
    let facts = try FineractPayloads.record(plain).facts
    var terms = ScheduleTerms(
      principal: try #require(facts.terms.originalAmount.value),
      annualRatePercent: try #require(facts.terms.rates.value?.first?.rate.percent),
      payments: try #require(facts.terms.payments.value))
    terms.period = try #require(facts.terms.paymentEvery.value)
    terms.disbursed = facts.opened.value
    terms.accrual = try #require(facts.terms.interest.value)
    let derived = try #require(try Schedule(terms).rows.first)
    let stated = try #require(facts.schedule.rows.first { $0.kind == .instalment })
    #expect(derived.date == stated.due)
    #expect([derived.principal, derived.interest] == stated.portions.prefix(2).map(\.amount.minorUnits))
    #expect(derived.balance == stated.balance?.minorUnits)
  }

  @Test("the day of the first payment is the one that is agreed")
  func firstPayment() throws {
    let day = JSONValue.array([.number("2016"), .number("11"), .number("20")])
    let facts = try FineractPayloads.record(loan.with("expectedFirstRepaymentOnDate", set: day)).facts
    #expect(facts.terms.firstPayment.value?.description == "2016-11-20")
  }

  @Test("the number of an account is in no message", arguments: ["40817810099910004312", "[40817810099910004312]"])
  func accountNumbers(text: String) throws {
    let value = try JSONParser.parse(Array(text.utf8))
    let record = try FineractPayloads.record(loan.with("accountNo", set: value))
    #expect(record.facts.contractNumber == .absent(.unreadable(value.shape)))
    #expect(record.diagnostics.map(\.path) == ["$.accountNo"])
    #expect(record.diagnostics.map(\.found) == [value.shape])
  }

  @Test("an overpaid loan owes nothing and is owed")
  func overpaid() throws {
    let value = loan.with("status", set: status(700)).with("summary", "totalOutstanding", set: .number("0.000000"))
      .with("totalOverpaid", set: .number("50.250000"))
    let debt = try FineractPayloads.record(value).facts.debt
    #expect(debt.total.value == .zero(.usd))
    #expect(debt.overpaid.value?.minorUnits == 5025)
    #expect(debt.overpaid.origin == .provider(field: "$.totalOverpaid"))
  }

  @Test(
    "currencies have the decimals the payload gives them, and no digit is rounded away",
    arguments: [(0, 10000, nil), (3, 10_000_000, 6_331_460)] as [(Int, Int64, Int64?)])
  func decimals(count: Int, principal: Int64, total: Int64?) throws {
    let currency = JSONValue.object([
      .init("code", .string("TST")), .init("decimalPlaces", .number("\(count)")),
    ])
    let record = try FineractPayloads.record(loan.with("currency", set: currency))
    #expect(record.facts.terms.originalAmount.value?.minorUnits == principal)
    #expect(record.facts.debt.total.value?.minorUnits == total)
    guard total == nil else { return }
    #expect(record.facts.debt.total == .absent(.unreadable("####.######")))
    #expect(
      record.diagnostics.first { $0.path == "$.summary.totalOutstanding" }?.message
        == "The value cannot be read. Found ####.######; expected an amount with at most 0 decimals.")
  }

  @Test("amounts may be texts, days may be ISO or in words")
  func otherForms() throws {
    let record = try FineractPayloads.record(
      loan.with("summary", "totalOutstanding", set: .string(" 6331.46 "))
        .with("timeline", "actualDisbursementDate", set: .string("03 October 2016"))
        .with("timeline", "expectedMaturityDate", set: .string("2017-10-03"))
        .with("id", set: .string("29")).with("clientId", set: .string("1")))
    #expect(record.diagnostics == [])
    #expect(record.facts.debt.total.value?.minorUnits == 633_146)
    #expect(record.facts.opened.value?.description == "2016-10-03")
    #expect(record.facts.ends.value?.description == "2017-10-03")
  }

  @Test(
    "a day that does not exist is unreadable, not moved",
    arguments: ["[2017,2,29]", "[2017,13,1]", "[2017,1]", #""soon""#])
  func badDays(text: String) throws {
    let value = try JSONParser.parse(Array(text.utf8))
    let record = try FineractPayloads.record(loan.with("timeline", "expectedMaturityDate", set: value))
    #expect(record.facts.ends == .absent(.unreadable(value.shape)))
    #expect(record.diagnostics.map(\.path) == ["$.timeline.expectedMaturityDate"])
    #expect(record.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "groups that are missing leave their facts not provided", arguments: ["summary", "timeline", "repaymentSchedule"])
  func missingGroups(name: String) throws {
    let record = try FineractPayloads.record(loan.with(name, set: nil))
    #expect(record.diagnostics == [])
    #expect((record.facts.debt.total == .notProvided) == (name == "summary"))
    #expect((record.facts.ends == .notProvided) == (name == "timeline"))
    #expect(record.facts.schedule.rows.isEmpty == (name == "repaymentSchedule"))
  }

  @Test("a group that is no object makes its facts unreadable, with one finding")
  func wrongGroup() throws {
    let record = try FineractPayloads.record(loan.with("summary", set: .string("n/a")))
    #expect(record.facts.debt.total == .absent(.unreadable(#""a/a""#)))
    #expect(
      record.diagnostics.map { "\($0.path): \($0.message)" } == [
        #"$.summary: The value cannot be read. Found "a/a"; expected an object."#
      ])
  }

  @Test("a row that is no object is told of and makes the schedule truncated; periods that are no list leave the count")
  func brokenPeriods() throws {
    guard case .array(let rows)? = loan["repaymentSchedule"]?["periods"] else { return }
    let broken = loan.with("repaymentSchedule", "periods", set: .array(rows + [.number("5")]))
      .with("numberOfRepayments", set: .number("1"))
    let record = try FineractPayloads.record(broken)
    #expect(record.facts.schedule.rows.count == 2)
    #expect(record.facts.schedule.isTruncated)
    #expect(record.diagnostics.map(\.path) == ["$.repaymentSchedule.periods[2]"])
    let none = try FineractPayloads.record(loan.with("repaymentSchedule", "periods", set: .string("none")))
    #expect(none.facts.schedule.kind == .counts)
    #expect(none.diagnostics.map(\.path) == ["$.repaymentSchedule.periods"])
  }

  @Test("of two loans with one id the second is a fault; what is no loan is one in its place")
  func lists() throws {
    let gateway = try FineractPayloads.gateway(
      .array([loan, loan, .object([.init("id", .number("5"))]), .number("7"), loan.with("id", set: .bool(true))]))
    let paths = gateway.records(of: "leasing", for: .allCustomers).map { entry in
      switch entry {
      case .success(let record): record.id.id
      case .failure(let fault): "\(fault.id.id) \(fault.diagnostics.map { "\($0.path): \($0.message)" })"
      }
    }
    #expect(
      paths == [
        "29",
        "29 \(["$[1].id: Another record of the type has the same id. Found \"29\", as at $[0].id; expected an id of its own. Only the first of the two is shown."])",
        "5 \(["$[2]: The record is not a loan. Found an object; expected an object with the fields of a loan of Fineract."])",
        "loans[3] \(["$[3]: The record is not a loan. Found #; expected an object with the fields of a loan of Fineract."])",
        "loans[4] \(["$[4].id: The loan has no id. Found true; expected a whole number or a text."])",
      ])
    #expect(try FineractPayloads.gateway(.array([])).productTypes(for: .allCustomers) == [])
  }

  @Test("null in every field, or a value of a wrong type in any, gives a record or a fault, and is told of")
  func anythingAnywhere() throws {
    let wrong: [JSONValue] = [
      .null, .bool(true), .number("-1"), .number("1e400"), .number("123456789012345678901234567890"), .string(""),
      .string("\u{1B}[31m"), .array([]), .array([.null]), .array([.array([])]), .object([]),
      .object([.init("id", .string("x"))]), .object([.init("periods", .array([.object([])]))]),
    ]
    for name in loan.names {
      for value in wrong {
        let gateway = try FineractPayloads.gateway(loan.with(name, set: value))
        let entries = gateway.records(of: "leasing", for: .allCustomers)
        #expect(entries.count == 1)
        guard case .failure(let fault)? = entries.first else { continue }
        #expect(name == "id", "\(name) \(value): \(fault)")
        #expect(fault.diagnostics.contains { $0.severity == .error })
      }
    }
    let nulls = loan.names.reduce(loan) { $0.with($1, set: .null) }
    guard case .failure? = try FineractPayloads.gateway(nulls).records(of: "leasing", for: .allCustomers).first else {
      Issue.record("a loan without an id was read")
      return
    }
    let sparse = try FineractPayloads.record(nulls.with("id", set: .number("1")))
    #expect(sparse.facts.currency.code == "XXX")
    #expect(sparse.diagnostics.map(\.path) == ["$.currency"])
    #expect(sparse.facts.lifecycle.phase == .unknown(""))
  }

  @Test("a value of a wrong type deep in a payload is told of or was not read", arguments: FineractPayloads.loans)
  func spoiltLeaves(name: String) throws {
    let bytes = try FineractPayloads.bytes(name)
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      var spoilt = bytes
      for _ in 0..<4 {
        let place = Int.random(in: 0..<spoilt.count, using: &generator)
        guard (48...57).contains(spoilt[place]) else { continue }
        let other = ["7", "0", "-", "e5", "null", "\"", "[]"].randomElement(using: &generator) ?? ""
        spoilt.replaceSubrange(place...place, with: Array(other.utf8))
      }
      guard
        let gateway = try? FineractGateway(parsing: spoilt, name: "f.json", defaultType: "leasing")
      else { continue }
      #expect(gateway.records(of: "leasing", for: .allCustomers).count == 1)
    }
  }
}
