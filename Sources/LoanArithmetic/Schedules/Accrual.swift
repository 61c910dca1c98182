/// The accrual of interest: the current rate, the length of each interval, and the remainder of rounding.
struct Accrual {
  /// The number of units of unrounded amounts in a minor unit.
  static let fineUnitsPerMinor: Int128 = 1_000_000_000
  /// The number of units of carried interest in a minor unit: 10^18.
  static let carriedUnitsPerMinor: Int128 = fineUnitsPerMinor * fineUnitsPerMinor
  /// The number of significant digits of the rate of an interval if the remainder of rounding is carried. With more
  /// digits, interest just below half a minor unit would become a tie. Source: the published schedules of
  /// CapSens/loan-creator.
  private static let carriedRateDigits = 14

  /// The time from one due date to the next, and the number of equal periods in it.
  struct Period {
    let start: CalendarDate
    let end: CalendarDate
    let count: Int
  }

  /// The length of an interval from one due date to the next, without the rate.
  enum Length: Hashable {
    /// A number of equal periods.
    case periods(Int)
    /// A part of a year by days, as a numerator and a denominator.
    case part(Int, year: Int)
  }

  /// The length of one period as a fraction of a year.
  private let nominalPart: (parts: Int, year: Int)
  /// The number of decimals of the rate of a period; `nil` if it is not rounded to decimals.
  private let rateDecimals: Int?
  private let rule: RoundingRule
  /// Whether the parts of a period in different calendar years are rounded separately.
  let roundsAtYearEnds: Bool
  /// Whether the level payment is calculated from interest that is not rounded.
  private let keepsUnrounded: Bool
  /// Whether interest is counted by days; otherwise by equal periods.
  private let isByDays: Bool
  /// The day count; if interest is by equal periods, that of the first period of another length.
  private let convention: DayCount
  /// The business days, if the convention counts them.
  private let businessDays: BusinessDayCount?
  /// The last due date, if the day count needs it (30E/360 ISDA).
  private let maturity: CalendarDate?
  /// The current rate in percent a year, at most `highestPercent`.
  private var percent: ExactDecimal
  /// The highest rate that may be charged, in percent a year; `nil` for no limit.
  private let highestPercent: ExactDecimal?
  /// The interest of one period at the current nominal rate.
  private(set) var nominal: Growth
  /// The first period, if it does not have the usual length.
  private let stub: Period?
  /// Whether interest accrues at present; false in a payment holiday without interest.
  var isRunning = true
  /// Whether the rate of an interval is rounded to `carriedRateDigits`.
  private let roundsRate: Bool
  /// The remainder of rounding so far, in 10^-18 minor units, if it is carried.
  private var remainder: Int128 = 0
  /// Interest accrued without rounding, in 10^-9 minor units, if the level payment is exact.
  private var unrounded: Int128 = 0

  /// Creates the accrual at the start of a schedule.
  ///
  /// - Parameter dates: the due dates, none of them taken yet; `nil` for a schedule without dates.
  init(_ terms: ScheduleTerms, dates: DueDates?) throws(LoanArithmeticError) {
    percent = terms.annualRatePercent
    highestPercent = terms.interestCap?.dailyPercent?.yearlyFromDaily
    rateDecimals = terms.rateDecimals
    rule = terms.rounding.rule
    roundsRate = terms.rounding == .carry && terms.method != .flat
    keepsUnrounded = terms.levelPayment == .exact && terms.rounding != .display
    if case .days(let count) = terms.accrual, dates != nil {
      isByDays = true
      convention = count
    } else {
      isByDays = false
      convention = terms.firstStub == .separateRow ? .actual365Fixed : .euMonths
    }
    businessDays = isByDays && convention == .business252 ? try BusinessDayCount(terms.businessCalendar) : nil
    roundsAtYearEnds =
      isByDays && convention == .actualActualRU && !terms.roundsInterestPerRow
      && [.halfUp, .halfEven, .down].contains(terms.rounding)
    // By actual days, a week is 7/365 of a year, not 1/52.
    nominalPart = isByDays ? terms.period.days.map { ($0, 365) } ?? terms.period.equalPart : terms.period.equalPart
    maturity = isByDays && convention == .thirtyE360ISDA ? try Self.maturity(of: terms, dates: dates) : nil
    if !isByDays, let dates, dates.start != dates.regularStart {
      let isSplit = terms.firstStub == .separateRow && dates.start < dates.regularStart
      stub = Period(start: dates.start, end: isSplit ? dates.regularStart : dates.first, count: 1)
    } else {
      stub = nil
    }
    nominal = .none
    try setRate(percent)
  }

  /// Returns the last due date; `nil` without dates.
  private static func maturity(
    of terms: ScheduleTerms, dates: DueDates?
  ) throws(LoanArithmeticError) -> CalendarDate? {
    guard var dates else { return nil }
    var last: CalendarDate?
    for _ in 0..<terms.payments { last = try dates.advance().due }
    return last
  }

  /// Whether unpaid interest bears interest.
  var compounds: Bool { isByDays && convention.compounds }

