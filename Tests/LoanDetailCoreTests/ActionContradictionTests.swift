import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@Suite("Actions, states and terms that contradict each other")
struct ActionContradictionTests {
  private func rub(_ text: String) throws -> Money { try #require(Money(text, currency: .rub)) }
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }
  private func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$.test")) }

  private func found(
    reading: LoanRecord.Reading = .full, _ change: (inout LoanFacts) throws -> Void
  ) throws -> [String] {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = try day("2026-11-21")
    facts.origins = [.overlays: .provider(field: "$.overlays"), .actions: .provider(field: "$.actions")]
    try change(&facts)
    var record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    record.reading = reading
    return record.contradictions.map { "\($0.path): \($0.summary) \($0.found ?? "") / \($0.expected ?? "")" }
  }

  private func rules(_ change: (inout PrepaymentRules) throws -> Void) rethrows -> Fact<PrepaymentRules> {
    var rules = PrepaymentRules()
    try change(&rules)
    return known(rules)
  }

  @Test("are reported of two smallest amounts of an early repayment")
  func limits() throws {
    let stated = try found {
      $0.terms.prepayment = try rules { $0.minimum = try rub("1000") }
      $0.actions = [LoanAction(kind: .repayPart, state: .available)]
      $0.actions[0].minimum = try rub("10000")
    }
    #expect(
      stated == [
        "$.test.minimum: The smallest early repayment of the contract is not that of the action. 1000.00 RUB / 10000.00 RUB"
      ])
  }

  @Test("are reported of an action whose smallest amount is more than its largest")
  func ranges() throws {
    for (most, isRange) in [("9.99", false), ("10", true)] {
      let stated = try found {
        $0.actions = [LoanAction(kind: .pay, state: .available)]
        ($0.actions[0].minimum, $0.actions[0].maximum) = (try rub("10"), try rub(most))
      }
      #expect(
        stated
          == (isRange
            ? []
            : ["$.actions: The smallest amount of an action is more than its largest. 10.00 RUB / 9.99 RUB or less"]))
    }
  }

  @Test("are reported of what the contract allows and the source never does, unless a state explains it")
  func permissions() throws {
    let never = LoanAction(kind: .repayFull, state: .unavailable(reason: LocalizedText(verbatim: "no"), until: nil))
    let message =
      "$.test.full: The contract allows an early repayment that is never possible. true / false, or the last day of the restriction"
    #expect(
      try found {
        $0.terms.prepayment = rules { $0.full = true }
        $0.actions = [never]
      } == [message])
    let explained = try found {
      $0.terms.prepayment = rules { $0.full = true }
      $0.actions = [never]
      $0.lifecycle.overlays = [.frozen]
    }
    #expect(explained.isEmpty)
    let forbidden = try found {
      $0.terms.prepayment = rules { $0.partial = false }
      $0.actions = [LoanAction(kind: .repayPart, state: .available)]
    }
    #expect(forbidden.count == 1)
  }

  @Test(
    "are reported of a repayment that is offered before the money is paid out or after a transfer",
    arguments: [Lifecycle.Phase.application, .approved, .transferred, .repaid])
  func phases(phase: Lifecycle.Phase) throws {
    let stated = try found {
      $0.lifecycle.phase = phase
      $0.actions = [
        LoanAction(kind: .repayFull, state: .available), LoanAction(kind: .orderStatement, state: .available),
      ]
    }
    #expect(
      stated == [
        "$.actions: An action is available that means nothing in the phase or the state. repayFull / "
          + "no repayment before the money is paid out, after the product is over, or while none may be demanded"
      ])
  }

  @Test("are reported of an instalment inside a payment holiday that is more than the reduced payment")
  func holiday() throws {
    func instalment(_ amount: String, on due: String) throws -> [String] {
      try found {
        $0.lifecycle.overlays = [.paymentHoliday]
        $0.holiday = known(
          PaymentHolidayTerms(from: try day("2026-10-10"), until: try day("2027-02-10"), reducedTo: try rub("500")))
        var next = Obligation(kind: .instalment)
        (next.due, next.amount) = (known(try day(due)), known(try rub(amount)))
        $0.obligations = known([next])
      }
    }
    #expect(
      try instalment("13000", on: "2026-12-10") == [
        "$.test: An instalment is due inside the payment holiday. 13000.00 RUB on 2026-12-10 / "
          + "a day after 2027-02-10, or the reduced payment"
      ])
    #expect(try instalment("500", on: "2026-12-10").isEmpty)
    #expect(try instalment("13000", on: "2027-03-10").isEmpty)
  }

  @Test("are reported of a settled product that owes something, and of an automatic payment above the payment")
  func settledAndAutopay() throws {
    let settled = try found {
      $0.settled = known(try day("2026-11-01"))
      $0.debt.total = known(try rub("10"))
    }
    #expect(
      settled == [
        "$.test: The product is settled and something is owed. settled on 2026-11-01 / "
          + "a day to come, or a phase in which nothing is owed"
      ])
    var obligation = Obligation(kind: .minimum)
    (obligation.amount, obligation.autopayAmount) = (known(try rub("10")), known(try rub("11")))
    #expect(
      try found { $0.obligations = known([obligation]) } == [
        "$.test: The automatic payment is more than the payment. 11.00 RUB / 10.00 RUB or less"
      ])
  }

  @Test("are reported of a state without the fact that it is about, if the whole record was read")
  func unexplainedStates() throws {
    func states(_ reading: LoanRecord.Reading, _ change: (inout LoanFacts) throws -> Void = { _ in }) throws -> [String]
    {
      try found(reading: reading) {
        $0.lifecycle.overlays = [.collections, .rateChangeAnnounced]
        $0.terms.rates = known([])
        try change(&$0)
      }
    }
    #expect(
      try states(.full) == [
        "$.overlays: The debt is in collection and no collector is stated. no such contact / "
          + #"a contact with the role "collector""#,
        "$.overlays: A change of the rate is announced and no rate to come is stated. no such rate / "
          + "the announced change, or a rate that begins after 2026-11-21",
      ])
    #expect(try states(.header).isEmpty)
    let explained = try states(.full) {
      $0.contacts = known([Contact(role: .collector)])
      $0.terms.rateChange = known(AnnouncedRateChange(from: try day("2027-01-01")))
    }
    #expect(explained.isEmpty)
  }
}
