package import LoanArithmetic

extension LoanOnDay {
  /// Returns the values that a question accepts; `nil` for a question without limits of its own, and if no value has an
  /// answer.
  ///
  /// - Parameters:
  ///   - question: the question.
  ///   - target: the day for which the amounts hold; the first possible day without it, or if it is not possible.
  package func inputs(of question: WhatIf.Name, on target: CalendarDate? = nil) -> WhatIfInputs? {
    guard (try? checkContract()) != nil else { return nil }
    switch question {
    case .earlyRepayment: return try? inputsOfRepayment(on: target)
    case .payoff: return (try? daysOfPayoff()).map { WhatIfInputs(days: $0) }
    case .paymentHoliday: return monthsOfHoliday().map { WhatIfInputs(months: $0) }
    case .cure, .minimumOnly, .fixed, .rate: return nil
    }
  }

  /// The first day for which anything can be asked for.
  var firstDayOfChange: CalendarDate { max(day, dayOfState) }

  /// The first day of an early repayment: that of a change and the days of notice that the bank requires.
  var firstDayOfRepayment: CalendarDate { withNotice(firstDayOfChange) }

  /// The day of an early repayment for which no other day is asked: the day of the screen and the days of notice.
  var usualDayOfRepayment: CalendarDate { withNotice(day) }

  /// Returns a day with the days of notice added to it.
  private func withNotice(_ day: CalendarDate) -> CalendarDate {
    day.adding(days: max(0, terms.prepayment.value?.noticeDays ?? 0)) ?? day
  }

  // MARK: Early repayment of a part

  /// Returns the amounts, the days and what may be kept; `nil` if no amount is possible on any day.
  private func inputsOfRepayment(on target: CalendarDate?) throws(WhatIfObstacle) -> WhatIfInputs? {
    let coming = try changeablePayments()
    try checkPermission(for: .part)
    let least = max(leastRepayment?.minorUnits ?? 1, 1)
    let most = mostRepayment?.minorUnits ?? .max
    guard let last = coming.lastDay(ofRepaying: least), last >= firstDayOfRepayment else { return nil }
    let days = WhatIfInputs.Days(first: firstDayOfRepayment, last: last)
    let asked = target.flatMap { days.contains($0) ? $0 : nil } ?? days.first
    let largest = min(most, coming.largestPart(on: asked))
    guard least <= largest else { return nil }
    let usual = roundSum(below: coming.terms.principal)?.minorUnits ?? largest
    func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }
    return WhatIfInputs(
      amounts: .init(least: money(least), most: money(largest), usual: money(min(max(usual, least), largest))),
      days: days, kept: coming.kept)
  }

  // MARK: Repayment of everything

  /// The days on which the amount that repays everything is known: all days from the first one on, up to an obstacle.
  private func daysOfPayoff() throws(WhatIfObstacle) -> WhatIfInputs.Days {
    let first = firstDayOfRepayment
    try checkPermission(for: .full)
    _ = try payoffOfDebt(on: first)
    guard var last = first.adding(months: 1_200) else { return .init(first: first, last: first) }
    var isLimited = false
    while last > first {
      do throws(WhatIfObstacle) {
        _ = try payoffSum(on: last)
        return .init(first: first, last: isLimited ? last : nil)
      } catch {
        // An obstacle without a day begins at the latest with the payment whose effect is unknown.
        let next = onDayOfState.nextObligation?.due.value
        let nearer = [error.lastDayBefore, next, next?.adding(days: -1)].compactMap(\.self).first { $0 < last }
        last = max(nearer ?? first, first)
        isLimited = true
      }
    }
    return .init(first: first, last: first)
  }

  // MARK: Payment holiday

  /// Returns the numbers of months that have an answer; `nil` if none has. Interest grows with each month, until the
  /// payments could no longer repay it.
  private func monthsOfHoliday() -> ClosedRange<Int>? {
    guard let coming = try? changeablePayments() else { return nil }
    func isPossible(_ months: Int) -> Bool { (try? holiday(months: months, in: coming)) != nil }
    let all = WhatIf.holidayMonths
    if isPossible(all.upperBound) { return all }
    guard isPossible(all.lowerBound) else { return nil }
    var (possible, impossible) = (all.lowerBound, all.upperBound)
    while impossible - possible > 1 {
      let middle = (possible + impossible) / 2
      if isPossible(middle) { possible = middle } else { impossible = middle }
    }
    return all.lowerBound...possible
  }
}

extension WhatIf {
  /// The numbers of months that a payment holiday can have.
  package static let holidayMonths = 1...60
}

extension WhatIfObstacle {
  /// The last day without the obstacle; `nil` for an obstacle that does not begin on a day.
  fileprivate var lastDayBefore: CalendarDate? {
    switch self {
    case .tooLate(let day), .afterNextPayment(let day), .rateEnds(let day): day
    case .booked(let day), .rateChanges(let day): day.adding(days: -1)
    default: nil
    }
  }
}

extension ComingPayments {
  /// Returns the principal that is left on a day, in minor units, after the payment of that day.
  func principal(on day: CalendarDate) -> Int64 {
    schedule.rows.last { $0.date.map { $0 <= day } ?? false }?.balance ?? terms.principal.minorUnits
  }

  /// Returns the largest amount, in minor units, that can be repaid on a day and leaves something for each payment.
  func largestPart(on day: CalendarDate) -> Int64 {
    largestPart(before: schedule.rows.firstIndex { $0.date.map { $0 > day } ?? false } ?? schedule.rows.endIndex)
  }

  /// Returns the largest amount, in minor units, that can be repaid before a row of the schedule.
  private func largestPart(before place: Int) -> Int64 {
    let rows = schedule.rows
    let left = place == rows.startIndex ? terms.principal.minorUnits : rows[place - 1].balance
    let atTheEnd = balloon == nil ? 0 : terms.finalBalance?.minorUnits ?? 0
    return left - atTheEnd - Self.leastPrincipal * Int64(rows.count - place)
  }

  /// The average principal of a payment, in minor units, below which rounding decides about the schedule: the interest
  /// of a month may then be as much as the payment.
  private static let leastPrincipal: Int64 = 100

  /// Returns the last day on which an amount, in minor units, can be repaid early; `nil` if there is none. On the day
  /// of the last payment, nothing is left to repay early.
  func lastDay(ofRepaying amount: Int64) -> CalendarDate? {
    let next = schedule.rows.indices.last { schedule.rows[$0].date != nil && largestPart(before: $0) >= amount }
    return next.flatMap { schedule.rows[$0].date?.adding(days: -1) }
  }

  /// What an early repayment may keep. A balloon leaves only the term, the end of a fixed rate only the payment.
  var kept: [EarlyRepayment.Kept] {
    if fixedUntil != nil { return [.payment] }
    return balloon == nil ? EarlyRepayment.Kept.allCases : [.term]
  }
}