  /// Returns whether the days before the first regular period have a row of their own.
  func isSplitOff(_ dates: DueDates) -> Bool { stub?.end == dates.regularStart }

  /// Sets the annual rate, in percent, from now on; the cap on interest limits it.
  mutating func setRate(_ percent: ExactDecimal) throws(LoanArithmeticError) {
    self.percent = percent.atMost(highestPercent)
    nominal = try growth(overParts: nominalPart.parts, of: nominalPart.year)
    if let rateDecimals { nominal = try nominal.rounded(toDecimals: rateDecimals, rule) }
    if roundsRate { nominal = try nominal.rounded(toSignificantDigits: Self.carriedRateDigits) }
  }

  /// Returns the interest of a number of whole equal periods.
  func growth(ofPeriods count: Int) throws(LoanArithmeticError) -> Growth {
    guard count > 1 else { return nominal }
    guard let above = nominal.above.checkedProduct(Int128(count)) else { throw LoanArithmeticError.amountOverflow }
    return Growth(above: above, below: nominal.below)
  }

  /// Returns the interest of an interval within a period; none if the interval is empty.
  func growth(
    from start: CalendarDate, to end: CalendarDate, in period: Period
  ) throws(LoanArithmeticError) -> Growth {
    guard isRunning, start < end else { return .none }
    if isByDays { return try growthByDays(from: start, to: end) }
    if stub == nil, period.count == 1, start == period.start, end == period.end { return nominal }
    var whole = try growth(ofPeriods: period.count)
    if let stub, period.start == stub.start {
      whole = try growthByDays(from: stub.start, to: min(stub.end, period.end))
    }
    if start == period.start, end == period.end { return whole }
    return try whole.part(start.days(until: end), of: period.start.days(until: period.end))
  }

  /// Returns the interest of a part of a year at the current rate.
  private func growth(overParts parts: Int, of year: Int) throws(LoanArithmeticError) -> Growth {
    compounds
      ? try Growth(compounding: percent, parts: parts, year: year)
      : try Growth(percent: percent, parts: parts, year: year)
  }

  /// Returns the interest of an interval by the day count, at the current rate.
  private func growthByDays(
    from start: CalendarDate, to end: CalendarDate
  ) throws(LoanArithmeticError) -> Growth {
    try growth(of: try lengthByDays(from: start, to: end))
  }

  /// Returns the length of an interval by the day count, as a part of a year.
  private func lengthByDays(
    from start: CalendarDate, to end: CalendarDate
  ) throws(LoanArithmeticError) -> Length {
    let (parts, year) = try convention.ratio(from: start, to: end, maturity: maturity, businessDays: businessDays)
    return .part(max(parts, 0), year: year)
  }

  /// Returns the length of an interval between due dates after the first; no length if the interval is empty.
  ///
  /// - Parameter periods: the number of equal periods in the interval.
  func length(
    from start: CalendarDate, to end: CalendarDate, periods: Int
  ) throws(LoanArithmeticError) -> Length {
    guard isByDays else { return .periods(start < end ? periods : 0) }
    return start < end ? try lengthByDays(from: start, to: end) : .part(0, year: 1)
  }

  /// Returns the interest of an interval at the current rate; none in a payment holiday without interest.
  func growth(of length: Length) throws(LoanArithmeticError) -> Growth {
    guard isRunning else { return .none }
    switch length {
    case .periods(let count): return count > 0 ? try growth(ofPeriods: count) : .none
    case .part(let parts, let year):
      let growth = try growth(overParts: parts, of: year)
      return roundsRate ? try growth.rounded(toSignificantDigits: Self.carriedRateDigits) : growth
    }
  }

  /// Rounds interest (in 10^-18 minor units) to the minor unit, and adds the carried remainder once it reaches a minor
  /// unit.
  mutating func roundedWithCarry(_ interest: Int128) -> Int128 {
    let rounded = RoundingRule.halfUp.quotient(interest, Self.carriedUnitsPerMinor)
    remainder += interest - rounded * Self.carriedUnitsPerMinor
    let whole = remainder / Self.carriedUnitsPerMinor
    remainder -= whole * Self.carriedUnitsPerMinor
    return rounded + whole
  }

  /// Adds the interest on an amount, in minor units, to the unrounded interest, if that is kept.
  mutating func addUnrounded(_ growth: Growth, on amount: Int128) throws(LoanArithmeticError) {
    guard keepsUnrounded else { return }
    unrounded += try growth.interest(on: amount * Self.fineUnitsPerMinor, .halfUp)
  }

  /// Records a payment of interest that leaves `accrued` unpaid.
  mutating func settle(leaving accrued: Int128) { unrounded = accrued * Self.fineUnitsPerMinor }

  /// Returns the accrued interest without its rounding, in the units of `accrued`; `accrued` itself if the unrounded
  /// interest is not kept.
  func exactAccrued(_ accrued: Int128) -> DoubleDouble {
    keepsUnrounded ? DoubleDouble(unrounded) / DoubleDouble(Self.fineUnitsPerMinor) : DoubleDouble(accrued)
  }
}
