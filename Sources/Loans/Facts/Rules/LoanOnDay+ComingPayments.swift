import LoanArithmetic

/// The payments to come, with terms whose schedule gives exactly these payments.
struct ComingPayments {
  /// The instalments as the source states them.
  let rows: [ScheduleRow]
  /// The large payment on the day of the last instalment; `nil` if the instalments repay everything.
  let balloon: ScheduleRow?
  /// The last day of the fixed rate, if ``rows`` end with it and leave principal for payments that are unknown.
  let fixedUntil: CalendarDate?
  /// The terms from the last payment on. Their schedule has the days, principal, interest and balances of ``rows``.
  let terms: ScheduleTerms
  let schedule: Schedule

  /// All payments: the instalments and the large payment at the end.
  var allRows: [ScheduleRow] { rows + [balloon].compactMap(\.self) }

  /// Whether the payments contain more than principal and interest, such as insurance.
  var hasOtherParts: Bool { rows.contains { !($0.rest?.isZero ?? false) } }

  /// Returns the schedule with a repayment of the whole debt; `nil` if it cannot be calculated.
  func schedule(after moment: EarlyRepayment.Moment) -> Schedule? {
    var changed = terms
    changed.earlyRepayments = [EarlyRepayment(moment, amount: terms.principal)]
    return try? Schedule(changed)
  }
}

extension LoanOnDay {
  /// Finds the unpaid instalments, if they form an unbroken series up to the end of the schedule; otherwise empty. A
  /// balloon on the day of the last instalment is not one of them.
  ///
  /// If the schedule was calculated from the terms, the series begins with the row that agrees with the stated
  /// principal and the stated next payment.
  func findComingInstalments() -> [ScheduleRow] {
    guard lifecycle.phase.isOpen else { return [] }
    let rows = schedule.rows
    let balloon = balloonPlace
    let isRepayment = isRepayment
    let repayments = rows.indices.filter { isRepayment(rows[$0]) && $0 != balloon }
    let isFirst: (Int) -> Bool =
      schedule.kind == .derived ? { self.isNextByFigures(rows[$0]) } : { !rows[$0].isPaid }
    let coming = repayments.drop { !isFirst($0) }.map { rows[$0] }
    if coming.isEmpty { return [] }
    let isGapless = coming.allSatisfy { row in
      row.kind == .instalment && row.due != nil && row.payment != nil && !row.isPaid && !row.isBegun
        && (asOf.map { (row.due ?? $0) >= $0 } ?? true)
    }
    if let openFixing, coming.last?.balance?.isPositive ?? false {
      return isGapless && isLast(coming.last, of: openFixing) ? coming : []
    }
    return isGapless && (!schedule.isTruncated || isNumberedToTheEnd(coming)) ? coming : []
  }

  /// Returns whether a row is a payment, not a disbursement, and no later than the end of an open fixed rate.
  private var isRepayment: (ScheduleRow) -> Bool {
    let last = openFixing?.until
    return { row in row.kind != .disbursement && (row.due.flatMap { due in last.map { due <= $0 } } ?? true) }
  }

  /// Whether the rows have all numbers up to the number of all payments. Rows that the source left out then come
  /// before.
  private func isNumberedToTheEnd(_ rows: [ScheduleRow]) -> Bool {
    guard let total = schedule.total.value, rows.last?.number == total else { return false }
    return zip(rows, rows.dropFirst()).allSatisfy { row, next in row.number.map { $0 + 1 == next.number } ?? false }
  }

  /// The balloon at the end of the schedule; `nil` if there is none.
  private var balloonRow: ScheduleRow? { balloonPlace.map { schedule.rows[$0] } }

  /// Finds the balloon at the end of the schedule, if it is due with the last instalment and is the principal that this
  /// one leaves.
  func findBalloonPlace() -> Int? {
    guard let place = schedule.rows.lastIndex(where: isRepayment), case let row = schedule.rows[place],
      row.kind == .balloon, !row.isPaid, !row.isBegun,
      let last = schedule.rows[..<place].last(where: isRepayment), last.kind == .instalment, last.due == row.due,
      let left = last.balance, row.payment == left
    else { return nil }
    return place
  }

