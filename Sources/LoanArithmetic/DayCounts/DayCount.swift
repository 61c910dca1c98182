/// A day count convention: the rule by which the time between two dates becomes a fraction of a year.
///
/// The raw values are the names that standards, laws and contracts use.
///
/// ```swift
/// guard let start = CalendarDate("2026-01-31"), let end = CalendarDate("2026-02-28") else { return }
/// let fraction = try DayCount.actual365Fixed.yearFraction(from: start, to: end)  // 28/365
/// ```
public enum DayCount: String, Sendable, Hashable, CaseIterable {
  /// Each day is divided by the length of the calendar year it begins in; the period is [start, end). ISDA 2006
  /// Definitions, 4.16(b).
  case actualActualISDA = "ACT/ACT ISDA"
  /// Each day is divided by the length of its own calendar year; the period is (start, end]. Bank of Russia, regulation
  /// 39-P and the practice that follows it.
  case actualActualRU = "ACT/ACT RU"
  /// Whole years are counted back from the end. The remaining days are divided by 366 if they contain 29 February,
  /// otherwise by 365. FBF Master Agreement.
  case actualActualAFB = "ACT/ACT AFB"
  /// Whole years are counted forward from the start. The remaining days are divided by the length of the year that
  /// begins with the first of them.
  case actualActualYear = "ACT/ACT Year"
  /// Actual days divided by 360. ISDA 2006 Definitions, 4.16(e).
  case actual360 = "ACT/360"
  /// Actual days divided by 364.
  case actual364 = "ACT/364"
  /// Actual days divided by 365, also in leap years. ISDA 2006 Definitions, 4.16(d).
  case actual365Fixed = "ACT/365F"
  /// Actual days divided by 365.25.
  case actual36525 = "ACT/365.25"
  /// Actual days divided by 366 if the period (start, end] contains 29 February, otherwise by 365.
  case actual365Actual = "ACT/365 Actual"
  /// Months of 30 days. A start on the 31st counts as the 30th. An end on the 31st counts as the 30th if the start is
  /// on the 30th or the 31st. ISDA 2006 Definitions, 4.16(f).
  case thirty360BondBasis = "30/360 Bond Basis"
  /// As `30/360 Bond Basis`, but a start on the last day of February counts as the 30th. If both dates are the last day
  /// of February, the end counts as the 30th too.
  case thirty360US = "30/360 US"
  /// As `30/360 Bond Basis`, but a start on the last day of February counts as the 30th.
  case thirty360PSA = "30/360 PSA"
  /// Months of 30 days. The 31st counts as the 30th at the start and at the end. ISDA 2006 Definitions, 4.16(g).
  case thirtyE360 = "30E/360"
  /// Months of 30 days. The last day of a month counts as the 30th, except the last day of February at maturity. ISDA
  /// 2006 Definitions, 4.16(h).
  case thirtyE360ISDA = "30E/360 ISDA"
  /// As `30E/360`, but an end on the 31st counts as the first day of the next month.
  case thirtyEPlus360 = "30E+/360"
  /// Months of 30 days, divided by 365. The last day of every month, also of February, counts as the 30th at the start
  /// and at the end. As OpenGamma Strata's `THIRTY_E_365`.
  case thirtyE365 = "30E/365"
  /// Actual days without 29 February, divided by 360.
  case noLeap360 = "NL/360"
  /// Actual days without 29 February, divided by 365.
  case noLeap365 = "NL/365"
  /// Whole months are counted back from the end. The remaining days are divided by the length of the year that ends
  /// with the last of them. Directive 2008/48/EC, Annex I, (c).
  case euMonths = "EU months"
  /// Business days divided by 252, by a ``BusinessCalendar``; the first day counts, the last does not. The rate is
  /// effective: the interest of n business days is (1 + i)^(n/252) − 1, see ``compounds``. Brazil: Tesouro Nacional,
  /// "Metodologia de cálculo dos títulos públicos"; B3, "Caderno de fórmulas" (CCB, CCE e NCE). Also named 21/252.
  case business252 = "BUS/252"

  /// Whether interest compounds: the interest of a fraction t of a year is (1 + i)^t − 1, not i·t.
  public var compounds: Bool { self == .business252 }

