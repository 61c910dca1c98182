import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A payment that the source contradicts")
struct ContradictedPaymentTests {
  /// What contradicts an instalment of 1 000 ₽ on December 5.
  enum Evidence: CaseIterable {
    case holiday, reducedPayment, announcement, repayment, nothingOwed

    func add(to facts: inout LoanFacts) {
      switch self {
      case .holiday: facts.holiday = known(PaymentHolidayTerms(from: day("2026-12-01"), until: day("2027-02-28")))
      case .reducedPayment:
        facts.holiday = known(
          PaymentHolidayTerms(from: day("2026-12-01"), until: day("2027-02-28"), reducedTo: rub("300")))
      case .announcement:
        facts.terms.rateChange = known(
          AnnouncedRateChange(from: day("2026-11-30"), paymentFrom: day("2026-12-05"), payment: rub("1100")))
      case .repayment:
        facts.bookedRepayments = known([
          BookedRepayment(.part, on: day("2026-11-19"), amount: rub("500"), paymentAfter: rub("900"))
        ])
      case .nothingOwed:
        facts.debt = Debt()
        facts.debt.total = known(rub("0"))
      }
    }

    var finding: String {
      switch self {
      case .holiday, .reducedPayment:
        "An instalment is due inside the payment holiday. 1000.00 RUB on 2026-12-05 / "
          + "a day after 2027-02-28, or the reduced payment"
      case .announcement:
        "An instalment is not the payment that was announced for its day. 1000.00 RUB on 2026-12-05 / 1100.00 RUB"
      case .repayment:
        "An instalment is not the payment after the booked early repayment. 1000.00 RUB on 2026-12-05 / "
          + "900.00 RUB, from the repayment of 2026-11-19 on"
      case .nothingOwed:
        "A payment of the debt is due and nothing is owed. 1000.00 RUB on 2026-12-05 / nothing to pay, or a debt"
      }
    }

    var text: String {
      switch self {
      case .holiday:
        "The bank's data states RUB 1,000.00 for this day, and also a payment holiday until February 28, 2027."
      case .reducedPayment:
        "The bank's data states RUB 1,000.00 for this day, and also a payment of RUB 300.00 in a holiday until "
          + "February 28, 2027."
      case .announcement: "The bank's data states RUB 1,000.00 for this day, and also announces RUB 1,100.00."
      case .repayment:
        "The bank's data states RUB 1,000.00 for this day, and also RUB 900.00 after the early repayment of "
          + "November 19, 2026."
      case .nothingOwed: "The bank's data states RUB 1,000.00 for this day, and also that nothing is owed."
      }
    }
  }

