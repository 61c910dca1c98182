import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

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
}
