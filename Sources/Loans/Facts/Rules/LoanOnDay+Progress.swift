package import LoanArithmetic

extension LoanOnDay {
  /// The repaid share of the original amount.
  package struct Repaid: Sendable, Hashable {
    package var amount: Money
    package var original: Money

    /// The share in thousandths: 0...1000.
    package var permille: Int { Int(Int128(amount.minorUnits) * 1000 / Int128(original.minorUnits)) }
  }

  /// The repaid share of the original amount.
  ///
  /// `nil` if the original amount or the principal is unknown, or if the principal is negative or above the original
  /// amount, as it is when unpaid interest is added to it. `nil` also if a part of the money is not disbursed yet, if a
  /// part of the debt was forgiven, and if the product did not end by repayment.
  package var repaid: Repaid? {
    let endsUnpaid: [Lifecycle.Phase] = [
      .cancelled, .withdrawn, .rejected, .writtenOff, .transferred, .rescheduled,
    ]
    guard !endsUnpaid.contains(lifecycle.phase),
      lifecycle.overlays.isDisjoint(with: [.partiallyDisbursed, .forgiven]),
      let original = terms.originalAmount.value, original.isPositive, let left = debt.principal.value,
      (0...original.minorUnits).contains(left.minorUnits),
      let amount = original.subtracting(left)
    else { return nil }
    return Repaid(amount: amount, original: original)
  }

  /// The share of payments made in thousandths; `nil` if it is unknown.
  package var paymentsDonePermille: Int? {
    guard let done = paymentsDone.value, let all = paymentsInAll.value, all > 0, (0...all).contains(done)
    else { return nil }
    return done * 1000 / all
  }

  /// The number of payments made: as stated or, for a complete schedule, the number of its paid instalments.
  package var paymentsDone: Fact<Int> {
    guard schedule.paid.value == nil, let paid = schedule.paidInstalments(on: day) else { return schedule.paid }
    return .known(paid, origin: .derived(rule: "paid rows of the schedule"), asOf: otherDayOfFacts)
  }

  /// The number of all payments: as stated or, for a complete schedule, the number of its instalments.
  package var paymentsInAll: Fact<Int> {
    guard schedule.total.or(terms.payments).value == nil, !schedule.isTruncated,
      schedule.rows.contains(where: { $0.kind == .instalment })
    else { return schedule.total.or(terms.payments) }
    return .known(
      schedule.rows.count { $0.kind == .instalment && !$0.isOmitted },
      origin: .derived(rule: "instalments of the schedule"))
  }

  /// The number of payments left: as stated, or all payments without those made.
  ///
  /// Not applicable to a contract that is over or was never made. Not provided if it is not stated and either number
  /// is unknown or more payments are made than there are in all.
  package var paymentsLeft: Fact<Int> {
    if lifecycle.phase.isFinal { return .absent(.notApplicable) }
    if schedule.left.value != nil { return schedule.left }
    guard let done = paymentsDone.value, let all = paymentsInAll.value, all >= done else {
      return .notProvided
    }
    return paymentsInAll.map { $0 - done }.dated(paymentsDone.asOf)
  }

  /// Returns the number of an instalment among the payable ones; `nil` for other rows and for a row without a number.
  ///
  /// A source may number the rows on which nothing is to be paid, too. They are not counted, so that the number agrees
  /// with ``paymentsInAll``: after 14 of 25 payments and six skipped ones comes payment 15, not 21.
  package func paymentNumber(of row: ScheduleRow) -> Int? {
    guard row.kind == .instalment, !row.isOmitted, let number = row.number else { return nil }
    guard schedule.hasOmittedRows else { return number }
    return number - schedule.rows.count { $0.isOmitted && ($0.number.map { $0 < number } ?? false) }
  }
}

extension PaymentSchedule {
  /// Counts the paid instalments of a schedule; `nil` unless it is a full schedule without missing rows.
  ///
  /// - Parameter day: The day for ``ScheduleRow/status(on:)``; `nil` if only the statuses of the source count, as for a
  ///   gateway whose source has no current day.
  package func paidInstalments(on day: CalendarDate? = nil) -> Int? {
    guard kind == .full, !isTruncated, !rows.isEmpty, rows.compactMap(\.number).min() ?? 1 <= 1 else { return nil }
    return rows.count { row in
      row.kind == .instalment && (day.map { row.status(on: $0) } ?? row.status) == .paid
    }
  }
}
