import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

/// Rules that compare amounts and numbers, with the very amount at which the answer changes.
@Suite("With the very amount at which an answer changes")
struct AmountBoundaryTests {
  private let today = day("2026-11-21")

  private func loan(_ change: (inout LoanFacts) -> Void) -> LoanOnDay {
    healthyLoan(asOf: "2026-11-21", change).on(today)
  }

  @Test("a rate that rises by one percentage point is serious")
  func risingRate() {
    func isSerious(_ after: String) -> Bool {
      ComingChange(
        .rate(), on: day("2027-01-01"),
        rate: .init(from: Rate(percent: percent("10")), to: known(Rate(percent: percent(after)))),
        origin: .provider(field: "$.test")
      ).isSerious(on: today)
    }
    #expect(isSerious("11") && !isSerious("10.99"))
  }

  @Test(
    "a rise of the rate is that of a year, whatever the periods",
    arguments: [
      ("0.003", "0.006", Rate.Period.day, true), ("0.003", "0.0057", .day, false), ("1", "1.1", .month, true),
      ("1", "1.08", .month, false),
    ])
  func risingRate(before: String, after: String, period: Rate.Period, isSerious: Bool) {
    let change = ComingChange(
      .rate(), on: day("2027-01-01"),
      rate: .init(
        from: Rate(percent: percent(before), period: period), to: known(Rate(percent: percent(after), period: period))),
      origin: .provider(field: "$.test"))
    #expect(change.isSerious(on: today) == isSerious)
  }

  @Test("a rate of a month is compared with one of a year")
  func ratesOfDifferentPeriods() {
    func isSerious(_ after: String) -> Bool {
      ComingChange(
        .rate(), on: day("2027-01-01"),
        rate: .init(from: Rate(percent: percent("1"), period: .month), to: known(Rate(percent: percent(after)))),
        origin: .provider(field: "$.test")
      ).isSerious(on: today)
    }
    #expect(isSerious("13") && !isSerious("12.99"))
  }

  @Test("a payment that rises from nothing is serious, and one that stays nothing is not")
  func paymentFromNothing() {
    func isSerious(_ after: String) -> Bool {
      ComingChange(
        .payment, on: day("2027-01-01"), payment: .init(from: rub("0"), to: known(rub(after))),
        origin: .provider(field: "$.test")
      ).isSerious(on: today)
    }
    #expect(isSerious("0.01") && !isSerious("0"))
  }

  @Test("an allowance that is used up leaves zero")
  func allowance() {
    func left(used: String) -> Money? {
      loan {
        var rules = PrepaymentRules()
        rules.allowance = PrepaymentAllowance(amount: rub("100"), used: rub(used))
        $0.terms.prepayment = known(rules)
      }.allowanceLeft.value
    }
    #expect(left(used: "100") == rub("0") && left(used: "100.01") == nil)
  }

  @Test("the only way out of a balloon is no choice")
  func waysOut() {
    func choices(_ ways: [Balloon.WayOut]) -> [CalendarDate] {
      loan { $0.terms.balloon = known(Balloon(.balloon, due: day("2027-06-01"), waysOut: ways)) }
        .comingChanges.filter { $0.kind == .chooseBy }.map(\.day)
    }
    let (pay, refinance) = (Balloon.WayOut(.pay, chooseBy: day("2027-05-01")), Balloon.WayOut(.refinance))
    #expect(choices([pay]).isEmpty && choices([pay, refinance]) == [day("2027-05-01")])
  }

  @Test("a stated cap that is its percentage is the stated one, and one of nothing is zero")
  func chargeCap() {
    func cap(_ cap: ChargeCap) -> Fact<Money> { loan { $0.terms.chargeCap = known(cap) }.chargeCap }
    #expect(cap(ChargeCap(percent: percent("130"), amount: rub("15600"))) == known(rub("15600")))
    #expect(cap(ChargeCap(percent: percent("130"), amount: rub("15600.01"))).value == rub("15600"))
    #expect(cap(ChargeCap(percent: percent("0"))).value == rub("0"))
  }

