public import LoanArithmetic

extension ComingChange {
  /// Whether the header shows the change because the customer has to prepare for it.
  ///
  /// This is the case if the rate rises by one percentage point or more, the payment rises by a tenth or more, a large
  /// last payment comes, or a credit limit falls. The end of a policy counts only if it raises the rate, and only in
  /// its last 30 days: most policies are renewed. Payment holidays and a reached cap on charges never count.
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
