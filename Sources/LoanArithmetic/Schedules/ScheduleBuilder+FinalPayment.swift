extension ScheduleBuilder {
  /// The most rows that are calculated to find the level payments of one schedule.
  private static let mostTriedRows = 4_000_000

  /// Returns the level payment that the rows of the remaining schedule decide, without any later event.
  ///
  /// A larger level payment leaves a smaller last payment, so the least one that leaves no larger last payment separates
  /// those that are too small from those that are large enough.
  mutating func levelByFinalPayment() throws(LoanArithmeticError) -> Int128 {
    let owed = try (balance + shortenings).plus(accrued)
    guard remaining > 1, owed > 0 else { return owed }
    // In multiples of the payment: `few` is too small, `enough` is not.
    var (few, enough) = (Int128(0), RoundingRule.up.quotient(owed, multiple))
    var (excess, lack): (Int128?, Int128?)
    var guess = min(RoundingRule.up.quotient(owed, try multiple.times(Int128(remaining))), enough)
    var halves = false
    while enough - few > 1 {
      let difference = try finalPaymentAbove(guess)
      if difference > 0 { (few, excess) = (guess, difference) } else { (enough, lack) = (guess, -difference) }
      guess = nextGuess(few, enough, excess, lack, halves: halves)
      halves.toggle()
    }
    switch terms.levelPayment {
    case .nominal, .exact, .lowerFinalPayment: return enough * multiple
    case .higherFinalPayment: return (try finalPaymentAbove(enough) < 0 && few > 0 ? few : enough) * multiple
    case .similarFinalPayment: return (few > 0 ? try nearer(few, enough) : enough) * multiple
    }
  }

  /// Returns a number of multiples between two others. The difference of the last payment changes almost evenly with the
  /// level payment, so it is found where a straight line through `excess` and `lack` crosses zero; every other time it is
  /// the middle, for the lines that are not straight.
  private func nextGuess(
    _ few: Int128, _ enough: Int128, _ excess: Int128?, _ lack: Int128?, halves: Bool
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

  /// Returns which of two neighbouring numbers of multiples has the last payment nearer to it.
  private mutating func nearer(_ few: Int128, _ enough: Int128) throws(LoanArithmeticError) -> Int128 {
    let (above, below) = (try finalPaymentAbove(few), try -finalPaymentAbove(enough))
    let allowed = Int128(remaining) * multiple
    let bothFit = max(above, below) <= allowed
    guard bothFit || above == below else { return above < below ? few : enough }
    return terms.levelRounding == .halfEven && enough % 2 != 0 ? few : enough
  }

  /// Returns by how much the last payment is above a level payment, in units; negative if it is below.
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
