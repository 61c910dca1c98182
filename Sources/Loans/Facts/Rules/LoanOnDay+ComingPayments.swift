import LoanArithmetic

/// The payments to come, with terms whose schedule gives exactly these payments.
struct ComingPayments {
  /// The payments as the source states them.
  let rows: [ScheduleRow]
  /// The terms from the last payment on. Their schedule has the days, principal, interest and balances of ``rows``.
  let terms: ScheduleTerms
  let schedule: Schedule

  /// Whether the payments contain more than principal and interest, such as insurance.
  var hasMoreThanInterest: Bool { rows.contains { !($0.rest?.isZero ?? false) } }

  /// Returns the schedule with a repayment of the whole debt; `nil` if it cannot be calculated.
  func schedule(after moment: EarlyRepayment.Moment) -> Schedule? {
    var changed = terms
    changed.earlyRepayments = [EarlyRepayment(moment, amount: terms.principal)]
    return try? Schedule(changed)
  }
}

extension LoanOnDay {
  /// Finds the unpaid instalments, if they form an unbroken series up to the end of the schedule; otherwise empty.
  ///
  /// If the schedule was calculated from the terms, the series begins with the row that agrees with the stated
  /// principal and the stated next payment.
  func findComingInstalments() -> [ScheduleRow] {
    guard lifecycle.phase.isOpen, !schedule.isTruncated else { return [] }
    let rows = schedule.rows.filter { $0.kind != .disbursement }
    let first = schedule.kind == .derived ? rows.firstIndex { isNextByFigures($0) } : rows.firstIndex { !$0.isPaid }
    guard let start = first else { return [] }
    let coming = rows[start...]
    let isGapless = coming.allSatisfy { row in
      row.kind == .instalment && row.due != nil && row.payment != nil && !row.isPaid && !row.isBegun
        && (asOf.map { (row.due ?? $0) >= $0 } ?? true)
    }
    return isGapless ? Array(coming) : []
  }

  /// Whether a calculated row is the next payment: it agrees with the stated principal and with the stated instalments.
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
    guard let first = rows.first, let due = first.due, let principal = first.principalBefore, principal.isPositive,
      debt.principal.value.map({ $0 == principal }) ?? true
    else { return nil }
    let paid = schedule.rows.last { $0.kind != .disbursement && $0.due.map { $0 < due } ?? false }
    guard let start = paid?.due ?? opened.value, var terms = agreedTerms(payments: rows.count) else { return nil }
    let changes = terms.rateChanges.filter { $0.from <= start }
    terms.annualRatePercent = changes.max { $0.from < $1.from }?.annualRatePercent ?? terms.annualRatePercent
    terms.rateChanges.removeAll { $0.from <= start }
    terms.principal = principal
    terms.disbursed = start
    terms.firstPayment = due
    for terms in [terms.paying(like: first), terms] {
      if let schedule = try? Schedule(terms), schedule.gives(rows) {
        return ComingPayments(rows: rows, terms: terms, schedule: schedule)
      }
    }
    return nil
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
  fileprivate var isPaid: Bool { status == .paid || paidOn != nil || outstanding?.isZero ?? false }

  /// Whether a part of the payment is paid.
  fileprivate var isBegun: Bool { outstanding.map { $0 != payment } ?? false }

  /// The part of the payment beyond principal and interest, such as insurance.
  var rest: Money? {
    guard let payment else { return nil }
    return portions.filter { $0.component == .principal || $0.component == .interest }.rest(of: payment)
  }
}
