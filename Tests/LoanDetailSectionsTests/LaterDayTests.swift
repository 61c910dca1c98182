import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A day later than that of the data")
struct LaterDayTests {
  private func dated(_ facts: LoanFacts, _ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
    var facts = facts
    facts.asOf = day("2026-11-21")
    change(&facts)
    return facts
  }

  private func task(_ facts: LoanFacts, on asOf: String) -> String? {
    flattened(WhatToDo(loan: shownLoan(facts, on: asOf)).body).lazy.compactMap { item -> String? in
      guard case .banner(let banner) = item else { return nil }
      return [banner.title, banner.text].compactMap(\.self).joined(separator: " | ").replacing("\u{a0}", with: " ")
    }.first
  }

  /// An overdraft whose limit falls below what is used on December 1.
  private var lowerLimit: LoanFacts {
    dated(card()) {
      $0.obligations = known([])
      $0.debt.payoff = known(Payoff(amount: rub("20000"), validOn: day("2026-11-21"), perDiem: rub("10")))
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub("50000")), used: known(rub("19000")), newLimit: known(rub("15000")),
          newLimitFrom: known(day("2026-12-01")))
      ])
    }
  }

  @Test("a limit that was to change is told as of the data, with what was announced and no advice for a past day")
  func limit() {
    func limit(on asOf: String) -> [String] { lines(CreditLimit(loan: shownLoan(lowerLimit, on: asOf))) }
    func since(on asOf: String) -> [String] { lines(ChangesSinceData(loan: shownLoan(lowerLimit, on: asOf))) }
    #expect(limit(on: "2026-11-30").last == "limit.amount | Limit | RUB 50,000.00")
    #expect(limit(on: "2026-12-01").last == "limit.amount | Limit | RUB 50,000.00 | as of November 21, 2026")
    #expect(since(on: "2026-12-01").isEmpty)
    #expect(
      lines(ComingChanges(shownLoan(lowerLimit, on: "2026-12-01"))).first
        == "changes.limit.day | First day | December 1, 2026 | today")
    #expect(
      since(on: "2026-12-02") == [
        "changes-since.limit.day | First day | December 1, 2026 | the day has passed, the data is from before it",
        "changes-since.limit.limit | New limit | RUB 15,000.00 | instead of RUB 50,000.00",
      ])
    #expect(ComingChanges(shownLoan(lowerLimit, on: "2026-12-02")).body.isEmpty)
    let data = "The data is as of November 21, 2026 and does not show later transactions."
    // 4 000 above the limit, 1 000 of charges, 10 for each of nine days.
    #expect(
      task(lowerLimit, on: "2026-11-30")
        == "Pay at least RUB 5,090.00 by November 30, 2026 | The debt then fits into the new, lower limit. "
        + "Each day adds RUB 10.00 to the debt. \(data)")
    #expect(
      task(lowerLimit, on: "2026-12-01")
        == "Check that you owe no more than RUB 15,000.00 | This is the limit that was announced for "
        + "December 1, 2026. \(data)")
  }

  @Test("what is needed to be within the limit grows with the days, up to the cap on charges")
  func excess() {
    var facts = lowerLimit
    facts.revolving.lines = known([
      CreditLine(id: "main", limit: known(rub("15000")), used: known(rub("19000")))
    ])
    #expect(task(facts, on: "2026-11-21")?.hasPrefix("To be within the limit, pay RUB 5,000.00") == true)
    #expect(task(facts, on: "2026-11-24")?.hasPrefix("To be within the limit, pay RUB 5,030.00") == true)
    facts.terms.chargeCap = known(ChargeCap(amount: rub("1000"), charged: known(rub("985"))))
    #expect(task(facts, on: "2026-11-24")?.hasPrefix("To be within the limit, pay RUB 5,015.00") == true)
  }

  @Test("a rate that was to change is told as of the data, unless the record states the rates of both days")
  func rate() {
    let new = Rate(percent: percent("17.9"))
    var facts = dated(healthyLoan()) {
      $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("14.9")))])
      $0.terms.rateChange = known(AnnouncedRateChange(from: day("2026-12-01"), rate: new))
    }
    func rate(on asOf: String) -> Row? { row("terms.rate", in: items(.main, of: shownLoan(facts, on: asOf))) }
    #expect(rate(on: "2026-11-30")?.caption == nil)
    #expect(rate(on: "2026-12-02")?.caption == "as of November 21, 2026")
    #expect(
      lines(ChangesSinceData(loan: shownLoan(facts, on: "2026-12-02"))).last
        == "changes-since.rate.rate | New rate | 17.9% a year | instead of 14.9% a year")
    facts.terms.rates = known([
      AppliedRate(rate: Rate(percent: percent("14.9")), until: day("2026-11-30")),
      AppliedRate(rate: new, from: day("2026-12-01")),
    ])
    #expect(rate(on: "2026-12-02")?.value.text == "17.9% a year")
    #expect(rate(on: "2026-12-02")?.caption == "from December 1, 2026")
  }

  @Test("a rate that was to rise without a policy is not told as the rate of the loan")
  func rateWithoutPolicy() {
    var policy = InsurancePolicy(kind: .vehicle)
    policy.until = day("2026-11-10")
    policy.rateWithout = Rate(percent: percent("21.9"))
    policy.rateWithoutFrom = day("2026-12-11")
    let facts = dated(healthyLoan()) {
      $0.obligations = known([obligation(.instalment, "1000", due: "2027-01-05")])
      $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("14.9")))])
      $0.insurance = known([policy])
    }
    func statuses(_ facts: LoanFacts, on asOf: String) -> [String] {
      header(facts, on: asOf).statuses.map(\.id.rawValue)
    }
    #expect(statuses(facts, on: "2026-12-11") == ["status.change.rate", "status.dataDay"])
    #expect(statuses(facts, on: "2026-12-12") == ["status.dataDay"])
    #expect(
      lines(ChangesSinceData(loan: shownLoan(facts, on: "2026-12-12"))).last
        == "changes-since.rate.rate | New rate | 21.9% a year | instead of 14.9% a year")
    var fresh = facts
    fresh.asOf = day("2026-12-12")
    #expect(statuses(fresh, on: "2026-12-12") == ["status.policy.vehicle"])
  }

  @Test("the ways out of a large last payment are not told after its day")
  func balloon() {
    let facts = dated(healthyLoan()) {
      $0.terms.balloon = known(
        Balloon(
          .balloon, amount: rub("9000"), due: day("2027-03-15"),
          waysOut: [.init(.pay), .init(.refinance, chooseBy: day("2027-02-15"))]))
    }
    #expect(!BalloonPayment(loan: shownLoan(facts, on: "2027-03-15"), screen: .main).body.isEmpty)
    #expect(BalloonPayment(loan: shownLoan(facts, on: "2027-03-16"), screen: .main).body.isEmpty)
    #expect(
      lines(ChangesSinceData(loan: shownLoan(facts, on: "2027-03-16"))).first
        == "changes-since.balloon.day | Pay by | March 15, 2027 | the day has passed, the data is from before it")
    #expect(
      lines(BalloonPayment(loan: shownLoan(facts, on: "2027-03-16"))).prefix(2).last
        == "balloon.date | Pay by | March 15, 2027 | the day has passed, the data is from before it")
  }

  @Test("a step that was expected by now is told as of the data, and nothing is asked of the customer too late")
  func closing() {
    let facts = dated(healthyLoan()) {
      $0.lifecycle.phase = .repaid
      $0.closing = known([
        ClosingStep(.lienRelease, .underway, on: day("2026-12-04")),
        ClosingStep(.insuranceRefund, .toDo, by: day("2026-12-10")),
      ])
    }
    func steps(on asOf: String) -> [String] { lines(Closing(loan: shownLoan(facts, on: asOf))) }
    let released = "closing.lienRelease | Release of the pledge | under way, as of November 21, 2026"
    #expect(steps(on: "2026-12-04").first == "\(released) | expected on December 4, 2026")
    #expect(steps(on: "2026-12-05").first == "\(released) | was expected on December 4, 2026")
    let refund = "closing.insuranceRefund | Refund of the premium"
    #expect(
      steps(on: "2026-12-10").last
        == "\(refund) | you have to act, as of November 21, 2026 | by December 10, 2026, today")
    #expect(
      steps(on: "2026-12-11").last
        == "\(refund) | not done, as of November 21, 2026 | by December 10, 2026, the time is over")
  }

  @Test("days are counted to the day of the data, and say so")
  func counters() {
    var facts = dated(healthyLoan()) {
      $0.debt.overdue.amount = known(rub("700"))
      $0.debt.overdue.items = known([MissedPayment(due: day("2026-11-05"), amount: rub("700"))])
      $0.schedule.total = known(25)
      $0.schedule.paid = known(14)
    }
    let derived = row("overdue.since", in: OverdueNotice(loan: shownLoan(facts, on: "2026-12-01")).body)
    #expect(derived?.caption == "16 days of delay; calculated, as of November 21, 2026")
    facts.debt.overdue.since = known(day("2026-11-05"))
    let stated = row("overdue.since", in: OverdueNotice(loan: shownLoan(facts, on: "2026-12-01")).body)
    #expect(stated?.caption == "16 days of delay; as of November 21, 2026")
    let left = shownLoan(facts, on: "2026-12-01").paymentsLeft
    #expect(left.value == 11 && left.asOf == day("2026-11-21"))
  }

  @Test("nothing adds each day once the cap on charges is reached")
  func cap() {
    let facts = dated(card()) {
      $0.obligations = known([])
      $0.debt.overdue.amount = known(rub("1000"))
      $0.debt.overdue.perDiem = known(rub("80"))
      $0.debt.payoff = known(Payoff(amount: rub("20000"), validOn: day("2026-11-21"), perDiem: rub("80")))
      $0.terms.chargeCap = known(ChargeCap(amount: rub("1000"), charged: known(rub("800"))))
    }
    func growth(on asOf: String) -> [String?] {
      let loan = shownLoan(facts, on: asOf)
      return [loan.delayPerDiem, loan.dailyGrowth].map { $0.value.map { "\($0)" } }
    }
    #expect(growth(on: "2026-11-21") == ["80.00 RUB", "80.00 RUB"])
    #expect(growth(on: "2026-11-23") == ["40.00 RUB", "40.00 RUB"])
    #expect(growth(on: "2026-11-24") == ["0.00 RUB", "0.00 RUB"])
    #expect(task(facts, on: "2026-11-22")?.contains("Each day of delay adds RUB 80.00.") == true)
    #expect(task(facts, on: "2026-11-24")?.contains("adds") == false)
    #expect(row("overdue.per-diem", in: OverdueNotice(loan: shownLoan(facts, on: "2026-11-24")).body) == nil)
    let payoff = header(facts, on: "2026-11-24").amounts.first { $0.id == "debt.payoff" }
    #expect(payoff?.caption == "on November 21, 2026")
  }

  @Test("the first payment of the loan is no step, the first row of a part of the schedule is one")
  func firstPayment() {
    func steps(_ rows: [(Int?, String, String)], isTruncated: Bool = false) -> [String] {
      let facts = dated(healthyLoan()) {
        $0.obligations = .notProvided
        $0.schedule = PaymentSchedule(
          kind: .full, isTruncated: isTruncated,
          rows: rows.map { ScheduleRow(number: $0.0, due: day($0.1), payment: rub($0.2)) })
      }
      return lines(ComingChanges(shownLoan(facts))).filter { $0.hasPrefix("changes.payment") }
    }
    let rows = [("2026-12-05", "300"), ("2027-01-05", "1000"), ("2027-02-05", "1000")]
    #expect(steps(rows.enumerated().map { ($0 + 1, $1.0, $1.1) }).isEmpty)
    #expect(steps(rows.map { (nil, $0.0, $0.1) }).isEmpty)
    #expect(!steps(rows.enumerated().map { ($0 + 7, $1.0, $1.1) }, isTruncated: true).isEmpty)
    #expect(!steps(rows.map { (nil, $0.0, $0.1) }, isTruncated: true).isEmpty)
  }

  @Test("payments that lack an amount or a day between them are no neighbours, so that nothing changes after them")
  func unknownNeighbour() {
    func steps(_ change: (inout ScheduleRow) -> Void) -> Bool {
      let amounts = ["157.81", "163.07", "157.81", "163.07", "163.07"]
      let facts = dated(healthyLoan()) {
        $0.obligations = .notProvided
        var rows = amounts.enumerated().map { number, amount in
          ScheduleRow(
            number: number + 1, due: day("2026-11-01").adding(months: number), payment: rub(amount), status: .upcoming)
        }
        change(&rows[1])
        $0.schedule = PaymentSchedule(kind: .full, rows: rows)
      }
      return lines(ComingChanges(shownLoan(facts))).contains { $0.hasPrefix("changes.payment") }
    }
    #expect(!steps { $0.status = .upcoming })
    #expect(!steps { $0.payment = nil })
    #expect(!steps { $0.due = nil })
    #expect(steps { $0.payment = rub("157.81") })
  }

  @Test("after a payment whose day has passed, what is still to be paid in the coming week is named")
  func afterPassed() {
    let facts = healthyLoan(asOf: "2026-11-21") {
      $0.schedule = PaymentSchedule(
        kind: .full,
        rows: [
          ScheduleRow(due: day("2026-12-05"), payment: rub("1000")),
          ScheduleRow(due: day("2027-01-05"), payment: rub("1100"), outstanding: rub("700")),
        ])
    }
    let also = "Also pay RUB 700.00 by January 5, 2027."
    for (asOf, isNamed) in [("2026-12-28", false), ("2026-12-29", true), ("2027-01-05", true), ("2027-01-06", false)] {
      let told = advice(facts, on: asOf).first ?? ""
      #expect(told.hasPrefix("Check that the payment of December 5, 2026 was made"), "\(asOf): \(told)")
      #expect(told.contains(also) == isNamed, "\(asOf): \(told)")
    }
    var (processing, replaced) = (facts, facts)
    processing.lifecycle.overlays = [.paymentProcessing]
    replaced.bookedRepayments = known([BookedRepayment(.full, on: day("2027-01-03"), payer: .init(.income))])
    for facts in [processing, replaced] {
      #expect(advice(facts, on: "2027-01-02").first?.contains("Also pay") == false)
    }
    #expect(facts.on(day("2027-01-04")).paymentsDue(before: day("2027-01-06")).map(\.covered.value) == [rub("400")])
  }
}
