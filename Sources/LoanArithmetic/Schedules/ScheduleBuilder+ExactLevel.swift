extension ScheduleBuilder {
  /// Returns the level payment that repays the debt with the actual interest of each period.
  ///
  /// Rounding the payment changes the last one. If the last payment differs by more minor units than half the number of
  /// payments, the difference is spread over all payments, provided that this brings the last payment closer to the
  /// others.
  func exactLevel(_ remaining: Int) throws(LoanArithmeticError) -> Int128 {
    let growths = try growthsAfterToday(remaining - 1)
    let value = try worth(growths) / DoubleDouble(multiple)
    // If 24 digits do not distinguish the value from a tie, it is a tie.
    let nearest = try Annuity.nearest(value, value.high * 0x1p-80) { _ in 0 }
    let isOddTie = rule == .halfEven && nearest.isTie && nearest.quotient % 2 != 0
    let payment = (isOddTie ? nearest.quotient - 1 : nearest.quotient) * multiple
    guard unitsPerMinor == 1, remaining > 1, terms.paymentGrowth == nil else { return payment }
    let difference = try lastPayment(after: payment, growths).plus(-payment)
    guard difference.magnitude > UInt128(remaining / 2) else { return payment }
    let shifted = payment + rule.quotient(difference, Int128(remaining) * multiple) * multiple
    let shiftedDifference = try lastPayment(after: shifted, growths).plus(-shifted)
    return shiftedDifference.magnitude < difference.magnitude ? shifted : payment
  }

  private func growthsAfterToday(_ count: Int) throws(LoanArithmeticError) -> [Growth] {
    guard var dates, var from = today else {
      return Array(repeating: accrual.nominal, count: max(count, 0))
    }
    var growths: [Growth] = []
    growths.reserveCapacity(max(count, 0))
    for _ in 0..<max(count, 0) {
      let next = try dates.advance()
      let period = Accrual.Period(start: from, end: next.due, count: next.periods)
      growths.append(try accrual.growth(from: from, to: next.due, in: period))
      from = next.due
    }
    return growths
  }

  /// Returns the present debt divided by the sum of the discount factors of the remaining payments, starting with
  /// today's. Each factor is multiplied by the growth of its payment.
  private func worth(_ growths: [Growth]) throws(LoanArithmeticError) -> DoubleDouble {
    var (discount, sum) = (DoubleDouble.one, DoubleDouble.one)
    let step = try terms.paymentGrowth.map { growth throws(LoanArithmeticError) in
      try Growth(percent: growth.percent, parts: 1, year: 1).wide + .one
    }
    for (index, growth) in growths.enumerated() {
      discount = discount / (growth.wide + .one)
      if let step, beginsStep(paid + index + 1) { discount = discount * step }
      sum = sum + discount
    }
    return (DoubleDouble(balance + shortenings) + accrual.exactAccrued(accrued)) / sum
  }

  /// Returns the last payment if all payments before it are equal to `payment`.
  private func lastPayment(after payment: Int128, _ growths: [Growth]) throws(LoanArithmeticError) -> Int128 {
    var (owed, interest) = (balance, accrued)
    for growth in growths {
      owed = try owed.plus(interest - payment)
      interest = try growth.interest(on: owed, rule)
    }
    return try owed.plus(interest)
  }
}
