package import LoanArithmetic

/// The values that a question about a loan accepts: those of the form of an action, and those that have an answer.
package struct WhatIfInputs: Sendable, Hashable {
  /// The limits of an amount.
  package struct Amounts: Sendable, Hashable {
    package var least: Money
    package var most: Money
    /// A round amount for an example; the nearest limit if no round amount is accepted.
    package var usual: Money
  }

  /// The limits of a day.
  package struct Days: Sendable, Hashable {
    package var first: CalendarDate
    /// `nil` if every later day is accepted.
    package var last: CalendarDate?
  }

  /// The amounts on the day that is asked about: the later the day, the less is left to repay. The largest one leaves
  /// so much for each payment that smaller payments can be calculated.
  package var amounts: Amounts?
  package var days: Days?
  /// What an early repayment may keep; empty for any other question.
  package var kept: [EarlyRepayment.Kept] = []
  package var months: ClosedRange<Int>?
}

extension WhatIfInputs.Amounts {
  /// The usual amount, and before it a fifth of it if that is accepted.
  package var examples: [Money] {
    let fifth = Money(minorUnits: usual.minorUnits / 5, currency: usual.currency)
    return fifth.minorUnits >= least.minorUnits && fifth != usual ? [fifth, usual] : [usual]
  }

  /// Whether an amount, in major units, is within the limits and has no more decimals than the currency.
  func contains(_ amount: ExactDecimal) -> Bool {
    guard let money = Money(amount, currency: least.currency) else { return false }
    return least.minorUnits <= money.minorUnits && money.minorUnits <= most.minorUnits
  }
}

extension WhatIfInputs.Days {
  package func contains(_ day: CalendarDate) -> Bool { first <= day && last.map { day <= $0 } ?? true }
}
