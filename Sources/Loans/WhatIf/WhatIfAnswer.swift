package import LoanArithmetic

/// The answer to a question about a product.
package enum WhatIfAnswer: Sendable, Hashable {
  case repayment(RepaymentComparison)
  /// The repayment of the whole debt. `insteadOf` is the amount that was asked about, if it would repay everything too.
  case payoff(PayoffCalendar, insteadOf: Money?)
  case cure(CureOutcome)
  case holiday(HolidayOutcome)
  /// The repayment of a revolving debt; for a fixed payment, also the repayment by minimum payments.
  case card(CardOutcome, minimumOnly: CardOutcome?)
  case rate(RateOutcome)
  /// There is no answer, for this reason.
  case impossible(WhatIfObstacle)
}

/// The amounts that repay the whole debt on the day in question and on other days.
package struct PayoffCalendar: Sendable, Hashable {
  /// The reason why a day is in the calendar.
  package enum Reason: Sendable, Hashable {
    case asked, today, inTenDays, nextPayment, monthEnd
  }

  /// A day with its amount.
  package struct Day: Sendable, Hashable {
    package var reason: Reason
    package var sum: PayoffSum
    /// The last payment before the day, which the amount assumes to be made; `nil` up to the next payment.
    package var lastPayment: CalendarDate?
  }

  /// The amount for the day that was asked about.
  package var asked: PayoffSum
  /// All days, the earliest first.
  package var days: [Day]
  /// The day of the next payment. The amounts after it assume that it is made.
  package var nextPayment: CalendarDate?
}

extension LoanOnDay {
  /// Answers a question about the product.
  package func answer(to scenario: WhatIf.Scenario) -> WhatIfAnswer {
    do {
      return try answered(scenario)
    } catch {
      return .impossible(error)
    }
  }

  /// Throws an obstacle if the payments do not follow the contract.
  func checkContract() throws(WhatIfObstacle) {
    switch demand {
    case .contract: break
    case .statedOnly(let state), .nothing(let state): throw .notByContract(state)
    }
  }

  /// Answers a question, or throws the reason why there is no answer.
  private func answered(_ scenario: WhatIf.Scenario) throws(WhatIfObstacle) -> WhatIfAnswer {
    try checkContract()
    switch scenario {
    case .earlyRepayment(let amount, let target, let kept):
      return try repaying(try money(amount), on: target ?? usualDayOfRepayment, keeping: kept)
    case .payoff(let target):
      return .payoff(try payoffCalendar(on: target ?? usualDayOfRepayment), insteadOf: nil)
    case .cure(let target): return .cure(try curing(on: target ?? day))
    case .paymentHoliday(let months): return .holiday(try holiday(months: months, in: try changeablePayments()))
    case .minimumOnly: return .card(try repayingCard(by: nil), minimumOnly: nil)
    case .fixedPayment(let amount):
      return .card(
        try repayingCard(by: try money(amount)), minimumOnly: try? repayingCard(by: nil))
    case .rateChange(let percent, let from):
      let coming = try changeablePayments()
      try checkDay(from)
      return .rate(try changingRate(to: percent, from: from, in: coming))
    }
  }

  /// Compares the loan with and without the early repayment of an amount; if that repays everything, returns the
  /// amounts that do.
  private func repaying(_ amount: Money, on target: CalendarDate, keeping kept: EarlyRepayment.Kept?)
    throws(WhatIfObstacle) -> WhatIfAnswer
  {
    let coming = try changeablePayments()
    try checkDay(target)
    try checkPermission(for: .part)
    try checkLimits(of: amount)
    guard
      let comparison = try comparison(
        repaying: amount, on: target, effects: BookedRepayment.Effect.effects(keeping: kept), in: coming)
    else {
      // The last payment repays everything anyway.
      let isLastDay = target == coming.rows.last?.due
      return .payoff(try payoffCalendar(on: target), insteadOf: isLastDay ? nil : amount)
    }
    return .repayment(comparison)
  }

  /// Checks that a day is neither before the day of the facts nor before the day of the screen.
  private func checkDay(_ target: CalendarDate) throws(WhatIfObstacle) {
    guard target >= firstDayOfChange else { throw .tooEarly(firstDayOfChange) }
  }

  /// Checks that the contract allows an early repayment, or that the bank offers it nevertheless.
  func checkPermission(for extent: BookedRepayment.Extent) throws(WhatIfObstacle) {
    let (agreed, kind): (Bool?, LoanAction.Kind) =
      switch extent {
      case .full: (terms.prepayment.value?.full, .repayFull)
      case .part: (terms.prepayment.value?.partial, .repayPart)
      }
    if agreed == false, !actions.contains(where: { $0.kind == kind && $0.state == .available }) {
      throw .notAllowed(extent)
    }
  }

  /// Returns an amount in the currency of the loan; throws an obstacle if it is not above zero, has too many decimals
  /// or does not fit 64 bits.
  private func money(_ amount: ExactDecimal) throws(WhatIfObstacle) -> Money {
    guard amount.coefficient > 0, amount.trimmed().scale <= currency.decimals else { throw .badAmount }
    guard let money = Money(amount, currency: currency) else { throw .tooLarge }
    return money
  }

  /// Returns the amounts for the day that was asked about, today, the day of the next payment, ten days from today and
  /// the end of the month. Days with an unknown amount are left out, and so are those that the bank's notice excludes.
  private func payoffCalendar(on target: CalendarDate) throws(WhatIfObstacle) -> PayoffCalendar {
    if (ends.value ?? schedule.rows.last?.due).map({ target < $0 }) ?? true { try checkPermission(for: .full) }
    let asked = try payoffOfDebt(on: target)
    let next = onDayOfState.nextObligation?.due.value
    let candidates: [(PayoffCalendar.Reason, CalendarDate?)] = [
      (.asked, target), (.today, day), (.nextPayment, next), (.inTenDays, day.adding(days: 10)),
      (.monthEnd, day.endOfMonth),
    ]
    let tooSoon = day..<usualDayOfRepayment
    var known: Set<CalendarDate> = []
    let days = candidates.compactMap { reason, date -> PayoffCalendar.Day? in
      guard let date, date == target || !tooSoon.contains(date), known.insert(date).inserted,
        let sum = date == target ? asked : try? payoffSum(on: date)
      else { return nil }
      let last = schedule.rows.last { isOwed($0) && $0.due.map { $0 < date } ?? false }?.due
      return PayoffCalendar.Day(
        reason: date == day ? .today : reason, sum: sum,
        lastPayment: next.flatMap { $0 < date ? max($0, last ?? $0) : nil })
    }
    return PayoffCalendar(asked: asked, days: days.sorted { $0.sum.on < $1.sum.on }, nextPayment: next)
  }
}

extension CalendarDate {
  /// The last day of the month; on that day, the last one of the next month.
  fileprivate var endOfMonth: CalendarDate? {
    guard let tomorrow = adding(days: 1) else { return nil }
    let parts = tomorrow.components
    return CalendarDate(year: parts.year, month: parts.month, day: 1)?.adding(months: 1)?.adding(days: -1)
  }
}
