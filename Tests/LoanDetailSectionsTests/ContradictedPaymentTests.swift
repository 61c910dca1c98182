import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

@Suite("A payment that the source contradicts")
struct ContradictedPaymentTests {
  /// What contradicts an instalment of 1 000 ₽ on December 5.
  enum Evidence: CaseIterable {
    case holiday, reducedPayment, announcement, repayment

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
      }
    }
  }

  private func facts(_ evidence: Evidence?) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-18")
    evidence?.add(to: &facts)
    return facts
  }

  private func banners(_ loan: LoanOnScreen) -> [String] {
    flattened(WhatToDo(loan).body).compactMap { if case .banner(let banner) = $0 { banner.title.plain } else { nil } }
  }

  @Test("is reported, asked about and shown with both figures, and never demanded", arguments: Evidence.allCases)
  func asked(evidence: Evidence) {
    let facts = facts(evidence)
    let found = facts.contradictions(at: "$").filter { $0.summary.hasPrefix("An instalment is") }
    #expect(found.map { "\($0.summary) \($0.found ?? "") / \($0.expected ?? "")" } == [evidence.finding])
    let loan = shownLoan(facts)
    #expect(WhatToDo(loan).body.count == 1)
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
      #expect(facts.contradictions(at: "$").allSatisfy { !$0.summary.hasPrefix("An instalment is") })
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

  @Test("is not demanded by the header if a holiday contradicts it, nor after a transfer")
  func header() {
    func statuses(_ change: (inout LoanFacts) -> Void) -> [String] {
      LoanDetailSectionsTests.header(facts(nil).with(change), on: "2026-12-02").statuses.map(\.id.rawValue)
    }
    #expect(statuses { _ in }.contains("status.due"))
    #expect(statuses { Evidence.announcement.add(to: &$0) }.contains("status.due"), "a payment is due, of some amount")
    #expect(!statuses { Evidence.holiday.add(to: &$0) }.contains("status.due"))
    #expect(
      !statuses {
        $0.transfer = known(LoanTransfer(kind: .servicing, effective: day("2026-12-01"), to: words("Other", "Другой")))
      }.contains("status.due"))
  }
}
