import Foundation
import LoanArithmetic

/// Only what has one of the arguments in its name is run, or everything.
func isWanted(_ name: String) -> Bool {
  let filters = CommandLine.arguments.dropFirst()
  return filters.isEmpty || filters.contains { name.contains($0) }
}

/// Runs work repeatedly and gives the median time of one run in microseconds.
func median(_ name: String, _ work: () throws -> Int) rethrows -> Double {
  guard isWanted(name) else { return .nan }
  let clock = ContinuousClock()
  var checksum = 0
  for _ in 0..<20 { checksum &+= try work() }
  var samples: [Double] = []
  for _ in 0..<41 {
    let elapsed = try clock.measure { for _ in 0..<20 { checksum &+= try work() } }
    samples.append(Double(elapsed.components.attoseconds) / 1e12 / 20)
  }
  // The checksum is printed so that no run can be optimised away.
  FileHandle.standardError.write(Data("\(name): checksum \(checksum)\n".utf8))
  return samples.sorted()[20]
}

func report(_ name: String, _ ours: Double, limit: Double?, naive: Double? = nil) {
  guard isWanted(name) else { return }
  func text(_ value: Double) -> String { String(format: "%.1f", value) }
  var line = "\(name): \(text(ours)) µs"
  if let limit { line += ", limit \(text(limit)) µs" }
  if let naive, !naive.isNaN {
    line += ", naive \(text(naive)) µs, ours is \(String(format: "%.3f", ours / naive)) of it"
  }
  print(line)
}

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "stress", let requests = Int(CommandLine.arguments[2])
{
  Stress.run(requests)
  exit(0)
}

guard let million = Money("1000000.00", currency: .rub), let rate = ExactDecimal("11.5"),
  let start = CalendarDate("2024-01-25")
else { exit(70) }

let plain = ScheduleTerms(principal: million, annualRatePercent: rate, payments: 360)
var dated = plain
dated.disbursed = start
var counted = dated
counted.accrual = .days(.actualActualRU)
var levelled = counted
(levelled.rounding, levelled.levelPayment) = (.halfEven, .exact)

let naiveAnnuity = median("naive annuity") {
  Naive.annuity(principal: 1_000_000, percent: Decimal(string: "11.5") ?? 0, payments: 360).count
}
for (name, terms, limit) in [
  ("annuity, 360 rows", plain, 20.0), ("annuity, 360 dated rows", dated, 20),
  ("annuity, 360 rows by days", counted, nil), ("annuity, 360 rows, exact level payment", levelled, nil),
] as [(String, ScheduleTerms, Double?)] {
  report(name, try median(name) { try Schedule(terms).rows.count }, limit: limit, naive: naiveAnnuity)
}

let schedule = try Schedule(dated)
let flows =
  [DatedCashFlow(date: start, amount: WideDecimal(coefficient: -100_000_000, scale: 2))]
  + schedule.rows.compactMap { row in
    row.date.map { DatedCashFlow(date: $0, amount: WideDecimal(coefficient: Int128(row.payment), scale: 2)) }
  }
let timed = flows.enumerated().map { index, flow in
  CashFlow(amount: flow.amount, time: Fraction(Int128(index), 12) ?? .zero)
}
let doubles = flows.enumerated().map { (time: Double($0) / 12, amount: Double($1.amount.coefficient) / 100) }
let naiveRate = median("naive rate") { Int(Naive.rate(doubles) * 1e9) }
report(
  "EU rate, 360 flows",
  try median("EU rate, 360 flows") { Int(try EUAnnualPercentageRate.solve(timed).percent.coefficient) },
  limit: 100, naive: naiveRate)
report(
  "EU rate, 360 dated flows",
  try median("EU rate, 360 dated flows") { Int(try EUAnnualPercentageRate.solve(flows).percent.coefficient) },
  limit: 100, naive: naiveRate)
report(
  "US rate, 360 dated flows",
  try median("US rate, 360 dated flows") { Int(try USAnnualPercentageRate(flows).rate.percent.coefficient) },
  limit: 100, naive: naiveRate)
report(
  "ПСК, 360 dated flows", try median("ПСК, 360 dated flows") { Int(try FullLoanCost(flows).rate.percent.coefficient) },
  limit: 100,
  naive: naiveRate)
report(
  "year fraction",
  try median("year fraction") {
    Int(try DayCount.actualActualISDA.yearFraction(from: start, to: flows[359].date).numerator)
  },
  limit: nil)
