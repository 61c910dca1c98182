/// A length of time in one calendar unit: a loan's term or the step between its payments.
public struct Term: Sendable, Hashable {
  /// The unit that is counted.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case days, weeks, months, years
  }

  /// How many units: one or more.
  public let count: Int
  /// The unit that is counted.
  public let unit: Unit

  /// Makes a term; `nil` unless the count is in 1...120 000.
  public init?(_ count: Int, _ unit: Unit) {
    guard (1...120_000).contains(count) else { return nil }
    self.count = count
    self.unit = unit
  }

  private init(one unit: Unit) { (count, self.unit) = (1, unit) }

  /// One month.
  public static let month = Term(one: .months)

  /// The whole months of a term of months or years.
  var months: Int? {
    switch unit {
    case .months: count
    case .years: count * 12
    case .days, .weeks: nil
    }
  }

  /// The days of a term of days or weeks.
  var days: Int? {
    switch unit {
    case .days: count
    case .weeks: count * 7
    case .months, .years: nil
    }
  }

  /// The part of a year as equal periods count it: twelve months, 52 weeks or 365 days to the year.
  var equalPart: (parts: Int, year: Int) {
    switch unit {
    case .days: (count, 365)
    case .weeks: (count, 52)
    case .months: (count, 12)
    case .years: (count, 1)
    }
  }
}
