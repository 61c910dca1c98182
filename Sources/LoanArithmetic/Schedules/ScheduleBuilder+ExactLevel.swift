extension ScheduleBuilder {
  /// The level payment that repays the debt with the interest the periods will really have.
  ///
  /// Rounded, it leaves the last payment different. When that difference is more minor units than half the payments,
  /// it is spread over them, if that brings the last payment closer to the others.
  func exactLevel(_ remaining: Int) throws(LoanArithmeticError) -> Int128 {
    let growths = try growthsAfterToday(remaining - 1)
    let value = try worth(growths) / DoubleDouble(multiple)
    // An exact tie is taken as such when 24 digits do not tell it from the value.
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

  /// What is owed today over Σ of the discounts of today's payment and the following, each as large as its step.
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

  /// The payment that is left for the end, when all before it are of one amount.
  private func lastPayment(after payment: Int128, _ growths: [Growth]) throws(LoanArithmeticError) -> Int128 {
    var (owed, interest) = (balance, accrued)
    for growth in growths {
      owed = try owed.plus(interest - payment)
      interest = try growth.interest(on: owed, rule)
    }
    return try owed.plus(interest)
  }
}