  /// The principal that the coming instalments leave: zero, a stated balloon, or the debt at the end of a fixed rate.
  /// `nil` if a balance is left without an explanation, or if a stated balloon differs from it.
  private var principalLeft: Money? {
    guard let left = comingInstalments.last?.balance else { return nil }
    let stated = [balloonRow?.payment, statedFinalBalance].compactMap(\.self)
    if left.isZero { return stated.isEmpty ? left : nil }
    if let openFixing, stated.isEmpty { return openFixing.debt ?? left == left ? left : nil }
    return !stated.isEmpty && stated.allSatisfy { $0 == left } ? left : nil
  }

  /// The amount of the balloon by the terms.
  private var statedFinalBalance: Money? {
    terms.balloon.value.flatMap { $0.kind == .balloon ? $0.amount : nil }
  }

  /// Whether a calculated row is the next payment: it is not before the day of the facts, and agrees with the stated
  /// principal and with the stated instalments.
  private func isNextByFigures(_ row: ScheduleRow) -> Bool {
    guard let principal = debt.principal.value, row.principalBefore == principal, let due = row.due,
      asOf.map({ $0 <= due }) ?? true
    else { return false }
    let stated = (obligations.value ?? []).filter {
      $0.kind == .instalment && $0.due.value.map { $0 >= asOf ?? due } ?? true
    }
    return stated.allSatisfy { obligation in
      (obligation.due.value ?? due) != due || obligation.amount.value.map { $0 == row.payment } ?? true
    }
  }

  /// Finds the payments to come, with terms whose schedule gives exactly these payments; `nil` without such terms.
  ///
  /// A change of these payments, such as an early repayment, can then be calculated from the same terms.
  func findComingPayments() -> ComingPayments? {
    let rows = comingInstalments
    for terms in comingTerms {
      if let schedule = try? Schedule(terms), schedule.gives(rows) {
        let balloon = closingRow
        let leavesPrincipal = terms.finalBalance != nil && balloon == nil
        return ComingPayments(
          rows: rows, balloon: balloon, fixedUntil: leavesPrincipal ? openFixing?.until : nil, terms: terms,
          schedule: schedule)
      }
    }
    return nil
  }

  /// The payment of the principal that the instalments leave: the row of the schedule, or one by the terms; `nil` if
  /// they leave nothing, or leave it for payments after a fixed rate.
  private var closingRow: ScheduleRow? {
    if let balloonRow { return balloonRow }
    guard openFixing == nil, let left = principalLeft, left.isPositive, let last = comingInstalments.last else {
      return nil
    }
    return ScheduleRow(
      kind: .balloon, due: last.due, payment: left, portions: [Portion(.principal, left)], balance: .zero(currency))
  }

  /// The terms that may give the coming instalments: with the payment of the first one, and with a calculated payment.
  private var comingTerms: [ScheduleTerms] {
    let rows = comingInstalments
    guard let first = rows.first, let due = first.due, let principal = first.principalBefore, principal.isPositive,
      debt.principal.value.map({ $0 == principal }) ?? true, let left = principalLeft
    else { return [] }
    let paid = schedule.rows.last { $0.kind != .disbursement && $0.due.map { $0 < due } ?? false }
    guard let start = paid?.due ?? opened.value,
      var terms = agreedTerms(payments: rows.count, leaving: left.isZero ? nil : left)
    else { return [] }
    let begun = terms.rateChanges.filter { $0.from <= start }
    terms.annualRatePercent = begun.max { $0.from < $1.from }?.annualRatePercent ?? terms.annualRatePercent
    terms.rateChanges.removeAll { $0.from <= start }
    terms.principal = principal
    terms.disbursed = start
    terms.firstPayment = due
    guard terms.interestOnlyPeriods > 0 else { return [terms.paying(like: first), terms] }
    guard let number = first.number else { return [] }
    terms.interestOnlyPeriods = max(0, terms.interestOnlyPeriods - number + 1)
    // A payment of interest alone does not tell the payments after it.
    return terms.interestOnlyPeriods > 0 ? [terms] : [terms.paying(like: first), terms]
  }

