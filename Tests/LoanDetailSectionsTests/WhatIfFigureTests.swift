import LoanArithmetic
import Loans
import Testing

@Suite("The figures of a what-if")
struct WhatIfFigureTests {
  /// The loan of `loanOnTheWay`, 700 000 ₽ over 48 months, as its terms state it from the first day.
  private func terms(payments: Int = 48) -> ScheduleTerms {
    var terms = ScheduleTerms(principal: rub("700000"), annualRatePercent: percent("17.4"), payments: payments)
    terms.disbursed = day("2025-01-27")
    terms.accrual = .days(.actualActualRU)
    return terms
  }

  private func comparison(_ facts: LoanFacts, _ amount: String, on date: String) throws -> RepaymentComparison {
    let answer = facts.on(day("2026-11-21")).answer(to: .earlyRepayment(amount: percent(amount), on: day(date)))
    guard case .repayment(let comparison) = answer else { throw NoAnswer(answer: answer) }
    return comparison
  }

  /// Day, payment, principal, interest and balance of the regular payments after a day.
  private func payoff(of facts: LoanFacts, on day: CalendarDate) -> Fact<Money> { facts.on(day).payoff(on: day) }
  private func figures(_ schedule: Schedule, after date: String) -> [[String]] {
    schedule.rows.filter { $0.kind == .regular && $0.date.map { $0 > day(date) } ?? false }.map { row in
      ["\(row.date ?? day(date))"] + [row.payment, row.principal, row.interest, row.balance].map(String.init)
    }
  }

  private func figures(_ rows: [ScheduleRow]?) -> [[String]] {
    (rows ?? []).map { row in
      let money = [
        row.payment, row.portions.amount(of: .principal), row.portions.amount(of: .interest), row.balance,
      ]
      return ["\(row.due ?? day("1900-01-01"))"] + money.map { "\($0?.minorUnits ?? -1)" }
    }
  }

  @Test(
    "of an early repayment are those of the whole schedule built anew with it",
    arguments: [
      ("20000", "2026-11-27"), ("100000", "2026-12-10"), ("50000.55", "2026-11-21"), ("150000", "2028-01-03"),
    ])
  func rebuiltRepayment(amount: String, date: String) throws {
    let comparison = try comparison(try loanOnTheWay(), amount, on: date)
    let without = try Schedule(terms())
    for option in comparison.options {
      var changed = terms()
      changed.earlyRepayments = [
        EarlyRepayment(.on(day(date)), amount: rub(amount), keeps: option.effect == .smallerPayment ? .term : .payment)
      ]
      let rebuilt = try Schedule(changed)
      #expect(figures(option.outcome.rows) == figures(rebuilt, after: date))
      #expect(option.outcome.interestSaved.value == without.totalInterest.subtracting(rebuilt.totalInterest))
      #expect(option.paymentsSaved == without.rows.count - rebuilt.rows.count(where: { $0.kind == .regular }))
      #expect(option.outcome.paymentAfter.isDerived && option.outcome.interestSaved.isDerived)
    }
  }

  @Test("of a payoff end where a policy does without which a day costs more")
  func dearerPayoff() {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.debt.payoff = known(Payoff(amount: rub("10100"), validOn: day("2026-11-21"), perDiem: rub("5")))
    var policy = InsurancePolicy(kind: .life)
    policy.until = day("2026-11-25")
    policy.rateWithout = Rate(percent: percent("30"))
    #expect(facts.on(day("2026-11-21")).payoff(on: day("2026-11-26")).value == rub("10125"))
    facts.insurance = known([policy])
    #expect(facts.on(day("2026-11-21")).payoff(on: day("2026-11-25")).value == rub("10120"))
    #expect(facts.on(day("2026-11-21")).payoff(on: day("2026-11-26")).value == nil)
  }

  @Test("obey the laws: no early repayment costs interest, and the same payment saves no less than the same term")
  func laws() throws {
    let facts = try loanOnTheWay()
    for amount in stride(from: 1000, through: 401_000, by: 40_000) {
      for date in ["2026-11-21", "2026-11-27", "2027-06-13", "2028-12-30"] {
        guard let comparison = try? comparison(facts, "\(amount)", on: date) else { continue }
        let saved = comparison.options.map { $0.outcome.interestSaved.value?.minorUnits ?? -1 }
        #expect(saved.count == 2 && saved[0] >= 0 && saved[1] >= saved[0], "\(amount) on \(date)")
      }
    }
  }

