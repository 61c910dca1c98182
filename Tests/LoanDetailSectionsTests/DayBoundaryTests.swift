import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

/// Rules that compare days, on the very day on which the answer changes.
@Suite("On the very day on which an answer changes")
struct DayBoundaryTests {
  private let eve = day("2026-11-20")
  private let today = day("2026-11-21")
  private let next = day("2026-11-22")

  private func loan(_ change: (inout LoanFacts) -> Void) -> LoanFacts { healthyLoan(asOf: "2026-11-21", change) }

  @Test("the premium of a policy may be refunded up to its last day")
  func refundablePolicy() {
    let repaid = loan {
      $0.lifecycle.phase = .repaid
      $0.settled = known(day("2026-11-01"))
      $0.ends = known(day("2027-11-01"))
      var policy = InsurancePolicy(kind: .life)
      (policy.isVoluntary, policy.until, policy.refund) = (true, next, InsuranceRefund(right: .partial))
      $0.insurance = known([policy])
    }
    #expect(repaid.on(next).refundablePolicies.count == 1)
    #expect(repaid.on(day("2026-11-23")).refundablePolicies.isEmpty)
  }

  @Test("facts of the first day of a new organisation come from the new one")
  func transfer() {
    func isElsewhere(asOf: CalendarDate) -> Bool {
      let facts = loan {
        $0.asOf = asOf
        $0.transfer = known(LoanTransfer(kind: .servicing, effective: today))
      }
      return facts.on(today).isWithAnotherOrganisation
    }
    #expect(isElsewhere(asOf: eve) && !isElsewhere(asOf: today))
  }

  @Test("a penalty of a payment that is due before it hides the day of the cap, and one due on it does not")
  func capReached() {
    func reached(due: String) -> CalendarDate? {
      let facts = loan {
        $0.terms.chargeCap = known(ChargeCap(amount: rub("1000"), charged: known(rub("900"))))
        $0.terms.penalty = known(PenaltyTerms(lateFee: rub("10")))
        $0.debt.payoff = known(Payoff(amount: rub("10100"), validOn: today, perDiem: rub("10")))
        $0.changeNext { $0.due = known(day(due)) }
      }
      return facts.on(today).chargeCapReached.value
    }
    #expect(reached(due: "2026-12-01") == day("2026-12-01"))
    #expect(reached(due: "2026-11-30") == nil)
  }

  @Test("a payment of the day of the facts is still to come, and one of the day before is not missing")
  func missingPayment() {
    func isMissing(due: CalendarDate) -> Bool {
      loan { $0.schedule = PaymentSchedule(kind: .full, rows: [ScheduleRow(due: due, payment: rub("1000"))]) }
        .on(today).isNextPaymentMissing
    }
    #expect(isMissing(due: today) && !isMissing(due: eve))
    // Rows that the source leaves out may be to come: by the number of payments, some are.
    func isMissing(paid: Int, of total: Int) -> Bool {
      loan {
        $0.schedule = PaymentSchedule(
          kind: .full, rows: [ScheduleRow(due: eve, payment: rub("1000"), status: .paid)], paid: known(paid),
          total: known(total))
      }.on(today).isNextPaymentMissing
    }
    #expect(isMissing(paid: 1, of: 2) && !isMissing(paid: 1, of: 1))
    let missed = MissedPayment(due: eve, amount: rub("10"))
    let last = loan {
      ($0.schedule.paid, $0.schedule.total, $0.debt.overdue.items) = (known(1), known(2), known([missed]))
    }
    #expect(!last.on(today).isNextPaymentMissing)
    let matured = loan {
      ($0.lifecycle.phase, $0.schedule.paid, $0.schedule.total) = (.maturedUnpaid, known(1), known(2))
    }
    #expect(!matured.on(today).isNextPaymentMissing)
  }

