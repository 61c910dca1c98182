import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A debt no schedule applies to")
struct UnscheduledTests {
  private func card() -> LoanFacts {
    var facts = healthyLoan()
    facts.schedule.absence = .notApplicable
    return facts
  }

  private func plain(_ facts: LoanFacts) -> PlainLoan {
    PlainLoan(LoanRecord(id: ProductID(type: "overdraft", id: "1"), scope: .allCustomers, facts: facts))
  }

  private func unsaid(_ facts: LoanFacts) -> String? {
    items(.details, of: shownLoan(facts)).lazy
      .compactMap { if case .note(let note) = $0, note.id == "unsaid" { note.text } else { nil } }.first
  }

  @Test("is not told to lack what does not apply to it")
  func inapplicable() {
    var facts = healthyLoan()
    facts.debt = Debt()
    facts.debt.total = .absent(.notApplicable)
    (facts.obligations, facts.operations) = (.absent(.notApplicable), .absent(.notApplicable))
    facts.schedule.absence = .notApplicable
    let loan = shownLoan(facts)
    #expect(items(.main, of: loan).allSatisfy { $0.id != "debt.missing" && $0.id != "payment" })
    #expect(unsaid(facts)?.contains("next payment") == false)
    #expect(notes(items(.composition, of: loan)) == ["There are no amounts to break down."])
    #expect(notes(Operations(loan: loan).body) == ["There are no transactions to show."])
    #expect(notes(LoanDetailSections.Schedule(loan: loan).body) == ["There is no payment schedule."])
    facts.operations = .notProvided
    #expect(notes(Operations(loan: shownLoan(facts)).body) == ["The bank's system does not provide the transactions."])
  }

  @Test("is not said to be paid on one", arguments: [("en_US", "Nothing is overdue"), ("ru_RU", "Просрочки нет")])
  func status(locale: String, text: String) {
    #expect(header(card(), locale: locale).statuses.map(\.text) == [text])
    #expect(header(healthyLoan(), locale: "en_US").statuses.map(\.text) == ["Paid on schedule"])
  }

  @Test("has terms, and is not called a loan")
  func heading() {
    #expect(MainTerms(shownLoan(card())).body.map(\.content.accessibilityLabel) == ["Terms"])
    #expect(MainTerms(shownLoan(healthyLoan())).body.map(\.content.accessibilityLabel) == ["About the loan"])
  }

  @Test("has no way to a schedule, and no such screen")
  func screens() {
    let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))
    func ways(_ facts: LoanFacts) -> [String] {
      var facts = facts
      facts.operations = known([LoanOperation(id: "1", kind: .payment, date: day("2026-11-05"), amount: rub("1000"))])
      if facts.schedule.absence != .notApplicable {
        facts.schedule.rows = [ScheduleRow(number: 1, due: day("2026-12-05"), payment: rub("1000"))]
      }
      return flattened(plain(facts).mainViewModel(in: context).contentItems).flatMap(\.content.parts)
        .map(\.id.rawValue).filter { $0.hasPrefix("more.") }
    }
    #expect(ways(card()) == ["more.composition", "more.operations", "more.details"])
    #expect(ways(healthyLoan()) == ["more.schedule"] + ways(card()))
    #expect(plain(card()).screens == [.main, .details, .composition, .operations])
    #expect(plain(card()).viewModel(for: .schedule, in: context) == nil)
    #expect(plain(healthyLoan()).viewModel(for: .schedule, in: context) != nil)
  }

  @Test("is not said to lack one")
  func lacksNothing() {
    let (without, with) = (unsaid(card()), unsaid(healthyLoan()))
    #expect(without?.contains("payment schedule") == false)
    #expect(with?.contains("payment schedule") == true)
  }

  @Test("has none worked out for it from its terms")
  func notDerived() throws {
    var facts = healthyLoan()
    facts.opened = known(day("2026-11-05"))
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: try #require(ExactDecimal("12"))))])
    facts.terms.amortisation = known(.annuity)
    facts.terms.interest = known(try #require(InterestAccrual.named["ACT/ACT RU"]))
    facts.terms.payments = known(12)
    facts.terms.paymentEvery = Term(1, .months).map { known($0) } ?? .notProvided
    #expect(shownLoan(facts).facts.schedule.kind == .derived)
    facts.schedule.absence = .notApplicable
    #expect(shownLoan(facts).facts.schedule.kind == .none)
  }
}
