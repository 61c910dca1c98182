/// The events of a loan apart from its regular payments, in order of time.
struct Timeline {
  /// What an event changes. Amounts are in minor units.
  enum Change {
    /// The annual rate becomes this percentage.
    case rate(ExactDecimal)
    /// A payment holiday without interest begins.
    case interestStops
    /// A payment holiday without interest has ended.
    case interestRuns
    case disbursement(Int64)
    case early(Int64, EarlyRepayment.Kept)
  }

  /// A change on a day.
  struct Event {
    let date: CalendarDate
    /// The day up to which interest follows the terms before the event.
    let boundary: CalendarDate
    let change: Change

    var isEarlyRepayment: Bool { if case .early = change { true } else { false } }
  }

  /// The amount disbursed on the first day, in minor units.
  let initialPrincipal: Int64
  /// All events, in order of time.
  private var events: [Event]
  /// The place of the next event in `events`.
  private var position = 0
  /// The payment holidays in order, with overlapping ones joined.
  private var holidays: [(from: CalendarDate, to: CalendarDate)] = []
  /// Early repayments made with a regular payment, in reverse order.
  private var withPayments: [(payment: Int, amount: Int64, keeps: EarlyRepayment.Kept)]
  /// The number of disbursements that are still to come.
  private var disbursementsLeft: Int

  /// Collects the events of the terms.
  ///
  /// - Parameter dates: the due dates; `nil` for a schedule without dates.
  /// - Throws: `.datesRequired` for terms that need dates, `.datesOutOfOrder`, `.contradiction`, `.overflow`.
  init(_ terms: ScheduleTerms, dates: DueDates?) throws(LoanArithmeticError) {
    withPayments = []
    events = []
    disbursementsLeft = 0
    initialPrincipal = try Self.initialPrincipal(of: terms, dates: dates)
    if dates == nil { try Self.refuseTermsWithDates(terms) }
    for early in terms.earlyRepayments.reversed() {
      if case .withPayment(let number) = early.moment {
        withPayments.append((number, early.amount.minorUnits, early.keeps))
      }
    }
    withPayments.sort { $0.payment > $1.payment }
    holidays = Self.joined(terms.paymentHolidays)
    guard let dates else { return }
    try collectEvents(of: terms, from: dates)
    // Events of one day keep this order: rates, interest, disbursements, repayments.
    events = events.enumerated()
      .sorted { ($0.element.boundary, $0.offset) < ($1.element.boundary, $1.offset) }.map(\.element)
  }

  /// The next event; `nil` after the last.
  var next: Event? { position < events.count ? events[position] : nil }
  var hasDisbursementsLeft: Bool { disbursementsLeft > 0 }

  /// The timeline without any further event, so that only regular payments remain.
  var withoutEvents: Timeline {
    var rest = self
    rest.events = []
    rest.position = 0
    rest.disbursementsLeft = 0
    rest.holidays = []
    rest.withPayments = []
    return rest
  }

  /// Moves on to the event after the next one, which there must be.
  mutating func removeNext() {
    if case .disbursement = events[position].change { disbursementsLeft -= 1 }
    position += 1
  }

  /// Takes an early repayment that is made with the regular payment of this number; `nil` if none is left.
  mutating func takeEarlyRepayment(with payment: Int) -> (amount: Int64, keeps: EarlyRepayment.Kept)? {
    guard let last = withPayments.last, last.payment == payment else { return nil }
    withPayments.removeLast()
    return (last.amount, last.keeps)
  }

  /// Returns whether a day is in a payment holiday.
  func isHoliday(_ day: CalendarDate) -> Bool {
    let started = holidays.prefix(holidays.partitioningIndex { $0.from > day })
    return started.last.map { day <= $0.to } ?? false
  }

  /// Returns the payment holidays in order, with overlapping ones joined.
  private static func joined(_ list: [PaymentHoliday]) -> [(from: CalendarDate, to: CalendarDate)] {
    var holidays: [(from: CalendarDate, to: CalendarDate)] = []
    for holiday in list.sorted(by: { $0.from < $1.from }) {
      if let last = holidays.last, holiday.from <= last.to {
        holidays[holidays.count - 1].to = max(last.to, holiday.to)
      } else {
        holidays.append((holiday.from, holiday.to))
      }
    }
    return holidays
  }

