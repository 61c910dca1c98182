import LoanArithmetic
import LoanDetailCore
import Loans
import Testing

@Suite("Interest by business days")
struct BusinessDayFactTests {
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  private func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$.test")) }

  private func loan(_ amortisation: Amortisation = .annuity) throws -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.opened = known(try day("2026-01-05"))
    facts.terms.originalAmount = known(Money(minorUnits: 10_000_00, currency: .rub))
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: ExactDecimal(coefficient: 268, scale: 1)))])
    facts.terms.amortisation = known(amortisation)
    facts.terms.payments = known(6)
    facts.terms.paymentEvery = known(.month)
    facts.terms.interest = known(try #require(InterestAccrual.named["BUS/252"]))
    return facts
  }

  private func loanOnDay(_ facts: LoanFacts) throws -> LoanOnDay { LoanOnDay(facts, on: try day("2026-01-05")) }

  private func holidays(_ years: ClosedRange<Int>) throws -> Set<CalendarDate> {
    Set(try years.map { try day("\($0)-12-25") })
  }

  @Test("gives a schedule with the calendar of the record")
  func derived() throws {
    var facts = try loan()
    facts.terms.holidays = known(try holidays(2026...2026))
    let derived = try loanOnDay(facts).facts
    #expect(derived.schedule.kind == .derived)
    #expect(derived.schedule.rows.count == 6)
    #expect(facts.contradictions(at: "$").isEmpty)
  }

  @Test("is paid as compound interest at the end")
  func bullet() throws {
    var facts = try loan(.bullet)
    facts.terms.holidays = known(try holidays(2026...2026))
    #expect(try loanOnDay(facts).facts.schedule.rows.count == 6)
  }

  @Test("gives no schedule without a calendar, and says why")
  func missing() throws {
    var facts = try loan()
    #expect(try loanOnDay(facts).facts == facts)
    let note = try #require(facts.contradictions(at: "$.loans[0]").first)
    #expect(note.id == "schedule.calendar-needed")
    #expect(note.severity == .note)
    #expect(note.path == "$.loans[0].terms.holidays")
    #expect(note.found == "no holidays")
    facts.schedule.rows = [ScheduleRow(number: 1, due: try day("2026-02-05"))]
    #expect(facts.contradictions(at: "$").isEmpty, "the rows are stated")
  }

  @Test("gives no schedule with a calendar that ends too early")
  func short() throws {
    var facts = try loan()
    facts.terms.holidays = known(try holidays(2024...2025))
    #expect(try loanOnDay(facts).facts == facts)
    #expect(facts.contradictions(at: "$").map(\.found) == ["holidays of 2024-01-01 to 2025-12-31"])
  }
}
