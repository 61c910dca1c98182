import LoanArithmetic

extension LoanOnDay {
  /// A change of the regular payment in the schedule.
  struct PaymentStep {
    /// The day of the first payment of the new amount.
    var from: CalendarDate
    /// The day of the last payment but one of the old amount. The cause of the change lies after it.
    var causeAfter: CalendarDate
    var before: Money
    var after: Money
  }

  /// The changes of the regular payment in the rows of the schedule, the earliest first.
  ///
  /// A payment is regular if a neighbour has the same amount, apart from rounding; so is the first row unless it is the
  /// first payment of the loan, whose period can be shorter or longer. A different first or last payment, or payments that
  /// fall from month to month, are therefore no changes.
  var paymentSteps: [PaymentStep] {
    let first = schedule.rows.first { $0.kind == .instalment }
    let isWholeFromStart = first?.number.map { $0 == 1 } ?? !schedule.isTruncated
    let rows = schedule.rows.filter { $0.kind == .instalment }
    return rows.indices.dropFirst().dropLast().compactMap { index in
      guard let old = rows[index - 1].payment, let new = rows[index].payment, !old.isAbout(new),
        let from = rows[index].due, let causeAfter = rows[max(0, index - 2)].due,
        new.isAbout(rows[index + 1].payment), index == 1 ? !isWholeFromStart : old.isAbout(rows[index - 2].payment)
      else { return nil }
      return PaymentStep(from: from, causeAfter: causeAfter, before: old, after: new)
    }
  }

  /// The regular payment: the next instalment, or else the fixed payment of the terms.
  var regularPayment: Money? {
    let next = nextObligations.first { $0.kind == .instalment }
    return next?.amount.value ?? terms.payment.value
  }
}

extension Money {
  /// Whether another amount is known and differs by at most a thousandth, which rounding can cause.
  fileprivate func isAbout(_ other: Money?) -> Bool {
    guard let other, let gap = subtracting(other)?.magnitude else { return false }
    return Int128(gap.minorUnits) * 1000 <= Int128(minorUnits.magnitude)
  }
}
