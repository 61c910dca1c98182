import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// A chart of the payments per year; empty if the schedule is not complete.
  func scheduleByYear() -> [Item] {
    guard let payments = facts.yearlyPayments else { return [] }
    trace("composition.years", [source(.schedule)])
    let title = titleWithCurrency(Words.scheduleByYear)
    let parts = payments.totals.map { total in
      "\((total.title ?? Words.text(of: total.component))(language).lowercasedFirst) \(context.formatter.money(total.amount).text)"
    }
    let chart = Chart(
      id: "composition.years.chart", title: title(language),
      summary: "\(Words.overWholeTerm(language)) \(parts.joined(separator: ", ")).", shape: .stackedBars,
      axis: Words.year(language),
      series: payments.totals.map { total in
        Chart.Series(id: total.component.rawValue, title: (total.title ?? Words.text(of: total.component))(language))
      },
      points: payments.years.map { year in
        Chart.Point(
          id: "composition.years.\(year.number)", label: "\(year.number)",
          amounts: year.amounts.map { $0.map { context.formatter.figure($0) } })
      }, ticks: context.formatter.ticks(for: payments.years.map(\.amounts), drawnAs: .stackedBars))
    return section("composition.years", title, [.chart(chart)])
  }
}
