/// A stretch of time that recurs between cash flows.
public enum CommonInterval: Sendable, Hashable {
  /// So many days.
  case days(Int)
  /// So many calendar months, all counted as equal.
  case months(Int)
}

extension CommonInterval {
  /// How the intervals between neighbouring dates are distributed.
  struct Histogram {
    /// Every interval is counted under its number of days, and under a number of months when it is as long.
    private var days = [Int](repeating: 0, count: 367)
    private var exactMonths = [Int](repeating: 0, count: 13)
    private var nearMonths = [Int](repeating: 0, count: 13)
    private var intervals = 0
    private var totalDays = 0

    /// - Parameter dates: in any order, repetitions allowed. Intervals longer than a year are left out.
    init(between dates: [CalendarDate]) {
      let sorted = dates.sorted()
      for (start, end) in zip(sorted, sorted.dropFirst()) {
        let length = start.days(until: end)
        guard (1...366).contains(length) else { continue }
        intervals += 1
        totalDays += length
        days[length] += 1
        let months = Self.nearestMonths(start, end)
        guard (1...12).contains(months.count) else { continue }
        nearMonths[months.count] += 1
        if months.exact { exactMonths[months.count] += 1 }
      }
    }

    /// The most frequent interval and how often it occurs; of equally frequent ones the shortest.
    var mostFrequent: (interval: CommonInterval, count: Int)? {
      var best: (interval: CommonInterval, count: Int, length: Double)?
      func offer(_ interval: CommonInterval, _ count: Int, _ length: Double) {
        if let held = best, held.count > count || (held.count == count && held.length <= length) { return }
        best = (interval, count, length)
      }
      for (months, exact) in exactMonths.enumerated() where exact > 0 {
        // Payment days moved off weekends leave intervals that are only about a month; most must be exact to trust it.
        let near = nearMonths[months]
        // A hair under its days' length: months win over the same stretch counted in days.
        offer(.months(months), 2 * exact >= near ? near : exact, Double(months) * 30.4375 - 3)
      }
      for (length, count) in days.enumerated() where count > 0 { offer(.days(length), count, Double(length)) }
      return best.map { ($0.interval, $0.count) }
    }

    /// The mean interval as the nearest whole number of days or of equal months; of two equally near the shorter.
    var mean: CommonInterval? {
      guard intervals > 0 else { return nil }
      let mean = Double(totalDays) / Double(intervals)
      let (days, months) = (mean.rounded(), (mean / (365.0 / 12)).rounded())
      if months >= 1, (months * 365 / 12 - mean).magnitude < (days - mean).magnitude { return .months(Int(months)) }
      return .days(max(1, Int(days)))
    }

    private static func nearestMonths(_ start: CalendarDate, _ end: CalendarDate) -> (count: Int, exact: Bool) {
      let count = Int((Double(start.days(until: end)) / 30.4375).rounded())
      guard count > 0, let reached = start.adding(months: count) else { return (0, false) }
      if reached == end || (start.isLastOfMonth && end.isLastOfMonth) { return (count, true) }
      return reached.days(until: end).magnitude <= 3 ? (count, false) : (0, false)
    }
  }
}
