import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A booked repayment that changes the payments, before its day and after it")
struct PassedRepaymentTests {
  private let part = BookedRepayment(.part, on: day("2026-11-23"), amount: rub("50000"), effect: .smallerPayment)

  private func facts(_ booked: BookedRepayment...) throws -> LoanFacts {
    var facts = try loanOnTheWay()
    facts.bookedRepayments = known(booked)
    return facts
  }

  private func told(_ facts: LoanFacts, on asOf: String) -> String? { advice(facts, on: asOf).first }

  private let data = "The data is as of November 21, 2026 and does not show later payments."

  @Test("is to be checked after its day, and the payments around are still those that follow from it")
  func passedPart() throws {
    let facts = try facts(part)
    let before = try #require(facts.on(day("2026-11-21")).payments(missed: 1, ahead: 2))
    let after = try #require(facts.on(day("2026-11-25")).payments(missed: 1, ahead: 2))
    #expect(before.next.kind == .earlyRepayment && after.next == before.ahead.first)
    #expect(after.next.payment == rub("18076.18") && after.calculated.contains(after.next))
    #expect(
      told(facts, on: "2026-11-25")
        == "Pay RUB 20,343.68 by November 27, 2026 | "
        + "Check also that the early repayment of November 23, 2026 was carried out. \(data)")
    let note =
      "This is the schedule before the early repayment booked for November 23, 2026: the payments after that day "
      + "will change."
    #expect(notes(LoanDetailSections.Schedule(loan: shownLoan(facts, on: "2026-11-25")).body).contains(note))
  }

  @Test("has the payment after it beside the one that the source states", arguments: ["2026-11-21", "2026-11-25"])
  func nextPayment(on asOf: String) throws {
    func after(_ booked: BookedRepayment...) throws -> String? {
      var facts = try loanOnTheWay()
      facts.bookedRepayments = known(booked)
      return lines(NextPayment(shownLoan(facts, on: asOf))).first { $0.hasPrefix("payment.after-repayment") }
    }
    #expect(
      try after(part)
        == "payment.after-repayment | After the early repayment of November 23, 2026 | RUB 18,076.18 | calculated")
    var onDueDay = part
    onDueDay.on = day("2026-11-27")
    #expect(try after(onDueDay) == nil)
    var second = part
    second.on = day("2026-11-24")
    #expect(try after(part, second) == nil, "nobody knows what follows from both")
  }

  @Test("of everything by another payer is to be checked instead of the payment that it would end")
  func passedWhole() {
    var facts = healthyLoan(asOf: "2026-11-21") { _ in }
    let salary = BookedRepayment(
      .full, on: day("2026-11-25"), amount: rub("10120"),
      payer: .init(.income, otherwise: words("repay by December 5", "погасите до 5 декабря")))
    facts.bookedRepayments = known([salary])
    #expect(
      told(facts, on: "2026-11-26")
        == "Check that the early repayment of November 25, 2026 was carried out | "
        + "If it does not come: repay by December 5. \(data)")
    var part = salary
    part.extent = .part
    facts.bookedRepayments = known([part])
    #expect(
      told(facts, on: "2026-11-26")
        == "Pay RUB 1,000.00 by December 5, 2026 | "
        + "Check also that the early repayment of November 25, 2026 was carried out. "
        + "If it does not come: repay by December 5. \(data)")
  }

  @Test("is named with every other one whose day has passed")
  func several() {
    let facts = healthyLoan(asOf: "2026-11-21") {
      $0.obligations = known([])
      $0.bookedRepayments = known(
        ["2026-11-25", "2026-12-10"].map { BookedRepayment(.part, on: day($0), amount: rub("100")) })
    }
    #expect(
      told(facts, on: "2026-12-20")
        == "Check that the early repayment of November 25, 2026 was carried out | "
        + "Check also that the early repayment of December 10, 2026 was carried out. \(data)")
  }

  @Test("has no payment that a later one ends, and saves an unknown interest beside a later one")
  func changedAgain() throws {
    var first = part
    first.on = day("2026-11-27")
    func texts(_ second: BookedRepayment) throws -> [String: String] {
      let shown = try shownLoan(facts(first, second))
      return LoanDetailSectionsTests.texts(BookedRepayments(loan: shown).body)
    }
    let whole = try texts(BookedRepayment(.full, on: day("2026-12-15")))
    #expect(whole["early.part.payment-after"] == nil && whole["early.part.saved"] == nil)
    let later = try texts(BookedRepayment(.part, on: day("2027-01-10"), amount: rub("50000"), effect: .smallerPayment))
    #expect(later["early.part.payment-after"] == "RUB 18,010.37 | now RUB 20,343.68; calculated")
    #expect(later["early.part.saved"] == nil && later["early.part.2.on"] != nil)
  }

  @Test("is a section of its own beside others, with its payer, and asks for a sum that nobody states")
  func sections() throws {
    var others = BookedRepayment(.part, on: day("2026-12-15"), amount: rub("30000"))
    others.payer = .init(.publicProgramme)
    let facts = try facts(part, others, BookedRepayment(.full, on: day("2027-01-15")))
    let body = BookedRepayments(loan: shownLoan(facts)).body
    let titles = flattened(body).compactMap { if case .section(let section) = $0 { section.title } else { nil } }
    let own = "Booked early repayment"
    let other = "Repayment that others pay, December 15, 2026"
    #expect(titles == [own, "\(own), November 23, 2026", other, "\(own), January 15, 2027"])
    #expect(notes(body) == ["Ask the bank how much must be in the account."])
  }

  @Test("of a part leaves the payment after a holiday unknown")
  func holiday() throws {
    func payment(bookedOn booked: String?) throws -> Money? {
      var facts = try loanOnHoliday()
      facts.bookedRepayments = known(
        booked.map { [BookedRepayment(.part, on: day($0), amount: rub("50000"), paymentAfter: rub("8000"))] } ?? [])
      let end = shownLoan(facts).comingChanges.first { $0.kind == .holidayEnds }
      return try #require(end).payment?.after.value
    }
    #expect(try payment(bookedOn: nil) == rub("13043.17") && payment(bookedOn: "2027-03-10") == rub("13043.17"))
    #expect(try payment(bookedOn: "2026-12-10") == nil && payment(bookedOn: "2027-03-09") == nil)
    var planned = try loanOnHoliday()
    planned.bookedRepayments = known([BookedRepayment(.part, on: day("2026-12-15"), amount: rub("50000"))])
    planned.schedule.rows.append(ScheduleRow(kind: .earlyRepayment, due: day("2026-12-15"), payment: rub("50000")))
    let end = shownLoan(planned).comingChanges.first { $0.kind == .holidayEnds }
    #expect(end?.payment?.after.value == rub("13043.17"), "the schedule contains the repayment")
  }

  @Test("that ends the loan earlier leaves the last day of the contract unknown")
  func end() throws {
    func ends(_ effect: BookedRepayment.Effect, after last: String? = nil) throws -> Bool {
      var facts = try loan(of: "180000", at: "19.9", months: 24, from: "2025-03-21", paid: 20)
      var booked = BookedRepayment(.part, on: day("2026-12-01"), amount: rub("20000"), effect: effect)
      booked.endsAfter = last.map { day($0) }
      facts.bookedRepayments = known([booked])
      return shownLoan(facts).comingChanges.contains { $0.kind == .contractEnds }
    }
    #expect(try ends(.smallerPayment) && ends(.smallerPayment, after: "2027-03-21"))
    #expect(try !ends(.shorterTerm) && !ends(.smallerPayment, after: "2027-01-21"))
  }

  @Test("is not to be checked if its day is before that of the data")
  func beforeTheData() throws {
    let old = BookedRepayment(.part, on: day("2025-01-03"), amount: rub("50000"))
    #expect(try told(facts(old), on: "2026-11-25") == "Pay RUB 20,343.68 by November 27, 2026 | \(data)")
  }
}
