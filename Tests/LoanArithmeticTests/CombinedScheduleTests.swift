import TestSupport
import Testing

@testable import LoanArithmetic

/// A day count, a rate change, a payment holiday, early repayments and several disbursements in one schedule, against a
/// schedule that is put together piece by piece from interest between two days.
@Suite struct CombinedScheduleTests {
  @Test(
    "all changes combine in one schedule",
    arguments: [DayCount.actual360, .actual365Fixed, .thirtyE360, .actualActualISDA, .actualActualRU])
  func combination(convention: DayCount) throws {
    var random = SeededGenerator(seed: 51)
    var changed = 0
    for _ in 0..<120 {
      let terms = try combinedTerms(convention, using: &random)
      let schedule = try Schedule(terms)
      let rows = try PiecewiseSchedule.rows(of: terms, convention)
      #expect(schedule.rows.map(PiecewiseSchedule.Row.init) == rows, "\(terms)")
      if schedule.rows.contains(where: { $0.kind == .early }) { changed += 1 }
    }
    #expect(changed > 60)
  }

  @Test("payment holidays without interest that overlap are one holiday")
  func overlappingHolidays() throws {
    var terms = ScheduleTerms(principal: try rubles("300000"), annualRatePercent: try percent("12"), payments: 12)
    terms.disbursed = try day("2024-01-10")
    terms.accrual = .days(.actual365Fixed)
    terms.paymentHolidays = [
      PaymentHoliday(from: try day("2024-03-01"), to: try day("2024-06-30"), interestRuns: false)
    ]
    let whole = try Schedule(terms)
    terms.paymentHolidays = [
      PaymentHoliday(from: try day("2024-03-01"), to: try day("2024-04-20"), interestRuns: false),
      PaymentHoliday(from: try day("2024-04-01"), to: try day("2024-06-30"), interestRuns: false),
    ]
    #expect(try Schedule(terms) == whole)
  }

  @Test("a new rate changes the payment of a flat loan, so that the last payment is like the others")
  func flatRateChange() throws {
    var terms = ScheduleTerms(principal: try rubles("120000"), annualRatePercent: try percent("12"), payments: 12)
    terms.method = .flat
    terms.disbursed = try day("2024-01-10")
    terms.rateChanges = [RateChange(from: try day("2024-07-10"), annualRatePercent: try percent("6"))]
    let rows = try Schedule(terms).rows
    #expect(rows[5].payment == 1_120_000)
    #expect(rows.suffix(6).allSatisfy { $0.payment == 1_060_000 })
  }

  private func combinedTerms(_ convention: DayCount, using random: inout SeededGenerator) throws -> ScheduleTerms {
    let start = try day("2023-10-05")
    func later(_ range: ClosedRange<Int>) throws -> CalendarDate {
      try #require(start.adding(days: Int.random(in: range, using: &random)))
    }
    func amount(_ range: ClosedRange<Int64>) -> Money {
      Money(minorUnits: Int64.random(in: range, using: &random), currency: .rub)
    }
    var terms = ScheduleTerms(
      principal: .zero(.rub), annualRatePercent: ExactDecimal(coefficient: 1490, scale: 2),
      payments: Int.random(in: 8...30, using: &random))
    terms.method = Bool.random(using: &random) ? .annuity : .differentiated
    terms.disbursed = start
    terms.accrual = .days(convention)
    terms.disbursements = [
      Disbursement(date: start, amount: amount(10_000_000...90_000_000)),
      Disbursement(date: try later(1...100), amount: amount(1...50_000_000)),
      Disbursement(date: try later(1...200), amount: amount(1...50_000_000)),
    ]
    terms.principal = try #require(Money.sum(terms.disbursements.map(\.amount), currency: .rub))
    terms.rateChanges = [
      RateChange(from: try later(30...200), annualRatePercent: ExactDecimal(coefficient: 119, scale: 1)),
      RateChange(from: try later(30...400), annualRatePercent: ExactDecimal(coefficient: 2105, scale: 2)),
    ]
    let from = try later(40...200)
    terms.paymentHolidays = [
      PaymentHoliday(
        from: from, to: try #require(from.adding(days: Int.random(in: 0...100, using: &random))),
        interestRuns: Bool.random(using: &random))
    ]
    terms.earlyRepayments = try (0..<3).map { _ in
      EarlyRepayment(
        .on(try later(0...500)), amount: amount(1...15_000_000),
        keeps: Bool.random(using: &random) ? .term : .payment)
    }
    return terms
  }
}

/// The rows of a schedule of monthly payments, rounded half-up, from the interest between two days.
struct PiecewiseSchedule {
  struct Row: Equatable {
    var kind: Schedule.Row.Kind
    var date: CalendarDate?
    var principal, interest, balance: Int64
  }

  private let terms: ScheduleTerms
  private let convention: DayCount
  private var balance: Int64 = 0
  private var accrued: Int64 = 0
  private var level: Int64?
  private var shortened: Int64 = 0
  private var percent: ExactDecimal
  private var from: CalendarDate
  private var made: [Row] = []
  /// What happens, with the last day of the old state and an order for events of one day.
  private var events: [(day: CalendarDate, order: Int, apply: (inout PiecewiseSchedule) throws -> Void)] = []

  static func rows(of terms: ScheduleTerms, _ convention: DayCount) throws -> [Row] {
    var schedule = try PiecewiseSchedule(terms, convention)
    return try schedule.build()
  }

