extension ScheduleBuilder {
  /// The largest number of payments over which a difference of the last payment is spread. In a longer schedule, one
  /// more unit in each payment changes the last payment by more than rounding does.
  private static let longestSpread = 480

  /// Returns the level payment that repays the debt with the actual interest of each period.
  ///
  /// Rounding the payment changes the last one. If the last payment differs by more minor units than half the number of
  /// payments, the difference is spread over all payments, provided that this brings the last payment closer to the
  /// others. With more than 480 payments (forty years of months) nothing is spread.
  mutating func exactLevel() throws(LoanArithmeticError) -> Int128 {
    let range = try periodsAfterToday(remaining - 1)
    let value = try unroundedLevel(over: range) / DoubleDouble(multiple)
    // If 24 digits do not distinguish the value from a tie, it is a tie.
    let nearest = try Annuity.nearest(value, error: value.high * 0x1p-80) { _ in 0 }
    let isOddTie = rule == .halfEven && nearest.isTie && nearest.quotient % 2 != 0
    let payment = (isOddTie ? nearest.quotient - 1 : nearest.quotient) * multiple
    guard unitsPerMinor == 1, (2...Self.longestSpread).contains(remaining), terms.paymentGrowth == nil else {
      return payment
    }
    let growths = try range.map { index throws(LoanArithmeticError) in
      try discounts.leaf(at: index).map { leaf throws(LoanArithmeticError) in try accrual.growth(of: leaf.length) }
        ?? .none
    }
    let difference = try lastPayment(after: payment, over: growths).plus(-payment)
    guard difference.magnitude > UInt128(remaining / 2) else { return payment }
    let shifted = payment + terms.rounding.paymentRule.quotient(difference, Int128(remaining) * multiple) * multiple
    let shiftedDifference = try lastPayment(after: shifted, over: growths).plus(-shifted)
    return shiftedDifference.magnitude < difference.magnitude ? shifted : payment
  }

  /// Returns the positions of the next `count` periods in `discounts`.
  private mutating func periodsAfterToday(_ count: Int) throws(LoanArithmeticError) -> Range<Int> {
    let next = paid + holidayRows
    // A payment holiday moves the growth steps to later periods.
    if terms.paymentGrowth != nil, discountsHolidays != holidayRows {
      discounts = DiscountTree()
      plannedDates = nil
      lastPlannedDate = nil
    }
    discountsHolidays = holidayRows
    while discounts.count < next + count {
      let length = try plannedLength()
      discounts.append(.init(length: length, beginsStep: beginsStep(discounts.count + 1 - holidayRows)))
    }
    return next..<(next + count)
  }

  /// Returns the length of the period after the ones in `discounts`, regardless of events.
  private mutating func plannedLength() throws(LoanArithmeticError) -> Accrual.Length {
    if plannedDates == nil {
      plannedDates = try DueDates(terms)
      lastPlannedDate = nil
    }
    guard let due = try plannedDates?.advance() else { return .periods(1) }
    defer { lastPlannedDate = due.due }
    guard let from = lastPlannedDate else { return .periods(due.periods) }
    return try accrual.length(from: from, to: due.due, periods: due.periods)
  }

  /// Returns the level payment without rounding: the present debt divided by the sum of the discount factors of the
  /// remaining payments, starting with today's. Each factor is multiplied by the growth of its payment.
  ///
  /// - Parameter range: the positions of the periods after today in ``discounts``.
  private mutating func unroundedLevel(over range: Range<Int>) throws(LoanArithmeticError) -> DoubleDouble {
    let step = try terms.paymentGrowth.map { growth throws(LoanArithmeticError) in
      try Growth(percent: growth.percent, parts: 1, year: 1).wide + .one
    }
    let accrual = accrual
    let sum = try discounts.sum(over: range) { leaf throws(LoanArithmeticError) in
      let discount = DoubleDouble.one / (try accrual.growth(of: leaf.length).wide + .one)
      return leaf.beginsStep ? discount * (step ?? .one) : discount
    }
    return (DoubleDouble(balance + shortenings) + accrual.exactAccrued(accrued)) / (sum + .one)
  }

  /// Returns the last payment if all payments before it are equal to `payment`. `growths` is the interest of each
  /// period between them.
  private func lastPayment(after payment: Int128, over growths: [Growth]) throws(LoanArithmeticError) -> Int128 {
    var owed = balance + shortenings
    var interest = accrued
    for growth in growths {
      owed = try owed.plus(interest - payment)
      interest = try growth.interest(on: owed, rule)
    }
    return try owed.plus(interest)
  }
}