  @Test("of published schedules with an early repayment are the published ones")
  func published() throws {
    for (date, rows) in Self.publishedRows {
      var terms = ScheduleTerms(principal: rub("500000"), annualRatePercent: percent("11.5"), payments: 12)
      terms.disbursed = day("2016-10-25")
      terms.paymentDay = 25
      terms.accrual = .days(.actualActualRU)
      terms.paymentAmount = rub("50000")
      var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
      facts.asOf = day("2016-11-01")
      facts.opened = known(day("2016-10-25"))
      facts.terms.originalAmount = known(rub("500000"))
      facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("11.5")))])
      facts.terms.amortisation = known(.annuity)
      facts.terms.interest = known(.days(.actualActualRU))
      facts.terms.paymentEvery = known(.month)
      facts.schedule = PaymentSchedule(
        kind: .plan, rows: LoanDetailSectionsTests.rows(of: try Schedule(terms), paid: 0))
      let answer = facts.on(day("2016-11-01")).answer(
        to: .earlyRepayment(amount: percent("50000"), on: day(date), keeps: .payment))
      guard case .repayment(let comparison) = answer else { throw NoAnswer(answer: answer) }
      let found = comparison.options.first?.outcome.rows?.map { row in
        [row.portions.amount(of: .interest), row.balance]
      }
      #expect(found == rows.map { [rub($0.0), rub($0.1)] })
      #expect(comparison.options.first?.outcome.rows?.last?.payment == rub(rows.last?.2 ?? ""))
    }
  }

  /// The interest and the balance of each payment after the repayment, and the last payment. The last payments are
  /// those that the tests of loan-schedule.js assert.
  private static let publishedRows: [(String, [(String, String, String?)])] = [
    (
      "2016-12-25",
      [
        ("3506.08", "312664.01", nil), ("3053.83", "265717.84", nil), ("2344.14", "218061.98", nil),
        ("2129.84", "170191.82", nil), ("1608.66", "121800.48", nil), ("1189.64", "72990.12", nil),
        ("689.91", "23680.03", nil), ("231.29", "0.00", "23911.32"),
      ]
    ),
    (
      "2016-12-12",
      [
        ("4083.47", "358953.69", nil), ("3504.09", "312457.78", nil), ("3051.81", "265509.59", nil),
        ("2342.30", "217851.89", nil), ("2127.79", "169979.68", nil), ("1606.66", "121586.34", nil),
        ("1187.55", "72773.89", nil), ("687.86", "23461.75", nil), ("229.15", "0.00", "23690.90"),
      ]
    ),
  ]

  @Test("of a repayment after booked ones contain those")
  func afterBooked() throws {
    var facts = try loanOnTheWay()
    facts.bookedRepayments = known([
      BookedRepayment(.part, on: day("2026-11-27"), amount: rub("50000"), effect: .smallerPayment)
    ])
    let comparison = try comparison(facts, "30000", on: "2026-12-27")
    var changed = terms()
    changed.earlyRepayments = [
      EarlyRepayment(.on(day("2026-11-27")), amount: rub("50000"), keeps: .term),
      EarlyRepayment(.on(day("2026-12-27")), amount: rub("30000"), keeps: .payment),
    ]
    #expect(
      figures(comparison.options.last?.outcome.rows) == figures(try Schedule(changed), after: "2026-12-27"))
    // Before a booked one, the payments are compared after it, where both are what they stay.
    let sooner = try self.comparison(facts, "30000", on: "2026-11-25")
    let later = sooner.options.first?.outcome.rows?.first { $0.due == day("2026-12-27") }
    #expect(sooner.payment == comparison.payment)
    // One that ends before it is compared at once.
    let whole = try self.comparison(facts, "410000", on: "2026-11-25")
    #expect(whole.options.contains { $0.outcome.rows?.last?.due == day("2026-11-27") })
    #expect(whole.payment == facts.schedule.rows.first { $0.due == day("2026-11-27") }?.payment)
    #expect(later?.payment != nil && sooner.options.first?.outcome.paymentAfter.value == later?.payment)
  }

  @Test("of a full repayment are the principal and the interest of the schedule, and on a payment day the payment too")
  func payoff() throws {
    var facts = try loanOnTheWay()
    let schedule = try Schedule(terms())
    for date in ["2026-11-21", "2026-12-10", "2027-02-28", "2028-06-01"] {
      var repaid = terms()
      repaid.earlyRepayments = [EarlyRepayment(.on(day(date)), amount: rub("700000"))]
      let last = try #require(try Schedule(repaid).rows.last)
      #expect(payoff(of: facts, on: day(date)).value?.minorUnits == last.payment, "\(date)")
    }
    // On the last payment day, the last payment repays everything.
    let last = try #require(schedule.rows.last)
    #expect(payoff(of: facts, on: try #require(last.date)).value?.minorUnits == last.payment)
    let second = schedule.rows[22]
    let due = try #require(second.date)
    let onDue = payoff(of: facts, on: due)
    #expect(onDue.isDerived && onDue.value?.minorUnits == schedule.rows[21].balance + second.interest)
    // A stated amount holds for its day, and grows by what it says until the next payment.
    facts.debt.payoff = known(
      Payoff(
        amount: schedule.money(try #require(payoff(of: facts, on: day("2026-11-21")).value?.minorUnits)),
        validOn: day("2026-11-21"), perDiem: rub("200")))
    #expect(payoff(of: facts, on: day("2026-11-21")).isDerived == false)
    let grown = payoff(of: facts, on: day("2026-11-21")).value.flatMap { $0.adding(rub("1000")) }
    #expect(payoff(of: facts, on: day("2026-11-26")).value == grown)
    #expect(payoff(of: facts, on: day("2026-11-20")).value == nil)
    #expect(payoff(of: facts, on: day("2029-12-01")).value == nil)
    // An amount that the terms do not give makes every other day a guess.
    facts.debt.payoff = known(Payoff(amount: rub("1"), validOn: day("2026-11-21")))
    #expect(payoff(of: facts, on: day("2026-12-10")).value == nil)
  }

  @Test("of a change of the rate are those of the whole schedule built anew", arguments: ["2026-12-10", "2027-03-27"])
  func rate(from date: String) throws {
    let answer = try loanOnTheWay().on(day("2026-11-21")).answer(
      to: .rateChange(percent: percent("21.9"), from: day(date)))
    guard case .rate(let outcome) = answer else { throw NoAnswer(answer: answer) }
    var changed = terms()
    changed.rateChanges = [RateChange(from: day(date), annualRatePercent: percent("21.9"))]
    let rebuilt = try Schedule(changed)
    let eve = try #require(outcome.paymentFrom.adding(days: -1))
    #expect(figures(outcome.rows) == figures(rebuilt, after: "\(eve)"))
    #expect(outcome.interest.value == rebuilt.totalInterest.subtracting(try Schedule(terms()).totalInterest))
    #expect(outcome.percentBefore == percent("17.4"))
  }

  @Test("of a payment holiday are those of the whole schedule built anew with the same payment")
  func holiday() throws {
    let answer = try loanOnTheWay().on(day("2026-11-21")).answer(to: .paymentHoliday(months: 3))
    guard case .holiday(let outcome) = answer else { throw NoAnswer(answer: answer) }
    var changed = terms(payments: 100)
    changed.paymentAmount = rub("20343.68")
    changed.paymentHolidays = [PaymentHoliday(from: day("2026-11-27"), to: day("2027-02-26"))]
    let rebuilt = try Schedule(changed)
    #expect(
      figures(outcome.rows?.filter { $0.kind == .instalment }) == figures(rebuilt, after: "2026-11-21"))
    #expect(outcome.cost.value == rebuilt.totalInterest.subtracting(try Schedule(terms()).totalInterest))
    #expect(outcome.ends.value == rebuilt.rows.last?.date && outcome.firstAfter == day("2027-02-27"))
    #expect(outcome.payment.value == rub("20343.68"))
    let same = try loanOnTheWay().schedule.rows.first { $0.due == outcome.firstAfter }
    #expect(same?.number != nil && outcome.rows?.first { $0.kind == .instalment }?.number == same?.number)
  }

  @Test("say which terms are missing, and nothing if the terms give other payments than the bank's")
  func missing() throws {
    var facts = try loanOnTheWay()
    facts.terms.interest = .notProvided
    facts.opened = .notProvided
    facts.schedule.rows.removeFirst(21)
    let question = WhatIf.Scenario.earlyRepayment(amount: percent("10000"))
    #expect(facts.on(day("2026-11-21")).answer(to: question) == .impossible(.missing([.opened, .interestRule])))
    facts = try loanOnTheWay()
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("17.5")))])
    let answer = facts.on(day("2026-11-21")).answer(to: question)
    guard case .impossible(.differs(let found?)) = answer else { throw NoAnswer(answer: answer) }
    #expect(found.figure == .interest && found.calculated.minorUnits > found.stated.minorUnits)
    facts.schedule.isTruncated = true
    #expect(facts.on(day("2026-11-21")).answer(to: question) == .impossible(.missing([.schedule])))
  }

  @Test("are none for what cannot be, with the reason")
  func impossible() throws {
    let today = day("2026-11-21")
    var facts = try loanOnTheWay()
    func reason(_ question: WhatIf.Scenario) -> WhatIfAnswer { facts.on(today).answer(to: question) }
    #expect(reason(.cure()) == .impossible(.nothingOverdue))
    #expect(reason(.minimumOnly) == .impossible(.noMinimum))
    #expect(reason(.earlyRepayment(amount: percent("0"))) == .impossible(.badAmount))
    #expect(reason(.earlyRepayment(amount: percent("1.001"))) == .impossible(.badAmount))
    #expect(
      reason(.earlyRepayment(amount: percent("1"), on: day("2026-11-20"))) == .impossible(.tooEarly(today)))
    #expect(
      reason(.earlyRepayment(amount: percent("1"), on: day("2030-01-01")))
        == .impossible(.tooLate(day("2029-01-27"))))
    #expect(reason(.paymentHoliday(months: 61)) == .impossible(.badMonths))
    #expect(reason(.rateChange(percent: percent("1001"), from: today)) == .impossible(.badPercent))
    var action = LoanAction(kind: .repayPart, state: .available)
    action.minimum = rub("1000")
    action.maximum = rub("200000")
    facts.actions = [action]
    #expect(reason(.earlyRepayment(amount: percent("999"))) == .impossible(.belowMinimum(rub("1000"))))
    #expect(reason(.earlyRepayment(amount: percent("200001"))) == .impossible(.aboveMaximum(rub("200000"))))
    facts.actions = []
    let whole = reason(.earlyRepayment(amount: percent("600000")))
    guard case .payoff(_, let amount) = whole else { throw NoAnswer(answer: whole) }
    #expect(amount == rub("600000"))
    facts.lifecycle.overlays = [.overdue]
    facts.debt.overdue.amount = known(rub("5"))
    #expect(reason(.earlyRepayment(amount: percent("1000"))) == .impossible(.overdue))
    facts.lifecycle = Lifecycle(phase: .repaid)
    #expect(reason(.payoff()) == .impossible(.missing([.debt])))
    facts.debt = Debt()
    #expect(reason(.earlyRepayment(amount: percent("1000"))) == .impossible(.notOpen))
    #expect(reason(.payoff()) == .impossible(.notOpen))
  }

  @Test("of a schedule that is calculated from the terms need the bank's own principal and next payment")
  func derivedSchedule() throws {
    var facts = try loanOnTheWay()
    facts.schedule = PaymentSchedule()
    let question = WhatIf.Scenario.earlyRepayment(amount: percent("50000"), on: day("2026-12-10"))
    let stated = try loanOnTheWay().on(day("2026-11-21")).answer(to: question)
    func saved(_ answer: WhatIfAnswer) -> [Money?] {
      guard case .repayment(let comparison) = answer else { return [] }
      return comparison.options.map(\.outcome.interestSaved.value)
    }
    #expect(saved(LoanOnDay(facts, on: day("2026-11-21")).answer(to: question)) == saved(stated))
    #expect(saved(stated).count == 2)
    facts.changeNext { $0.amount = known(rub("20343.69")) }
    #expect(saved(LoanOnDay(facts, on: day("2026-11-21")).answer(to: question)) == [])
    facts = try loanOnTheWay()
    facts.schedule = PaymentSchedule()
    facts.debt.principal = known(rub("450000"))
    #expect(saved(LoanOnDay(facts, on: day("2026-11-21")).answer(to: question)) == [])
  }
}
