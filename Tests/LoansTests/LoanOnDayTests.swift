import LoanArithmetic
import Loans
import Testing

@Suite("One loan on one day")
struct LoanOnDayTests {
  private let (dayOfFacts, later): (CalendarDate, CalendarDate)

  init() throws {
    dayOfFacts = try #require(CalendarDate("2026-11-21"))
    later = try #require(CalendarDate("2026-12-10"))
  }

  /// A loan with one payment, due between the two days.
  private func facts() throws -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = dayOfFacts
    let origin = Origin.provider(field: "$.test")
    var payment = Obligation(kind: .instalment)
    payment.due = .known(try #require(CalendarDate("2026-12-05")), origin: origin)
    payment.amount = .known(Money(minorUnits: 100_00, currency: .rub), origin: origin)
    facts.obligations = .known([payment], origin: origin)
    facts.debt.total = .known(Money(minorUnits: 900_00, currency: .rub), origin: origin)
    return facts
  }

  @Test("answers for its own day, and for another one when asked")
  func days() throws {
    let loan = LoanOnDay(try facts(), on: dayOfFacts)
    guard case .pay = loan.task else {
      Issue.record("The task is \(String(describing: loan.task))")
      return
    }
    guard case .check = loan.on(later).task else {
      Issue.record("The later task is \(String(describing: loan.on(later).task))")
      return
    }
    #expect(loan.on(dayOfFacts) === loan)
    #expect(loan.on(later) === loan.on(later), "what was worked out for another day is kept")
  }

  @Test("has the record's facts as they are on their own day, and the day of the facts on values of another day")
  func statedFacts() throws {
    let recorded = try facts()
    #expect(LoanOnDay(recorded, on: dayOfFacts).facts == recorded)
    let total = LoanOnDay(recorded, on: later).facts.debt.total
    guard case .known(_, _, let asOf) = total else {
      Issue.record("The total is \(total)")
      return
    }
    #expect(asOf == dayOfFacts)
  }

  @Test("does not keep itself when it asks what was so on another day")
  func memory() throws {
    weak var kept: LoanOnDay?
    for day in [dayOfFacts, later] {
      do {
        let loan = LoanOnDay(try facts(), on: day)
        kept = loan
        #expect(!loan.headline.isEmpty)
        _ = loan.actionPreviews
        _ = loan.cost
        #expect(kept != nil)
      }
      #expect(kept == nil)
    }
  }
}
