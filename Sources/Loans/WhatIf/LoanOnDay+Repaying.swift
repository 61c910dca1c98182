package import LoanArithmetic

/// What an early repayment of a part changes: each of its two effects beside what is so without it.
package struct RepaymentComparison: Sendable, Hashable {
  /// One of the two effects.
  package struct Option: Sendable, Hashable {
    package var effect: BookedRepayment.Effect
    package var outcome: RepaymentOutcome
    /// The number of payments that are not to be made any more.
    package var paymentsSaved: Int
    /// The number of months by which the loan ends earlier; `nil` if these are no whole months.
    package var monthsSooner: Int?
  }

  package var amount: Money
  package var on: CalendarDate
  /// The first payment after the day, without the repayment.
  package var payment: Money?
  /// The last payment, without the repayment.
  package var ends: CalendarDate?
  /// The effects that were asked for: the smaller payment before the shorter term.
  package var options: [Option]
}

extension LoanOnDay {
  /// What an early repayment of a part would change.
  ///
  /// - Parameters:
  ///   - amount: What is repaid beyond the payments of the schedule.
  ///   - target: The day of the repayment.
  ///   - effects: The effects to calculate.
  ///   - coming: The payments to come.
  /// - Returns: `nil` if nothing would be left to pay, so that the whole debt is repaid.
  func comparison(
    repaying amount: Money, on target: CalendarDate, _ effects: [BookedRepayment.Effect], in coming: ComingPayments
  ) throws(WhatIfObstacle) -> RepaymentComparison? {
    guard let last = coming.rows.last?.due, target <= last else { throw .tooLate(coming.rows.last?.due ?? target) }
    if target == last { return nil }
    let left = coming.schedule.rows.last { $0.date.map { $0 <= target } ?? false }.map(\.balance)
    guard amount.minorUnits < left ?? coming.terms.principal.minorUnits else { return nil }
    let before = coming.rows.filter { $0.due.map { $0 > target } ?? false }
    var options: [RepaymentComparison.Option] = []
    for effect in effects {
      guard let outcome = coming.outcome(ofRepaying: amount, on: target, effect), let rows = outcome.rows else {
        throw .differs
      }
      options.append(
        RepaymentComparison.Option(
          effect: effect, outcome: outcome, paymentsSaved: before.count - rows.count,
          monthsSooner: rows.last?.due.flatMap { $0.wholeMonths(until: last) }))
    }
    return RepaymentComparison(
      amount: amount, on: target, payment: before.first?.payment, ends: last, options: options)
  }

  /// The limits of an early repayment: those of the action and of the contract, the narrower of the two.
  ///
  /// - Throws: that the amount is outside them.
  func checkLimits(of amount: Money) throws(WhatIfObstacle) {
    let action = actions.first { $0.kind == .repayPart }
    let least = [action?.minimum, terms.prepayment.value?.minimum].compactMap(\.self).max {
      $0.minorUnits < $1.minorUnits
    }
    if let least, amount.minorUnits < least.minorUnits { throw .belowMinimum(least) }
    if let most = action?.maximum, amount.minorUnits > most.minorUnits { throw .aboveMaximum(most) }
  }
}

extension BookedRepayment.Effect {
  /// The effects of an early repayment that keeps one of the two the same; both for `nil`.
  static func effects(keeping kept: EarlyRepayment.Kept?) -> [BookedRepayment.Effect] {
    switch kept {
    case .term: [.smallerPayment]
    case .payment: [.shorterTerm]
    case nil: [.smallerPayment, .shorterTerm]
    }
  }
}
