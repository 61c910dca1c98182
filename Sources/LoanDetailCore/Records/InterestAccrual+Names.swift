package import LoanArithmetic

extension InterestAccrual {
  /// The values by the names that records use: `equal-periods`, or the name of a day count convention.
  package static let named: [String: InterestAccrual] = DayCount.allCases.reduce(into: ["equal-periods": .equalPeriods])
  {
    $0[$1.rawValue] = .days($1)
  }
}
