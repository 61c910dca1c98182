/// An interval that recurs between cash flows.
public enum CommonInterval: Sendable, Hashable {
  /// A number of days.
  case days(Int)
  /// A number of calendar months, all counted as equal.
  case months(Int)
}

extension CommonInterval {
  /// Counts how often each interval occurs between neighbouring dates.
  struct Histogram {
    /// The number of intervals with each length in days. An interval that is also a number of months is counted in the
    /// month arrays too.
    private var days = [Int](repeating: 0, count: 367)
    /// The number of intervals that are exactly a number of months, 1...12.
    private var exactMonths = [Int](repeating: 0, count: 13)
    /// The number of intervals that are at most three days from a number of months, the exact ones included.
    private var nearMonths = [Int](repeating: 0, count: 13)
    /// The number of intervals of at most a year.
    private var intervals = 0
    /// The sum of these intervals in days.
    private var totalDays = 0

    /// Counts the intervals. Those longer than a year are ignored.
    ///
    /// - Parameter dates: the dates in any order; a date may occur several times.
    init(between dates: [CalendarDate]) {
      let sorted = dates.sorted()
      for (start, end) in zip(sorted, sorted.dropFirst()) {
        let length = start.days(until: end)
        guard (1...366).contains(length) else { continue }
        intervals += 1
        totalDays += length
        days[length] += 1
        let months = Self.nearestMonths(from: start, to: end)
        guard (1...12).contains(months.count) else { continue }
        nearMonths[months.count] += 1
        if months.isExact { exactMonths[months.count] += 1 }
      }
    }

    /// The most frequent interval and how often it occurs. If several are equally frequent, the shortest of them. `nil`
    /// if no interval is at most a year.
    var mostFrequent: (interval: CommonInterval, count: Int)? {
      var best: (interval: CommonInterval, count: Int, length: Double)?
      func offer(_ interval: CommonInterval, count: Int, length: Double) {
        if let held = best, held.count > count || (held.count == count && held.length <= length) { return }
        best = (interval, count, length)
      }
      for (months, exact) in exactMonths.enumerated() where exact > 0 {
        // Payment days moved from weekends give intervals of almost a month. They count as months only if at least half
        // of the intervals of this length are exact.
        let near = nearMonths[months]
        // The length is slightly shorter than the same interval in days, so that months win a tie.
        offer(.months(months), count: 2 * exact >= near ? near : exact, length: Double(months) * 30.4375 - 3)
      }
      for (length, count) in days.enumerated() where count > 0 {
        offer(.days(length), count: count, length: Double(length))
      }
      return best.map { ($0.interval, $0.count) }
    }

    /// The mean interval, rounded to whole days or to equal months, whichever is nearer. In a tie, days. `nil` if no
    /// interval is at most a year.
    var mean: CommonInterval? {
      guard intervals > 0 else { return nil }
      let mean = Double(totalDays) / Double(intervals)
      let (days, months) = (mean.rounded(), (mean / (365.0 / 12)).rounded())
      if months >= 1, (months * 365 / 12 - mean).magnitude < (days - mean).magnitude { return .months(Int(months)) }
      return .days(max(1, Int(days)))
    }

    /// Returns the number of months that is at most three days from an interval; zero if there is none. An interval
    /// from the last day of a month to the last day of another one is exact.
    private static func nearestMonths(
      from start: CalendarDate, to end: CalendarDate
    ) -> (count: Int, isExact: Bool) {
      // The mean month has 365.25 / 12 = 30.4375 days.
      let count = Int((Double(start.days(until: end)) / 30.4375).rounded())
      guard count > 0, let reached = start.adding(months: count) else { return (0, false) }
      if reached == end || (start.isLastOfMonth && end.isLastOfMonth) { return (count, true) }
      return reached.days(until: end).magnitude <= 3 ? (count, false) : (0, false)
    }
  }
}
