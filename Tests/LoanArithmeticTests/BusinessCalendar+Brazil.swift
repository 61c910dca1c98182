import LoanArithmetic

extension BusinessCalendar {
  /// The days on which Brazilian banks settle nothing, by the laws of 2025, for the years 1850 to 2110.
  ///
  /// The fixed days are those of Lei 662/1949 and Lei 6.802/1980, since 2024 also 20 November (Lei 14.759/2023). Monday
  /// and Tuesday of Carnival, Good Friday and Corpus Christi move with Easter (Resolução CMN 4.880/2020).
  static let brazil = BusinessCalendar(holidays: (1850...2110).flatMap(brazilianHolidays))

  static func brazilianHolidays(of year: Int) -> [CalendarDate] {
    let fixed =
      [(1, 1), (4, 21), (5, 1), (9, 7), (10, 12), (11, 2), (11, 15), (12, 25)] + (year < 2024 ? [] : [(11, 20)])
    let movable = [-48, -47, -2, 60].map { easter(year)?.adding(days: $0) }
    return (fixed.map { CalendarDate(year: year, month: $0, day: $1) } + movable).compactMap(\.self).sorted()
  }

  /// Easter Sunday, by the algorithm of J.-M. Oudin (1940).
  private static func easter(_ year: Int) -> CalendarDate? {
    let (century, golden) = (year / 100, year % 19)
    let k = (century - 17) / 25
    var i = (century - century / 4 - (century - k) / 3 + 19 * golden + 15) % 30
    i -= (i / 28) * (1 - (i / 28) * (29 / (i + 1)) * ((21 - golden) / 11))
    let j = (year + year / 4 + i + 2 - century + century / 4) % 7
    let month = 3 + (i - j + 40) / 44
    return CalendarDate(year: year, month: month, day: i - j + 28 - 31 * (month / 4))
  }
}
