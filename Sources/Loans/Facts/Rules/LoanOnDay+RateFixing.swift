package import LoanArithmetic

extension LoanOnDay {
  /// The last day of a fixed rate after which payments follow that are unknown; `nil` if there are none.
  ///
  /// Rows of the source that come after it are an assumption.
  package var unknownAfter: CalendarDate? {
    guard let until = openFixing?.until, lifecycle.phase.isOpen, let last = schedule.rows.last else { return nil }
    return (last.balance?.isPositive ?? false) || (last.due.map { $0 > until } ?? false) ? until : nil
  }

  /// Whether the schedule begins after its first payment, or ends before the last one up to a day, as far as numbers
  /// and the time between payments are known.
  package func lacksPayments(until last: CalendarDate) -> Bool {
    if let first = schedule.rows.lazy.compactMap(\.number).first, first > 1 { return true }
    return nextDue(after: schedule.rows.last).map { $0 <= last } ?? false
  }

  /// Whether the payments that follow a row of the schedule come after the fixed rate, so that their amounts are
  /// unknown.
  func isLast(_ row: ScheduleRow?, of fixing: RateFixing) -> Bool {
    guard paymentPeriod?.unit == .months, let due = row?.due, let next = nextDue(after: row) else { return false }
    return due <= fixing.until && next > fixing.until
  }

  /// The day of the payment after a row; `nil` if the time between payments is unknown.
  private func nextDue(after row: ScheduleRow?) -> CalendarDate? {
    guard let due = row?.due, let period = paymentPeriod else { return nil }
    guard period.unit == .months else { return due.adding(period) }
    return due.adding(months: period.count, onDay: terms.paymentDay.value ?? due.components.day)
  }

  /// Returns a warning for each contradiction between a fixed rate, the schedule and the other terms.
  func rateFixingContradictions() -> [Diagnostic] {
    guard let fixing = terms.rateFixing.value else { return [] }
    var found: [Diagnostic] = []
    if let last = fixing.agreeBy, last > fixing.until {
      found.contradict(
        at: terms.rateFixing, member: "agreeBy", "The last day to agree on a new rate is after the fixed rate.",
        found: "\(last)", expected: "\(fixing.until) or earlier")
    }
    if let last = ends.value, fixing.until > last {
      found.contradict(
        at: terms.rateFixing, member: "until", "The rate is fixed for longer than the contract.",
        found: "\(fixing.until)", expected: "\(last) or earlier")
    }
    let row = schedule.rows.last { $0.due.map { $0 <= fixing.until } ?? false }
    if let debt = fixing.debt, isLast(row, of: fixing), let balance = row?.balance, debt != balance {
      found.contradict(
        at: terms.rateFixing, member: "debt", "The schedule leaves another debt at the end of the fixed rate.",
        found: "\(debt)", expected: "\(balance)")
    }
    return found
  }
}

extension LoanFacts {
  /// The fixed rate that ends before the loan, if no rate is known for the time after it; `nil` otherwise.
  var openFixing: RateFixing? {
    guard let fixing = terms.rateFixing.value, ends.value.map({ $0 > fixing.until }) ?? true,
      terms.rateChange.value.map({ $0.from <= fixing.until }) ?? true,
      !(terms.rates.value ?? []).contains(where: { $0.from.map { $0 > fixing.until } ?? false })
    else { return nil }
    return fixing
  }

  /// Ends the rate and the schedule on the last day of a fixed rate, unless the rate after it is known.
  ///
  /// A schedule that the source states keeps its rows, but is not complete: rows after the fixed rate are an
  /// assumption, and if principal is left after the last row, more payments follow.
  mutating func endFixedRate() {
    defer { if schedule.rows.last?.balance?.isPositive ?? false { schedule.isTruncated = true } }
    guard let fixing = openFixing else { return }
    terms.rates = terms.rates.map { all in
      all.map { stated in
        var rate = stated
        if rate.isForWholeDebt, rate.until == nil { rate.until = fixing.until }
        return rate
      }
    }
    let isLater = { (row: ScheduleRow) in row.due.map { $0 > fixing.until } ?? false }
    if schedule.kind == .derived { schedule.rows.removeAll(where: isLater) }
    if schedule.rows.last.map(isLater) ?? false { schedule.isTruncated = true }
  }
}

extension ScheduleTerms {
  /// Returns the terms of the same payments up to the same number, with the principal that these leave; `nil` if they
  /// cannot be calculated.
  func leavingRest() -> ScheduleTerms? {
    var further = self
    further.payments = payments + 1
    further.finalBalance = nil
    guard let schedule = try? Schedule(further) else { return nil }
    let rows = schedule.rows.filter { $0.kind == .regular }.prefix(payments)
    var terms = self
    terms.payments = rows.count
    terms.finalBalance = rows.last.flatMap { $0.balance > 0 ? schedule.money($0.balance) : nil }
    return terms
  }
}