  /// The first figure of the coming instalments that differs from the one of the terms; `nil` if none is known.
  var termsDifference: WhatIfDifference? {
    let rows = comingInstalments
    let all: [(WhatIfDifference.Figure, Money?)] = [
      (.balloon, statedFinalBalance), (.fixedDebt, openFixing?.debt),
    ]
    for case (let figure, let byTerms?) in all {
      guard let last = rows.last, let left = last.balance, left != byTerms else { continue }
      return WhatIfDifference(figure, on: last.due, stated: left, calculated: byTerms)
    }
    guard let terms = comingTerms.first, let schedule = try? Schedule(terms) else { return nil }
    return zip(rows, schedule.rows).lazy.compactMap { $0.difference(from: $1, of: schedule) }.first
  }
}

extension Schedule {
  /// Whether this schedule has exactly the stated rows, by their days, principal, interest and balances.
  func gives(_ stated: some Collection<ScheduleRow>) -> Bool { rows.count == stated.count && begins(with: stated) }

  /// Whether this schedule begins with the stated rows, by their days, principal, interest and balances.
  func begins(with stated: some Collection<ScheduleRow>) -> Bool {
    rows.count >= stated.count
      && zip(rows, stated).allSatisfy { row, stated in
        row.kind == .regular && row.date == stated.due
          && stated.portions.amount(of: .principal)?.minorUnits == row.principal
          && stated.portions.amount(of: .interest)?.minorUnits == row.interest
          && stated.balance?.minorUnits == row.balance
      }
  }
}

extension ScheduleTerms {
  /// Returns the terms with the fixed payment of a row, which the bank rounded on the first day for the original
  /// principal.
  fileprivate func paying(like row: ScheduleRow) -> ScheduleTerms {
    var terms = self
    let principal = row.portions.amount(of: .principal)
    switch method {
    case .annuity: terms.paymentAmount = principal.flatMap { row.portions.amount(of: .interest)?.adding($0) }
    case .differentiated: terms.principalPerPayment = principal
    case .interestOnly, .bulletSimple, .bulletCapitalising, .flat: break
    }
    return terms
  }
}

extension ScheduleRow {
  /// Whether the source states that the row is paid.
  var isPaid: Bool { status == .paid || paidOn != nil || hasNothingLeft }

  /// Whether a part of the payment is paid.
  var isBegun: Bool { outstanding.map { $0 != payment } ?? false }

  /// The part of the payment beyond principal and interest, such as insurance; `nil` if the payment is unknown or the
  /// parts cannot be subtracted.
  var rest: Money? {
    guard let payment else { return nil }
    let parts = portions.indices.lazy.filter { place in
      self.portions[place].component == .principal || self.portions[place].component == .interest
    }
    return Money.sum(parts.map { self.portions[$0].amount }, currency: payment.currency).flatMap(payment.subtracting)
  }

  /// The first figure that differs from that of a calculated row of the same day; `nil` if all are the same or unknown.
  fileprivate func difference(from row: Schedule.Row, of schedule: Schedule) -> WhatIfDifference? {
    guard due == row.date else { return nil }
    let figures: [(WhatIfDifference.Figure, Money?, Int64)] = [
      (.interest, portions.amount(of: .interest), row.interest),
      (.principal, portions.amount(of: .principal), row.principal), (.balance, balance, row.balance),
    ]
    return figures.lazy.compactMap { figure, stated, calculated in
      stated.flatMap { stated in
        stated.minorUnits == calculated
          ? nil : WhatIfDifference(figure, on: due, stated: stated, calculated: schedule.money(calculated))
      }
    }.first
  }
}
