import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The bank's forecast of a debt")
struct DebtForecastTests {
  private func facts(_ forecast: Fact<[ExpectedDebt]>) -> LoanFacts { card { $0.debt.forecast = forecast } }

  private func rows(
    _ forecast: Fact<[ExpectedDebt]>, on asOf: String = "2026-11-21", screen: ScreenID = .details
  ) -> [[String]] {
    rows(of: facts(forecast), on: asOf, screen: screen)
  }

  private func rows(
    of facts: LoanFacts, on asOf: String = "2026-11-21", screen: ScreenID = .details
  ) -> [[String]] {
    flattened(DebtForecast(loan: shownLoan(facts, on: asOf), screen: screen).body).compactMap { item -> Table? in
      if case .table(let table) = item { table } else { nil }
    }.flatMap(\.rows).map { $0.cells.compactMap { $0?.text } }
  }

  private let stated = known(
    (1...7).map { ExpectedDebt(on: day("202\($0 + 2)-11-21"), total: rub("\($0)000000")) })

  @Test("has the stated days from the day of the screen on, and at most five of them on the main screen")
  func days() {
    #expect(rows(stated).count == 4)
    #expect(rows(stated).first == ["11/21/2026", "4,000,000.00"])
    #expect(rows(stated, on: "2026-11-22").first == ["11/21/2027", "5,000,000.00"])
    #expect(rows(stated, on: "2023-01-01", screen: .main).count == 5)
    #expect(rows(stated, on: "2023-01-01").count == 7)
    #expect(rows(stated, on: "2030-01-01").isEmpty)
    func counts(on asOf: String) -> [String] {
      lines(DebtForecast(loan: shownLoan(facts(stated), on: asOf), screen: .main)).filter {
        $0.contains("forecast.count")
      }
    }
    #expect(counts(on: "2023-01-01") == ["forecast.count | Days in the forecast | 7"])
    #expect(counts(on: "2026-11-21") == [])
  }

  @Test("ends with the day of a full repayment that is booked")
  func booked() {
    var facts = facts(stated)
    facts.bookedRepayments = known([BookedRepayment(.full, on: day("2027-11-21"), amount: rub("5000000"))])
    #expect(rows(of: facts).count == 1)
  }

  @Test("is said to be the bank's, and its absence has a reason only if it is withheld")
  func words() {
    guard case .section(let section)? = DebtForecast(loan: shownLoan(facts(stated))).body.first else {
      Issue.record("no section")
      return
    }
    #expect(section.title == "The bank's forecast of the debt, RUB")
    #expect(DebtForecast(loan: shownLoan(facts(.notProvided))).body.isEmpty)
    #expect(!DebtForecast(loan: shownLoan(facts(.absent(.withheld)))).body.isEmpty)
  }

  @Test("is nothing from which anything is calculated")
  func shownOnly() {
    let (with, without) = (shownLoan(facts(stated)), shownLoan(facts(.notProvided)))
    #expect(with.header == without.header)
    #expect(with.task == without.task && with.comingChanges == without.comingChanges)
  }
}