  private init(_ terms: ScheduleTerms, _ convention: DayCount) throws {
    (self.terms, self.convention, percent) = (terms, convention, terms.annualRatePercent)
    let start = try #require(terms.disbursed)
    from = start
    // By this convention a day belongs to the period that it ends.
    let lag = convention == .actualActualRU ? -1 : 0
    func lastDay(before date: CalendarDate) -> CalendarDate { date.adding(days: lag) ?? date }
    for change in terms.rateChanges {
      events.append((lastDay(before: change.from), 0, { $0.setRate(change.annualRatePercent) }))
    }
    for early in terms.earlyRepayments {
      guard case .on(let date) = early.moment else { continue }
      events.append((date, 2, { $0.repay(early, on: date) }))
    }
    for disbursement in terms.disbursements {
      if disbursement.date == start {
        balance += disbursement.amount.minorUnits
      } else {
        events.append((disbursement.date, 1, { $0.disburse(disbursement.amount.minorUnits) }))
      }
    }
    events = events.enumerated().sorted {
      ($0.element.day, $0.element.order, $0.offset) < ($1.element.day, $1.element.order, $1.offset)
    }.map(\.element)
  }

  private mutating func build() throws -> [Row] {
    var (paid, number) = (0, 0)
    while paid < terms.payments {
      number += 1
      let start = try #require(terms.disbursed)
      let due = try #require(start.adding(months: number))
      while let event = events.first, event.day < due {
        try accrue(to: event.day)
        events.removeFirst()
        try event.apply(&self)
      }
      try accrue(to: due)
      if balance == 0, accrued == 0, events.allSatisfy({ $0.order != 1 }) { break }
      if terms.paymentHolidays.contains(where: { $0.from <= due && due <= $0.to }) {
        made.append(Row(kind: .holiday, date: due, principal: 0, interest: 0, balance: balance))
        continue
      }
      paid += 1
      try pay(on: due, remaining: terms.payments - paid + 1)
      if balance == 0, accrued == 0, events.allSatisfy({ $0.order != 1 }) { break }
    }
    return made
  }

  private mutating func accrue(to day: CalendarDate) throws {
    guard day > from else { return }
    var next = day
    // Interest is rounded at the end of each year where the year changes the divisor of the days.
    if convention == .actualActualRU {
      next = min(next, try #require(CalendarDate(year: from.year + (from.isLastOfYear ? 1 : 0), month: 12, day: 31)))
    }
    // A holiday without interest lasts from its first day to its last.
    let lag = convention == .actualActualRU ? -1 : 0
    var isFree = false
    for holiday in terms.paymentHolidays where !holiday.interestRuns {
      let first = try #require(holiday.from.adding(days: lag))
      let after = try #require(holiday.to.adding(days: 1 + lag))
      if first <= from, from < after { isFree = true }
      for edge in [first, after] where from < edge { next = min(next, edge) }
    }
    if !isFree {
      accrued += try convention.interest(
        on: Money(minorUnits: balance, currency: .rub), annualRatePercent: percent, from: from, to: next
      ).minorUnits
    }
    from = next
    try accrue(to: day)
  }

  private mutating func setRate(_ percent: ExactDecimal) {
    self.percent = percent
    if terms.method == .annuity { level = nil }
  }

  private mutating func disburse(_ amount: Int64) {
    balance += amount
    level = nil
  }

  private mutating func repay(_ early: EarlyRepayment, on date: CalendarDate) {
    let principal = min(early.amount.minorUnits, balance)
    guard principal > 0 else { return }
    balance -= principal
    if early.keeps == .term { level = nil } else { shortened += principal }
    let interest = balance == 0 && events.allSatisfy { $0.order != 1 } ? accrued : 0
    accrued -= interest
    made.append(Row(kind: .early, date: date, principal: principal, interest: interest, balance: balance))
  }

  private mutating func pay(on due: CalendarDate, remaining: Int) throws {
    let (principal, interest) = try parts(remaining)
    (balance, accrued) = (balance - principal, accrued - interest)
    let paidInterest = interest
    while let event = events.first, event.day == due, event.order < 2 {
      events.removeFirst()
      try event.apply(&self)
    }
    made.append(Row(kind: .regular, date: due, principal: principal, interest: paidInterest, balance: balance))
  }

  private mutating func parts(_ remaining: Int) throws -> (principal: Int64, interest: Int64) {
    let debt = balance + shortened
    if terms.method == .differentiated {
      let part = level ?? (2 * debt + Int64(remaining)) / (2 * Int64(remaining))
      level = part
      return (remaining == 1 ? balance : min(part, balance), accrued)
    }
    if level == nil {
      let rate = try #require(Fraction(Int128(percent.coefficient), Int128(powersOfTen[percent.scale]) * 1200))
      let payment = try Annuity.payment(
        principal: WideDecimal(coefficient: Int128(debt), scale: 0), rate: rate, payments: remaining, decimals: 9)
      level = Int64(payment.rounded(toDecimals: 0).coefficient)
    }
    let payment = level ?? 0
    guard remaining > 1, payment < balance + accrued else { return (balance, accrued) }
    let interest = min(accrued, payment)
    return (min(payment - interest, balance), interest)
  }
}

extension PiecewiseSchedule.Row {
  init(_ row: Schedule.Row) {
    self.init(
      kind: row.kind, date: row.date, principal: row.principal, interest: row.interest,
      balance: row.balance)
  }
}
