/// The unit-period of Regulation Z, Appendix J, (b)(4): the most frequent interval, at most a year.
public enum UnitPeriod: Sendable, Hashable {
  case day
  /// A number of weeks.
  case weeks(Int)
  /// Half a month, counted as 15 days.
  case semimonth
  /// A number of months; twelve months are a year.
  case months(Int)
  /// The term of a transaction with one advance and one payment, measured in days.
  case term(days: Int)
}

extension UnitPeriod {
  /// Determines the unit-period of a transaction; a year if all its flows are on one day or all its
  /// intervals are longer.
  init(of flows: [DatedCashFlow]) {
    let dates = Self.distinct(flows)
    if dates.count == 2 {
      self = Self.single(from: dates[0], to: dates[1])
    } else if Self.areSemimonthly(dates) {
      self = .semimonth
    } else {
      let histogram = CommonInterval.Histogram(between: dates)
      guard let (interval, count) = histogram.mostFrequent else {
        self = .months(12)
        return
      }
      self.init(standard: count > 1 ? interval : histogram.mean ?? interval, isMean: count == 1)
    }
  }

  /// Returns the days of the flows that are not zero, in order and without repetition.
  private static func distinct(_ flows: [DatedCashFlow]) -> [CalendarDate] {
    let sorted = flows.filter { $0.amount.coefficient != 0 }.map(\.date).sorted()
    return zip(sorted, sorted.dropFirst()).reduce(into: Array(sorted.prefix(1))) { dates, pair in
      if pair.0 != pair.1 { dates.append(pair.1) }
    }
  }

  /// Creates the unit-period for an interval. A number of days that is not a whole number of weeks is no standard
  /// interval: a mean interval becomes the nearest number of weeks, any other becomes a day.
  private init(standard interval: CommonInterval, isMean: Bool) {
    switch interval {
    case .months(let count): self = .months(count)
    case .days(let count) where count % 7 == 0: self = .weeks(count / 7)
    case .days(let count) where isMean: self = .weeks(max(1, (count + 3) / 7))
    case .days: self = .day
    }
  }

  /// Returns the unit-period of one advance and one payment by (c)(5): the term, but at most a year.
  private static func single(from start: CalendarDate, to end: CalendarDate) -> UnitPeriod {
    let (months, odd) = start.monthsBackFrom(end)
    if odd == 0, (1...12).contains(months) { return .months(months) }
    let days = start.days(until: end)
    return days < 365 ? .term(days: max(1, days)) : .months(12)
  }

  /// Returns whether at least half of the neighbouring dates are about half a month apart and at least half of the
  /// dates two positions apart are exactly a month apart.
  private static func areSemimonthly(_ dates: [CalendarDate]) -> Bool {
    let pairs = zip(dates, dates.dropFirst(2))
    guard dates.count >= 4,
      zip(dates, dates.dropFirst()).filter({ (13...18).contains($0.days(until: $1)) }).count * 2
        >= dates.count
    else { return false }
    let monthly = pairs.filter { $0.monthsBackFrom($1) == (1, 0) }
    return monthly.count * 2 >= dates.count - 2 && dates.count > 2
  }

  /// The number of unit-periods in a year.
  public var perYear: Fraction {
    switch self {
    case .day: Fraction(whole: 365)
    case .weeks(let count): Fraction(52, Int128(count)) ?? .one
    case .semimonth: Fraction(whole: 24)
    case .months(let count): Fraction(12, Int128(count)) ?? .one
    case .term(let days): Fraction(365, Int128(days)) ?? .one
    }
  }

  /// Returns the full unit-periods between two dates, counted back from the later date, and the remaining fraction;
  /// (b)(5).
  func count(from start: CalendarDate, to end: CalendarDate) -> (whole: Int, fraction: Fraction) {
    func split(_ parts: Int, per length: Int) -> (Int, Fraction) {
      (parts / length, Fraction(Int128(parts % length), Int128(length)) ?? .zero)
    }
    let days = start.days(until: end)
    switch self {
    case .day: return (days, .zero)
    case .weeks(let count): return split(days, per: 7 * count)
    case .term(let length): return split(days, per: length)
    case .semimonth:
      let (months, odd) = start.monthsBackFrom(end)
      return split(months * 30 + min(odd, 29), per: 15)
    case .months(12):
      let (months, odd) = start.monthsBackFrom(end)
      if odd == 0 { return split(months, per: 12) }
      let back = end.adding(months: -(months / 12 * 12)) ?? end
      return (months / 12, Fraction(Int128(min(start.days(until: back), 365)), 365) ?? .zero)
    case .months(let count):
      let (months, days) = start.monthsBackFrom(end)
      let odd = min(months % count * 30 + days, 30 * count)
      return (months / count, Fraction(Int128(odd), Int128(30 * count)) ?? .zero)
    }
  }
}