  /// Adds the events after the first day: changes of the rate, then of interest, disbursements and early repayments.
  private mutating func collectEvents(of terms: ScheduleTerms, from dates: DueDates) throws(LoanArithmeticError) {
    // In this convention a day belongs to the period that it ends, so a change from a day on applies after the day
    // before.
    let lag = terms.accrual == .days(.actualActualRU) ? -1 : 0
    // Beyond the calendar, the boundary is the day itself.
    func add(_ date: CalendarDate, boundary: CalendarDate?, _ change: Change) {
      events.append(Event(date: date, boundary: max(boundary ?? date, dates.start), change: change))
    }
    for change in terms.rateChanges {
      add(change.from, boundary: change.from.adding(days: lag), .rate(change.annualRatePercent))
    }
    // Joined, so that the end of one holiday does not end another.
    for holiday in Self.joined(terms.paymentHolidays.filter { !$0.interestRuns }) {
      add(holiday.from, boundary: holiday.from.adding(days: lag), .interestStops)
      add(holiday.to, boundary: holiday.to.adding(days: 1 + lag), .interestRuns)
    }
    for disbursement in terms.disbursements where disbursement.date > dates.start {
      add(disbursement.date, boundary: disbursement.date, .disbursement(disbursement.amount.minorUnits))
      disbursementsLeft += 1
    }
    for (index, early) in terms.earlyRepayments.enumerated() {
      guard case .on(let date) = early.moment else { continue }
      guard date >= dates.start else {
        throw LoanArithmeticError(
          .datesOutOfOrder, at: .earlyRepaymentDate(index), expected: "a date not before \(dates.start)",
          found: date.description)
      }
      add(date, boundary: date, .early(early.amount.minorUnits, early.keeps))
    }
  }

  /// Returns the principal, or the disbursements of the first day if the list of disbursements contains them, in minor
  /// units.
  private static func initialPrincipal(
    of terms: ScheduleTerms, dates: DueDates?
  ) throws(LoanArithmeticError) -> Int64 {
    let principal = terms.principal.minorUnits
    guard let dates, terms.disbursements.contains(where: { $0.date <= dates.start }) else { return principal }
    var first: Int64 = 0
    var total: Int64 = 0
    for (index, disbursement) in terms.disbursements.enumerated() {
      guard disbursement.date >= dates.start else {
        throw LoanArithmeticError(
          .datesOutOfOrder, at: .disbursementDate(index), expected: "a date not before \(dates.start)",
          found: disbursement.date.description)
      }
      let (sum, overflow) = total.addingReportingOverflow(disbursement.amount.minorUnits)
      guard !overflow else { throw LoanArithmeticError.amountOverflow }
      total = sum
      if disbursement.date == dates.start { first += disbursement.amount.minorUnits }
    }
    guard total == principal || first == principal else {
      throw LoanArithmeticError(
        .contradiction, at: .disbursements, expected: "disbursements that add up to the principal, \(terms.principal)",
        found: Money(minorUnits: total, currency: terms.principal.currency).description)
    }
    return first
  }

  /// Throws `.datesRequired` for the first term that needs dates.
  private static func refuseTermsWithDates(_ terms: ScheduleTerms) throws(LoanArithmeticError) {
    let needs: [(LoanArithmeticError.Field, Bool)] = [
      (.accrual, terms.accrual != .equalPeriods), (.rateChanges, !terms.rateChanges.isEmpty),
      (.paymentHolidays, !terms.paymentHolidays.isEmpty), (.skippedMonths, !terms.skippedMonths.isEmpty),
      (.businessCalendar, terms.businessCalendar != nil), (.paymentDay, terms.paymentDay != nil),
      (
        .earlyRepayments,
        terms.earlyRepayments.contains { if case .on = $0.moment { true } else { false } }
      ),
    ]
    if let (field, _) = needs.first(where: \.1) {
      throw LoanArithmeticError(.datesRequired, at: field, expected: "the day of disbursement or of the first payment")
    }
  }
}
