/// Builds the rows of a schedule, one due date after another.
///
/// Amounts are whole numbers of a unit. The unit is the minor unit, or 10^-9 of it if the calculation is not rounded.
struct ScheduleBuilder {
  let terms: ScheduleTerms
  /// The rounding of interest.
  let rule: RoundingRule
  /// The number of units in a minor unit.
  let unitsPerMinor: Int128
  /// The level payment is a multiple of this number of units.
  var multiple: Int128
  /// The largest amount that fits a row, in units.
  let largest: Int128
  /// The principal that the terms leave, in units.
  let finalBalance: Int128
  /// The due dates that are still to come; `nil` for a schedule without dates.
  var dates: DueDates?
  /// The events that are still to come.
  var timeline: Timeline
  var accrual: Accrual

  /// The rows so far.
  var rows: [Schedule.Row] = []
  /// The first level payment, in minor units; `nil` before it is found.
  var firstLevelPayment: Int64?
  /// The number of the next row.
  private var nextNumber = 1
  /// The number of regular payments in all. Listed dates within payment holidays do not count.
  private(set) var total: Int

  /// The outstanding principal.
  var balance: Int128
  /// All principal disbursed. Interest of a flat schedule accrues on this amount.
  var disbursed: Int128
  /// Interest accrued and not yet paid.
  var accrued: Int128 = 0
  /// The part of `accrued` that itself bears interest: the interest accrued by the last due date.
  var capitalised: Int128 = 0
  /// The current level payment or equal principal part; `nil` if it must be recalculated.
  var level: Int128?
  /// The sum of early repayments that shortened the term. A later recalculation of the payment adds it back to the
  /// debt, so that the term stays as short as these repayments made it.
  var shortenings: Int128 = 0
  /// The number of regular payments made.
  var paid = 0
  /// Whether an early repayment kept the term after the first payment. Then the principal part is calculated: one that
  /// was agreed holds, like an agreed payment, until it is first used.
  var hasNewPart = false
  /// The day up to which interest has accrued; `nil` in a schedule without dates.
  var today: CalendarDate?
  /// The number of rows of payment holidays.
  private(set) var holidayRows = 0
  /// The periods from the start of the schedule that exact level payments needed so far.
  var discounts = DiscountTree()
  /// The number of holiday rows for which `discounts` was made.
  var discountsHolidays = 0
  /// The due dates after the periods in `discounts`; `nil` before the first of them and in a schedule without dates.
  var plannedDates: DueDates?
  /// The last due date of the periods in `discounts`; `nil` if there is none.
  var lastPlannedDate: CalendarDate?
  /// The unrounded annuity beside the displayed rows, if rounding is carried; in 10^-9 minor units.
  var shadow: CarriedAnnuity?
  /// The exact interest so far, if the method is flat.
  var flatInterest = ExactInterest()
  /// The interest since the last row, if it is rounded once in each row.
  var interestOfRow = ExactInterest()
  /// The interest of all rows so far.
  var interestPaid: Int128 = 0
  /// The number of rows calculated so far to find level payments.
  var triedRows = 0

  /// Creates a builder at the first day of the terms, which must be valid (``ScheduleTerms/validate()``).
  ///
  /// - Throws: the faults of the terms that depend on dates.
  init(_ terms: ScheduleTerms) throws(LoanArithmeticError) {
    self.terms = terms
    total = terms.payments
    rule = terms.rounding.rule
    unitsPerMinor = terms.rounding == .display ? Accrual.fineUnitsPerMinor : 1
    multiple = try Self.multiple(of: terms, unitsPerMinor: unitsPerMinor)
    largest = Int128(Int64.max) * unitsPerMinor
    finalBalance = Int128(terms.finalBalance?.minorUnits ?? 0) * unitsPerMinor
    dates = try DueDates(terms)
    timeline = try Timeline(terms, dates: dates)
    accrual = try Accrual(terms, dates: dates)
    balance = Int128(timeline.initialPrincipal) * unitsPerMinor
    disbursed = balance
    today = dates?.start
    if terms.rounding == .carry, terms.method == .annuity, terms.paymentAmount == nil {
      let own = Int128(timeline.initialPrincipal) - Int128(terms.downPayment?.minorUnits ?? 0)
      shadow = CarriedAnnuity(balance: own * Accrual.fineUnitsPerMinor)
    }
    rows.reserveCapacity(terms.payments + 2)
  }

  /// Builds all rows, until the last payment is made or the debt is repaid.
  mutating func build() throws(LoanArithmeticError) {
    try takeDownPayment()
    try addStub()
    while paid < total {
      guard rows.count < 2 * ScheduleTerms.maximumPayments else {
        throw LoanArithmeticError(
          .tooMany, at: .payments, expected: "at most \(2 * ScheduleTerms.maximumPayments) rows")
      }
      try addPeriod()
      if isRepaid { break }
    }
    if timeline.hasDisbursementsLeft, dates != nil {
      throw LoanArithmeticError(.outOfRange, at: .disbursements, expected: "disbursements before the last payment")
    }
    try settleFlatInterest()
  }

  /// Whether nothing is owed and nothing more will be disbursed.
  var isRepaid: Bool { balance == 0 && accrued == 0 && disbursed > 0 && !timeline.hasDisbursementsLeft }

  /// Adds the row of the down payment, if there is one.
  mutating func takeDownPayment() throws(LoanArithmeticError) {
    guard let part = terms.downPayment, part.minorUnits > 0 else { return }
    balance -= Int128(part.minorUnits) * unitsPerMinor
    try append(.downPayment, principal: Int128(part.minorUnits) * unitsPerMinor, interest: 0, on: today)
  }

