/// The events of a loan apart from its regular payments, in order of time.
struct Timeline {
  enum Change {
    case rate(ExactDecimal)
    case interestStops
    case interestRuns
    case disbursement(Int64)
    case early(Int64, EarlyRepayment.Kept)
  }

  struct Event {
    let date: CalendarDate
    /// Interest up to and including this day follows the terms before the event.
    let boundary: CalendarDate
    let change: Change

    var isEarlyRepayment: Bool { if case .early = change { true } else { false } }
  }

  /// The amount disbursed on the first day, in minor units.
  let initialPrincipal: Int64
  private var events: [Event]
  private var position = 0
  /// The payment holidays in order, with overlapping ones joined.
  private var holidays: [(from: CalendarDate, to: CalendarDate)] = []
  /// Early repayments made with a regular payment, in reverse order.
  private var withPayments: [(payment: Int, amount: Int64, keeps: EarlyRepayment.Kept)]
  private var disbursementsLeft: Int

  init(_ terms: ScheduleTerms, _ dates: DueDates?) throws(LoanArithmeticError) {
    withPayments = []
    events = []
    disbursementsLeft = 0
    initialPrincipal = try Self.initialPrincipal(terms, dates)
    try Self.requireDates(terms, dates)
    for early in terms.earlyRepayments.reversed() {
      if case .withPayment(let number) = early.moment {
        withPayments.append((number, early.amount.minorUnits, early.keeps))
      }
    }
    withPayments.sort { $0.payment > $1.payment }
    holidays = Self.joined(terms.paymentHolidays)
    guard let dates else { return }
    try collect(terms, dates)
    // Events of one day keep this order: rates, interest, disbursements, repayments.
    events = events.enumerated()
      .sorted { ($0.element.boundary, $0.offset) < ($1.element.boundary, $1.offset) }.map(\.element)
  }

  var next: Event? { position < events.count ? events[position] : nil }
  var hasDisbursementsLeft: Bool { disbursementsLeft > 0 }

  /// The timeline without any further event except regular payments.
  var withoutEvents: Timeline {
    var rest = self
    (rest.events, rest.position) = ([], 0)
    rest.disbursementsLeft = 0
    (rest.holidays, rest.withPayments) = ([], [])
    return rest
  }

  mutating func removeNext() {
    if case .disbursement = events[position].change { disbursementsLeft -= 1 }
    position += 1
  }

  mutating func takeEarlyRepayment(with payment: Int) -> (amount: Int64, keeps: EarlyRepayment.Kept)? {
    guard let last = withPayments.last, last.payment == payment else { return nil }
    withPayments.removeLast()
    return (last.amount, last.keeps)
  }

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

  private mutating func collect(_ terms: ScheduleTerms, _ dates: DueDates) throws(LoanArithmeticError) {
    // In this convention a day belongs to the period that it ends, so a change from a day on applies after the day
    // before.
    let lag = terms.accrual == .days(.actualActualRU) ? -1 : 0
    func add(_ date: CalendarDate, _ boundary: CalendarDate?, _ change: Change) {
      events.append(Event(date: date, boundary: max(boundary ?? date, dates.start), change: change))
    }
    for change in terms.rateChanges {
      add(change.from, change.from.adding(days: lag), .rate(change.annualRatePercent))
    }
    // Joined, so that the end of one holiday does not end another.
    for holiday in Self.joined(terms.paymentHolidays.filter { !$0.interestRuns }) {
      add(holiday.from, holiday.from.adding(days: lag), .interestStops)
      add(holiday.to, holiday.to.adding(days: 1 + lag), .interestRuns)
    }
    for disbursement in terms.disbursements where disbursement.date > dates.start {
      add(disbursement.date, disbursement.date, .disbursement(disbursement.amount.minorUnits))
      disbursementsLeft += 1
    }
    for (index, early) in terms.earlyRepayments.enumerated() {
      guard case .on(let date) = early.moment else { continue }
      guard date >= dates.start else {
        throw LoanArithmeticError(
          .datesOutOfOrder, at: .earlyRepaymentDate(index), expected: "a date not before \(dates.start)",
          found: date.description)
      }
      add(date, date, .early(early.amount.minorUnits, early.keeps))
    }
  }

  /// Returns the principal, or the disbursements of the first day if the list of disbursements contains them.
  private static func initialPrincipal(
    _ terms: ScheduleTerms, _ dates: DueDates?
  ) throws(LoanArithmeticError) -> Int64 {
    let principal = terms.principal.minorUnits
    guard let dates, terms.disbursements.contains(where: { $0.date <= dates.start }) else { return principal }
    var (first, total): (Int64, Int64) = (0, 0)
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

  private static func requireDates(_ terms: ScheduleTerms, _ dates: DueDates?) throws(LoanArithmeticError) {
    guard dates == nil else { return }
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
