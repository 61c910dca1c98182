import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

/// The limits of questions about possible events.
@Suite("A what-if on the very day and with the very amount of a limit")
struct WhatIfBoundaryTests {
  private let today = day("2026-11-21")

  private func obstacle(_ answer: WhatIfAnswer) -> WhatIfObstacle? {
    if case .impossible(let obstacle) = answer { obstacle } else { nil }
  }

  private func repaying(_ amount: Money, on target: CalendarDate? = nil, of facts: LoanFacts) -> WhatIfAnswer {
    let amount = ExactDecimal(coefficient: amount.minorUnits, scale: amount.currency.decimals)
    return facts.on(today).answer(to: .earlyRepayment(amount: amount, on: target))
  }

  @Test("an early repayment may be the least and the largest one that the bank accepts")
  func limits() throws {
    var facts = try loanOnTheWay()
    var action = LoanAction(kind: .repayPart, state: .available)
    (action.minimum, action.maximum) = (rub("1000"), rub("2000"))
    facts.actions = [action]
    #expect(obstacle(repaying(rub("1000"), of: facts)) == nil && obstacle(repaying(rub("2000"), of: facts)) == nil)
    #expect(obstacle(repaying(rub("999.99"), of: facts)) == .belowMinimum(rub("1000")))
    #expect(obstacle(repaying(rub("2000.01"), of: facts)) == .aboveMaximum(rub("2000")))
  }

