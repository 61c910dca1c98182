import LoanArithmetic
import Loans
import Localization
import Testing

@Suite("The rules about debts that can be taken again")
struct RevolvingRulesTests {
  private let today: CalendarDate

  init() throws {
    today = try #require(CalendarDate("2026-11-21"))
  }

  private func rub(_ text: String) throws -> Money { try #require(Money(text, currency: .rub)) }
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }
  private func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$.test")) }
  private func known(_ text: String) throws -> Fact<Money> { try known(rub(text)) }

  private func loan(_ lines: CreditLine...) -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    if !lines.isEmpty { facts.revolving.lines = known(lines) }
    return facts
  }

  @Test("work out what is available from what is used, and the other way round, and say so")
  func available() throws {
    let used = try CreditLine(id: "a", limit: known("100"), used: known("30"))
    #expect(
      try loan(used).on(today).available(of: used)
        == .known(rub("70"), origin: .derived(rule: "limit without what is used")))
    let available = try CreditLine(id: "a", limit: known("100"), available: known("30"))
    #expect(
      try loan(available).on(today).used(of: available)
        == .known(rub("70"), origin: .derived(rule: "limit without what is available")))
    #expect(try loan(available).on(today).available(of: available) == known("30"))
  }

  @Test("take the debt as used on the only line, never on one of several")
  func usedFromDebt() throws {
    let line = try CreditLine(id: "a", limit: known("100"))
    var facts = loan(line)
    facts.debt.total = try known("120")
    #expect(try facts.on(today).used(of: line).value == rub("120"))
    #expect(try facts.on(today).overLimit(of: line).value == rub("20"))
    #expect(try facts.on(today).available(of: line).value == rub("0"))
    facts.revolving.lines = known([line, CreditLine(id: "b")])
    #expect(facts.on(today).used(of: line) == .notProvided && facts.on(today).overLimit(of: line) == .notProvided)
  }

  @Test("take nothing as used for the limit of a blocked card, and nothing as available")
  func blocked() throws {
    let line = try CreditLine(id: "a", limit: known("100"), available: known("0"))
    var facts = loan(line)
    facts.debt.total = try known("60")
    #expect(try facts.on(today).used(of: line).value == rub("60"))
    let silent = try CreditLine(id: "a", limit: known("100"))
    facts.lifecycle.overlays = [.frozen]
    #expect(facts.on(today).available(of: silent) == .notProvided)
    facts.lifecycle = Lifecycle(phase: .closedToSpending)
    #expect(facts.on(today).available(of: silent) == .notProvided)
    facts.debt.total = try known("-5")
    #expect(try facts.on(today).used(of: silent).value == rub("0"))
  }

  @Test("close the next statement on its day, and after one that is known in the next month")
  func dayOfClosing() throws {
    var facts = loan()
    facts.revolving.closingDay = known(25)
    func closing(on asOf: String) throws -> CalendarDate? { try facts.on(day(asOf)).nextClosing.value }
    #expect(try closing(on: "2026-11-24") == day("2026-11-25"))
    #expect(try closing(on: "2026-11-25") == day("2026-11-25"))
    #expect(try closing(on: "2026-11-26") == day("2026-12-25"))
    facts.revolving.statement = try known(Statement(until: day("2026-11-25")))
    #expect(try closing(on: "2026-11-25") == day("2026-12-25"))
    facts.revolving.statement = try known(Statement(until: day("2026-11-24")))
    #expect(try closing(on: "2026-11-25") == day("2026-11-25"))
  }

  @Test("report a statement that does not add up, and states that its facts deny")
  func statementAndStates() throws {
    var facts = try loan(CreditLine(id: "a", available: .known(rub("1"), origin: .provider(field: "$.line"))))
    facts.lifecycle = Lifecycle(phase: .closedToSpending, overlays: [.gracePeriod])
    facts.revolving.grace = .known(GracePeriod(state: .lost), origin: .provider(field: "$.grace"))
    var statement = try Statement(
      until: day("2026-11-20"), opening: rub("10"), closing: rub("20"), payments: rub("5"), purchases: rub("6"),
      cash: rub("1"), interest: rub("2"), fees: rub("1"), amountForGrace: rub("20"))
    facts.revolving.statement = .known(statement, origin: .provider(field: "$.statement"))
    func found() -> [String] {
      facts.contradictions(at: "$").map { "\($0.path): \($0.found ?? "") / \($0.expected ?? "")" }
    }
    #expect(
      found() == [
        "$.statement.closing: 20.00 RUB / 15.00 RUB", "$.line: 1.00 RUB / zero",
        "$.grace.state: lost / running or kept, or no such mark",
      ])
    statement.closing = try rub("15")
    facts.revolving.statement = known(statement)
    facts.lifecycle.phase = .active
    facts.revolving.grace = .known(
      GracePeriod(state: .running, amount: try rub("9")), origin: .provider(field: "$.grace"))
    #expect(found() == [], "a part is paid already")
    facts.revolving.grace = .known(
      GracePeriod(state: .running, amount: try rub("21")), origin: .provider(field: "$.grace"))
    #expect(found() == ["$.grace.amount: 21.00 RUB / 20.00 RUB or less"])
  }

  @Test("report a grace period that needs every minimum payment and goes on although one is missed")
  func missedMinimum() throws {
    var facts = loan(CreditLine(id: "a"))
    facts.debt.overdue.amount = known(try rub("50"))
    func found() -> [String] { facts.contradictions(at: "$").map { "\($0.path): \($0.summary)" } }
    facts.revolving.grace = .known(
      GracePeriod(state: .running, needsMinimum: true), origin: .provider(field: "$.grace"))
    #expect(
      found() == [
        "$.grace.state: The grace period needs every minimum payment, and is said to go on although a payment is overdue."
      ])
    facts.revolving.grace = known(GracePeriod(state: .running, needsMinimum: false))
    #expect(found() == [])
    facts.revolving.grace = known(GracePeriod(state: .lost, needsMinimum: true))
    #expect(found() == [])
  }

  @Test("never work out what the source withholds")
  func withheld() throws {
    let line = try CreditLine(id: "a", limit: known("100"), available: .absent(.withheld), used: known("30"))
    #expect(loan(line).on(today).available(of: line) == .absent(.withheld))
  }

  private func obligation(_ kind: Obligation.Kind, _ due: String, _ amount: String) throws -> Obligation {
    var obligation = Obligation(kind: kind)
    obligation.due = try known(day(due))
    obligation.amount = try known(amount)
    return obligation
  }

  @Test("give the next obligation of each kind, the earliest first")
  func eachKind() throws {
    var facts = loan()
    facts.obligations = try known([
      obligation(.statement, "2026-11-30", "900"), obligation(.minimum, "2026-11-25", "50"),
      obligation(.minimum, "2026-12-25", "60"), obligation(.overdue, "2026-11-01", "7"),
    ])
    #expect(try facts.on(today).nextObligationsOfEachKind.map(\.amount.value) == [rub("50"), rub("900")])
    #expect(try facts.on(today).nextObligation?.amount.value == rub("50"))
    facts.lifecycle.phase = .closed
    #expect(facts.on(today).nextObligationsOfEachKind.isEmpty)
  }

  @Test("add up what is due on one day, but not the statement that contains it")
  func oneDay() throws {
    var facts = loan()
    facts.obligations = try known([
      obligation(.minimum, "2026-11-25", "50"), obligation(.instalment, "2026-11-25", "40"),
      obligation(.fee, "2026-11-25", "9"), obligation(.statement, "2026-11-25", "900"),
    ])
    #expect(try facts.on(today).nextObligation?.amount.value == rub("99"))
    #expect(facts.on(today).nextObligation?.kind == .minimum)
    let purpose = try facts.on(today).purpose(of: obligation(.minimum, "2026-11-25", "50"))
    #expect(purpose == .notProvided, "it is not enough alone")
  }

  @Test("find the next closing day, also in a short month and after the statement of today")
  func nextClosing() throws {
    var facts = loan()
    #expect(facts.on(today).nextClosing == .notProvided)
    facts.revolving.closingDay = known(31)
    #expect(try facts.on(today).nextClosing.value == day("2026-11-30"))
    facts.revolving.closingDay = known(21)
    #expect(facts.on(today).nextClosing.value == today)
    facts.revolving.statement = known(Statement(until: today))
    #expect(try facts.on(today).nextClosing.value == day("2026-12-21"))
  }

  @Test("let the customer's own money be spent beside the limit")
  func ownMoney() throws {
    var facts = try loan(
      CreditLine(id: "a", limit: known("100"), available: known("120"), used: known("0")))
    #expect(facts.contradictions(at: "$").count == 1)
    facts.debt.overpaid = try known("20")
    #expect(facts.contradictions(at: "$").isEmpty)
  }

  @Test("say what a payment achieves, as stated or by its kind")
  func purpose() throws {
    var (facts, statement) = (loan(), try obligation(.statement, "2026-11-30", "900"))
    #expect(try facts.on(today).purpose(of: obligation(.minimum, "2026-11-25", "50")).value == .avoidsPenalty)
    #expect(facts.on(today).purpose(of: statement) == .notProvided, "there is no grace period")
    facts.revolving.grace = known(GracePeriod(state: .running))
    #expect(facts.on(today).purpose(of: statement).value == .keepsGrace)
    facts.revolving.grace = known(GracePeriod(state: .lost))
    #expect(facts.on(today).purpose(of: statement) == .notProvided)
    statement.purpose = known(.closes)
    #expect(facts.on(today).purpose(of: statement).value == .closes)
  }

  @Test("keep a product open while money is owed on it and nothing can be spent")
  func closedToSpending() throws {
    var facts = loan()
    facts.lifecycle.phase = .closedToSpending
    facts.debt.total = try known("5")
    #expect(facts.lifecycle.phase.isOpen)
    #expect(facts.on(today).headline == [.phase(.closedToSpending)])
    #expect(facts.contradictions(at: "$").isEmpty)
  }

  @Test("report what contradicts the limit, the statement and the sub-plans")
  func contradictions() throws {
    var facts = try loan(
      CreditLine(
        id: "a", limit: known("100"), available: known("80"), used: known("30"), cashLimit: known("150"),
        cashAvailable: known("160")))
    facts.revolving.statement = .known(
      try Statement(
        until: day("2026-11-20"), due: day("2026-12-15"), closing: rub("10"), minimum: rub("20"),
        amountForGrace: rub("10")),
      origin: .provider(field: "$.statement"))
    facts.revolving.grace = .known(
      GracePeriod(state: .running, until: try day("2026-12-16"), amount: try rub("11")),
      origin: .provider(field: "$.grace"))
    facts.revolving.subPlans = try known([
      SubPlan(id: "p", kind: .cash, original: rub("5"), left: rub("6"), paid: 4, payments: 3)
    ])
    #expect(
      facts.contradictions(at: "$").map { "\($0.path): \($0.summary) \($0.found ?? "") / \($0.expected ?? "")" } == [
        "$.test: More is available than the limit leaves. 80.00 RUB available / 70.00 RUB or less, with 30.00 RUB used "
          + "of 100.00 RUB",
        "$.test: The limit for cash is above the limit. 150.00 RUB / 100.00 RUB or less",
        "$.test: More cash is available than its limit allows. 160.00 RUB / 150.00 RUB or less",
        "$.statement.minimum: The minimum payment is above the balance of the statement. 20.00 RUB / 10.00 RUB or less",
        "$.grace.until: The grace period ends after the last day for the payment. 2026-12-16 / 2026-12-15 or earlier",
        "$.grace.amount: More keeps the grace period than its statement says. 11.00 RUB / 10.00 RUB or less",
        "$.test: More payments of sub-plan 1 are made than there are in all. 4 / 3 or less",
        "$.test: More is left of sub-plan 1 than it began with. 6.00 RUB / 5.00 RUB or less",
      ])
  }

  @Test("let a grace period last longer than the day of a minimum payment")
  func longGrace() throws {
    var facts = loan()
    facts.revolving.statement = known(
      try Statement(until: day("2026-11-20"), due: day("2026-12-15"), minimum: rub("20")))
    facts.revolving.grace = known(GracePeriod(state: .running, until: try day("2027-02-20")))
    #expect(facts.contradictions(at: "$").isEmpty)
  }

  @Test("report tiers that overlap, limits in the wrong order and counts that do not add up")
  func termsContradictions() throws {
    func rate(_ above: String?, _ upTo: String?, _ use: RateUse? = nil) throws -> AppliedRate {
      AppliedRate(
        rate: Rate(percent: try #require(ExactDecimal("5"))), use: use, above: try above.map(rub),
        upTo: try upTo.map(rub))
    }
    var facts = loan()
    facts.terms.rates = try known([rate(nil, "100"), rate("100", nil), rate(nil, "50", .cash)])
    #expect(facts.contradictions(at: "$").isEmpty, "the tiers touch, and one is for another use")
    facts.terms.rates = try known([rate(nil, "100"), rate("90", nil), rate("9", "8", .cash)])
    var limited = try rate(nil, nil)
    (limited.minimum, limited.maximum) = (ExactDecimal("10"), ExactDecimal("9.5"))
    facts.terms.rates = facts.terms.rates.map { $0 + [limited] }
    facts.terms.fees = known([
      Fee(
        title: LocalizedText(verbatim: "Cash"),
        charge: .percentage(try #require(ExactDecimal("3")), of: nil, minimum: try rub("9"), maximum: try rub("8")))
    ])
    facts.schedule = PaymentSchedule(kind: .counts, paid: known(3), total: known(10), left: known(6))
    #expect(
      facts.contradictions(at: "$").map { "\($0.summary) \($0.found ?? "") / \($0.expected ?? "")" } == [
        "The part of the debt of rate 3 ends before it begins. above 9.00 RUB / less than 8.00 RUB",
        "The lower limit of rate 4 is above its upper limit. 10 / 9.5 or less",
        "Rates 1 and 2 apply to the same part of the debt. up to 100.00 RUB and above 90.00 RUB / parts without a common "
          + "amount",
        "The smallest amount of fee 1 is above its largest amount. 9.00 RUB / 8.00 RUB or less",
        "The payments made and left are not all payments. 6 left / 7, with 3 of 10 made",
      ])
  }

  @Test("add up parts that only the product knows by themselves, after those of all products")
  func otherPortions() throws {
    var debt = Debt()
    debt.principal = try known("5")
    debt.otherPortions = try known([
      Portion(.other("loyalty"), rub("2"), title: LocalizedText(verbatim: "Loyalty"))
    ])
    #expect(debt.portions.map(\.component) == [.principal, .other("loyalty")])
    #expect([debt.portions, debt.portions].components == [.principal, .other("loyalty")])
    #expect([debt.portions].title(of: .other("loyalty")) == LocalizedText(verbatim: "Loyalty"))
    #expect(Portion.Component(rawValue: "fees") == .fees && Portion.Component(rawValue: "x").rawValue == "x")
  }

  @Test("have no more cash than is available at all")
  func cash() throws {
    func cash(_ available: Fact<Money>) throws -> Fact<Money> {
      let line = try CreditLine(id: "a", available: available, used: known("90"), cashAvailable: known("30"))
      return loan(line).on(today).cashAvailable(of: line)
    }
    #expect(try cash(known("20")).value == rub("20") && cash(known("-5")).value == rub("0"))
    #expect(try [known("30"), known("31"), .notProvided].allSatisfy { try cash($0) == known("30") })
  }
}
