import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The day of an early repayment")
struct EarlyRepaymentDayTests {
  private let part = BookedRepayment(.part, on: day("2026-11-27"), amount: rub("50000"), effect: .smallerPayment)

  private func facts(_ booked: BookedRepayment...) throws -> LoanFacts {
    var facts = try loanOnTheWay()
    facts.bookedRepayments = known(booked)
    return facts
  }

  private func loan(_ facts: LoanFacts) -> LoanOnDay { facts.on(day("2026-11-21")) }

  private func shown(_ facts: LoanFacts) -> [String: String] { texts(BookedRepayments(loan: shownLoan(facts)).body) }

  @Test("needs the instalment and all parts that are repaid on it, as much as is due, and nobody knows what follows")
  func several() throws {
    let second = BookedRepayment(.part, on: part.on, amount: rub("20000"), effect: .smallerPayment)
    let facts = try facts(part, second)
    let loan = loan(facts)
    let need = try #require(loan.repaymentNeed)
    #expect(need.total.value == rub("90343.68"))
    #expect(need.portions.map(\.amount) == [rub("20343.68"), rub("50000"), rub("20000")])
    let due = loan.paymentsDue(before: day("2026-11-28")).compactMap(\.amount.value)
    #expect(Money.sum(due, currency: .rub) == rub("90343.68"))
    #expect(loan.repaymentNeed(of: second).total.value == nil)
    let outcome = loan.outcome(of: part)
    #expect(outcome.paymentAfter.value == nil && outcome.rows == nil)
    let texts = shown(facts)
    #expect(texts["early.part.needed.early"] == "RUB 50,000.00")
    #expect(texts["early.part.needed.early.2"] == "RUB 20,000.00")
  }

  @Test("needs a sum that nobody knows if the whole debt is one of several repayments, or two may be one")
  func unclear() throws {
    let full = BookedRepayment(.full, on: part.on)
    let statedFull = BookedRepayment(.full, on: part.on, amount: rub("458000"))
    for booked in [[part, full], [full, part], [part, statedFull], [part, part]] {
      var facts = try loanOnTheWay()
      facts.bookedRepayments = known(booked)
      let loan = loan(facts)
      #expect(booked.allSatisfy { loan.repaymentNeed(of: $0).total.value == nil })
    }
  }

  @Test("needs what a part of an unknown extent states only if nothing else is due: the whole debt has the instalment")
  func unknownExtent() throws {
    func need(on due: String) throws -> RepaymentNeed {
      var facts = try facts(BookedRepayment(nil, on: day(due), amount: rub("50000")))
      facts.changeNext { $0.covered = $0.amount }
      return try #require(loan(facts).repaymentNeed)
    }
    let onDueDay = try need(on: "2026-11-27")
    #expect(onDueDay.total.value == nil && onDueDay.covered.value == nil && onDueDay.missing.value == nil)
    #expect(try need(on: "2026-12-10").total.value == rub("50000"))
  }

  @Test("needs the fees as such, with what is known to be there, and the payment changes from the instalment alone")
  func fees() throws {
    var facts = try facts(part)
    facts.changeNext { $0.covered = known(rub("5000")) }
    var fee = Obligation(kind: .fee)
    fee.due = known(part.on)
    fee.amount = known(rub("990"))
    let instalment = facts.obligations.value ?? []
    facts.obligations = known(instalment + [fee])
    let texts = shown(facts)
    #expect(texts["early.part.needed.instalment"] == "RUB 20,343.68")
    #expect(texts["early.part.needed.fees"] == "RUB 990.00")
    #expect(texts["early.part.needed.early"] == "RUB 50,000.00")
    #expect(texts["early.part.needed.total"] == "RUB 71,333.68 | calculated")
    #expect(loan(facts).repaymentNeed?.covered.value == rub("5000"))
    #expect(texts["early.part.missing"] == "RUB 66,333.68")
    #expect(texts["early.part.payment-after"] == "RUB 18,010.37 | now RUB 20,343.68; calculated")
    // The instalment of the schedule is due beside a fee that stands alone.
    facts.obligations = known([fee])
    #expect(loan(facts).repaymentNeed?.total.value == rub("71333.68"))
    #expect(shown(facts)["early.part.payment-after"] == "RUB 18,010.37 | now RUB 20,343.68; calculated")
    let row = try #require(facts.schedule.rows.firstIndex { $0.due == part.on })
    facts.schedule.rows[row].payment = nil
    #expect(loan(facts).repaymentNeed?.total.value == nil)
  }
}
