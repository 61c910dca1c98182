public import LoanArithmetic

extension ComingChange {
  /// Whether the customer has to prepare for the change, so that the header says it: it makes the loan clearly dearer.
  ///
  /// This is the case if the rate rises by one percentage point or more, if the payment rises by a tenth or more, if a
  /// large last payment comes, or if less can be spent. The end of a policy counts in its last 30 days only: before that, it is usually renewed.
  public func isSerious(on day: CalendarDate) -> Bool {
    switch kind {
    case .insuranceEnds: raisesRate && day.days(until: self.day) <= 30
    case .lastPayment(let kind): kind == .balloon || kind == .residual
    case .holidayBegins, .holidayEnds, .chargeCapReached: false
    case .limit: lowersLimit
    case .rate, .rateEnds, .payment, .graceEnds, .planEnds, .answerBy, .chooseBy, .contractEnds:
      raisesRate || raisesPayment
    }
  }

  /// Whether the rate rises by one percentage point or more.
  private var raisesRate: Bool {
    guard let before = rate?.before, let after = rate?.after.value, before.period == after.period else { return false }
    let decimals = max(before.percent.scale, after.percent.scale)
    guard let low = before.percent.scaled(toDecimals: decimals), let high = after.percent.scaled(toDecimals: decimals),
      let point = ExactDecimal(coefficient: 1, scale: 0).scaled(toDecimals: decimals)
    else { return false }
    return Int128(high) - Int128(low) >= Int128(point)
  }

  private var lowersLimit: Bool {
    guard let before = limit?.before, let after = limit?.after.value else { return false }
    return after.minorUnits < before.minorUnits
  }

  /// Whether the payment rises by a tenth or more.
  private var raisesPayment: Bool {
    guard let before = payment?.before, let after = payment?.after.value, before.currency == after.currency,
      before.isPositive
    else { return false }
    return Int128(after.minorUnits) * 10 >= Int128(before.minorUnits) * 11
  }
}