  private func facts(_ evidence: Evidence?) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-18")
    evidence?.add(to: &facts)
    return facts
  }

  private static func isAboutPayment(_ warning: Diagnostic) -> Bool {
    warning.summary.hasPrefix("An instalment is") || warning.summary.hasPrefix("A payment of the debt is due")
  }

  private func banners(_ loan: LoanOnScreen) -> [String] {
    flattened(WhatToDo(loan: loan).body).compactMap {
      if case .banner(let banner) = $0 { banner.title.plain } else { nil }
    }
  }

  @Test("is reported, asked about and shown with both figures, and never demanded", arguments: Evidence.allCases)
  func asked(evidence: Evidence) {
    let facts = facts(evidence)
    let found = facts.contradictions(at: "$").filter { Self.isAboutPayment($0) }
    #expect(found.map { "\($0.summary) \($0.found ?? "") / \($0.expected ?? "")" } == [evidence.finding])
    let loan = shownLoan(facts)
    #expect(WhatToDo(loan: loan).body.count == 1)
    #expect(banners(loan) == ["Ask the bank how much the payment of December 5, 2026 is"])
    let notes = flattened(NextPayment(loan).body).compactMap { item -> Note? in
      if case .note(let note) = item, note.id == "payment.contradiction" { note } else { nil }
    }
    #expect(notes.map(\.text.plain) == [evidence.text])
    #expect(notes.allSatisfy { !$0.missing.isEmpty }, "the screen is partial")
    #expect(loan.paymentsDue(before: day("2027-01-01")).map(\.amount) == [.notProvided])
  }

  @Test("is none where the figures agree")
  func agreement() {
    func task(_ change: (inout LoanFacts) -> Void) -> LoanTask? {
      var facts = facts(nil)
      change(&facts)
      #expect(facts.contradictions(at: "$").allSatisfy { !Self.isAboutPayment($0) })
      return shownLoan(facts).task
    }
    let pay = task { _ in }
    guard case .pay = pay else {
      Issue.record("\(String(describing: pay))")
      return
    }
    // The announced payment is for another day, or the same.
    for (from, payment) in [("2026-12-05", "1000"), ("2027-01-05", "1100")] {
      #expect(
        task {
          $0.terms.rateChange = known(
            AnnouncedRateChange(from: day("2026-11-30"), paymentFrom: day(from), payment: rub(payment)))
        } == pay)
    }
    // The repayment leaves the payment as it is, or comes on its day, or leaves no payments.
    for (extent, on, after) in [
      (BookedRepayment.Extent.part, "2026-11-19", "1000"), (.part, "2026-12-05", "900"), (.full, "2026-11-19", "900"),
    ] {
      let repayment = BookedRepayment(extent, on: day(on), paymentAfter: rub(after))
      #expect(
        facts(nil).with { $0.bookedRepayments = known([repayment]) }.contradictions(at: "$").isEmpty, "\(repayment)")
    }
  }

  @Test("is any of a debt of zero or less of which nothing is stated to be owed, and none that needs no debt")
  func nothingOwed() throws {
    func isContradicted(_ change: (inout LoanFacts) -> Void) -> Bool {
      let facts = facts(.nothingOwed).with(change)
      return shownLoan(facts).contradictionOfNext == .nothingOwed
    }
    for kind in Obligation.Kind.allCases where kind != .overdue {
      let isOfDebt = kind != .fee && kind != .other && kind != .balloon
      #expect(isContradicted { $0.changeNext { $0.kind = kind } } == isOfDebt, "\(kind)")
    }
    #expect(!isContradicted { $0.changeNext { $0.covered = $0.amount } })
    #expect(!isContradicted { $0.changeNext { $0.amount = known(Money(minorUnits: 100, currency: .usd)) } })
    #expect(!isContradicted { $0.debt.total = known(rub("1")) } && isContradicted { $0.debt.total = known(rub("-1")) })
    let amount = rub("1")
    let debts: [(inout LoanFacts) -> Void] = [
      { $0.debt.principal = known(amount) }, { $0.debt.interest = known(amount) }, { $0.debt.fees = known(amount) },
      { $0.debt.penalties = known(amount) }, { $0.debt.payoff = known(Payoff(amount: amount)) },
      { $0.debt.otherPortions = known([Portion(.insurance, amount)]) },
      { $0.revolving.lines = known([CreditLine(id: "a", used: known(Money(minorUnits: 1, currency: .usd)))]) },
    ]
    for (index, debt) in debts.enumerated() { #expect(!isContradicted(debt), "debt \(index + 1)") }
    // What follows from the schedule is no statement of the source.
    let row = ScheduleRow(due: day("2026-12-05"), payment: rub("1000"))
    #expect(
      !isContradicted {
        $0.obligations = .notProvided
        $0.schedule = PaymentSchedule(kind: .full, rows: [row])
      })
    for isPaid in [true, false] {
      let payout = Payout(on: day("2026-11-30"), amount: rub("1000"), isPaid: isPaid)
      #expect(isContradicted { $0.disbursement = known(DisbursementTerms(payouts: [payout])) } == isPaid)
    }
  }

  @Test("is not demanded to keep a grace period if nothing is owed")
  func grace() {
    func sum(_ evidence: Evidence?) -> Money? {
      facts(evidence).with { facts in
        facts.changeNext { $0.kind = .statement }
        facts.revolving.grace = known(GracePeriod(state: .running, until: day("2026-12-05"), amount: rub("1000")))
      }.on(day("2026-11-21")).obligationForGrace?.remaining
    }
    #expect(sum(nil) == rub("1000"))
    #expect(sum(.nothingOwed) == nil)
  }

  @Test("is not demanded by the header if a holiday contradicts it, nor after a transfer")
  func header() {
    func statuses(_ change: (inout LoanFacts) -> Void) -> [String] {
      LoanDetailSectionsTests.header(facts(nil).with(change), on: "2026-12-02").statuses.map(\.id.rawValue)
    }
    #expect(statuses { _ in }.contains("status.due"))
    #expect(statuses { Evidence.announcement.add(to: &$0) }.contains("status.due"), "a payment is due, of some amount")
    #expect(!statuses { Evidence.holiday.add(to: &$0) }.contains("status.due"))
    #expect(!statuses { Evidence.nothingOwed.add(to: &$0) }.contains("status.due"))
    #expect(
      !statuses {
        $0.transfer = known(LoanTransfer(kind: .servicing, effective: day("2026-12-01"), to: words("Other", "Другой")))
      }.contains("status.due"))
  }
}
