/// The accrual of interest: the current rate, the length of each interval, and the remainder of rounding.
struct Accrual {
  /// The unit of unrounded amounts is 10^-9 of a minor unit.
  static let fine: Int128 = 1_000_000_000
  /// The unit of carried interest is 10^-18 of a minor unit.
  static let carried: Int128 = fine * fine
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
    /// A part of a year, by days.
    case part(Int, year: Int)
  }

  /// The length of one period as a fraction of a year.
  private let nominalPart: (parts: Int, year: Int)
  private let rateDecimals: Int?
  private let rule: RoundingRule
  /// Whether the parts of a period in different calendar years are rounded separately.
  let roundsAtYearEnds: Bool
  /// Whether the level payment is calculated from interest that is not rounded.
  private let keepsUnrounded: Bool
  private let isByDays: Bool
  private let convention: DayCount
  /// The business days, if the convention counts them.
  private let businessDays: BusinessDayCount?
  private let maturity: CalendarDate?
  private var percent: ExactDecimal
  /// The highest rate that may be charged, in percent a year.
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

  init(_ terms: ScheduleTerms, _ dates: DueDates?) throws(LoanArithmeticError) {
    percent = terms.annualRatePercent
    highestPercent = terms.interestCap?.dailyPercent?.yearlyFromDaily
    (rateDecimals, rule) = (terms.rateDecimals, terms.rounding.rule)
    roundsRate = terms.rounding == .carry && terms.method != .flat
    keepsUnrounded = terms.levelPayment == .exact && terms.rounding != .display
    if case .days(let count) = terms.accrual, dates != nil {
      (isByDays, convention) = (true, count)
    } else {
      (isByDays, convention) = (false, terms.firstStub == .separateRow ? .actual365Fixed : .euMonths)
    }
    businessDays = isByDays && convention == .business252 ? try BusinessDayCount(terms.businessCalendar) : nil
    roundsAtYearEnds =
      isByDays && convention == .actualActualRU && !terms.roundsInterestPerRow
      && [.halfUp, .halfEven, .down].contains(terms.rounding)
    // By actual days, a week is 7/365 of a year, not 1/52.
    nominalPart = isByDays ? terms.period.days.map { ($0, 365) } ?? terms.period.equalPart : terms.period.equalPart
    maturity = isByDays && convention == .thirtyE360ISDA ? try Self.maturity(terms, dates) : nil
    if !isByDays, let dates, dates.start != dates.regularStart {
      let isSplit = terms.firstStub == .separateRow && dates.start < dates.regularStart
      stub = Period(start: dates.start, end: isSplit ? dates.regularStart : dates.first, count: 1)
    } else {
      stub = nil
    }
    nominal = .none
    try setRate(percent)
  }

  private static func maturity(
    _ terms: ScheduleTerms, _ dates: DueDates?
  ) throws(LoanArithmeticError) -> CalendarDate? {
    guard var dates else { return nil }
    var last: CalendarDate?
    for _ in 0..<terms.payments { last = try dates.advance().due }
    return last
  }

  /// Whether unpaid interest bears interest.
  var compounds: Bool { isByDays && convention.compounds }

  /// Whether the days before the first regular period have a row of their own.
  func isSplitOff(_ dates: DueDates) -> Bool { stub?.end == dates.regularStart }

  mutating func setRate(_ percent: ExactDecimal) throws(LoanArithmeticError) {
    self.percent = percent.atMost(highestPercent)
    nominal = try interest(nominalPart.parts, of: nominalPart.year)
    if let rateDecimals { nominal = try nominal.rounded(toDecimals: rateDecimals, rule) }
    if roundsRate { nominal = try nominal.rounded(toSignificantDigits: Self.carriedRateDigits) }
  }

  /// Returns the interest of a number of whole equal periods.
  func wholePeriod(periods: Int) throws(LoanArithmeticError) -> Growth {
    guard periods > 1 else { return nominal }
    guard let above = nominal.above.checkedProduct(Int128(periods)) else { throw LoanArithmeticError.amountOverflow }
    return Growth(above: above, below: nominal.below)
  }

  /// Returns the interest of an interval within a period.
  func growth(
    from start: CalendarDate, to end: CalendarDate, in period: Period
  ) throws(LoanArithmeticError) -> Growth {
    guard isRunning, start < end else { return .none }
    if isByDays { return try counted(start, end) }
    if stub == nil, period.count == 1, start == period.start, end == period.end { return nominal }
    var whole = try wholePeriod(periods: period.count)
    if let stub, period.start == stub.start { whole = try counted(stub.start, min(stub.end, period.end)) }
    if start == period.start, end == period.end { return whole }
    return try whole.part(start.days(until: end), of: period.start.days(until: period.end))
  }

  /// Returns the interest of a part of a year at the current rate.
  private func interest(_ parts: Int, of year: Int) throws(LoanArithmeticError) -> Growth {
    compounds
      ? try Growth(compounding: percent, parts: parts, year: year)
      : try Growth(percent: percent, parts: parts, year: year)
  }

  private func counted(_ start: CalendarDate, _ end: CalendarDate) throws(LoanArithmeticError) -> Growth {
    try growth(of: try part(start, end))
  }

  private func part(_ start: CalendarDate, _ end: CalendarDate) throws(LoanArithmeticError) -> Length {
    let (parts, year) = try convention.ratio(start, end, maturity, businessDays)
    return .part(max(parts, 0), year: year)
  }

  /// Returns the length of an interval between due dates after the first.
  func length(
    from start: CalendarDate, to end: CalendarDate, periods: Int
  ) throws(LoanArithmeticError) -> Length {
    isByDays ? start < end ? try part(start, end) : .part(0, year: 1) : .periods(start < end ? periods : 0)
  }

  /// Returns the interest of an interval at the current rate.
  func growth(of length: Length) throws(LoanArithmeticError) -> Growth {
    guard isRunning else { return .none }
    switch length {
    case .periods(let count): return count > 0 ? try wholePeriod(periods: count) : .none
    case .part(let parts, let year):
      let growth = try interest(parts, of: year)
      return roundsRate ? try growth.rounded(toSignificantDigits: Self.carriedRateDigits) : growth
    }
  }

  /// Rounds unrounded interest (in 10^-18 minor units) to the minor unit, and adds the carried remainder once it
  /// reaches a minor unit.
  mutating func carrying(_ theoretical: Int128) -> Int128 {
    let rounded = RoundingRule.halfUp.quotient(theoretical, Self.carried)
    remainder += theoretical - rounded * Self.carried
    let whole = remainder / Self.carried
    remainder -= whole * Self.carried
    return rounded + whole
  }

  mutating func noteUnrounded(_ amount: Int128, _ growth: Growth) throws(LoanArithmeticError) {
    guard keepsUnrounded else { return }
    unrounded += try growth.interest(on: amount * Self.fine, .halfUp)
  }

  /// Records a payment of interest that leaves `accrued` unpaid.
  mutating func settle(leaving accrued: Int128) { unrounded = accrued * Self.fine }

  /// Returns the accrued interest without its rounding, in the units of `accrued`.
  func exactAccrued(_ accrued: Int128) -> DoubleDouble {
    keepsUnrounded ? DoubleDouble(unrounded) / DoubleDouble(Self.fine) : DoubleDouble(accrued)
  }
}

