package import LoanArithmetic

extension InsurancePolicy {
  /// Whether a cover has ended, or how soon it ends.
  package enum Expiry: Sendable, Hashable {
    case expired
    case today
    /// The cover ends in 1...30 days.
    case soon(days: Int)
  }

  /// Returns the expiry on a day; `nil` if the last day of the cover is unknown or more than 30 days ahead.
  package func expiry(on day: CalendarDate) -> Expiry? {
    guard let until else { return nil }
    switch day.days(until: until) {
    case ..<0: return .expired
    case 0: return .today
    case let days where days <= 30: return .soon(days: days)
    default: return nil
    }
  }
}
