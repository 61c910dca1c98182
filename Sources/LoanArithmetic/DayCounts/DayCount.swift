/// A day count convention: how the time between two dates becomes a part of a year.
///
/// The raw values are the names that standards, laws and contracts use.
public enum DayCount: String, Sendable, Hashable, CaseIterable {
  /// Each day by the calendar year it begins in; the period is [start, end). ISDA 2006 Definitions, 4.16(b).
  case actualActualISDA = "ACT/ACT ISDA"
  /// Each day by its own calendar year; the period is (start, end]. Bank of Russia, regulation 39-P and its practice.
  case actualActualRU = "ACT/ACT RU"
  /// Whole years back from the end, then days over 365, or 366 where they hold 29 February. FBF Master Agreement.
  case actualActualAFB = "ACT/ACT AFB"
  /// Whole years forward from the start, then days over the length of the year they begin.
  case actualActualYear = "ACT/ACT Year"
  /// Days over 360. ISDA 2006 Definitions, 4.16(e).
  case actual360 = "ACT/360"
  /// Days over 364.
  case actual364 = "ACT/364"
  /// Days over 365, in leap years too. ISDA 2006 Definitions, 4.16(d).
  case actual365Fixed = "ACT/365F"
  /// Days over 365.25.
  case actual36525 = "ACT/365.25"
  /// Days over 366 where the period (start, end] holds 29 February, over 365 elsewhere.
  case actual365Actual = "ACT/365 Actual"
  /// Months of 30 days; the 31st as the 30th at the start, and at the end after a start on the 30th. ISDA 2006, 4.16(f).
  case thirty360BondBasis = "30/360 Bond Basis"
  /// As the bond basis, and the last day of February is the 30th at the start, and at the end when both are.
  case thirty360US = "30/360 US"
  /// As the bond basis, and the last day of February is the 30th at the start.
  case thirty360PSA = "30/360 PSA"
  /// Months of 30 days; the 31st is the 30th at both ends. ISDA 2006 Definitions, 4.16(g).
  case thirtyE360 = "30E/360"
  /// A month's last day is the 30th, but not the last of February at maturity. ISDA 2006 Definitions, 4.16(h).
  case thirtyE360ISDA = "30E/360 ISDA"
  /// As 30E/360, but the 31st at the end is the first of the next month.
  case thirtyEPlus360 = "30E+/360"
  /// The days of 30E/360 over 365.
  case thirtyE365 = "30E/365"
  /// Days without 29 February over 360.
  case noLeap360 = "NL/360"
  /// Days without 29 February over 365.
  case noLeap365 = "NL/365"
  /// Months back from the end, then days over the length of the year before them. Directive 2008/48/EC, Annex I, (c).
  case euMonths = "EU months"

  /// The convention with a name; `30/360 ISDA` is another name of the bond basis.
  ///
  /// - Throws: `.unknownName`.
  public init(named name: some StringProtocol) throws(LoanArithmeticError) {
    if name == "30/360 ISDA" {
      self = .thirty360BondBasis
    } else if let known = DayCount(rawValue: String(name)) {
      self = known
    } else {
      throw LoanArithmeticError(
        .unknownName, expected: "one of \(Self.allCases.map(\.rawValue).joined(separator: ", "))", found: "\"\(name)\"")
    }
  }

  /// The days that the convention counts between two dates.
  ///
  /// - Parameters:
  ///   - start: the earlier day.
  ///   - end: the later day.
  ///   - maturity: the last day of the whole term, which only `30E/360 ISDA` asks about.
  /// - Throws: `.datesOutOfOrder` when `end` is before `start`.
  public func days(
    from start: CalendarDate, to end: CalendarDate, maturity: CalendarDate? = nil
  ) throws(LoanArithmeticError) -> Int {
    try Self.check(start, end)
    return countedDays(start, end, maturity)
  }

  /// The part of a year between two dates, exactly.
  ///
  /// - Parameters:
  ///   - start: the earlier day.
  ///   - end: the later day.
  ///   - maturity: the last day of the whole term, which only `30E/360 ISDA` asks about.
  /// - Throws: `.datesOutOfOrder` when `end` is before `start`.
  public func yearFraction(
    from start: CalendarDate, to end: CalendarDate, maturity: CalendarDate? = nil
  ) throws(LoanArithmeticError) -> Fraction {
    try Self.check(start, end)
    let (parts, year) = ratio(start, end, maturity)
    return Fraction(Int128(parts), Int128(year)) ?? .zero
  }

  /// Simple interest on an amount between two dates, rounded half-up to the currency's decimals.
  ///
  /// - Parameters:
  ///   - amount: what the interest runs on.
  ///   - rate: percent a year.
  ///   - start: the earlier day.
  ///   - end: the later day.
  ///   - maturity: the last day of the whole term, which only `30E/360 ISDA` asks about.
  /// - Throws: `.datesOutOfOrder`; `.overflow` when the interest does not fit.
  public func interest(
    on amount: Money, annualRatePercent rate: ExactDecimal, from start: CalendarDate, to end: CalendarDate,
    maturity: CalendarDate? = nil
  ) throws(LoanArithmeticError) -> Money {
    let fraction = try yearFraction(from: start, to: end, maturity: maturity)
    let rate = rate.trimmed()
    guard
      let above = Int128(rate.coefficient).checkedProduct(Int128(fraction.numerator)),
      let below = (100 * Int128(powersOfTen[rate.scale])).checkedProduct(Int128(fraction.denominator)),
      let scaled = RoundingRule.halfUp.scale(Int128(amount.minorUnits), above, below),
      let minor = Int64(exactly: scaled)
    else { throw LoanArithmeticError(.overflow, at: .amount, expected: "interest that fits 64 bits of minor units") }
    return Money(minorUnits: minor, currency: amount.currency)
  }

  private static func check(_ start: CalendarDate, _ end: CalendarDate) throws(LoanArithmeticError) {
    guard start <= end else {
      throw LoanArithmeticError(
        .datesOutOfOrder, at: .end, expected: "a date not before the start, \(start)", found: end.description)
    }
  }
}

extension Int128 {
  /// The product; `nil` when it does not fit.
  func checkedProduct(_ other: Int128) -> Int128? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }
}
