import LoanArithmetic

extension LoanOnDay {
  /// A place of the schedule at which the regular payment becomes another one.
  struct PaymentStep {
    /// The day of the first payment of the new amount.
    var from: CalendarDate
    /// The day after which the cause of the change lies: that of the last payment but one of the old amount.
    var causeAfter: CalendarDate
    var before: Money
    var after: Money
  }

  /// The changes of the regular payment in the rows of the schedule, the earliest first.
  ///
  /// A payment is regular if the one beside it is the same, apart from rounding. So neither a first or last payment of
  /// another amount nor the payments of a schedule that falls from month to month are changes.
  var paymentSteps: [PaymentStep] {
    let rows = schedule.rows.compactMap { row -> (due: CalendarDate, payment: Money)? in
      guard row.kind == .instalment, let due = row.due, let payment = row.payment else { return nil }
      return (due, payment)
    }
    return rows.indices.dropFirst().dropLast().compactMap { index in
      let (old, new) = (rows[index - 1].payment, rows[index].payment)
      guard !old.isAbout(new), new.isAbout(rows[index + 1].payment),
        index == 1 || rows[index - 2].payment.isAbout(old)
      else { return nil }
      return PaymentStep(
        from: rows[index].due, causeAfter: rows[max(0, index - 2)].due, before: old, after: new)
    }
  }

  /// The regular payment: the next instalment, or else the fixed payment of the terms.
  var regularPayment: Money? {
    let next = nextObligations.first { $0.kind == .instalment }
    return next?.amount.value ?? terms.payment.value
  }
}

extension Money {
  /// Whether another amount differs by less than a thousandth, as rounding makes it.
  fileprivate func isAbout(_ other: Money) -> Bool {
    guard let gap = subtracting(other)?.magnitude else { return false }
    return Int128(gap.minorUnits) * 1000 <= Int128(minorUnits.magnitude)
  }
}
