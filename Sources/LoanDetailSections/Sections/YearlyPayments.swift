public import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
public import Localization

/// A chart of the payments of each year; empty if the schedule is not complete.
public struct YearlyPayments: LoanSection {
  public static let name: SectionName = "composition.years"
  public static let summary = "The payments of each year by their parts, as a chart."
  public static let needs = [NeededFact("schedule", group: .schedule)]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var title: LocalizedText? { titleWithCurrency(LoanWords.scheduleByYear) }
  public static let emptiness = "the schedule is not complete"
  /// Whether there is a chart.
  var hasContent: Bool { loan.yearlyPayments != nil }

  public var items: [Item] {
    if let payments = loan.yearlyPayments {
      beforeRepayment("booked")
      chart(payments)
    }
  }

  private func chart(_ payments: LoanOnDay.YearlyPayments) -> Item {
    let parts: [(any CaptionText)?] = payments.totals.map { total in
      said(LoanWords.amount(of: inside(title(of: total)), value(total.amount)))
    }
    let summary = said(LoanWords.overWholeTerm(parts.joinedTexts() ?? ""))
    return .chart(
      Chart(
        id: "composition.years.chart", title: titleWithCurrency(LoanWords.scheduleByYear)(language),
        summary: summary.text, shape: .stackedBars,
        axis: LoanWords.year(language),
        series: payments.totals.map { total in
          Chart.Series(id: total.component.rawValue, title: title(of: total)(language))
        },
        points: payments.years.map { year in
          Chart.Point(
            id: "composition.years.\(year.number)", label: "\(year.number)",
            amounts: year.amounts.map { $0.map { context.formatter.figure($0) } })
        }, ticks: context.formatter.ticks(for: payments.years.map(\.amounts), drawnAs: .stackedBars)))
  }
}