  @Test("a debt leaves its plan if it is more than 1 % of the original amount beside it")
  func plan() {
    func next(principal: String) -> Obligation? {
      loan {
        $0.obligations = .notProvided
        $0.debt.principal = known(rub(principal))
        $0.schedule = PaymentSchedule(
          kind: .derived,
          rows: [
            ScheduleRow(due: day("2026-11-05"), payment: rub("1000"), balance: rub("10000")),
            ScheduleRow(due: day("2026-12-05"), payment: rub("1000"), balance: rub("9000")),
          ])
      }.nextObligation
    }
    #expect(next(principal: "10120") != nil && next(principal: "10120.01") == nil)
  }

  @Test("one party that pays a part contradicts nothing, and two do if they do not pay everything")
  func shares() {
    func contradictions(_ parts: [String]) -> [String] {
      var facts = healthyLoan()
      facts.parties = parts.map { Party(role: .coBorrower, pays: rub($0)) }
      return facts.contradictions(at: "$").map(\.summary)
    }
    #expect(contradictions(["600"]).isEmpty && contradictions(["600", "400"]).isEmpty)
    #expect(contradictions(["600", "399.99"]) == ["The parts that the parties pay are less than the next payment."])
  }

  @Test("none of no payments is no share")
  func noPayments() {
    func share(of all: Int) -> Int? {
      loan {
        $0.schedule.paid = known(0)
        $0.schedule.total = known(all)
      }.paymentsDonePermille
    }
    #expect(share(of: 0) == nil && share(of: 1) == 0)
  }

  @Test("a penalty of less than half a minor unit a day is not known to grow, and one of zero is known not to")
  func smallPenalty() {
    func growth(rate: String) -> Money? {
      loan {
        $0.debt.overdue.amount = known(rub("1"))
        $0.terms.penalty = known(PenaltyTerms(rate: Rate(percent: percent(rate), period: .day), base: .overdueAmount))
      }.delayPerDiem.value
    }
    #expect(growth(rate: "0.5") == rub("0.01"), "half a kopeck is rounded up")
    #expect(growth(rate: "0.4") == nil && growth(rate: "0") == rub("0"))
  }

  @Test("a table has columns for up to 24 components of a source")
  func components() {
    let all = (0..<30).map { Portion(.other("part \($0)"), rub("1")) }
    #expect([Array(all.prefix(24))].components.count == 24)
    #expect([all].components.count == 24)
  }

  @Test("a dispute of the whole debt demands nothing, and one of a minor unit less does")
  func dispute() {
    func demand(_ amount: String) -> Demand {
      loan {
        $0.lifecycle.overlays = [.disputed]
        var details = Lifecycle.OverlayDetails(amount: rub(amount))
        details.mustPay = false
        $0.lifecycle.details = [.disputed: details]
      }.demand
    }
    #expect(demand("10100") == .nothing(.disputed) && demand("10099.99") == .contract)
  }

  @Test("the cost of a holiday needs payments before it")
  func holidayCost() throws {
    var facts = try loanOnHoliday()
    #expect(facts.on(today).holidayCost.value != nil)
    facts.schedule.rows.removeAll { $0.due.map { $0 < day("2026-09-10") } ?? false }
    facts.terms.originalAmount = known(rub("120055.54"))
    #expect(facts.on(today).holidayCost.value == nil)
  }

  @Test("a derived schedule that ends with its fixed rate gives the end of the loan")
  func endOfFixedRate() {
    func ends(fixedUntil: (CalendarDate) -> CalendarDate?) -> CalendarDate? {
      var facts = loanByItsTerms()
      facts.terms.rateFixing = fixedUntil(day("2027-06-05")).map { known(RateFixing(until: $0)) } ?? .notProvided
      return LoanOnDay(facts, on: today).facts.ends.value
    }
    #expect(ends { _ in nil } == day("2027-06-05"))
    #expect(ends { $0 } == day("2027-06-05"))
    #expect(ends { $0.adding(days: -1) } == nil)
  }
}
