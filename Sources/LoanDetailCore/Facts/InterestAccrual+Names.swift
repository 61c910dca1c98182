package import LoanArithmetic

extension InterestAccrual {
  /// The values by the names that records and requests use: `equal-periods`, or the name of a day count convention.
  package static let named: [String: InterestAccrual] = DayCount.allCases.reduce(into: ["equal-periods": .equalPeriods])
  {
    $0[$1.rawValue] = .days($1)
  }
}

extension InterestAccrual {
  /// Whether the interest needs a calendar of business days.
  var countsBusinessDays: Bool { self == .days(.business252) }
}
