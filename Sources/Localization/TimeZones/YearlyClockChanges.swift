import LoanArithmetic

/// The rule of the yearly clock changes, in the form of the POSIX variable TZ with the extensions of RFC 9636:
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
struct YearlyClockChanges: Sendable {
  /// The offset of standard time from UTC, in seconds.
  private let standard: Int
  /// The offset of summer time from UTC, in seconds.
  private let summer: Int
  /// The beginning and the end of summer time; `nil` if the clocks are not changed.
  private let season: (begin: Moment, end: Moment)?

  /// A moment of a year in local time.
  fileprivate struct Moment: Sendable {
    /// The day of the year.
    var day: Day
    /// The seconds after midnight, which may be negative or exceed a day.
    var time: Int
  }

  /// A day of any year.
  fileprivate enum Day: Sendable {
    /// A day of the year from 1 to 365; February 29 is never counted.
    case julian(Int)
    /// A day of the year from 0 to 365; February 29 is counted.
    case ofYear(Int)
    /// A day of the week, 0 for Sunday, in a week of a month; week 5 is the last one.
    case weekday(Int, week: Int, month: Int)
  }

  /// Returns the offset from UTC in seconds at a time, in seconds since the beginning of 1970 in UTC.
  func offset(at time: Int) -> Int {
    guard let season, let today = CalendarDate(dayNumber: (time + standard).dividedDown(by: 86_400)),
      let begin = season.begin.seconds(in: today.year).map({ $0 - standard }),
      let end = season.end.seconds(in: today.year).map({ $0 - summer })
    else { return standard }
    let isSummer = begin < end ? begin <= time && time < end : time < end || begin <= time
    return isSummer ? summer : standard
  }
}

extension YearlyClockChanges.Moment {
  /// Returns the moment in a year, in seconds since the beginning of 1970 in local time; `nil` outside the years
  /// 1...9999.
  func seconds(in year: Int) -> Int? {
    guard let firstOfYear = CalendarDate(year: year, month: 1, day: 1) else { return nil }
    let first = Int(firstOfYear.dayNumber)
    switch day {
    case .julian(let number):
      return (first + number - (number < 60 || !CalendarDate.isLeap(year) ? 1 : 0)) * 86_400 + time
    case .ofYear(let number): return (first + number) * 86_400 + time
    case .weekday(let weekday, let week, let month):
      guard let firstOfMonth = CalendarDate(year: year, month: month, day: 1) else { return nil }
      // The first day of 1970 was a Thursday.
      let gap = (weekday - Int(firstOfMonth.dayNumber) - 4) % 7
      let earliest = gap < 0 ? gap + 7 : gap
      let days = CalendarDate.daysInMonth(month, of: year)
      let inMonth = stride(from: earliest, to: days, by: 7).prefix(week).reduce(earliest) { $1 }
      return (Int(firstOfMonth.dayNumber) + inMonth) * 86_400 + time
    }
  }
}

extension YearlyClockChanges {
  /// Reads a rule; `nil` for a text of another form.
  init?(posix text: some Collection<UInt8>) {
    var rest = Scanner(rest: Array(text)[...])
    guard rest.skipName(), let west = rest.time() else { return nil }
    standard = -west
    guard !rest.isAtEnd else {
      summer = standard
      season = nil
      return
    }
    guard rest.skipName() else { return nil }
    summer = rest.isAt(",") ? standard + 3600 : rest.time().map(-) ?? standard
    guard rest.skip(","), let begin = rest.moment(), rest.skip(","), let end = rest.moment(), rest.isAtEnd else {
      return nil
    }
    season = (begin, end)
  }

  /// Reads the parts of a rule.
  private struct Scanner {
    /// The bytes that are not read yet.
    var rest: ArraySlice<UInt8>

    var isAtEnd: Bool { rest.isEmpty }

    /// Returns whether the next byte is a sign.
    func isAt(_ sign: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: sign) }

    /// Skips a sign; returns false if there is another one.
    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      guard isAt(sign) else { return false }
      rest.removeFirst()
      return true
    }

    /// Skips the name of a time, such as `CET` or `<+03>`; returns false if there is none.
    mutating func skipName() -> Bool {
      if skip("<") {
        rest = rest.drop { $0 != UInt8(ascii: ">") }
        return skip(">")
      }
      let name = rest.prefix {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
      }
      rest = rest.dropFirst(name.count)
      return !name.isEmpty
    }

    /// Reads one to three digits; `nil` for none or more.
    mutating func number() -> Int? {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard 1...3 ~= digits.count else { return nil }
      rest = rest.dropFirst(digits.count)
      return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Reads hours with optional minutes and seconds, in seconds; `nil` for another form.
    mutating func time() -> Int? {
      let isNegative = skip("-")
      if !isNegative { _ = skip("+") }
      guard var seconds = number().map({ $0 * 3600 }) else { return nil }
      for unit in [60, 1] where skip(":") {
        guard let part = number() else { return nil }
        seconds += part * unit
      }
      return isNegative ? -seconds : seconds
    }

    /// Reads a day with an optional time; `nil` for another form.
    mutating func moment() -> Moment? {
      guard let day = day() else { return nil }
      // By default, the clocks are changed at 02:00.
      guard skip("/") else { return Moment(day: day, time: 7200) }
      return time().map { Moment(day: day, time: $0) }
    }

    /// Reads a day; `nil` for another form.
    private mutating func day() -> Day? {
      if skip("J") { return number().flatMap { 1...365 ~= $0 ? .julian($0) : nil } }
      guard skip("M") else { return number().flatMap { 0...365 ~= $0 ? .ofYear($0) : nil } }
      guard let month = number(), 1...12 ~= month, skip("."), let week = number(), 1...5 ~= week, skip("."),
        let weekday = number(), 0...6 ~= weekday
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
  }
}