  /// Adds a row for the days before the first regular period, if they have one of their own.
  mutating func addStub() throws(LoanArithmeticError) {
    guard let dates, accrual.isSplitOff(dates) else { return }
    try advance(to: dates.regularStart, periods: 1)
    try chargeRow()
    let interest = accrued
    accrued = 0
    try append(.stub, principal: 0, interest: interest, on: dates.regularStart, number: 0)
  }

  /// Advances to the next due date and adds its row: the regular payment, or a payment holiday. No row is added if the
  /// debt is repaid before.
  mutating func addPeriod() throws(LoanArithmeticError) {
    var due: CalendarDate?
    var periods = 1
    if let next = try dates?.advance() { (due, periods) = next }
    if let due {
      guard due >= (today ?? due) else {
        throw LoanArithmeticError(
          .datesOutOfOrder, at: .businessCalendar, expected: "payments that stay in order when moved off days off",
          found: due.description)
      }
      try advance(to: due, periods: periods)
      try chargeRow()
      if isRepaid { return }
      if timeline.isHoliday(due) {
        try omitPayment(on: due)
        return
      }
    } else {
      try accrue(accrual.growth(ofPeriods: periods))
      try chargeRow()
    }
    paid += 1
    try pay(on: due)
  }

  /// Adds a row of a payment holiday. A payment on a listed date is dropped, not deferred.
  private mutating func omitPayment(on due: CalendarDate) throws(LoanArithmeticError) {
    holidayRows += 1
    try append(.holiday, principal: 0, interest: 0, on: due)
    guard dates?.areListed == true else { return }
    total -= 1
    guard total > paid else {
      throw LoanArithmeticError(
        .outOfRange, at: .paymentHolidays, expected: "a payment date after the last payment holiday",
        found: due.description)
    }
    if terms.principalPerPayment == nil, mayFindPayment { level = nil }
  }

  /// Whether a change recalculates the payment. An agreed payment is kept until it is first used.
  var mayFindPayment: Bool { terms.paymentAmount == nil || firstLevelPayment != nil }

  /// Accrues interest up to a day and applies the events whose boundary is before it.
  ///
  /// - Parameter period: the period from the last due date to the next. The day may lie within it.
  mutating func advance(to day: CalendarDate, in period: Accrual.Period) throws(LoanArithmeticError) {
    guard var from = today else { return }
    while let event = timeline.next, event.boundary < day {
      if event.boundary > from {
        try accrue(from: from, to: event.boundary, in: period)
        from = event.boundary
      }
      try applyNext(event)
    }
    try accrue(from: from, to: day, in: period)
    today = day
  }

  /// Advances to a due date, `periods` equal periods after the last one.
  private mutating func advance(to due: CalendarDate, periods: Int) throws(LoanArithmeticError) {
    try advance(to: due, in: Accrual.Period(start: today ?? due, end: due, count: periods))
  }

  /// Accrues interest over days without events. If the convention rounds interest separately in each calendar year, the
  /// interval is split at the ends of years.
  private mutating func accrue(
    from start: CalendarDate, to end: CalendarDate, in period: Accrual.Period
  ) throws(LoanArithmeticError) {
    var from = start
    while accrual.roundsAtYearEnds, from.year < end.year,
      let yearEnd = CalendarDate(year: from.year + (from.isLastOfYear ? 1 : 0), month: 12, day: 31), yearEnd < end
    {
      try accrue(accrual.growth(from: from, to: yearEnd, in: period))
      from = yearEnd
    }
    try accrue(accrual.growth(from: from, to: end, in: period))
  }

  /// Adds a row whose payment is `principal` and `interest`, in units.
  ///
  /// - Parameter number: the number of the row; `nil` for the next one.
  mutating func append(
    _ kind: Schedule.Row.Kind, principal: Int128, interest: Int128, on day: CalendarDate?, number: Int? = nil
  ) throws(LoanArithmeticError) {
    let unit = unitsPerMinor
    let position = number ?? nextNumber
    if number == nil { nextNumber += 1 }
    interestPaid += interest
    rows.append(
      Schedule.Row(
        number: position, date: day, kind: kind, payment: try Self.minor(principal + interest, unit),
        principal: try Self.minor(principal, unit), interest: try Self.minor(interest, unit),
        balance: try Self.minor(balance, unit), accruedInterest: accrued == 0 ? 0 : try Self.minor(accrued, unit)))
  }

  /// Converts units to minor units, rounded half-up. The function is static so that the compiler does not copy the
  /// builder for each figure.
  ///
  /// - Throws: `.overflow` if the amount does not fit 64 bits.
  @inline(__always)
  static func minor(_ units: Int128, _ unitsPerMinor: Int128) throws(LoanArithmeticError) -> Int64 {
    guard let minor = Int64(exactly: unitsPerMinor == 1 ? units : RoundingRule.halfUp.quotient(units, unitsPerMinor))
    else { throw LoanArithmeticError.amountOverflow }
    return minor
  }

  /// Returns the number of units of which the level payment is a multiple; one if the terms state none.
  ///
  /// - Throws: `.outOfRange` if the terms state an amount that is not a whole number of minor units.
  private static func multiple(
    of terms: ScheduleTerms, unitsPerMinor: Int128
  ) throws(LoanArithmeticError) -> Int128 {
    guard let step = terms.paymentRounding else { return 1 }
    guard let minor = step.scaled(toDecimals: terms.principal.currency.decimals) else {
      throw LoanArithmeticError(
        .outOfRange, at: .paymentRounding, expected: "a multiple of the minor unit", found: step.description)
    }
    // Amounts for display are not rounded to the minor unit, but a coarser multiple still applies.
    return minor == 1 ? 1 : Int128(minor) * unitsPerMinor
  }
}
