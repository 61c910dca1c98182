import LoanArithmetic
import Testing

@testable import LoanDetailSections
@testable import Loans

@Suite("The next adjustment of a rate by its index")
struct RateResetTests {
  private func facts() throws -> LoanFacts {
    var facts = try loanOnTheWay()
    facts.debt.payoff = known(Payoff(amount: rub("500000"), validOn: day("2026-11-21"), perDiem: rub("150")))
    facts.terms.rates = known([
      AppliedRate(
        rate: Rate(percent: percent("17.4"), kind: .indexed), from: day("2025-12-15"),
        index: RateIndex(
          name: words("Key rate", "Ключевая ставка"), margin: percent("2.4"), value: percent("15"),
          nextReset: day("2026-12-15"), knownOn: day("2026-12-11"), published: words("in the app", "в приложении")))
    ])
    return facts
  }

  @Test("is a change with the index, and when and where the new rate is known")
  func change() throws {
    let changes = lines(ComingChanges(shownLoan(try facts())))
    #expect(
      changes.prefix(4) == [
        "changes.rate-resets.day | First day of the new rate | December 15, 2026 | in 24 days",
        "changes.rate-resets.index | New rate | Key rate, now 15%, plus 2.4 percentage points",
        "changes.rate-resets.known | New rate known on | December 11, 2026 | in 20 days",
        "changes.rate-resets.published | Where to see it | in the app",
      ])
  }

  @Test("is not announced once the new rate is")
  func announced() throws {
    var facts = try facts()
    facts.terms.rateChange = known(AnnouncedRateChange(from: day("2026-12-15"), rate: Rate(percent: percent("16.9"))))
    #expect(!lines(ComingChanges(shownLoan(facts))).contains { $0.contains("rate-resets") })
  }

  @Test("leaves later payments at the present rate, and a later payoff unknown")
  func later() throws {
    let facts = try facts()
    let note =
      "The rate is adjusted on December 15, 2026. The payments after that day are calculated at the present rate."
    #expect(notes(Schedule(loan: shownLoan(facts)).body).contains(note))
    #expect(facts.on(day("2026-11-21")).unsettledRateChange(by: day("2026-12-15")) == day("2026-12-15"))
    #expect(facts.on(day("2026-11-21")).unsettledRateChange(by: day("2026-12-14")) == nil)
    #expect(facts.on(day("2026-12-16")).atRateOfTodayFrom == nil)
  }

  @Test("gives no schedule from the first day, whose rate is unknown")
  func firstRate() throws {
    var facts = try facts()
    facts.schedule = PaymentSchedule()
    #expect(LoanOnDay(facts, on: day("2026-11-21")).facts.schedule.rows.isEmpty)
  }
}
