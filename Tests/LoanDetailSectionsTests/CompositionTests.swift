import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import TestSupport
import Testing

struct CompositionTests {
  private func breakdowns(_ facts: LoanFacts, on asOf: String = "2026-11-21") -> [Breakdown] {
    flattened(items(.composition, of: shownLoan(facts, on: asOf)))
      .compactMap { if case .breakdown(let breakdown) = $0 { breakdown } else { nil } }
  }

  private func minorUnits(_ row: Row) -> Int64 {
    if case .money(let money) = row.value { money.minorUnits } else { 0 }
  }

  @Test("the parts add up to the whole, whatever the source gives", arguments: 0..<200)
  func partsAddUp(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func amount() -> Fact<Money> {
      Bool.random(using: &random)
        ? known(Money(minorUnits: .random(in: 0...10_000_000, using: &random), currency: .rub)) : .notProvided
    }
    var facts = healthyLoan()
    facts.debt.total = amount()
    facts.debt.principal = amount()
    facts.debt.interest = amount()
    facts.debt.fees = amount()
    facts.debt.penalties = amount()
    let payment = amount()
    let portions = Portion.Component.allCases.compactMap { component in
      amount().value.map { Portion(component, $0) }
    }
    facts.changeNext {
      $0.amount = payment
      $0.portions = portions
    }
    for breakdown in breakdowns(facts) {
      #expect(breakdown.parts.map(minorUnits).reduce(0, +) == minorUnits(breakdown.total))
    }
  }

  @Test("what the bank does not itemise is a part of its own")
  func restIsShown() throws {
    var facts = healthyLoan()
    facts.debt.interest = .notProvided
    let debt = try #require(breakdowns(facts).first { $0.id == "debt.parts" })
    #expect(debt.parts.map(\.label) == ["Principal", "Not itemized by the bank"])
    #expect(facts.contradictions(at: "$").isEmpty)
  }

  @Test("parts that exceed the whole are shown with their difference, and flagged")
  func contradictionIsShownAndFlagged() throws {
    var facts = healthyLoan()
    facts.debt.total = known(rub("10000"))
    let debt = try #require(breakdowns(facts).first { $0.id == "debt.parts" })
    #expect(debt.parts.map(\.label) == ["Principal", "Interest", "Difference in the bank's data"])
    #expect(
      facts.contradictions(at: "$").map(\.message) == [
        "The parts do not add up to the whole. Found parts of 10100.00 RUB; expected 10000.00 RUB. "
          + "Both are shown as they are; the owners of the record mend one of them."
      ])
  }

  @Test("without any parts the screen says so")
  func nothingKnown() {
    let facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    let items = items(.composition, of: shownLoan(facts))
    #expect(items.count == 1)
    guard case .note(let note) = items.first else {
      Issue.record("expected a note, found \(items)")
      return
    }
    #expect(note.text == "The bank's system does not provide a breakdown of the amounts.")
  }
}