  @Test("nothing is overdue since the day of the facts itself, because its payment can still be made")
  func overdueSince() {
    func overdue(since day: CalendarDate, _ amount: Fact<Money>) -> LoanOnDay {
      loan { ($0.debt.overdue.amount, $0.debt.overdue.since) = (amount, known(day)) }.on(today)
    }
    #expect(!overdue(since: today, .notProvided).isOverdue && overdue(since: eve, .notProvided).isOverdue)
    #expect(overdue(since: today, known(rub("0"))).contradictedArrears == nil)
    #expect(overdue(since: eve, known(rub("0"))).contradictedArrears != nil)
  }

  @Test("payments due on the day are still to come: of the schedule, of a plan, and at the end")
  func dueToday() {
    func due(_ change: @escaping (inout LoanFacts) -> Void) -> [CalendarDate] {
      let facts = loan {
        $0.obligations = .notProvided
        change(&$0)
      }
      return [today, next].flatMap { facts.on($0).paymentsDue(before: day("2027-01-01")).map(\.due) }
    }
    #expect(
      due {
        $0.schedule = PaymentSchedule(kind: .full, rows: [ScheduleRow(due: today, payment: rub("1000"), status: .due)])
      } == [today])
    #expect(
      due { $0.terms.balloon = known(Balloon(.balloon, amount: rub("1000"), due: today)) } == [today])
    #expect(
      due {
        $0.revolving.subPlans = known([
          SubPlan(id: "a", kind: .instalments, left: rub("100"), payment: rub("100"), nextDue: today)
        ])
      } == [today])
  }

  @Test("the amount of a payment on the day of an early repayment with an unknown effect is still known")
  func unknownEffect() {
    func amount(bookedOn booked: String) -> Money? {
      let facts = loan {
        $0.obligations = .notProvided
        $0.schedule = PaymentSchedule(
          kind: .full, rows: [ScheduleRow(due: day("2026-12-05"), payment: rub("1000"), status: .upcoming)])
        $0.bookedRepayments = known([BookedRepayment(.part, on: day(booked), amount: rub("100"))])
      }
      return facts.on(today).paymentsDue(before: day("2027-01-01")).first { $0.due == day("2026-12-05") }?.amount.value
    }
    #expect(amount(bookedOn: "2026-12-05") == rub("1000") && amount(bookedOn: "2026-12-04") == nil)
  }

  @Test("the payments around a repayment of everything today begin with it")
  func repaymentToday() {
    let facts = loan {
      $0.bookedRepayments = known([BookedRepayment(.full, on: today, amount: rub("10100"))])
      $0.schedule = PaymentSchedule(
        kind: .full,
        rows: ["2026-12-05", "2027-01-05"].map { ScheduleRow(due: day($0), payment: rub("1000"), status: .upcoming) })
    }
    #expect(facts.on(today).payments(missed: 1, ahead: 1)?.next.due == today)
    #expect(facts.on(next).payments(missed: 1, ahead: 1) == nil)
  }

  @Test("a schedule that ends on the last day of a fixed rate leaves nothing unknown")
  func scheduleAndFixing() {
    func unknown(lastDue: String) -> CalendarDate? {
      loanWithFixedRate {
        $0.schedule = PaymentSchedule(
          kind: .full, rows: [ScheduleRow(due: day(lastDue), payment: rub("1000"), balance: rub("0"))])
      }.on(today).unknownAfter
    }
    #expect(unknown(lastDue: "2027-06-30") == nil && unknown(lastDue: "2027-07-01") == day("2027-06-30"))
  }

  @Test("a lost subsidy dates the figures up to its last day, and none of a later one")
  func subsidy() {
    func figures(costOf cost: CalendarDate, rateFrom rate: CalendarDate) -> LoanOnDay {
      let facts = loan {
        $0.lifecycle.overlays = [.subsidyLost]
        $0.lifecycle.details = [.subsidyLost: Lifecycle.OverlayDetails(since: today)]
        $0.terms.fullCost = known(FullCost(measure: .psk, percent: percent("12"), asOf: cost))
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("10")), from: rate)])
      }
      return LoanOnDay(facts, on: today)
    }
    let (before, after) = (figures(costOf: eve, rateFrom: eve), figures(costOf: today, rateFrom: today))
    #expect(before.facts.terms.fullCost.asOf == eve && before.facts.terms.rates.asOf == eve)
    #expect(after.facts.terms.fullCost.asOf == nil && after.facts.terms.rates.asOf == nil)
  }

  @Test("a statement that closes today is awaited, and one of yesterday leaves open what is due")
  func closing() {
    let facts = card {
      $0.asOf = eve
      $0.obligations = known([])
      $0.revolving.closingDay = known(21)
    }
    #expect(facts.on(today).task == .awaitStatement(today) && facts.on(next).task == nil)
  }

  @Test("a payment that failed on the day of a successful one is no refusal")
  func refusal() {
    func debit(failedOn day: CalendarDate) -> Debit? {
      let loan = loan {
        $0.changeNext { $0.autopay = known(true) }
        $0.operations = known([
          LoanOperation(id: "1", kind: .payment, date: day, amount: rub("1"), status: .failed),
          LoanOperation(id: "2", kind: .payment, date: eve, amount: rub("1")),
        ])
      }.on(today)
      return loan.nextObligation.map(loan.debit)
    }
    #expect(debit(failedOn: eve) == .automatic && debit(failedOn: today) == .refused([today]))
  }

  @Test("a final phase holds from the day of settlement on")
  func finalPhase() {
    let facts = loan {
      $0.lifecycle.phase = .repaid
      $0.settled = known(eve)
    }
    #expect(facts.on(eve).validityOfPhase == .holds)
    #expect(facts.on(day("2026-11-19")).validityOfPhase == .ofItsDay(today))
  }

  @Test("what is left of a payment of today is not overdue")
  func partOfToday() {
    let row = ScheduleRow(due: today, payment: rub("1000"), outstanding: rub("1000"))
    #expect(row.status(on: today) == .due && row.status(on: next) == .overdue)
  }

  @Test("sums in other currencies that are due today are still to be paid")
  func otherCurrencies() {
    func other(_ kind: Obligation.Kind, purpose: Obligation.Purpose) -> [Obligation] {
      [("700", Currency.rub), ("70", .usd)].map { amount, currency in
        obligation(kind, "1", due: "2026-11-21") {
          $0.amount = known(Money(amount, currency: currency) ?? .zero(currency))
          $0.purpose = known(purpose)
        }
      }
    }
    let minimums = card { $0.obligations = known(other(.minimum, purpose: .avoidsPenalty)) }
    #expect(minimums.on(today).paymentsInOtherCurrencies.map(\.amount.value?.currency) == [.usd])
    let statements = card {
      $0.obligations = known(other(.statement, purpose: .keepsGrace))
      $0.revolving.grace = known(GracePeriod(state: .running, until: today))
    }
    #expect(statements.on(today).graceInOtherCurrencies.map(\.amount.value?.currency) == [.usd])
  }

  @Test("another payer's repayment of everything on the due day is awaited instead of the payment")
  func otherPayer() {
    func task(repaidOn booked: String) -> LoanTask? {
      loan {
        $0.bookedRepayments = known([
          BookedRepayment(.full, on: day(booked), amount: rub("10100"), payer: .init(.insurer))
        ])
      }.on(today).task
    }
    if case .awaitRepayment? = task(repaidOn: "2026-12-05") {} else { Issue.record("paid on the due day itself") }
    if case .pay? = task(repaidOn: "2026-12-06") {} else { Issue.record("the payment comes first") }
  }

  @Test("a part that another payer repays today needs no check yet")
  func partOfOther() {
    func isChecked(bookedOn booked: CalendarDate, on shown: String) -> Bool {
      let task = loan {
        $0.obligations = known([])
        $0.bookedRepayments = known([BookedRepayment(.part, on: booked, amount: rub("100"), payer: .init(.employer))])
      }.on(day(shown)).task
      return task == .checkRepayment(booked)
    }
    #expect(!isChecked(bookedOn: today, on: "2026-11-21") && isChecked(bookedOn: today, on: "2026-11-22"))
    #expect(!isChecked(bookedOn: eve, on: "2026-11-22"), "the data is of a later day than the repayment")
  }
}