  /// Creates the convention with this name. `30/360 ISDA` is accepted as another name of `30/360 Bond Basis`, and
  /// `21/252` as one of `BUS/252`.
  ///
  /// - Throws: `.unknownName`.
  public init(named name: some StringProtocol) throws(LoanArithmeticError) {
    if name == "30/360 ISDA" {
      self = .thirty360BondBasis
    } else if name == "21/252" {
      self = .business252
    } else if let known = DayCount(rawValue: String(name)) {
      self = known
    } else {
      throw LoanArithmeticError(
        .unknownName, expected: "one of \(Self.allCases.map(\.rawValue).joined(separator: ", "))", found: "\"\(name)\"")
    }
  }

  /// Returns the number of days that the convention counts between two dates.
  ///
  /// - Parameters:
  ///   - start: the earlier day.
  ///   - end: the later day.
  ///   - maturity: the last day of the whole loan term, which only `30E/360 ISDA` uses; with `nil`, `end` is not it.
  ///   - calendar: the calendar of business days, which `BUS/252` requires; no other convention uses it.
  /// - Throws: `.datesOutOfOrder` if `end` is before `start`; for `BUS/252`, `.calendarRequired` without a calendar and
  ///   `.outOfRange` if the calendar does not cover the days.
  public func days(
    from start: CalendarDate, to end: CalendarDate, maturity: CalendarDate? = nil, calendar: BusinessCalendar? = nil
  ) throws(LoanArithmeticError) -> Int {
    try Self.requireOrder(of: start, and: end)
    guard self == .business252 else { return countedDays(from: start, to: end, maturity: maturity) }
    return try BusinessDayCount(calendar).days(from: start, to: end)
  }

  /// Returns the exact fraction of a year between two dates, with the parameters and errors of
  /// ``days(from:to:maturity:calendar:)``.
  public func yearFraction(
    from start: CalendarDate, to end: CalendarDate, maturity: CalendarDate? = nil, calendar: BusinessCalendar? = nil
  ) throws(LoanArithmeticError) -> Fraction {
    try Self.requireOrder(of: start, and: end)
    let businessDays = self == .business252 ? try BusinessDayCount(calendar) : nil
    let (parts, year) = try ratio(from: start, to: end, maturity: maturity, businessDays: businessDays)
    return Fraction(Int128(parts), Int128(year)) ?? .zero
  }

  /// Returns the interest on an amount between two dates, rounded half-up to the currency's decimals: simple interest,
  /// or compound interest if the convention ``compounds``. The days are those of ``days(from:to:maturity:calendar:)``.
  ///
  /// - Parameters:
  ///   - amount: the amount that bears interest.
  ///   - rate: the rate in percent a year.
  ///   - start: the day on which the interest begins to accrue.
  ///   - end: the day up to which it accrues.
  ///   - maturity: the last day of the whole loan term, which only `30E/360 ISDA` uses; with `nil`, `end` is not it.
  ///   - calendar: the calendar of business days, which `BUS/252` requires; no other convention uses it.
  /// - Throws: the errors of ``days(from:to:maturity:calendar:)``; `.overflow` if the interest does not fit 64 bits of
  ///   minor units.
  public func interest(
    on amount: Money, annualRatePercent rate: ExactDecimal, from start: CalendarDate, to end: CalendarDate,
    maturity: CalendarDate? = nil, calendar: BusinessCalendar? = nil
  ) throws(LoanArithmeticError) -> Money {
    let fraction = try yearFraction(from: start, to: end, maturity: maturity, calendar: calendar)
    guard !compounds else { return try Growth(compounding: rate, for: fraction).interest(on: amount) }
    let rate = rate.trimmed()
    guard
      let above = Int128(rate.coefficient).checkedProduct(Int128(fraction.numerator)),
      let below = (100 * Int128(powersOfTen[rate.scale])).checkedProduct(Int128(fraction.denominator)),
      let scaled = RoundingRule.halfUp.scale(Int128(amount.minorUnits), above, below),
      let minor = Int64(exactly: scaled)
    else { throw LoanArithmeticError(.overflow, at: .amount, expected: "interest that fits 64 bits of minor units") }
    return Money(minorUnits: minor, currency: amount.currency)
  }

  /// Throws `.datesOutOfOrder` if the end is before the start.
  private static func requireOrder(of start: CalendarDate, and end: CalendarDate) throws(LoanArithmeticError) {
    guard start <= end else {
      throw LoanArithmeticError(
        .datesOutOfOrder, at: .end, expected: "a date not before the start, \(start)", found: end.description)
    }
  }
}
