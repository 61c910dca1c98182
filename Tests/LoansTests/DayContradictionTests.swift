import LoanArithmetic
import Loans
import Testing

@Suite("States and days that cannot be true on the day of the facts")
struct DayContradictionTests {
  private func rub(_ text: String) throws -> Money { try #require(Money(text, currency: .rub)) }
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }
  private func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$.test")) }

  private func found(_ change: (inout LoanFacts) throws -> Void) throws -> [String] {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = try day("2026-11-21")
    try change(&facts)
    return facts.contradictions(at: "$").map {
      "\($0.path): \($0.summary) \($0.found ?? "") / \($0.expected ?? "")"
    }
  }

  @Test("are reported of a booked repayment that is over, or of more than is owed")
  func bookings() throws {
    let stated = try found {
      $0.debt.total = known(try rub("100"))
      $0.bookedRepayments = known([
        BookedRepayment(.full, on: try day("2026-11-20")),
        BookedRepayment(.part, on: try day("2026-11-21"), amount: try rub("100.01")),
        BookedRepayment(.part, on: try day("2026-11-22"), amount: try rub("100")),
      ])
    }
    #expect(
      stated == [
        "$.test: The day of a booked early repayment is over. 2026-11-20 / 2026-11-21 or later",
        "$.test: More is to be repaid early than is owed. 100.01 RUB / 100.00 RUB or less",
      ])
  }

  @Test("are reported of a booked repayment that the schedule has with another amount")
  func bookedRows() throws {
    func found(_ payment: String, principal: String? = nil, on due: String = "2026-12-01") throws -> [String] {
      try self.found {
        $0.bookedRepayments = known([BookedRepayment(.part, on: try day("2026-12-01"), amount: try rub("100"))])
        let row = ScheduleRow(
          kind: .earlyRepayment, due: try day(due), payment: try rub(payment),
          portions: try principal.map { [Portion(.principal, try rub($0))] } ?? [])
        $0.schedule = PaymentSchedule(kind: .full, rows: [row])
      }
    }
    #expect(
      try found("90") == [
        "$.test: The schedule has another amount on the day of a booked early repayment. 100.00 RUB / 90.00 RUB"
      ])
    // Two of a day may be one row.
    let two = try self.found {
      $0.bookedRepayments = known([
        BookedRepayment(.part, on: try day("2026-12-01"), amount: try rub("50")),
        BookedRepayment(.part, on: try day("2026-12-01"), amount: try rub("7")),
      ])
      let row = ScheduleRow(kind: .earlyRepayment, due: try day("2026-12-01"), payment: try rub("57"))
      $0.schedule = PaymentSchedule(kind: .full, rows: [row])
    }
    #expect(two.isEmpty)
    #expect(try found("100", principal: "90").isEmpty)
    #expect(
      try found("100").isEmpty && found("100.50").isEmpty && found("130", principal: "100").isEmpty
        && found("90", on: "2026-12-02").isEmpty)
  }

  @Test("are reported of the latest operation that is completed after the day of the facts")
  func operations() throws {
    let stated = try found {
      $0.operations = known([
        LoanOperation(id: "3", kind: .payment, date: try day("2027-01-14"), amount: try rub("1")),
        LoanOperation(id: "2", kind: .payment, date: try day("2026-11-22"), amount: try rub("1")),
        LoanOperation(id: "1", kind: .payment, date: try day("2026-11-21"), amount: try rub("1")),
      ])
    }
    #expect(
      stated == [
        "$.test: An operation is completed after the day of the data. 2027-01-14 / 2026-11-21 or earlier"
      ])
  }

  @Test("are reported of a state that is over or has not begun")
  func overlays() throws {
    let details: [Lifecycle.Overlay: Lifecycle.OverlayDetails] = [
      .frozen: Lifecycle.OverlayDetails(until: try day("2026-11-20")),
      .collections: Lifecycle.OverlayDetails(since: try day("2026-11-22")),
      .disputed: Lifecycle.OverlayDetails(since: try day("2026-11-21"), until: try day("2026-11-21")),
      .paymentFailed: Lifecycle.OverlayDetails(until: try day("2026-01-01")),
    ]
    let stated = try found {
      $0.lifecycle.overlays = [.frozen, .collections, .disputed]
      $0.lifecycle.details = details
      $0.origins[.overlays] = .provider(field: "$.overlays")
    }
    #expect(
      stated == [
        #"$.overlays: The state "frozen" is over. 2026-11-20 / 2026-11-21 or later"#,
        #"$.overlays: The state "collections" has not begun. 2026-11-22 / 2026-11-21 or earlier"#,
      ])
    let undated = try found {
      $0.asOf = nil
      $0.lifecycle.overlays = [.frozen]
      $0.lifecycle.details = details
    }
    #expect(undated.isEmpty)
  }

  @Test("are reported of a grace period, a statement and a missed payment")
  func events() throws {
    func grace(_ grace: GracePeriod) throws -> [String] { try found { $0.revolving.grace = known(grace) } }
    #expect(
      try grace(GracePeriod(state: .running, until: day("2026-11-20"))) == [
        "$.test.until: The grace period runs after its last day. 2026-11-20 / 2026-11-21 or later"
      ])
    #expect(
      try grace(GracePeriod(state: .lost, lostOn: day("2026-11-22"))) == [
        "$.test.lostOn: The grace period is lost before the day of its loss. 2026-11-22 / 2026-11-21 or earlier"
      ])
    #expect(try grace(GracePeriod(state: .kept, until: day("2026-11-20"))).isEmpty)
    let later = try found {
      $0.revolving.statement = try known(Statement(until: day("2026-11-22")))
      $0.debt.overdue.items = try known([MissedPayment(due: day("2026-11-22")), MissedPayment(due: day("2026-11-21"))])
    }
    #expect(
      later == [
        "$.test.until: The last statement is not closed yet. 2026-11-22 / 2026-11-21 or earlier",
        "$.test: A payment is missed before its last day. 2026-11-22 / 2026-11-21 or earlier",
      ])
  }

  @Test("are reported with parts of what was paid that are more than all of it")
  func paid() throws {
    let stated = try found {
      $0.paid = known(PaidTotals(total: try rub("30"), portions: [Portion(.principal, try rub("31"))]))
      $0.paidThisYear = known(PaidTotals(total: try rub("20"), portions: [Portion(.principal, try rub("19"))]))
    }
    #expect(stated == ["$.test: The parts do not add up to the whole. parts of 31.00 RUB / 30.00 RUB"])
  }

  private let payoffSummary =
    "The payoff amount, with what is overdue or paid in advance, is less than the principal."

  @Test("are reported of a payoff amount below the principal, unless something else explains it")
  func smallPayoff() throws {
    func stated(_ change: (inout LoanFacts) throws -> Void = { _ in }) throws -> [String] {
      try found {
        $0.debt.principal = known(try rub("100"))
        $0.debt.payoff = known(Payoff(amount: try rub("90"), validOn: try day("2026-11-21")))
        try change(&$0)
      }
    }
    #expect(try stated() == ["$.test: \(payoffSummary) 90.00 RUB / 100.00 RUB or more"])
    let short = try stated { $0.debt.overpaid = known(try rub("9.99")) }
    #expect(short == ["$.test: \(payoffSummary) 99.99 RUB / 100.00 RUB or more"])
    #expect(try stated { $0.debt.overpaid = known(try rub("10")) }.isEmpty)
    #expect(try stated { $0.unapplied = known(try rub("10")) }.isEmpty)
    #expect(try stated { $0.debt.overdue.amount = known(try rub("10")) }.isEmpty)
    #expect(try stated { $0.lifecycle.overlays = [.forgiven] }.isEmpty)
    #expect(try stated { $0.lifecycle.phase = .writtenOff }.isEmpty)
    for other in ["2026-11-20", "2026-11-22"] {
      let later = try stated { $0.debt.principal = $0.debt.principal.dated(try day(other)) }
      #expect(later.isEmpty, "the amounts are of two days")
    }
  }

  @Test("are reported of a payment that its parts do not make up, and of another operation only if they are more")
  func partsOfOperations() throws {
    func stated(
      _ kind: LoanOperation.Kind, _ amount: String, _ part: String, _ status: LoanOperation.Status = .completed,
      unapplied: String = "0"
    ) throws -> [String] {
      try found {
        let operation = LoanOperation(
          id: "1", kind: kind, date: try day("2026-11-20"), amount: try rub(amount),
          portions: [Portion(.interest, try rub(part))], status: status)
        $0.operations = known([operation])
        $0.unapplied = known(try rub(unapplied))
      }
    }
    let summary = "$.test: The parts of the operation of 2026-11-20 are more than it."
    #expect(try stated(.payment, "10", "11") == ["\(summary) parts of 11.00 RUB / 10.00 RUB"])
    #expect(try stated(.waiver, "-10", "11") == ["\(summary) parts of 11.00 RUB / 10.00 RUB"])
    #expect(try stated(.payment, "10", "9").isEmpty && stated(.disbursement, "10", "0").isEmpty)
    #expect(try stated(.payment, "-10", "10").isEmpty && stated(.refund, "10", "-10").isEmpty)
  }

  @Test("are reported of a contract that ends before its last payment, unless that moves to the next working day")
  func endBeforePayment() throws {
    func isFound(_ due: String, _ change: (inout LoanFacts) throws -> Void = { _ in }) throws -> Bool {
      try !found {
        // A Saturday.
        $0.ends = known(try day("2026-12-05"))
        let row = ScheduleRow(number: 1, due: try day(due), payment: try rub("10"))
        $0.schedule = PaymentSchedule(kind: .full, rows: [row])
        try change(&$0)
      }.isEmpty
    }
    #expect(try !isFound("2026-12-07") && isFound("2026-12-08"))
    #expect(try !isFound("2026-12-08") { $0.terms.holidays = known([try day("2026-12-07")]) })
    #expect(try !isFound("2026-12-08") { $0.schedule.rows[0].status = .paid })
    #expect(try !isFound("2026-12-08") { $0.schedule.rows[0].payment = try rub("0") })
    #expect(try !isFound("2026-12-08") { $0.schedule.rows[0].kind = .residual })
    #expect(try !isFound("2026-12-08") { $0.schedule.isTruncated = true })
    #expect(try !isFound("2026-12-08") { $0.lifecycle.phase = .cancelled })
  }

  @Test("are no parts of the debt that the source does not state, however many others it has")
  func unstatedParts() throws {
    let stated = try found {
      ($0.debt.total, $0.debt.principal) = (known(try rub("100")), known(try rub("70")))
      $0.debt.interest = known(try rub("10"))
      $0.debt.otherPortions = known([Portion(.other("a"), try rub("5")), Portion(.other("b"), try rub("5"))])
    }
    #expect(stated.isEmpty)
  }

  @Test("are reported of a payment that is missed before its day, and of a product that is over before its own")
  func endsTooSoon() throws {
    let later = try day("2027-01-07")
    let rows = [ScheduleRow(due: later, payment: try rub("10"), status: .overdue)]
    #expect(
      try found { $0.schedule = PaymentSchedule(kind: .full, rows: rows) }
        == [
          "schedule.rows: A payment is missed before its last day. 2027-01-07 / 2026-11-21 or earlier"
        ].map { "$.\($0)" })
    #expect(
      try found {
        $0.lifecycle = Lifecycle(phase: .maturedUnpaid)
        $0.ends = known(later)
      } == ["$.test: The term has ended before its last day. 2027-01-07 / 2026-11-21 or earlier"])
    func settled(_ text: String) throws -> [String] {
      let day = try day(text)
      return try found {
        $0.lifecycle = Lifecycle(phase: .repaid)
        $0.settled = known(day)
      }
    }
    #expect(
      try settled("2026-11-22") == [
        "$.test: The product is over before the day on which it is settled. 2026-11-22 / 2026-11-21 or earlier"
      ])
    #expect(try settled("2026-11-21") == [])
  }

  @Test("are reported of an automatic payment that comes too late")
  func automaticPayment() throws {
    var obligation = Obligation(kind: .minimum)
    obligation.due = known(try day("2026-11-25"))
    obligation.autopayDay = known(try day("2026-11-26"))
    #expect(
      try found { $0.obligations = known([obligation]) } == [
        "$.test: The automatic payment comes after the last day for it. 2026-11-26 / 2026-11-25 or earlier"
      ])
  }

  @Test("are told from ids that occur twice, sub-plans that there are not, and a grace period that is lost")
  func references() throws {
    var statement = Obligation(kind: .statement)
    statement.purpose = known(.keepsGrace)
    let stated = try found {
      $0.revolving.lines = known([CreditLine(id: "a"), CreditLine(id: "b"), CreditLine(id: "a")])
      $0.revolving.subPlans = known([SubPlan(id: "p", kind: .cash), SubPlan(id: "p", kind: .cash)])
      $0.revolving.grace = known(GracePeriod(state: .lost))
      $0.obligations = known([statement])
      $0.terms.rates = known([
        AppliedRate(rate: Rate(percent: try #require(ExactDecimal("5"))), subPlan: "p"),
        AppliedRate(rate: Rate(percent: try #require(ExactDecimal("5"))), subPlan: "q"),
      ])
    }
    #expect(
      stated == [
        "$.test: Credit lines 1 and 3 have the same id. one id / an id of its own for each",
        "$.test: A payment is said to keep a grace period that there is not. "
          + #"keepsGrace / another purpose, with a grace period in the state "lost""#,
        "$.test: Sub-plans 1 and 2 have the same id. one id / an id of its own for each",
        "$.test: Rate 2 is that of a sub-plan that there is not. another id / the id of a sub-plan",
      ])
  }
}
