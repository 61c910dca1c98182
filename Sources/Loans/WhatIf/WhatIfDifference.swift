package import LoanArithmetic

/// A figure that the source states and the terms of the contract give differently.
package struct WhatIfDifference: Sendable, Hashable {
  package enum Figure: Sendable, Hashable, CaseIterable {
    case principal, interest, balance, balloon, fixedDebt, payoff, minimum
  }

  package var figure: Figure
  /// The day of the payment or of the amount.
  package var on: CalendarDate?
  package var stated: Money
  package var calculated: Money

  init(_ figure: Figure, on day: CalendarDate?, stated: Money, calculated: Money) {
    self.figure = figure
    on = day
    self.stated = stated
    self.calculated = calculated
  }
}
