import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The debts that the bank expects on later days, as the bank states them. If there are more than five, the main screen
/// shows the first five and the number of all.
///
/// ```
/// The bank's forecast of the debt, RUB
///   Day                  Debt
///   11/15/2027   2,642,799.91
///   11/15/2028   2,904,437.10
/// ```
struct DebtForecast: LoanSection {
  static let name = SectionName.forecast
  static let priority = Priority.low
  static let summary = "The debts that the bank expects on later days."
  static let needs = [NeededFact("debt.forecast", \.debt.forecast)]
  static let emptiness = "no such day is to come"

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var title: LocalizedText? { titleWithCurrency(LoanWords.forecastOfDebt) }
  var silence: String? { silenceWhenOver }

  private static let rowsOnMainScreen = 5

  var items: [Item] {
    list(LoanWords.forecastOfDebt, facts.debt.forecast) { forecast in
      // After a booked repayment of everything, nothing is owed.
      let coming = forecast.filter { $0.on >= day && !loan.isReplacedByRepayment($0.on) }
      let shown = screen == .main ? Array(coming.prefix(Self.rowsOnMainScreen)) : coming
      if !coming.isEmpty {
        table(
          "rows", title ?? LoanWords.forecastOfDebt,
          [column("on", LoanWords.date, .leading, .high), column("total", LoanWords.debt, .trailing, .high)],
          of: shown, named: { "forecast.\($0.on)" }
        ) { id, expected in
          TableRow(id: id, cells: [.date(formatter.date(expected.on, .numeric)), figure(expected.total)])
        }
      }
      if shown.count < coming.count {
        row(
          "count", LoanWords.forecastCount, facts.debt.forecast.map { _ in coming.count },
          destination: .screen(.details))
      }
    }
  }
}
