import LoanArithmetic

extension InterestAccrual {
  /// Whether the interest needs a calendar of business days.
  var countsBusinessDays: Bool { self == .days(.business252) }
}