extension ScheduleBuilder {
  /// Accrues the interest of an interval, rounded by the terms.
  mutating func accrue(_ growth: Growth) throws(LoanArithmeticError) {
    guard growth.above != 0 else { return }
    var base = terms.method == .flat ? disbursed : balance
    if terms.method == .flat { try flatInterest.add(growth, on: disbursed / unitsPerMinor) }
    if accrual.compounds {
      base += accrued
    } else if terms.method == .bulletCapitalising {
      base += capitalised
    }
    if terms.rounding == .carry {
      if balance == 0 { shadow?.balance = 0 }
      accrued += accrual.carrying(try theoreticalInterest(growth, on: base))
    } else if terms.roundsInterestPerRow {
      try unrounded.add(growth, on: max(base, 0))
    } else {
      try charge(growth.interest(on: base, rule))
    }
    guard accrued <= largest else { throw LoanArithmeticError.amountOverflow }
    try accrual.noteUnrounded(base, growth)
  }

  /// Rounds and charges the interest since the last row, if it is rounded once in each row.
  mutating func chargeRow() throws(LoanArithmeticError) {
    guard terms.roundsInterestPerRow else { return }
    try charge(unrounded.rounded(rule))
    unrounded = ExactInterest()
    guard accrued <= largest else { throw LoanArithmeticError.amountOverflow }
  }

  private mutating func charge(_ interest: Int128) throws(LoanArithmeticError) {
    accrued = try accrued.plus(room(for: interest))
  }

  /// Returns the part of the interest that the cap on all interest still allows.
  func room(for interest: Int128) throws(LoanArithmeticError) -> Int128 {
    guard let limit = try terms.interestCap?.largestInterest(on: disbursed) else { return interest }
    return min(interest, max(limit - interestPaid - accrued, 0))
  }

  /// Returns the interest of an interval in 10^-18 minor units.
  private mutating func theoreticalInterest(
    _ growth: Growth, on base: Int128
  ) throws(LoanArithmeticError) -> Int128 {
    guard let interest = try shadow?.accrue(growth) else {
      return try growth.interest(on: base * Accrual.carried, .halfUp)
    }
    return try interest.times(Accrual.carried / Accrual.fine)
  }
}
