/// A length of time in one calendar unit: the term of a loan or the time between its payments.
public struct Term: Sendable, Hashable {
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case days, weeks, months, years
  }

  /// The number of units, one or more.
  public let count: Int
  public let unit: Unit

  /// Creates a term; `nil` unless the count is in 1...120 000, the months of 10 000 years.
  public init?(_ count: Int, _ unit: Unit) {
    guard (1...120_000).contains(count) else { return nil }
    self.count = count
    self.unit = unit
  }

  /// Creates a term of one unit.
  private init(one unit: Unit) {
    count = 1
    self.unit = unit
  }

  /// One month.
  public static let month = Term(one: .months)

  /// The number of months in a term of months or years; `nil` for days and weeks.
  package var months: Int? {
    switch unit {
    case .months: count
    case .years: count * 12
    case .days, .weeks: nil
    }
  }

  /// The number of days in a term of days or weeks; `nil` for months and years.
  var days: Int? {
    switch unit {
    case .days: count
    case .weeks: count * 7
    case .months, .years: nil
    }
  }

  /// The fraction of a year for equal periods: a year has twelve months, 52 weeks or 365 days.
  var equalPart: (parts: Int, year: Int) {
    switch unit {
    case .days: (count, 365)
    case .weeks: (count, 52)
    case .months: (count, 12)
    case .years: (count, 1)
    }
  }
}
