extension ScheduleBuilder {
  /// The most rows that are calculated to find the level payments of one schedule.
  private static let mostTriedRows = 4_000_000

  /// Finds the level payment by the rule for the last payment (``ScheduleTerms/levelPayment``).
  ///
  /// A larger level payment leaves a smaller last one. Trial schedules without later events give the smallest level
  /// payment that the last one does not exceed; the rule takes that one or the next smaller one.
  mutating func levelByFinalPayment() throws(LoanArithmeticError) -> Int128 {
    let owed = try (balance + shortenings).plus(accrued)
    guard remaining > 1, owed > 0 else { return owed }
    // In multiples of `multiple`: `few` is too small, `enough` is not.
    var few: Int128 = 0
    var enough = RoundingRule.up.quotient(owed, multiple)
    // How far the last payment is above the level payment with `few`, and below it with `enough`.
    var excess: Int128?
    var lack: Int128?
    var guess = min(RoundingRule.up.quotient(owed, try multiple.times(Int128(remaining))), enough)
    var halves = false
    while enough - few > 1 {
      let difference = try finalPaymentAbove(guess)
      if difference > 0 {
        few = guess
        excess = difference
      } else {
        enough = guess
        lack = -difference
      }
      guess = nextGuess(between: few, and: enough, excess: excess, lack: lack, halves: halves)
      halves.toggle()
    }
    switch terms.levelPayment {
    case .nominal, .exact, .lowerFinalPayment: return enough * multiple
    case .higherFinalPayment: return (try finalPaymentAbove(enough) < 0 && few > 0 ? few : enough) * multiple
    case .similarFinalPayment: return (few > 0 ? try nearer(of: few, and: enough) : enough) * multiple
    }
  }

  /// Returns a number of multiples between two others. The difference of the last payment is almost linear in the level
  /// payment, so the guess is where a line through `excess` and `lack` crosses zero. Every other guess (`halves`) is
  /// the middle, in case the difference is not linear.
  private func nextGuess(
    between few: Int128, and enough: Int128, excess: Int128?, lack: Int128?, halves: Bool
  ) -> Int128 {
    let width = enough - few
    var step = width / 2
    if let excess, let lack, !halves {
      step = RoundingRule.up.scale(width, excess, excess + lack) ?? step
    } else if lack == nil {
      // The answer is rarely more than twice the first guess.
      step = min(few, step)
    }
    return few + min(max(step, 1), width - 1)
  }

  /// Returns the one of two neighbouring numbers of multiples whose last payment is nearer to it. If both are within
  /// one minor unit for each payment, ``ScheduleTerms/levelRounding`` decides.
  private mutating func nearer(of few: Int128, and enough: Int128) throws(LoanArithmeticError) -> Int128 {
    let above = try finalPaymentAbove(few)
    let below = try -finalPaymentAbove(enough)
    let allowed = Int128(remaining) * multiple
    let bothFit = max(above, below) <= allowed
    guard bothFit || above == below else { return above < below ? few : enough }
    return terms.levelRounding == .halfEven && enough % 2 != 0 ? few : enough
  }

  /// Returns the last payment minus a level payment of a number of multiples, in units.
  ///
  /// - Throws: `.tooMany` if too many rows have been tried.
  private mutating func finalPaymentAbove(_ multiples: Int128) throws(LoanArithmeticError) -> Int128 {
    triedRows += remaining
    guard triedRows <= Self.mostTriedRows else {
      throw LoanArithmeticError(
        .tooMany, at: .levelPayment, expected: "fewer payments or changes, each of which finds the payment anew")
    }
    var trial = self
    let level = multiples * multiple
    trial.level = level
    trial.balance += shortenings
    trial.timeline = timeline.withoutEvents
    trial.accrual.isRunning = true
    trial.rows = []
    try trial.pay(on: today)
    while trial.paid < trial.total, !trial.isRepaid { try trial.addPeriod() }
    return Int128(trial.rows.last?.payment ?? 0) - level
  }
}
