import Benchmark
import Foundation
import LoanArithmetic

/// A loan of a million over 360 months, calculated in several ways, each beside the naive way of the same name.
private struct Loan {
  let plain: ScheduleTerms
  let dated: ScheduleTerms
  let counted: ScheduleTerms
  let levelled: ScheduleTerms
  let flows: [DatedCashFlow]
  let timed: [CashFlow]
  let doubles: [(time: Double, amount: Double)]

  init?() {
    guard let million = Money("1000000.00", currency: .rub), let rate = ExactDecimal("11.5"),
      let start = CalendarDate("2024-01-25")
    else { return nil }
    plain = ScheduleTerms(principal: million, annualRatePercent: rate, payments: 360)
    var terms = plain
    terms.disbursed = start
    dated = terms
    terms.accrual = .days(.actualActualRU)
    counted = terms
    (terms.rounding, terms.levelPayment) = (.halfEven, .exact)
    levelled = terms
    guard let rows = try? Schedule(dated).rows else { return nil }
    flows =
      [DatedCashFlow(date: start, amount: WideDecimal(coefficient: -100_000_000, scale: 2))]
      + rows.compactMap { row in
        row.date.map { DatedCashFlow(date: $0, amount: WideDecimal(coefficient: Int128(row.payment), scale: 2)) }
      }
    timed = flows.enumerated().map { index, flow in
      CashFlow(amount: flow.amount, time: Fraction(Int128(index), 12) ?? .zero)
    }
    doubles = flows.enumerated().map { (time: Double($0) / 12, amount: Double($1.amount.coefficient) / 100) }
  }
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(metrics: [.wallClock], maxDuration: .milliseconds(500))
  guard let loan = Loan() else { return }

  for (name, terms) in [
    ("", loan.plain), (", dated", loan.dated), (", by days", loan.counted), (", exact level payment", loan.levelled),
  ] {
    Benchmark("annuity, 360 rows\(name)") { _ in blackHole(try Schedule(terms)) }
  }
  Benchmark("annuity, 360 rows, naive") { _ in
    blackHole(Naive.annuity(principal: 1_000_000, percent: Decimal(string: "11.5") ?? 0, payments: 360))
  }
  Benchmark("rate, 360 flows, EU") { _ in blackHole(try EUAnnualPercentageRate.solve(loan.timed)) }
  Benchmark("rate, 360 flows, EU, dated") { _ in blackHole(try EUAnnualPercentageRate.solve(loan.flows)) }
  Benchmark("rate, 360 flows, US, dated") { _ in blackHole(try USAnnualPercentageRate(loan.flows)) }
  Benchmark("rate, 360 flows, ПСК, dated") { _ in blackHole(try FullLoanCost(loan.flows)) }
  Benchmark("rate, 360 flows, naive") { _ in blackHole(Naive.rate(loan.doubles)) }
  Benchmark("year fraction", configuration: .init(scalingFactor: .kilo)) { benchmark in
    let days = loan.flows
    for _ in benchmark.scaledIterations {
      blackHole(try DayCount.actualActualISDA.yearFraction(from: days[0].date, to: days[359].date))
    }
  }
}
