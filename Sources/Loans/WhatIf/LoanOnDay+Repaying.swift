package import LoanArithmetic

/// The loan without an early repayment of a part, compared with the loan after each of its two possible effects.
package struct RepaymentComparison: Sendable, Hashable {
  /// One of the two effects.
  package struct Option: Sendable, Hashable {
    package var effect: BookedRepayment.Effect
    package var outcome: RepaymentOutcome
    /// The number of payments that the repayment saves.
    package var paymentsSaved: Int
    /// The number of months by which the loan ends earlier; `nil` if it is not a whole number of months.
    package var monthsSooner: Int?
    /// The principal at the end of the fixed rate; `nil` if the rate does not end before the loan.
    package var debtAtFixing: Money?
  }

  package var amount: Money
  package var on: CalendarDate
  /// The amount of the first payment after the day and after the booked repayments that all options outlast, without
  /// the repayment.
  package var payment: Money?
  /// The day of the last payment, without the repayment.
  package var ends: CalendarDate?
  /// The last day of the fixed rate, up to which everything is calculated; `nil` if the rate does not end before the
  /// loan.
  package var fixedUntil: CalendarDate?
  /// The principal on that day, without the repayment.
  package var debtAtFixing: Money?
  /// The effects that were asked for: the smaller payment before the shorter term.
  package var options: [Option]
}

extension LoanOnDay {
  /// Compares the loan with and without an early repayment of a part.
  ///
  /// - Parameters:
  ///   - amount: the amount repaid beyond the payments of the schedule.
  ///   - target: the day of the repayment.
  ///   - effects: the effects to calculate.
  ///   - coming: the payments to come.
  /// - Returns: The comparison; `nil` if the whole debt would be repaid.
  func comparison(
    repaying amount: Money, on target: CalendarDate, effects: [BookedRepayment.Effect], in coming: ComingPayments
  ) throws(WhatIfObstacle) -> RepaymentComparison? {
    guard let last = coming.rows.last?.due else { throw .missing([.schedule]) }
    if let until = coming.fixedUntil, target >= last || effects == [.smallerPayment] { throw .rateEnds(until) }
    guard target <= last else { throw .tooLate(last) }
    if target == last { return nil }
    guard amount.minorUnits < coming.principal(on: target) else { return nil }
    let before = coming.allRows.filter { $0.due.map { $0 > target } ?? false }
    var options: [RepaymentComparison.Option] = []
    // With a balloon, only smaller instalments leave all other terms as they are. Payments of interest alone become
    // smaller in any case, and their number stays.
    let keepsTerm = coming.balloon != nil && effects != [.shorterTerm] || coming.terms.method == .interestOnly
    let possible: [BookedRepayment.Effect] = keepsTerm ? [.smallerPayment] : effects
    for effect in coming.fixedUntil == nil ? possible : [.shorterTerm] {
      guard let outcome = coming.outcome(ofRepaying: amount, on: target, effect: effect), let rows = outcome.rows else {
        throw .irregularSchedule(coming.balloon.map { .lastPayment($0.due) } ?? .other)
      }
      // A payment that becomes larger is nothing to choose.
      if effects.count > 1, !keepsTerm, coming.isPaymentRaised(by: outcome, on: target) { continue }
      options.append(
        RepaymentComparison.Option(
          effect: effect, outcome: outcome, paymentsSaved: before.count - rows.count,
          monthsSooner: rows.last?.due.flatMap { $0.wholeMonths(until: last) },
          debtAtFixing: coming.fixedUntil.flatMap { _ in rows.last?.balance }))
    }
    var comparison = RepaymentComparison(
      amount: amount, on: target, payment: before.first?.payment, ends: coming.fixedUntil == nil ? last : nil,
      fixedUntil: coming.fixedUntil, debtAtFixing: coming.fixedUntil.flatMap { _ in coming.rows.last?.balance },
      options: options)
    // What is booked for a later day changes the payment again.
    let booked = onDayOfState.customersRepayments.filter { $0.on > target }
    for repayment in booked.reversed() {
      if comparison.comparePayments(after: repayment.on, without: before) { break }
    }
    return comparison
  }

  /// Checks an early repayment against the narrower limits of the action and of the contract.
  ///
  /// - Throws: An obstacle if the amount is outside them.
  func checkLimits(of amount: Money) throws(WhatIfObstacle) {
    if let least = leastRepayment, amount.minorUnits < least.minorUnits { throw .belowMinimum(least) }
    if let most = mostRepayment, amount.minorUnits > most.minorUnits { throw .aboveMaximum(most) }
  }

  /// The smallest early repayment that both the action and the contract allow; `nil` if neither states one.
  var leastRepayment: Money? {
    [repaymentAction?.minimum, terms.prepayment.value?.minimum].compactMap(\.self).max { $0.minorUnits < $1.minorUnits }
  }

  /// The largest early repayment that the action allows; `nil` if it states none.
  var mostRepayment: Money? { repaymentAction?.maximum }

  /// The action of repaying a part; `nil` if the source states none.
  private var repaymentAction: LoanAction? { actions.first { $0.kind == .repayPart } }
}

extension RepaymentComparison {
  /// Compares the first payments after a day in place of the first ones of all. Returns `false`, and changes nothing,
  /// if there is no such payment with one of the options or without the repayment.
  fileprivate mutating func comparePayments(after day: CalendarDate, without before: [ScheduleRow]) -> Bool {
    func payment(in rows: [ScheduleRow]?) -> Money? { rows?.first { $0.due.map { $0 > day } ?? false }?.payment }
    let later = options.compactMap { payment(in: $0.outcome.rows) }
    guard let payment = payment(in: before), later.count == options.count else { return false }
    self.payment = payment
    for (index, payment) in later.enumerated() {
      options[index].outcome.paymentAfter = options[index].outcome.paymentAfter.map { _ in payment }
    }
    return true
  }
}

extension BookedRepayment.Effect {
  /// Returns the effect of an early repayment that keeps the term or the payment; both effects for `nil`.
  static func effects(keeping kept: EarlyRepayment.Kept?) -> [BookedRepayment.Effect] {
    switch kept {
    case .term: [.smallerPayment]
    case .payment: [.shorterTerm]
    case nil: [.smallerPayment, .shorterTerm]
    }
  }
}