  @Test("an early repayment of all principal, or on the last day, is one of everything")
  func everything() throws {
    let facts = try loanOnTheWay()
    let (owed, last) = (try #require(facts.debt.principal.value), try #require(facts.ends.value))
    func isOfEverything(_ answer: WhatIfAnswer) -> Bool { if case .payoff = answer { true } else { false } }
    let less = try #require(owed.subtracting(rub("0.01")))
    #expect(isOfEverything(repaying(owed, of: facts)))
    #expect(!isOfEverything(repaying(less, of: facts)))
    #expect(isOfEverything(repaying(rub("1"), on: last, of: facts)))
    #expect(obstacle(repaying(rub("1"), on: last.adding(days: 1), of: facts)) == .tooLate(last))
  }

  @Test("a booked repayment hides the payoff from its own day on, and today's is the stated one")
  func bookedRepayment() throws {
    var facts = try loanOnTheWay()
    facts.bookedRepayments = known([BookedRepayment(.part, on: day("2026-11-25"), amount: rub("1000"))])
    let loan = facts.on(today)
    func payoff(_ target: String) -> WhatIfObstacle? {
      do throws(WhatIfObstacle) {
        _ = try loan.payoffSum(on: day(target))
        return nil
      } catch { return error }
    }
    #expect(payoff("2026-11-24") == nil && payoff("2026-11-25") == .booked(day("2026-11-25")))
    facts.bookedRepayments = known([BookedRepayment(.part, on: today, amount: rub("1000"))])
    #expect(throws: WhatIfObstacle.booked(today)) { try facts.on(today).payoffSum(on: today) }
    facts.debt.payoff = known(Payoff(amount: rub("500000"), validOn: today))
    #expect(try facts.on(today).payoffSum(on: today).total.value == rub("500000"))
  }

  @Test("what an overdue loan is repaid with is known today, and on no later day")
  func overdue() throws {
    var facts = healthyLoan()
    facts.asOf = today
    facts.debt.overdue.amount = known(rub("1000"))
    facts.debt.overdue.since = known(day("2026-11-05"))
    #expect(try facts.on(today).payoffSum(on: today).total.value == rub("10100"))
    #expect(throws: WhatIfObstacle.overdue) { try facts.on(today).payoffSum(on: day("2026-11-22")) }
  }

  @Test("a payoff is known up to the last day of a fixed rate")
  func fixedRate() {
    let facts = loanWithFixedRate()
    func payoff(_ target: String) -> WhatIfObstacle? {
      obstacle(facts.on(today).answer(to: .payoff(on: day(target))))
    }
    #expect(payoff("2027-06-30") != .rateEnds(day("2027-06-30")))
    #expect(payoff("2027-07-01") == .rateEnds(day("2027-06-30")))
  }

  @Test("a rate has up to six decimals")
  func decimals() throws {
    let facts = try loanOnTheWay()
    func change(_ percent: String) -> WhatIfObstacle? {
      obstacle(
        facts.on(today).answer(
          to: .rateChange(percent: LoanDetailSectionsTests.percent(percent), from: day("2026-12-01"))))
    }
    #expect(change("10.123456") == nil && change("10.1234567") == .badPercent)
  }

  @Test("arrears that are the whole debt leave nothing")
  func cure() {
    func left(debt: String) -> Money? {
      var facts = healthyLoan()
      facts.asOf = today
      facts.debt.total = known(rub(debt))
      facts.debt.overdue.amount = known(rub("1000"))
      facts.debt.overdue.since = known(day("2026-11-05"))
      facts.debt.overdue.perDiem = known(rub("1"))
      guard case .cure(let outcome) = facts.on(today).answer(to: .cure()) else { return nil }
      return outcome.left.value
    }
    #expect(left(debt: "1000") == rub("0") && left(debt: "999.99") == nil)
  }

  @Test(
    "a preview repays 1, 2 or 5 times a power of ten, up to a quarter of the principal",
    arguments: [
      ("3.99", nil), ("4", "1"), ("7.99", "1"), ("8", "2"), ("19.99", "2"), ("20", "5"), ("39.99", "5"), ("40", "10"),
    ] as [(String, String?)])
  func preview(principal: String, part: String?) throws {
    var facts = try loan(of: principal, at: "17.4", months: 12, from: "2026-10-27", paid: 1, asOf: "2026-11-21")
    facts.schedule.rows[0].status = .upcoming
    facts.debt.principal = known(rub(principal))
    let first = facts.schedule.rows[0]
    facts.changeNext {
      $0.due = known(first.due ?? today)
      $0.amount = known(first.payment ?? rub("0"))
    }
    facts.actions = [LoanAction(kind: .repayPart, state: .available)]
    #expect(facts.on(today).actionPreviews.part?.amount == part.map(rub))
  }

  /// A loan whose schedule is calculated from its terms, as on the day of a payment or another day.
  private func derived(asOf: String, _ change: (inout LoanFacts) -> Void = { _ in }) -> LoanOnDay {
    var facts = loanByItsTerms()
    let rows = LoanOnDay(facts, on: today).facts.schedule.rows
    facts.debt.principal = known(rows.last { $0.due == day("2026-11-05") }?.balance ?? rub("0"))
    facts.asOf = day(asOf)
    change(&facts)
    return LoanOnDay(facts, on: day(asOf))
  }

  @Test("a payment of the day of the facts is still to come, unless the source states another one for that day")
  func paymentOfToday() {
    func isAnswered(_ loan: LoanOnDay) -> Bool {
      if case .holiday = loan.answer(to: .paymentHoliday(months: 3)) { true } else { false }
    }
    #expect(isAnswered(derived(asOf: "2026-12-05")) && !isAnswered(derived(asOf: "2026-12-06")))
    let other = derived(asOf: "2026-12-05") {
      $0.obligations = known([obligation(.instalment, "1", due: "2026-12-05")])
    }
    #expect(!isAnswered(other))
  }

  @Test("the first payment after those of interest alone tells the payments after it")
  func interestOnly() throws {
    var terms = ScheduleTerms(principal: rub("120000"), annualRatePercent: percent("12"), payments: 12)
    terms.disbursed = day("2026-08-20")
    terms.accrual = .days(.actual365Fixed)
    terms.interestOnlyPeriods = 3
    let calculated = try Schedule(terms)
    let regular = try #require(calculated.rows.dropFirst(3).first)
    // The bank rounds the payment up.
    terms.paymentAmount = Money(minorUnits: regular.payment + 77, currency: .rub)
    var facts = try loan(
      of: "120000", at: "12", months: 12, from: "2026-08-20", paid: 3, accruing: .days(.actual365Fixed))
    facts.terms.interestOnlyPayments = known(3)
    facts.schedule.rows = try rows(of: Schedule(terms), paid: 3)
    let next = facts.schedule.rows[3]
    facts.debt.principal = known(rub("120000"))
    facts.changeNext { ($0.due, $0.amount) = (known(next.due ?? today), known(next.payment ?? rub("0"))) }
    let answer = facts.on(today).answer(to: .paymentHoliday(months: 3))
    guard case .holiday = answer else { throw NoAnswer(answer: answer) }
  }

  @Test("a change of the rate replaces one of the same day")
  func replacedRate() throws {
    var terms = ScheduleTerms(principal: rub("700000"), annualRatePercent: percent("17.4"), payments: 48)
    terms.disbursed = day("2025-01-27")
    terms.accrual = .days(.actualActualRU)
    let plain = try loanOnTheWay()
    terms.rateChanges = [RateChange(from: day("2027-02-01"), annualRatePercent: percent("12"))]
    var facts = plain
    facts.terms.rates = known([
      AppliedRate(rate: Rate(percent: percent("17.4"))),
      AppliedRate(rate: Rate(percent: percent("12")), from: day("2027-02-01")),
    ])
    facts.schedule.rows = try rows(of: Schedule(terms), paid: 21)
    func outcome(_ facts: LoanFacts) throws -> RateOutcome {
      let answer = facts.on(today).answer(to: .rateChange(percent: percent("10"), from: day("2027-02-01")))
      guard case .rate(let outcome) = answer else { throw NoAnswer(answer: answer) }
      return outcome
    }
    let (changed, alone) = (try outcome(facts), try outcome(plain))
    #expect(changed.replaced == terms.rateChanges[0] && alone.replaced == nil)
    #expect(changed.payment == alone.payment && changed.percentBefore == alone.percentBefore)
  }

  @Test("a part cannot be repaid early with the last payment")
  func lastPayment() throws {
    var facts = try loanOnTheWay()
    let last = try #require(facts.ends.value)
    func rows(on booked: CalendarDate) -> [ScheduleRow]? {
      let repayment = BookedRepayment(.part, on: booked, amount: rub("100"), effect: .smallerPayment)
      facts.bookedRepayments = known([repayment])
      return facts.on(today).outcome(of: repayment).rows
    }
    #expect(rows(on: last) == nil)
    #expect(try rows(on: #require(last.adding(months: -1))) != nil)
  }

  @Test("the rule of a minimum payment is that of the statement, also of a balance of zero or of interest alone")
  func minimumRule() {
    func isAnswered(closing: String, interest: String, minimum: String) -> Bool {
      let facts = card {
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("24")), use: .purchases)])
        $0.revolving.minimumRule = known(
          MinimumPaymentTerms(percent: percent("5"), floor: rub("10"), addsInterest: true))
        $0.revolving.statement = known(
          Statement(until: day("2026-11-01"), closing: rub(closing), interest: rub(interest), minimum: rub(minimum)))
      }
      return if case .card = facts.on(today).answer(to: .minimumOnly) { true } else { false }
    }
    #expect(isAnswered(closing: "0", interest: "0", minimum: "0"))
    #expect(!isAnswered(closing: "0", interest: "0", minimum: "50"))
    #expect(isAnswered(closing: "100", interest: "100", minimum: "100"))
  }

  @Test("a minimum payment may contain the fees of the statement", arguments: [("2235.03", true), ("2135.03", false)])
  func minimumWithFees(minimum: String, isAnswered: Bool) {
    func facts(fees: String?) -> LoanFacts {
      card {
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("24")), use: .purchases)])
        $0.revolving.minimumRule = known(MinimumPaymentTerms(percent: percent("5"), addsFees: true))
        $0.revolving.statement = known(
          Statement(
            until: day("2026-11-01"), closing: rub("42700.50"), fees: fees.map(rub), minimum: rub(minimum)))
      }
    }
    if case .card = facts(fees: "100").on(today).answer(to: .minimumOnly) {
      #expect(isAnswered)
    } else {
      #expect(!isAnswered)
    }
    if case .card = facts(fees: nil).on(today).answer(to: .minimumOnly) {} else { Issue.record("no answer") }
  }
}
