import LoanArithmetic

/// A nominal rate as a request states it: in percent a year, or in percent a day.
struct RequestedRate {
  /// The time to which a stated rate applies.
  enum Unit: Equatable {
    case year, day
  }

  /// The members of a change of the rate.
  enum ChangeField: String, CaseIterable {
    case from
    case annualRatePercent = "annual_rate_percent"
    case dailyRatePercent = "daily_rate_percent"
  }

  /// The highest rate in percent a day; 365 times this rate is within the limit of a yearly rate, 100 000 %.
  private static let highestDaily: Int64 = 273

  /// The unit in which the request states the rate.
  let unit: Unit
  /// The rate in percent a year; for a daily rate, 365 times that rate.
  let annualPercent: ExactDecimal

  /// Reads the rate from one of two members.
  ///
  /// - Parameters:
  ///   - annual: the member with a rate a year.
  ///   - daily: the member with a rate a day.
  ///   - only: the unit that the rate must have; `nil` for either.
  init<Name>(
    _ fields: RequestFields<Name>, annual: Name, daily: Name, only: Unit? = nil
  ) throws(CalculationError) {
    let (forbidden, allowed) = only == .day ? (annual, daily) : (daily, annual)
    if fields.has(forbidden), only != nil || fields.has(allowed) {
      throw CalculationError(
        .contradiction, at: fields.path(of: forbidden), found: forbidden.rawValue,
        expected: only == nil
          ? "either \(annual.rawValue) or \(daily.rawValue)" : "\(allowed.rawValue), as in the first rate")
    }
    guard only == .day || fields.has(daily) else {
      unit = .year
      annualPercent = try fields.required(annual, as: .decimal)
      return
    }
    let percent = try fields.required(daily, as: .decimal)
    guard percent.coefficient >= 0, percent.isAtMost(Self.highestDaily) else {
      throw CalculationError(
        .outOfRange, at: fields.path(of: daily), found: percent.description,
        expected: "a percentage in 0...\(Self.highestDaily)")
    }
    guard let yearly = percent.yearlyFromDaily else {
      throw CalculationError(
        .overflow, at: fields.path(of: daily), found: percent.description, expected: "a percentage of fewer digits")
    }
    unit = .day
    annualPercent = yearly
  }
}
